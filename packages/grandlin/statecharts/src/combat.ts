// Combat, a chart of its own: who is attacked answers, the player of the turn chooses, dice, totals (combat.*).
import { all } from "@assize/kernel-chart-engine";
import type { SeatId } from "@assize/kernel-model";
import { combat as rules, day } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import { AFTER_ACT, forced, onward, type Way } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("combat.round", day.isOnTurn);

const fleeing = (then: readonly Way[]) =>
  onward<"fled">(
    all(
      rule("combat.flee", rules.attackedDecides),
      rule("combat.flee", rules.breakingOffIsAllowed),
      rule("combat.flee", rules.flightIsPossible),
      rule("combat.flee", (game, event: { readonly by: SeatId }) => event.by === rules.fleer(game)),
      rule("combat.flee", rules.fleesToFreeNeighbour),
    ),
    rules.flee,
    then,
  );

export const combat = part({
  initial: "choice",
  states: {
    answer: {
      id: "combat-answer",
      on: {
        stood: {
          guard: all(
            rule("combat.round", rules.isAttacked),
            rule("combat.round", rules.answerIsDue),
          ),
          actions: update<"stood">(rules.stand),
          target: "#combat-choice",
        },
        fled: fleeing(AFTER_ACT),
      },
    },
    choice: {
      id: "combat-choice",
      on: {
        fought: {
          guard: all(onTurn, rule("combat.round", rules.fightChoiceIsDue)),
          actions: update<"fought">(rules.fight),
          target: "#combat-dice",
        },
        // A reshuffle waits while a card on a square is being dealt with.
        fled: fleeing(["renewing", ...AFTER_ACT]),
        "combat-stopped": onward<"combat-stopped">(
          all(
            onTurn,
            rule(["combat.round", "villain"], rules.fightsHenchman),
            rule("combat.round", rules.breakingOffIsAllowed),
          ),
          rules.stopFight,
          AFTER_ACT,
        ),
        "spell-cast": spell,
      },
    },
    dice: {
      id: "combat-dice",
      on: {
        "combat-rolled": {
          guard: rule("combat.round", rules.rollsTwoDice),
          actions: update<"combat-rolled">(rules.rollCombat),
          target: "#combat-totals",
        },
      },
    },
    totals: {
      id: "combat-totals",
      on: {
        "round-fought": forced(
          rule("combat.round", rules.totalsAreDue),
          rules.deriveRoundFought,
          rules.fightRound,
          ["hoard", "effects", "death", "combat-answer", "combat-choice"],
        ),
      },
    },
    hoard: {
      id: "hoard",
      on: {
        "hoard-taken": forced(
          rule("combat.villain-dead", rules.hoardIsDue),
          rules.deriveHoardTaken,
          rules.takeHoard,
          ["effects"],
        ),
      },
    },
  },
});
