// Arrival: the card on the square is shown and dealt with, then the Henchman may act there (arrive.*).
import { all } from "@assize/kernel-chart-engine";
import { arrival as rules, day, piles } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import { AFTER_ACT, AFTER_CARD, AFTER_MOVE, forced, onward, TO_THE_END } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("day.end", day.isOnTurn);

const portal = part({
  initial: "die",
  states: {
    die: {
      id: "portal-die",
      on: {
        "portal-rolled": onward<"portal-rolled">(
          rule("portal", rules.portalDieIsDue),
          rules.rollPortal,
          ["effects", "portal-aim", "portal-travel", "found"],
        ),
      },
    },
    aim: {
      id: "portal-aim",
      on: {
        "portal-aimed": {
          guard: all(onTurn, rule("portal", rules.dieAdmits)),
          actions: update<"portal-aimed">(rules.aimPortal),
          target: "#portal-travel",
        },
        "spell-cast": spell,
      },
    },
    travel: {
      id: "portal-travel",
      on: {
        travelled: forced(rule("portal", rules.travelIsDue), rules.deriveTravelled, rules.travel, [
          "found",
        ]),
      },
    },
  },
});

const found = part({
  id: "found",
  on: {
    "card-taken": forced(
      rule("black", rules.foundIsTaken),
      rules.deriveFoundTaken,
      rules.takeFound,
      AFTER_CARD,
    ),
    "card-discarded": forced(
      rule(["weapon", "potion", "trap", "special", "combat.villain-dead"], rules.foundIsDiscarded),
      rules.deriveFoundGone,
      rules.discardFound,
      AFTER_CARD,
    ),
    "map-set-aside": forced(
      rule("maps.out", rules.foundMapIsLost),
      rules.deriveFoundGone,
      rules.setFoundMapAside,
      ["act", ...AFTER_ACT],
    ),
    "card-kept": forced(
      rule("special", rules.foundIsKept),
      rules.deriveFoundKept,
      rules.keepFound,
      ["renewing", ...AFTER_MOVE],
    ),
  },
});

const search = part({
  initial: "die",
  states: {
    die: {
      id: "search-die",
      on: {
        "search-rolled": onward<"search-rolled">(
          rule("variant.loot", rules.searchDieIsDue),
          rules.rollSearch,
          ["search-find", ...AFTER_ACT],
        ),
      },
    },
    find: {
      id: "search-find",
      on: {
        "treasure-found": onward<"treasure-found">(
          all(
            rule("variant.loot", rules.findIsDue),
            rule("variant.loot", rules.isForFinder),
            rule("variant.loot", rules.isHiddenHere),
          ),
          rules.findTreasure,
          AFTER_ACT,
        ),
      },
    },
  },
});

const isShown = rule("arrive.show", rules.showingIsDue);

export const arrival = part({
  initial: "showing",
  states: {
    showing: {
      id: "showing",
      on: {
        "card-shown": [
          ...forced(isShown, rules.deriveCardShown, rules.showCard, [
            "effects",
            "found",
            "special",
            "black",
          ]),
          ...forced(isShown, rules.deriveCardShown, rules.showCard, ["combat-choice"], ["villain"]),
        ],
      },
    },
    special: {
      id: "special",
      on: {
        "special-used": onward<"special-used">(
          all(
            onTurn,
            rule("special", rules.specialIsPayable),
            rule("special", rules.looksWhereAllowed),
            rule("portal", rules.aimsRightly),
          ),
          rules.useSpecial,
          ["effects", "portal-die", "found"],
        ),
        "special-left": onward<"special-left">(onTurn, rules.leaveCard, AFTER_CARD),
        "spell-cast": spell,
      },
    },
    black: {
      id: "black",
      on: {
        "black-taken": onward<"black-taken">(
          all(onTurn, rule("black", rules.blackChoiceIsDue)),
          rules.takeBlack,
          ["found"],
        ),
        "black-left": onward<"black-left">(
          all(onTurn, rule("black", rules.blackChoiceIsDue)),
          rules.leaveCard,
          AFTER_CARD,
        ),
        "spell-cast": spell,
      },
    },
    portal,
    found,
    act: {
      id: "act",
      on: {
        "treasure-taken": onward<"treasure-taken">(
          all(
            onTurn,
            rule("arrive.act", rules.takingIsAllowed),
            rule(["arrive.act", "comp.places"], rules.isOwnerlessHere),
          ),
          rules.takeTreasure,
          ["act", "service", ...AFTER_ACT],
        ),
        "henchman-attacked": onward<"henchman-attacked">(
          all(
            onTurn,
            rule("arrive.act", rules.attackingIsAllowed),
            rule("combat.start", rules.isAttackable),
          ),
          rules.attack,
          ["combat-answer", "combat-choice"],
        ),
        "castle-searched": {
          guard: all(onTurn, rule("variant.loot", rules.canSearch)),
          actions: update<"castle-searched">(rules.search),
          target: "#search-die",
        },
        "act-passed": onward<"act-passed">(
          onTurn,
          rules.passAct,
          ["service", ...AFTER_ACT],
          ["arrive.act"],
        ),
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
      rule("maps.out", piles.drawnMapIsDue),
      piles.deriveMapSetAside,
      piles.setDrawnMapAside,
      ["death-drawing", "death", "maps-leaving", "maps-drawing", "renewing", ...TO_THE_END],
    ),
  },
});
