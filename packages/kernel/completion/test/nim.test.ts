// Every way to leave values of a small game out, against plain enumeration: each value put in, each record audited.
import { readLog } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, WrittenEvent } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { auditRead } from "@assize/kernel-verifier";
import { bytesOf, recordOf } from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { COMPLETION_LIMITS, completedLines, completionOf } from "../src/index.ts";

const OPTIONS = { games: [nim], hash: nodeHash, asStated: true };

const HEADER = headerFor(nim, {
  seats: 2,
  digests: {
    rulebook: digestJson(rulebookDigestInput(nim), nodeHash),
    edition: digestJson(nim.edition.digestInput(nim.edition.reference), nodeHash),
  },
});

const laid = (matches: number): WrittenEvent => ({ type: "matches-laid", data: { matches } });
const takes = (by: number, matches: number): WrittenEvent => ({
  type: "matches-taken",
  by,
  data: { matches },
});
const passed = (left: number): WrittenEvent => ({ type: "turn-passed", data: { left } });
const ended = (loser: number): WrittenEvent => ({ type: "game-ended", data: { loser } });

const SOUND = [laid(6), takes(0, 2), passed(4), takes(1, 3), passed(1), takes(0, 1), ended(0)];
const GAMES = [
  SOUND,
  SOUND.slice(0, 4),
  SOUND.with(2, passed(5)),
  SOUND.with(6, ended(1)),
  SOUND.with(5, takes(0, 3)),
  SOUND.slice(0, 5),
];

const readOf = (events: readonly WrittenEvent[]) => {
  const read = readLog(bytesOf(recordOf(HEADER, events, nodeHash)));
  if (!read.ok) throw new Error("a record that cannot be read");
  return read;
};

const auditOf = (events: readonly WrittenEvent[]) => {
  const audit = auditRead(readOf(events), OPTIONS);
  if (audit.kind !== "audited") throw new Error("a record that cannot be audited");
  return audit;
};

/** A member in whose place nobody wrote a value. */
const forgotten = ({ data, ...event }: WrittenEvent): WrittenEvent => ({
  ...event,
  data: Object.fromEntries(
    Object.keys(data as object).map((member) => [member, { $unknown: "nobody wrote it down" }]),
  ),
});

/** No number in these games is greater. */
const HEAPS = [...Array(21).keys()];
/** In whole games no number is greater than seven. */
const valuesFor = (events: readonly WrittenEvent[]): readonly number[] =>
  events.length < 5 ? HEAPS : HEAPS.slice(0, 8);

/** The values, one of each line, that make it a game: all of them are tried, one line after the other. */
const gamesMade = (
  events: readonly WrittenEvent[],
  open: readonly number[],
): readonly (readonly number[])[] => {
  const [first, ...rest] = open;
  if (first === undefined) return auditOf(events).verdict.kind === "compliant" ? [[]] : [];
  const [member] = Object.keys(events[first]!.data as object);
  return valuesFor(events).flatMap((value) => {
    const one = { ...events[first]!, data: { [member!]: value } };
    const made = events.with(first, one);
    // Nothing is gained by what does not even begin well.
    const begun = auditOf(made.slice(0, Math.min(...rest, made.length)));
    if (begun.verdict.kind !== "compliant") return [];
    return gamesMade(made, rest).map((values) => [value, ...values]);
  });
};

const ascending = (one: number, other: number): number => one - other;

const valueIn = (data: Json): number => Object.values(data as Record<string, number>)[0]!;

/** What is said of each line, by plain enumeration: its values, and the lines with which not each of them goes. */
const waysIn = (games: readonly (readonly number[])[], open: readonly number[]) => {
  const valuesAt = (at: number) =>
    [...new Set(games.map((values) => values[at]!))].toSorted(ascending);
  const goesWith = (at: number, other: number): boolean =>
    valuesAt(at).every((value) =>
      valuesAt(other).every((beside) =>
        games.some((values) => values[at] === value && values[other] === beside),
      ),
    );
  return open.map((_, at) => ({
    values: valuesAt(at),
    isAll: true,
    beside: open.filter((_, other) => other !== at && !goesWith(at, other)),
  }));
};

let [several, together] = [0, 0];

/** So many of the games, the first ones, have two values left out at once. */
const TWO_LEFT_OUT = 2;

const singles = (length: number): readonly (readonly number[])[] =>
  [...Array(length).keys()].map((one) => [one]);

const pairs = (length: number): readonly (readonly number[])[] =>
  [...Array(length).keys()].flatMap((one) => [
    [one],
    ...[...Array(length).keys()].filter((other) => other > one).map((other) => [one, other]),
  ]);

describe("with one value or two left out", () => {
  test.each(GAMES.map((events, number) => ({ number, events })))(
    "game $number",
    ({ events, number }) => {
      let compliant = 0;
      for (const open of number < TWO_LEFT_OUT ? pairs(events.length) : singles(events.length)) {
        const record = events.map((event, at) => (open.includes(at) ? forgotten(event) : event));
        const read = readOf(record);
        const { start } = auditOf(record);
        const answer = completionOf(start!, read, OPTIONS, { ...COMPLETION_LIMITS, ways: 100 });
        const games = gamesMade(events, open);
        const expected = games.length > 0 ? "compliant" : "violated";
        expect([open, answer.kind]).toEqual([open, expected]);
        if (answer.kind !== "compliant") continue;
        compliant++;
        const lines = completedLines(read, answer.filled, OPTIONS);
        const audit = auditRead(readLog(bytesOf(lines)), OPTIONS);
        expect(audit.kind === "audited" && audit.verdict.kind).toBe("compliant");
        expect(answer.filled.map(({ seq }) => seq - 1)).toEqual(open);
        const ways = answer.filled.map(({ ways: { values, ...more } }) => ({
          values: values.map(valueIn).toSorted(ascending),
          ...more,
        }));
        expect([open, ways]).toEqual([open, waysIn(games, open)]);
        for (const { values, beside } of ways) {
          if (values.length > 1) several++;
          if (beside.length > 0) together++;
        }
      }
      expect(compliant).toBeGreaterThanOrEqual(1);
    },
  );
});

test("among them were values that are not forced, and some that hang together", () => {
  expect(several).toBeGreaterThan(2);
  expect(together).toBeGreaterThan(2);
});

test("values are counted up to a limit, and then there are at least so many", () => {
  const record = [laid(6), takes(0, 2)].map(forgotten);
  const answerWith = (limits: Partial<typeof COMPLETION_LIMITS>) => {
    const all = { ...COMPLETION_LIMITS, ...limits };
    const answer = completionOf(auditOf(record).start!, readOf(record), OPTIONS, all);
    return answer.kind === "compliant" ? answer.filled.map(({ ways }) => ways) : [];
  };
  for (const limits of [{ ways: 2 }, { counted: 3 }])
    for (const { values, isAll } of answerWith(limits)) {
      expect(isAll).toBe(false);
      expect(values.length).toBeLessThanOrEqual(2);
    }
  expect(answerWith({}).map(({ values }) => values.length > 2)).toContain(true);
});

test("all choices left out, and only the counts are there", () => {
  const record = SOUND.map((event, at) => (at % 2 === 1 ? forgotten(event) : event));
  const answer = completionOf(auditOf(record).start!, readOf(record), OPTIONS);
  expect(answer).toMatchObject({
    kind: "compliant",
    filled: [{ data: { matches: 2 } }, { data: { matches: 3 } }, { data: { matches: 1 } }],
  });
});

test("where a limit is reached, it is said, and how far any values go", () => {
  const record = SOUND.map((event, at) => (at % 2 === 1 ? forgotten(event) : event));
  const limits = { ...COMPLETION_LIMITS, tried: 3 };
  expect(completionOf(auditOf(record).start!, readOf(record), OPTIONS, limits)).toMatchObject({
    kind: "undetermined",
    why: "tried",
    tried: 3,
  });
});
