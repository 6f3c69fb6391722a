// What a line of a game reads of the state: the derivation of what is forced, the questions that a choice is asked.
import { explain, type Position } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import {
  type PreparedGame,
  readAt,
  readEvent,
  type ReadPath,
  type Start,
  watched,
} from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import * as Result from "effect/Result";
import type { Deviation } from "./followed.ts";

/** A value that was read. */
export interface Read {
  readonly path: ReadPath;
  /** True where it only says which other value is read: whose turn it is, in which city. */
  readonly isAddress: boolean;
}

interface Asking {
  readonly game: PreparedGame;
  readonly rulings: Start["setup"]["rulings"];
}

const readsAlong = (
  { game, rulings }: Asking,
  { at, context }: Position<unknown>,
  ask: (position: Position<any>) => void,
): readonly Read[] => {
  const plain = game.model.withRulings(context, rulings) as object;
  const { value, read } = watched(plain);
  try {
    ask({ at, context: value });
  } catch {
    // A game may compare what it reads with what it keeps elsewhere. What was read so far was read.
  }
  const paths = [...read.values()];
  const members = new Set(paths.flat());
  return paths.map((path) => ({ path, isAddress: members.has(String(readAt(plain, path))) }));
};

/** What the derivation of a consequence reads, and nothing for a choice: who chooses is free. */
const derivationReads = (
  asking: Asking,
  position: Position<unknown>,
  { type }: Pick<GameEvent, "type">,
): readonly Read[] => {
  const derive = asking.game.events.get(type)?.definition.derive;
  return derive === undefined
    ? []
    : readsAlong(asking, position, ({ context }) => void derive(context));
};

/** What all that was taken for a line reads. */
export const readsOfStep = (asking: Asking, { before, taken }: Step): readonly Read[] =>
  taken.flatMap(({ event }, index) =>
    derivationReads(asking, index === 0 ? before : taken[index - 1]!.position, event),
  );

/** True where a line makes a value of what it was before, as a sum is: carrying it out reads that value. */
export const readsWhatItWrites = (
  asking: Asking,
  { before, taken }: Step,
  path: ReadPath,
): boolean =>
  taken.some(({ row, event }, index) => {
    const position = index === 0 ? before : taken[index - 1]!.position;
    const carriedOut = (here: Position<any>): void =>
      void asking.game.engine.take(row, here, event);
    const own = path.join("/");
    return readsAlong(asking, position, carriedOut).some((read) => read.path.join("/") === own);
  });

/** What decides against the line of a finding: what is derived in its place, and what its own choice is asked. */
export const readsOfDeviation = (
  asking: Asking & { readonly seats: number },
  { recorded, awaited }: Deviation,
  position: Position<unknown>,
): readonly Read[] => {
  const { game, seats } = asking;
  const derived = derivationReads(asking, position, { type: awaited });
  const event = readEvent(game, seats, recorded);
  if (game.events.get(recorded.type)?.class === "consequence" || Result.isFailure(event))
    return derived;
  return [
    ...derived,
    ...readsAlong(asking, position, (here) => void explain(game.table, here, event.success)),
  ];
};
