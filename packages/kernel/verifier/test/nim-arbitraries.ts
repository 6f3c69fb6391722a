// Random legal games of nim, and random tamperings with single lines, for laws.
import { nodeHash } from "@assize/kernel-integrity/node";
import { encodeHeader } from "@assize/kernel-event-log";
import { drop, edit, type LineDraft, repeat, swap, type Tampering } from "@assize/testkit";
import fc from "fast-check";
import { nimHeader, playedOut } from "./games.ts";

/** Numbers taken until the heap is empty, or fewer. */
export const takenFrom = (heap: number, wishes: readonly number[]): readonly number[] => {
  const taken: number[] = [];
  let left = heap;
  for (const wish of wishes) {
    if (left === 0) break;
    taken.push(Math.min(wish, left));
    left -= taken.at(-1)!;
  }
  return taken;
};

const rulings = fc.constantFrom(
  { set: "default", overrides: {} },
  { set: "normal", overrides: {} },
  { set: "normal", overrides: { "last-match": "loses" } },
);

/** Lines of a game by random legal play, finished or broken off. */
export const nimGame: fc.Arbitrary<readonly string[]> = fc
  .record({
    seats: fc.constantFrom(2, 3),
    rulings,
    heap: fc.integer({ min: 5, max: 20 }),
    wishes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 20 }),
  })
  .map(({ seats, rulings: chosen, heap, wishes }) =>
    playedOut(heap, takenFrom(heap, wishes), nimHeader({ seats, rulings: chosen })),
  );

export const MODEL_HEADER = encodeHeader(nimHeader());

const smallNumber = fc.integer({ min: 0, max: 22 });
const anyData = fc.oneof(
  fc.record({ matches: smallNumber }),
  fc.record({ left: smallNumber }),
  fc.record({ loser: fc.nat(3) }),
  fc.record({ matches: smallNumber, left: smallNumber }),
  fc.record({ matches: fc.constantFrom<unknown>("1", null, [1], { n: 1 }, true, {}) }),
  fc.constant({}),
);
const TYPES = ["matches-laid", "matches-taken", "turn-passed", "game-ended", "matches-lost"];

const eventChange: fc.Arbitrary<LineDraft> = fc.oneof(
  { arbitrary: fc.record({ data: anyData }), weight: 4 },
  fc.record({ type: fc.constantFrom(...TYPES) }),
  fc.record({ by: fc.constantFrom<number | undefined>(0, 1, 2, 3, undefined) }),
  fc.record({ seq: fc.nat(12) }),
  fc.record({ at: fc.constant("2026-01-31T18:00:00Z") }),
  fc.record({ "x-note": fc.constant("ignored") }),
) as fc.Arbitrary<LineDraft>;

const SEAT = { colour: "white" };
const headerChange: fc.Arbitrary<LineDraft> = fc.oneof(
  fc.record({ game: fc.constantFrom("nim", "auction", "chess") }),
  fc.record({ rules: fc.constantFrom(1, 2) }),
  fc.record({ rulebook: fc.constant(nodeHash("another")) }),
  fc.record({ edition: fc.constant({ id: "reference", digest: nodeHash("another") }) }),
  fc.record({ terse: fc.constant(true) }),
  fc.record({
    seats: fc.integer({ min: 1, max: 4 }).map((n) => Array.from({ length: n }, () => SEAT)),
  }),
  fc.record({
    rulings: fc.record({
      set: fc.constantFrom("default", "normal", "house"),
      overrides: fc.constantFrom(
        {},
        { "last-match": "wins" },
        { "last-match": "draws" },
        { constructor: "wins" },
      ),
    }),
  }),
);

/** One thing done to one line; `nth` picks the line, counted round the log. */
export interface RandomTampering {
  readonly kind: string;
  readonly carryOut: Tampering;
}

const place = fc.nat(60);
const eventAt = (lines: readonly string[], nth: number): number => 1 + (nth % (lines.length - 1));
const onEvents =
  (change: (lines: readonly string[]) => Tampering): Tampering =>
  (lines) =>
    lines.length === 1 ? lines : change(lines)(lines);

export const tampering: fc.Arbitrary<RandomTampering> = fc.oneof(
  {
    arbitrary: fc.tuple(place, eventChange).map(([nth, change]) => ({
      kind: `edit ${Object.keys(change).join()}`,
      carryOut: onEvents((lines) =>
        edit(eventAt(lines, nth), (draft) => ({ ...draft, ...change })),
      ),
    })),
    weight: 6,
  },
  headerChange.map((change) => ({
    kind: `header ${Object.keys(change).join()}`,
    carryOut: edit(0, (draft) => ({ ...draft, ...change })),
  })),
  place.map((nth) => ({ kind: "drop", carryOut: onEvents((lines) => drop(eventAt(lines, nth))) })),
  place.map((nth) => ({ kind: "repeat", carryOut: onEvents((l) => repeat(eventAt(l, nth))) })),
  fc.tuple(place, place).map(([a, b]) => ({
    kind: "swap",
    carryOut: onEvents((lines) => swap(eventAt(lines, a), eventAt(lines, b))),
  })),
);
