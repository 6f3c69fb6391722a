// Combat, a chart of its own: who is attacked answers, the player of the turn chooses, dice, totals (combat.*).
import { all } from "@assize/kernel-chart-engine";
import type { SeatId } from "@assize/kernel-model";
import { combat as rules, day } from "@assize/grandlin-rules";
import * as facts from "./arrival-facts.ts";
import { part, rule } from "./chart.ts";
import { turnOf } from "./day-facts.ts";
import { forced, leadsOn } from "./onward.ts";
import { spell } from "./spells.ts";

const onTurn = rule("combat.round", day.isOnTurn, { describe: turnOf });

const fleeing = leadsOn<"fled">(
  all(
    rule("combat.flee", rules.attackedDecides, { describe: facts.fightStands }),
    rule("combat.flee", rules.breakingOffIsAllowed, { describe: facts.breakOff }),
    rule("combat.flee", rules.flightIsPossible, { describe: facts.flights }),
    rule("combat.flee", (game, event: { readonly by: SeatId }) => event.by === rules.fleer(game), {
      describe: facts.flights,
    }),
    rule("combat.flee", rules.fleesToFreeNeighbour, { describe: facts.flights }),
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
          all(
            rule("combat.round", rules.isAttacked, { describe: facts.fightStands }),
            rule("combat.round", rules.answerIsDue, { describe: facts.fightStands }),
          ),
          rules.stand,
        ),
        fled: fleeing,
      },
    },
    choice: {
      id: "combat-choice",
      on: {
        fought: leadsOn<"fought">(
          all(
            onTurn,
            rule("combat.round", rules.fightChoiceIsDue, { describe: facts.fightStands }),
          ),
          rules.fight,
        ),
        fled: fleeing,
        "combat-stopped": leadsOn<"combat-stopped">(
          all(
            onTurn,
            rule(["combat.round", "villain"], rules.fightsHenchman, {
              describe: facts.fightStands,
            }),
            rule("combat.round", rules.breakingOffIsAllowed, { describe: facts.breakOff }),
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
          rule("combat.round", rules.rollsTwoDice, { describe: facts.twoDice }),
          rules.rollCombat,
        ),
      },
    },
    totals: {
      id: "combat-totals",
      on: {
        "round-fought": forced(
          rule("combat.round", rules.totalsAreDue, { describe: facts.fightStands }),
          rules.fightRound,
        ),
      },
    },
    hoard: {
      id: "hoard",
      on: {
        "hoard-taken": forced(
          rule("combat.villain-dead", rules.hoardIsDue, { describe: facts.hoardStands }),
          rules.takeHoard,
        ),
      },
    },
  },
});
