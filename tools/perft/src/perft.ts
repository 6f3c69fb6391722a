// Counts sequences of choices: at each position every decision that is asked for, with all that it forces. What may be said
// unasked is left out, and what is left to chance is drawn, not counted. Knows no game.
import { type GameEvent, SeatId } from "@assize/kernel-model";
import {
  asWrittenEvent,
  chanceDue,
  isOver,
  legalDecisions,
  type Situation,
  takeChoice,
} from "@assize/kernel-referee";
import { drawFrom, drawOutcome, seeded } from "@assize/kernel-simulation";
import * as Result from "effect/Result";

const after = (from: Situation, choice: Parameters<typeof takeChoice>[1]): Situation => {
  const taken = Result.getOrThrow(takeChoice(from, choice));
  return { ...from, position: taken.at(-1)!.position };
};

/** The same position where nothing is left to chance; else one after it, the same from the same seed. */
const drawn = (from: Situation, seed: number): Situation => {
  let now = from;
  for (;;) {
    const type = isOver(now.game, now.position) ? null : chanceDue(now.game, now.position);
    if (type === null) return now;
    now = after(now, drawOutcome(now, type, drawFrom(seeded(seed))));
  }
};

function* choicesAt({ game, seats, position }: Situation): Generator<GameEvent, void> {
  if (isOver(game, position)) return;
  for (let seat = 0; seat < seats; seat++) yield* legalDecisions(game, position, SeatId(seat));
}

/** How many sequences of `depth` choices there are. A game that is over before adds none. */
export const countSequences = (from: Situation, depth: number, seed: number): number => {
  if (depth === 0) return 1;
  let count = 0;
  const position = drawn(from, seed);
  for (const choice of choicesAt(position))
    count +=
      depth === 1 ? 1 : countSequences(after(position, asWrittenEvent(choice)), depth - 1, seed);
  return count;
};
