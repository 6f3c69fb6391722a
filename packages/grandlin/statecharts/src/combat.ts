// Combat, a chart of its own: who is attacked answers, the player of the turn chooses, dice, totals (combat.*).
import { all } from "@assize/kernel-chart-engine";
import type { SeatId } from "@assize/kernel-model";
import { combat as rules, day } from "@assize/grandlin-rules";
import { part, rule } from "./chart.ts";
import { forced, leadsOn } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("combat.round", day.isOnTurn);

const fleeing = leadsOn<"fled">(
  all(
    rule("combat.flee", rules.attackedDecides),
    rule("combat.flee", rules.breakingOffIsAllowed),
    rule("combat.flee", rules.flightIsPossible),
    rule("combat.flee", (game, event: { readonly by: SeatId }) => event.by === rules.fleer(game)),
    rule("combat.flee", rules.fleesToFreeNeighbour),
  ),
  rules.flee,
);

export const combat = part({
  initial: "choice",
  states: {
    answer: {
      id: "combat-answer",
      on: {
        stood: leadsOn<"stood">(
          all(rule("combat.round", rules.isAttacked), rule("combat.round", rules.answerIsDue)),
          rules.stand,
        ),
        fled: fleeing,
      },
    },
    choice: {
      id: "combat-choice",
      on: {
        fought: leadsOn<"fought">(
          all(onTurn, rule("combat.round", rules.fightChoiceIsDue)),
          rules.fight,
        ),
        fled: fleeing,
        "combat-stopped": leadsOn<"combat-stopped">(
          all(
            onTurn,
            rule(["combat.round", "villain"], rules.fightsHenchman),
            rule("combat.round", rules.breakingOffIsAllowed),
          ),
          rules.stopFight,
          { where: { villain: rules.fightsVillain } },
        ),
        "spell-cast": spell,
      },
    },
    dice: {
      id: "combat-dice",
      on: {
        "combat-rolled": leadsOn<"combat-rolled">(
          rule("combat.round", rules.rollsTwoDice),
          rules.rollCombat,
        ),
      },
    },
    totals: {
      id: "combat-totals",
      on: {
        "round-fought": forced(rule("combat.round", rules.totalsAreDue), rules.fightRound),
      },
    },
    hoard: {
      id: "hoard",
      on: {
        "hoard-taken": forced(rule("combat.villain-dead", rules.hoardIsDue), rules.takeHoard),
      },
    },
  },
});
