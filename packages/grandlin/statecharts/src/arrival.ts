// Arrival: the card on the square is shown and dealt with, then the Henchman may act there (arrive.*).
import { all } from "@assize/kernel-chart-engine";
import { arrival as rules, day, piles } from "@assize/grandlin-rules";
import { part, rule } from "./chart.ts";
import { forced, leadsOn } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("day.end", day.isOnTurn);

const portal = part({
  initial: "die",
  states: {
    die: {
      id: "portal-die",
      on: {
        "portal-rolled": leadsOn<"portal-rolled">(
          rule("portal", rules.portalDieIsDue),
          rules.rollPortal,
        ),
      },
    },
    aim: {
      id: "portal-aim",
      on: {
        "portal-aimed": leadsOn<"portal-aimed">(
          all(onTurn, rule("portal", rules.dieAdmits)),
          rules.aimPortal,
        ),
        "spell-cast": spell,
      },
    },
    travel: {
      id: "portal-travel",
      on: {
        travelled: forced(rule("portal", rules.travelIsDue), rules.travel),
      },
    },
  },
});

const found = part({
  id: "found",
  on: {
    "card-taken": forced(rule("black", rules.foundIsTaken), rules.takeFound),
    "card-discarded": forced(
      rule(["weapon", "potion", "trap", "special", "combat.villain-dead"], rules.foundIsDiscarded),
      rules.discardFound,
      {
        where: {
          weapon: rules.foundIsWeapon,
          potion: rules.foundIsPotion,
          trap: rules.foundIsTrap,
          special: rules.foundIsSpecial,
          "combat.villain-dead": rules.foundIsVillain,
        },
      },
    ),
    "map-set-aside": forced(rule("maps.out", rules.foundMapIsLost), rules.setFoundMapAside),
    "card-kept": forced(rule("special", rules.foundIsKept), rules.keepFound),
  },
});

const search = part({
  initial: "die",
  states: {
    die: {
      id: "search-die",
      on: {
        "search-rolled": leadsOn<"search-rolled">(
          rule("variant.loot", rules.searchDieIsDue),
          rules.rollSearch,
        ),
      },
    },
    find: {
      id: "search-find",
      on: {
        "treasure-found": leadsOn<"treasure-found">(
          all(
            rule("variant.loot", rules.findIsDue),
            rule("variant.loot", rules.isForFinder),
            rule("variant.loot", rules.isHiddenHere),
          ),
          rules.findTreasure,
        ),
      },
    },
  },
});

export const arrival = part({
  initial: "showing",
  states: {
    showing: {
      id: "showing",
      on: {
        "card-shown": forced(rule("arrive.show", rules.showingIsDue), rules.showCard, {
          where: { villain: rules.villainLiesHere },
        }),
      },
    },
    special: {
      id: "special",
      on: {
        "special-used": leadsOn<"special-used">(
          all(
            onTurn,
            rule("special", rules.specialIsPayable),
            rule("special", rules.looksWhereAllowed),
            rule("portal", rules.aimsRightly),
          ),
          rules.useSpecial,
          { where: { portal: rules.foundIsPortal } },
        ),
        "special-left": leadsOn<"special-left">(onTurn, rules.leaveCard),
        "spell-cast": spell,
      },
    },
    black: {
      id: "black",
      on: {
        "black-taken": leadsOn<"black-taken">(
          all(onTurn, rule("black", rules.blackChoiceIsDue)),
          rules.takeBlack,
        ),
        "black-left": leadsOn<"black-left">(
          all(onTurn, rule("black", rules.blackChoiceIsDue)),
          rules.leaveCard,
        ),
        "spell-cast": spell,
      },
    },
    portal,
    found,
    act: {
      id: "act",
      on: {
        "treasure-taken": leadsOn<"treasure-taken">(
          all(
            onTurn,
            rule("arrive.act", rules.takingIsAllowed),
            rule(["arrive.act", "comp.places"], rules.isOwnerlessHere),
          ),
          rules.takeTreasure,
        ),
        "henchman-attacked": leadsOn<"henchman-attacked">(
          all(
            onTurn,
            rule("arrive.act", rules.attackingIsAllowed),
            rule("combat.start", rules.isAttackable),
          ),
          rules.attack,
        ),
        "castle-searched": leadsOn<"castle-searched">(
          all(onTurn, rule("variant.loot", rules.canSearch)),
          rules.search,
        ),
        "act-passed": leadsOn<"act-passed">(onTurn, rules.passAct, { clauses: ["arrive.act"] }),
        "spell-cast": spell,
      },
    },
    search,
  },
});

export const drawnMap = part({
  id: "drawn-map",
  on: {
    "map-set-aside": forced(rule("maps.out", piles.drawnMapIsDue), piles.setDrawnMapAside),
  },
});
