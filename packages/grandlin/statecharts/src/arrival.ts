// Arrival: the card on the square is shown and dealt with, then the Henchman may act there (arrive.*).
import { all } from "@assize/kernel-chart-engine";
import { arrival as rules, day, type EventOf, piles, type State } from "@assize/grandlin-rules";
import * as facts from "./arrival-facts.ts";
import { mapsLeaving } from "./card-facts.ts";
import { part, rule } from "./chart.ts";
import { turnOf } from "./day-facts.ts";
import { forced, leadsOn } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("day.end", day.isOnTurn, { describe: turnOf });

const notMissed = rule("portal", rules.hasNotMissed, {
  describe: facts.portalStands,
  completion: true,
});

const onceToday = rule("arrive.act", rules.notActedToday, {
  describe: facts.actedToday,
  completion: true,
});

const portal = part({
  initial: "die",
  states: {
    die: {
      id: "portal-die",
      on: {
        "portal-rolled": leadsOn<"portal-rolled">(
          all(rule("portal", rules.dieMayBeRolled, { describe: facts.portalStands }), notMissed),
          rules.rollPortal,
        ),
      },
    },
    aim: {
      id: "portal-aim",
      on: {
        "portal-aimed": leadsOn<"portal-aimed">(
          all(onTurn, rule("portal", rules.dieAdmits, { describe: facts.portalAim })),
          rules.aimPortal,
        ),
        "spell-cast": spell,
      },
    },
    travel: {
      id: "portal-travel",
      on: {
        travelled: forced(
          all(rule("portal", rules.mayTravel, { describe: facts.portalStands }), notMissed),
          rules.travel,
        ),
      },
    },
  },
});

const found = part({
  id: "found",
  on: {
    "card-taken": forced(
      rule("black", rules.foundIsTaken, { describe: facts.foundCard }),
      rules.takeFound,
    ),
    "card-discarded": forced(
      rule(["weapon", "potion", "trap", "special", "combat.villain-dead"], rules.foundIsDiscarded, {
        describe: facts.foundCard,
      }),
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
    "map-set-aside": forced(
      rule("maps.out", rules.foundMapIsLost, { describe: facts.foundCard, completion: true }),
      rules.setFoundMapAside,
    ),
    "card-kept": forced(
      rule("special", rules.foundIsKept, { describe: facts.foundCard }),
      rules.keepFound,
    ),
  },
});

const search = part({
  initial: "die",
  states: {
    die: {
      id: "search-die",
      on: {
        "search-rolled": leadsOn<"search-rolled">(
          rule("variant.loot", rules.searchDieIsDue, { describe: facts.searchStands }),
          rules.rollSearch,
        ),
      },
    },
    find: {
      id: "search-find",
      on: {
        "treasure-found": leadsOn<"treasure-found">(
          all(
            rule("variant.loot", rules.findIsDue, { describe: facts.searchStands }),
            rule("variant.loot", rules.findsByChance, {
              describe: facts.searchStands,
              completion: true,
            }),
            rule("variant.loot", rules.isForFinder, { describe: turnOf }),
            rule("variant.loot", rules.isHiddenHere, { describe: facts.castleHere }),
          ),
          rules.findTreasure,
        ),
        "treasure-taken": leadsOn<"treasure-taken">(
          all<State, EventOf<"treasure-taken">>(
            onTurn,
            rule("variant.loot", rules.findIsDue, { describe: facts.searchStands }),
            rule("variant.loot", rules.findsByChoice, {
              describe: facts.searchStands,
              completion: true,
            }),
            rule("variant.loot", rules.isHiddenHere, { describe: facts.castleHere }),
          ),
          rules.chooseFind,
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
        "card-shown": forced(
          all(
            rule("arrive.show", rules.cardWaits, { describe: facts.cardLies }),
            rule("arrive.show", rules.notShownToday, {
              describe: facts.cardLies,
              completion: true,
            }),
          ),
          rules.showCard,
          {
            where: { villain: rules.villainLiesHere },
          },
        ),
      },
    },
    special: {
      id: "special",
      on: {
        "special-used": leadsOn<"special-used">(
          all(
            onTurn,
            rule("special", rules.specialIsPayable, {
              describe: facts.payable,
              completion: true,
            }),
            rule("special", rules.looksWhereAllowed, {
              describe: facts.peekAllowed,
              completion: true,
            }),
            rule("portal", rules.aimsRightly, { describe: facts.portalAim }),
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
          all(onTurn, rule("black", rules.blackChoiceIsDue, { describe: facts.foundCard })),
          rules.takeBlack,
        ),
        "black-left": leadsOn<"black-left">(
          all(onTurn, rule("black", rules.blackChoiceIsDue, { describe: facts.foundCard })),
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
            onceToday,
            rule("arrive.act", rules.takingIsAllowed, { describe: facts.treasuresHere }),
            rule(["arrive.act", "comp.places"], rules.isOwnerlessHere, {
              describe: facts.treasuresHere,
            }),
          ),
          rules.takeTreasure,
        ),
        "henchman-attacked": leadsOn<"henchman-attacked">(
          all(
            onTurn,
            onceToday,
            rule("arrive.act", rules.attackingIsAllowed, { describe: facts.attackable }),
            rule("combat.start", rules.isAttackable, { describe: facts.attackable }),
          ),
          rules.attack,
        ),
        "castle-searched": leadsOn<"castle-searched">(
          all(
            onTurn,
            rule("variant.loot", rules.mayComb, { describe: facts.castleHere }),
            rule("variant.loot", rules.treasuresAreHiddenHere, {
              describe: facts.castleHere,
              completion: true,
            }),
          ),
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
    "map-set-aside": forced(
      rule("maps.out", piles.drawnMapIsDue, { describe: mapsLeaving, completion: true }),
      piles.setDrawnMapAside,
    ),
  },
});
