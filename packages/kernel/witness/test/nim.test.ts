// Every kind of finding in a game of nim: a slice, and two logs that break the same clause in the same way and no shorter one does.
import { readLog } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { WrittenEvent } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import {
  bytesOf,
  drop,
  editData,
  editSeat,
  insert,
  recordOf,
  repeat,
  tamper,
} from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import { expect, test } from "vitest";
import { auditRead } from "@assize/kernel-verifier";
import { follow, sameWay, shrink, sliceOf } from "../src/index.ts";

const takes = (by: number, matches: number): WrittenEvent => ({
  type: "matches-taken",
  by,
  data: { matches },
});
const laid = (matches: number): WrittenEvent => ({ type: "matches-laid", data: { matches } });
const passed = (left: number): WrittenEvent => ({ type: "turn-passed", data: { left } });

const HEADER = headerFor(nim, {
  seats: 2,
  digests: {
    rulebook: digestJson(rulebookDigestInput(nim), nodeHash),
    edition: digestJson(nim.edition.digestInput(nim.edition.reference), nodeHash),
  },
});

/** Twelve matches; seat 1 takes the last one. */
const LINES = recordOf(
  HEADER,
  [
    laid(12),
    takes(0, 3),
    passed(9),
    takes(1, 3),
    passed(6),
    takes(0, 3),
    passed(3),
    takes(1, 1),
    passed(2),
    takes(0, 1),
    passed(1),
    takes(1, 1),
    { type: "game-ended", data: { loser: 1 } },
  ],
  nodeHash,
);

const OPTIONS = { games: [nim], hash: nodeHash };

const followed = (lines: readonly string[]) => follow(readLog(bytesOf(lines)), OPTIONS)!;

const DISPUTES = [
  { what: "a wrong count", done: editData(7, { left: 4 }) },
  { what: "the wrong loser", done: editData(13, { loser: 0 }) },
  { what: "too many matches taken", done: editData(10, { matches: 3 }) },
  { what: "a heap that is too high", done: editData(1, { matches: 21 }) },
  { what: "the other seat's turn", done: editSeat(8, 0) },
  { what: "a count that is missing", done: drop(7) },
  { what: "a choice that is missing", done: drop(8) },
  { what: "a count that stands twice", done: repeat(7) },
  { what: "a heap laid again", done: insert(6, laid(5)) },
  { what: "an event of no known type", done: insert(6, { type: "matches-burnt", data: {} }) },
  { what: "matches after the end", done: insert(14, takes(0, 1)) },
] as const;

test.each(DISPUTES)("$what", ({ done }) => {
  const game = followed(tamper(LINES, nodeHash, done));
  const [finding] = game.audit.verdict.findings;
  const shrunk = shrink(game, finding!, { from: (seq) => `game, before event ${seq}` });
  expect(shrunk.slice.events.at(-1)).toBe(finding!.seq);
  expect(shrunk.slice.isWhole).toBe(true);
  for (const witness of [shrunk.fromStart, shrunk.fromPosition]) {
    expect(witness?.isLeast).toBe(true);
    const audit = auditRead(readLog(bytesOf(witness!.lines)), OPTIONS);
    const found = audit.kind === "audited" ? audit.verdict.findings : [];
    expect(found.some((one) => sameWay(one, finding!))).toBe(true);
    expect(witness!.lines.length).toBeLessThanOrEqual(game.record.length + 1);
  }
});

test("the table of disputes is complete", () => expect(DISPUTES.length).toBeGreaterThanOrEqual(10));

test("a slice holds who wrote what was read, and nobody else", () => {
  const game = followed(tamper(LINES, nodeHash, editData(7, { left: 4 })));
  const [finding] = game.audit.verdict.findings;
  // What is left rests on all that was taken; of the counts on none, which only say it.
  expect(sliceOf(game, finding!).events).toEqual([1, 2, 4, 6, 7]);
});

test("a finding about the bytes has a slice and no witness", () => {
  const lines = LINES.with(3, LINES[3]!.replace('"left":9', '"left": 9'));
  const game = followed(lines);
  const [finding] = game.audit.verdict.findings;
  expect(finding!.code).toBe("chain-broken");
  expect(shrink(game, finding!, { from: String })).toEqual({
    slice: { events: [3, 4], read: [], isWhole: true },
    fromStart: null,
    fromPosition: null,
  });
});

test("a limit that is reached is told", () => {
  const game = followed(tamper(LINES, nodeHash, editData(13, { loser: 0 })));
  const [finding] = game.audit.verdict.findings;
  const { fromStart } = shrink(game, finding!, {
    from: String,
    limits: { audits: 2, plays: 3, positions: 1 },
  });
  expect(fromStart?.isLeast ?? false).toBe(false);
});
