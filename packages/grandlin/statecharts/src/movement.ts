// Morning and movement: poison and lost turns, the die, steps, and what stops a move (day.*, move.*, city.*).
import { all } from "@assize/kernel-chart-engine";
import { day as rules } from "@assize/grandlin-rules";
import { part, rule } from "./chart.ts";
import * as facts from "./day-facts.ts";
import { forced, leadsOn } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("day.end", rules.isOnTurn, { describe: facts.turnOf });

export const morning = part({
  id: "morning",
  on: {
    "poison-taken": forced(
      rule("day.poison", rules.poisonIsDueFirst, { describe: facts.poisoned }),
      rules.takePoison,
      {
        clauses: ["poison"],
      },
    ),
    "turn-lost": forced(
      all(
        rule("day.poison", (game) => !rules.poisonIsDueFirst(game), { describe: facts.poisoned }),
        rule("day.lost", rules.lostTurnIsDue, { describe: facts.turnToLose }),
      ),
      rules.loseTurn,
      { clauses: ["lost-turn"] },
    ),
  },
});

export const movement = part({
  initial: "roll",
  states: {
    roll: {
      id: "roll",
      on: {
        "roll-called": leadsOn<"roll-called">(
          all(onTurn, rule("move.roll", rules.rollIsDue, { describe: facts.rollStands })),
          rules.callRoll,
        ),
        "spell-cast": spell,
      },
    },
    die: {
      id: "die",
      on: {
        "die-rolled": leadsOn<"die-rolled">(
          rule("move.roll", rules.dieIsDue, { describe: facts.rollStands }),
          rules.setSteps,
        ),
      },
    },
    steps: {
      id: "steps",
      on: {
        stepped: leadsOn<"stepped">(
          all(
            onTurn,
            rule(["move.step", "comp.board"], rules.isBeside, { describe: facts.beside }),
            rule("move.roll", rules.hasStepLeft, { describe: facts.stepsLeft }),
            rule("city.gates", rules.goesThroughNoWall, { describe: facts.wallBetween }),
            rule("city.enter", rules.entersFromItsGate, { describe: facts.sleptOn }),
            rule("city.leave", rules.leavesTheCityByGate, { describe: facts.wallBetween }),
          ),
          rules.step,
          {
            where: {
              "city.gates": rules.goesInOrOut,
              "city.enter": rules.goesIn,
              "city.leave": rules.goesOut,
              "city.inside": rules.staysInside,
            },
          },
        ),
        halted: leadsOn<"halted">(onTurn, rules.endMove, { clauses: ["move.step"] }),
        "spell-cast": spell,
      },
    },
    stopping: {
      id: "stopping",
      on: {
        "move-stopped": forced(
          rule("move.stop", rules.moveMustEnd, { describe: facts.moveStands }),
          rules.endMove,
          { where: { "city.inside": rules.standsInside } },
        ),
      },
    },
  },
});

export const evening = part({
  id: "evening",
  on: {
    "turn-ended": forced(
      rule("day.end", () => true, { describe: facts.turnOf }),
      rules.endTurn,
    ),
  },
});

export const nightfall = part({
  id: "nightfall",
  on: {
    "poison-taken": forced(
      rule("day.poison", rules.poisonIsDueLast, { describe: facts.poisoned }),
      rules.takePoison,
      {
        clauses: ["poison"],
      },
    ),
  },
});
