// Morning and movement: poison and lost turns, the die, steps, and what stops a move (day.*, move.*, city.*).
import { all } from "@assize/kernel-chart-engine";
import { day as rules } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import { AFTER_MOVE, forced, onward } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("day.end", rules.isOnTurn);

export const morning = part({
  id: "morning",
  on: {
    "poison-taken": forced(
      rule("day.poison", rules.poisonIsDueFirst),
      rules.derivePoisonTaken,
      rules.takePoison,
      ["death", "morning", "roll"],
      ["poison"],
    ),
    "turn-lost": forced(
      all(
        rule("day.poison", (game) => !rules.poisonIsDueFirst(game)),
        rule("day.lost", rules.lostTurnIsDue),
      ),
      rules.deriveTurnLost,
      rules.loseTurn,
      ["nightfall", "evening"],
      ["lost-turn"],
    ),
  },
});

export const movement = part({
  initial: "roll",
  states: {
    roll: {
      id: "roll",
      on: {
        "roll-called": {
          guard: all(onTurn, rule("move.roll", rules.rollIsDue)),
          actions: update<"roll-called">(rules.callRoll),
          target: "#die",
        },
        "spell-cast": spell,
      },
    },
    die: {
      id: "die",
      on: {
        "die-rolled": {
          guard: rule("move.roll", rules.dieIsDue),
          actions: update<"die-rolled">(rules.setSteps),
          target: "#steps",
        },
      },
    },
    steps: {
      id: "steps",
      on: {
        stepped: onward<"stepped">(
          all(
            onTurn,
            rule(["move.step", "comp.board"], rules.isBeside),
            rule("move.roll", rules.hasStepLeft),
            rule("city.gates", rules.goesThroughNoWall),
            rule("city.enter", rules.entersFromItsGate),
            rule("city.leave", rules.leavesTheCityByGate),
          ),
          rules.step,
          ["stopping", "steps"],
          ["city.inside"],
        ),
        halted: onward<"halted">(onTurn, rules.endMove, AFTER_MOVE, ["move.step"]),
        "spell-cast": spell,
      },
    },
    stopping: {
      id: "stopping",
      on: {
        "move-stopped": forced(
          rule("move.stop", rules.moveMustEnd),
          rules.deriveMoveStopped,
          rules.endMove,
          AFTER_MOVE,
        ),
      },
    },
  },
});

export const evening = part({
  id: "evening",
  on: {
    "turn-ended": forced(
      rule("day.end", () => true),
      rules.deriveTurnEnded,
      rules.endTurn,
      ["ending", "morning", "roll"],
    ),
  },
});

export const nightfall = part({
  id: "nightfall",
  on: {
    "poison-taken": forced(
      rule("day.poison", rules.poisonIsDueLast),
      rules.derivePoisonTaken,
      rules.takePoison,
      ["death", "drawing", "evening"],
      ["poison"],
    ),
  },
});
