// Who has won under each of the two where something differs: what is still forced there is carried out. Knows no search.
import type { Position } from "@assize/kernel-chart-engine";
import { GameMistake, LIMITS, type Outcome } from "@assize/kernel-model";
import { forcedStep, isOver, type Start } from "@assize/kernel-referee";
import type { Both, Side, Sides } from "./difference.ts";
import type { Witness } from "./search-apart.ts";

/** How it ends without another choice; null where it goes on. */
const endFrom = ({ game }: Start, from: Position<unknown>): Outcome | null => {
  let position = from;
  for (let forced = 0; forced <= LIMITS.forcedInARow; forced++) {
    if (isOver(game, position)) return game.model.outcome(position.context) ?? null;
    const step = forcedStep(game, position);
    if (step === null) return null;
    position = step.position;
  }
  return null;
};

/** The end that each of the two comes to; null where its game goes on, or contradicts itself. */
export const endsAfter = (sides: Sides, { steps }: Witness): Both<Outcome | null> => {
  const endOf = (side: Side): Outcome | null => {
    try {
      return endFrom(sides[side], steps[side].at(-1)?.position ?? sides[side].position);
    } catch (failure) {
      if (failure instanceof GameMistake) return null;
      throw failure;
    }
  };
  return { one: endOf("one"), other: endOf("other") };
};
