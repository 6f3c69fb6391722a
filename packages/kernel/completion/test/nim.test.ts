// Every way to leave values of a small game out, against plain enumeration: each value put in, each record audited.
import { readLog } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { WrittenEvent } from "@assize/kernel-model";
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
const VALUES = [...Array(8).keys()];

/** True where some values make it a game: all of them are tried, one line after the other. */
const canBeMade = (events: readonly WrittenEvent[], open: readonly number[]): boolean => {
  const [first, ...rest] = open;
  if (first === undefined) return auditOf(events).verdict.kind === "compliant";
  const [member] = Object.keys(events[first]!.data as object);
  return VALUES.some((value) => {
    const one = { ...events[first]!, data: { [member!]: value } };
    const made = events.with(first, one);
    // Nothing is gained by what does not even begin well.
    const begun = auditOf(made.slice(0, Math.min(...rest, made.length)));
    return begun.verdict.kind === "compliant" && canBeMade(made, rest);
  });
};

/** So many of the games, the first ones, have two values left out at once. */
const TWO_LEFT_OUT = 1;

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
        const answer = completionOf(start!, read, OPTIONS);
        const expected = canBeMade(events, open) ? "compliant" : "violated";
        expect([open, answer.kind]).toEqual([open, expected]);
        if (answer.kind !== "compliant") continue;
        compliant++;
        const lines = completedLines(read, answer.filled, OPTIONS);
        const audit = auditRead(readLog(bytesOf(lines)), OPTIONS);
        expect(audit.kind === "audited" && audit.verdict.kind).toBe("compliant");
        expect(answer.filled.map(({ seq }) => seq - 1)).toEqual(open);
      }
      expect(compliant).toBeGreaterThanOrEqual(1);
    },
  );
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
