// Whatever a game holds, its text says the same game; and whatever a text is, reading it ends with a game or with problems.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, WrittenEvent } from "@assize/kernel-model";
import { ASSESSMENTS, ORDERS, REWARDS } from "@assize/xidit-events";
import { UNIT_KINDS } from "@assize/xidit-edition";
import { type NotedEvent, type NotedTable, readXgn, type Slot, writeXgn } from "../src/index.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 10_000 : 300;

const COLOURS = ["blue", "red", "green", "yellow", "black"];

/** Names that a log can hold. */
const text = fc.string({ unit: "binary", maxLength: 8 }).filter((name) => name.isWellFormed());

const unknown: fc.Arbitrary<Json> = fc
  .oneof(
    fc.constant("not written down"),
    text.filter((reason) => reason !== ""),
  )
  .map((reason) => ({ $unknown: reason }));

const orUnknown = (known: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: unknown });
const listOf = (known: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.array(orUnknown(known), { maxLength: 6 });

const number = fc.nat(30) as fc.Arbitrary<Json>;
const oneOf = (words: readonly string[]): fc.Arbitrary<Json> => fc.constantFrom(...words);
const share = fc.record({ region: orUnknown(number), bards: orUnknown(number) });

/** The data of each choice, sound or not, as far as a log can hold them. */
const DATA: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  "titans-shuffled": fc.record({ piles: fc.oneof(unknown, fc.array(listOf(number))) }),
  "tiles-shuffled": fc.record({ order: fc.oneof(unknown, listOf(number)) }),
  "assessments-shuffled": fc.record({ order: listOf(oneOf(ASSESSMENTS)) }),
  "reinforcements-shuffled": fc.record({ order: listOf(number) }),
  "idrakys-placed": fc.record({ city: orUnknown(number) }),
  "orders-programmed": fc.record({ orders: listOf(oneOf(ORDERS)) }),
  "titan-paid": fc.record({ titan: orUnknown(number), units: listOf(oneOf(UNIT_KINDS)) }),
  "titan-declined": fc.constant({}),
  "rewards-chosen": fc.record({ rewards: listOf(oneOf(REWARDS)) }),
  "bards-placed": fc.record({ regions: fc.array(share, { maxLength: 3 }) }),
  "storeys-chosen": fc.record({ storeys: orUnknown(number) }),
  "dummy-raised": fc.record({ assessment: orUnknown(oneOf(ASSESSMENTS)) }),
  "hand-chosen": fc.record({ units: orUnknown(number) }),
  "storey-added": fc.record({ city: orUnknown(number) }),
  "reward-declined": fc.constant({}),
  "no-such-type": fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), number),
};

const event: fc.Arbitrary<WrittenEvent> = fc
  .constantFrom(...Object.keys(DATA))
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      by: fc.option(fc.nat(6), { nil: undefined }),
      data: fc.oneof(
        { weight: 8, arbitrary: DATA[type]! },
        { weight: 1, arbitrary: DATA["no-such-type"]! },
      ),
    }),
  )
  .map(({ by, ...rest }) => (by === undefined ? rest : { ...rest, by }) as WrittenEvent);

const year = fc.integer({ min: 1, max: 12 });
const slotOf = (seats: number): fc.Arbitrary<Slot> =>
  fc.oneof(
    fc.constant({ part: "setup" as const }),
    fc.record({ part: fc.constant("programs" as const), year }),
    fc.record({
      part: fc.constant("order" as const),
      year,
      order: fc.nat(5),
      seat: fc.nat(seats - 1),
    }),
    fc.record({ part: fc.constant("census" as const), year, kind: fc.nat(4) }),
  );

const table: fc.Arbitrary<NotedTable> = fc
  .record({
    colours: fc.shuffledSubarray(COLOURS, { minLength: 3 }),
    name: fc.option(fc.oneof(text, fc.constantFrom("?", "\\?", '"')), { nil: undefined }),
    first: fc.nat(2),
    length: fc.constantFrom("long", "short"),
    set: fc.constantFrom("default", "fr"),
    remark: text,
  })
  .map(({ colours, name, first, length, set, remark }) => ({
    seats: colours.map((colour) => (name === undefined ? { colour } : { colour, name })),
    options: { length, ...(colours.length === 3 ? { dummy: "harder" } : {}) },
    table: { firstPlayer: first },
    rulings: { set, overrides: { bank: "limited:60" } },
    rules: 1,
    rulebook: "digest",
    edition: { id: "my copy", digest: "other" },
    remarks: { Event: remark },
  }));

const game = table.chain((one) =>
  fc.record({
    table: fc.constant(one),
    events: fc.array(fc.record({ event, slot: slotOf(one.seats.length) }), { maxLength: 12 }),
  }),
);

const roundTrip = (one: NotedTable, events: readonly NotedEvent[]): void => {
  const written = writeXgn(one, events);
  const read = readXgn(written);
  expect([written, read]).toMatchObject([written, { ok: true }]);
  if (!read.ok) return;
  expect(read.table).toEqual(one);
  expect(read.events.map((placed) => placed.event)).toEqual(events.map((noted) => noted.event));
  expect(writeXgn(one, events)).toBe(written);
};

describe("a game that is written and read", () => {
  test("is the same game, also where it is none that the rules allow", () => {
    fc.assert(
      fc.property(game, ({ table: one, events }) => roundTrip(one, events)),
      { numRuns: RUNS },
    );
  });
});

const SIGNS = Array.from('[]{}<>;%"\\?.:,*^$!~+-@TBRGYKAWc0123456789 \n\r\t\ufeff\u2028é');
const PIECES = ["1. B ", '[Blue "', '"]\n', "1c1. ", "0. ", '<{"type":"x","data":{}}>', "A[", "]"];

test("whatever a text is, reading it ends, and tells places that are in it", () => {
  const words = fc.array(fc.constantFrom(...SIGNS, ...PIECES), { maxLength: 60 });
  const tagged = words.map((parts) => `[Blue "A"]\n[Red "B"]\n[First "B"]\n${parts.join("")}`);
  fc.assert(
    fc.property(
      fc.oneof(
        tagged,
        words.map((parts) => parts.join("")),
        text,
      ),
      (some) => {
        const read = readXgn(some);
        if (read.ok) return;
        const lines = some.split("\n");
        expect(read.problems.length).toBeGreaterThan(0);
        for (const { line, column } of read.problems)
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
      },
    ),
    { numRuns: RUNS * 3 },
  );
});
