// Games of nim in which play is taken back, and the same games without what was taken back.
import type { Header } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameEvent, WrittenEvent } from "@assize/kernel-model";
import { recordOf, specification } from "@assize/testkit";
import { nim } from "@assize/toys";
import fc from "fast-check";
import { laid, nimHeader, takes } from "./games.ts";

/** A number of matches that is taken, or how play goes back: to the line that is so far from the start, counted round. */
export type Deed = { readonly take: number } | { readonly back: number };

export const undone = (to: number, seats: readonly number[] = [0, 1]): WrittenEvent => ({
  type: "table/undo",
  data: { to, seats },
});

export const HEADER_2: Header = { ...nimHeader(), format: "assize-log/2" };

/** A place in a game: the numbers taken, and how many of the events that they bring about stand in lines. */
interface Place {
  readonly taken: readonly number[];
  readonly events: number;
}

const eventsOf = (heap: number, taken: readonly number[]): readonly GameEvent[] => {
  const choices = taken.map((matches, turn) => takes(turn % 2, matches));
  return specification(nim, nimHeader()).given([laid(heap), ...choices]).events;
};

const leftAfter = (heap: number, taken: readonly number[]): number =>
  heap - taken.reduce((sum, one) => sum + one, 0);

export interface UndoneGame {
  /** With what was taken back. */
  readonly lines: readonly string[];
  readonly events: readonly (GameEvent | WrittenEvent)[];
  /** Without it, in format 1. */
  readonly plain: readonly string[];
  readonly undos: number;
}

/** What is taken, and what is taken back, written down in full or without consequences. */
export const undoneGame = (heap: number, deeds: readonly Deed[], terse = false): UndoneGame => {
  const events: (GameEvent | WrittenEvent)[] = [];
  const places: Place[] = [{ taken: [], events: 0 }];
  let here: Place = places[0]!;
  let undos = 0;
  const write = (event: GameEvent | WrittenEvent, place: Place): void => {
    events.push(event);
    places.push(place);
    here = place;
  };
  const writeUpTo = (taken: readonly number[]): void => {
    for (const [index, event] of eventsOf(heap, taken).entries()) {
      const isChoice = event.type === "matches-laid" || event.type === "matches-taken";
      if (index < here.events) continue;
      if (terse && !isChoice) here = { taken, events: index + 1 };
      else write(event, { taken, events: index + 1 });
    }
  };
  writeUpTo([]);
  for (const deed of deeds) {
    writeUpTo(here.taken);
    if ("back" in deed) {
      const to = deed.back % places.length;
      write(undone(to), places[to]!);
      undos++;
      continue;
    }
    const left = leftAfter(heap, here.taken);
    if (left > 0) writeUpTo([...here.taken, Math.min(deed.take, left)]);
  }
  writeUpTo(here.taken);
  const header = terse ? ({ ...HEADER_2, terse: true } as const) : HEADER_2;
  return {
    lines: recordOf(header, events, nodeHash),
    events,
    plain: recordOf(nimHeader(), eventsOf(heap, here.taken), nodeHash),
    undos,
  };
};

export const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ take: fc.integer({ min: 1, max: 3 }) }), weight: 2 },
    fc.record({ back: fc.nat(60) }),
  ),
  { minLength: 2, maxLength: 24 },
);
