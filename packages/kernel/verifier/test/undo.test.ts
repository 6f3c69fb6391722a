// Play that is taken back, in a record of format 2: what is judged, what is told, and what cannot be carried out.
import { nobleHash } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { LIMITS, withMarks, type WrittenEvent } from "@assize/kernel-model";
import { drop, edit, editData, insert, recordOf, tamper } from "@assize/testkit";
import { auction } from "@assize/toys";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  auctionHeader,
  auditOf,
  DEEP_MS,
  ended,
  laid,
  linesOfGame,
  nimHeader,
  passed,
  runs,
  takes,
  verdictOn,
} from "./games.ts";
import { tampering } from "./nim-arbitraries.ts";
import { deeds, HEADER_2, undone, undoneGame } from "./undone-nim.ts";

const heap = fc.integer({ min: 5, max: 20 });
const told = (lines: readonly string[], options: Parameters<typeof auditOf>[1] = {}): string => {
  const answer = auditOf(lines, options);
  return JSON.stringify(answer.kind === "unreadable" ? answer : answer.verdict);
};

describe("play that is taken back", () => {
  test(
    "is judged as the same game without what was taken back, and so is each prefix",
    () => {
      let undos = 0;
      const law = fc.property(heap, deeds, fc.boolean(), (matches, done, terse) => {
        const game = undoneGame(matches, done, terse);
        const verdict = verdictOn(game.lines);
        const plain = verdictOn(game.plain);
        expect(verdict).toMatchObject({ kind: "compliant", findings: [], doubts: [] });
        expect(verdict.outcome).toEqual(plain.outcome);
        expect(verdict.finished).toBe(plain.finished);
        expect(verdict.takenBack?.count ?? 0).toBe(game.undos);
        const length = 1 + (matches % game.lines.length);
        expect(verdictOn(game.lines.slice(0, length))).toMatchObject({
          kind: "compliant",
          compliantPrefix: length - 1,
        });
        undos += game.undos;
      });
      fc.assert(law, { numRuns: runs(200) });
      expect(undos).toBeGreaterThan(runs(400));
    },
    DEEP_MS,
  );

  test(
    "has one verdict, tampered with or not, on both engines, by the lane and by the full reader",
    () => {
      const seen = { violated: 0, compliant: 0 };
      const law = fc.property(
        heap,
        deeds,
        fc.array(tampering, { maxLength: 2 }),
        (...[n, done, changes]) => {
          const game = undoneGame(n, done);
          const changed = changes.reduce((lines, { carryOut }) => carryOut(lines), game.lines);
          const lines = tamper(changed, nodeHash);
          const once = told(lines);
          expect(told(lines, { fullReader: true })).toBe(once);
          expect(told(lines, { engine: "xstate" })).toBe(once);
          expect(told(lines, { hash: nobleHash })).toBe(once);
          const seqs: number[] = [];
          const answer = auditOf(lines, { onStep: ({ seq }) => void seqs.push(seq) });
          if (answer.kind === "unreadable") return;
          expect(JSON.stringify(answer.verdict)).toBe(once);
          expect(seqs).toEqual(seqs.map((_, index) => index + 1));
          if (answer.start === null) return;
          seen[answer.verdict.kind === "compliant" ? "compliant" : "violated"]++;
          const { compliantPrefix, rulings } = answer.verdict;
          if (!rulings.assumed)
            expect(verdictOn(lines.slice(0, compliantPrefix + 1)).findings).toEqual([]);
        },
      );
      fc.assert(law, { numRuns: runs(100) });
      expect(Math.min(seen.violated, seen.compliant)).toBeGreaterThan(runs(20));
    },
    DEEP_MS,
  );

  test("may be taken back after the end, and then it is not over", () => {
    const over = linesOfGame([...GAME_OVER, undone(3)], HEADER_2);
    expect(verdictOn(over)).toMatchObject({ kind: "compliant", finished: false, outcome: null });
    const again = [...GAME_OVER, undone(3), takes(1, 1), passed(3), takes(0, 3), ended(0)];
    expect(verdictOn(linesOfGame(again, HEADER_2))).toMatchObject({
      kind: "compliant",
      finished: true,
    });
  });

  test("may be taken back to what was taken back itself", () => {
    const events = [laid(7), takes(0, 3), passed(4), undone(1), takes(0, 1), passed(6), undone(3)];
    const lines = linesOfGame([...events, takes(1, 3), passed(1), takes(0, 1), ended(0)], HEADER_2);
    expect(verdictOn(lines)).toMatchObject({ kind: "compliant", finished: true });
  });
});

const GAME_OVER: readonly WrittenEvent[] = [
  laid(7),
  takes(0, 3),
  passed(4),
  takes(1, 3),
  passed(1),
  takes(0, 1),
  ended(0),
];

/** One undo in the place of event 4, and what is found there. */
const BAD: readonly (readonly [string, WrittenEvent, object])[] = [
  ["itself", undone(4), { code: "undo-impossible", expected: 3, recorded: 4 }],
  ["a later line", undone(6), { code: "undo-impossible", recorded: 6 }],
  ["no line", undone(999), { code: "undo-impossible", recorded: 999 }],
  ["nowhere", { type: "table/undo", data: { seats: [0] } }, { code: "data-malformed" }],
  ["a text", { type: "table/undo", data: { to: "1", seats: [0] } }, { code: "data-malformed" }],
  ["agreed by none", undone(1, []), { code: "data-malformed" }],
  ["by a seat that is not there", undone(1, [0, 2]), { code: "data-malformed" }],
  ["by a seat twice", undone(1, [1, 1]), { code: "data-malformed" }],
  [
    "with more",
    { type: "table/undo", data: { to: 1, seats: [0], why: "x" } },
    { code: "data-malformed" },
  ],
  ["by somebody", { ...undone(1), by: 0 }, { code: "seat-unexpected", recorded: 0 }],
  ["of another kind", { type: "table/redo", data: { to: 1 } }, { code: "type-unknown" }],
];

describe("an undo that cannot be carried out", () => {
  test.each(BAD)("to %s is found, and passed over", (_, event, found) => {
    const events = [...GAME_OVER.slice(0, 3), event, ...GAME_OVER.slice(3)];
    const { kind, findings, finished } = verdictOn(linesOfGame(events, HEADER_2));
    expect({ kind, finished }).toEqual({ kind: "violated", finished: true });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ ...found, seq: 4, blame: "recorder" });
  });

  test("in a log of format 1 is of a type that no game has", () => {
    const events = [...GAME_OVER.slice(0, 3), undone(1), ...GAME_OVER.slice(3)];
    expect(verdictOn(linesOfGame(events, nimHeader())).findings).toMatchObject([
      { code: "type-unknown", seq: 4, type: "table/undo" },
    ]);
  });
});

describe("what was wrong stays wrong", () => {
  const events = [laid(7), takes(0, 3), passed(4), undone(1), takes(0, 1), passed(6), takes(1, 2)];
  const lines = linesOfGame([...events, passed(4)], HEADER_2);

  test("in what was taken back, and the rest is judged from where play went back to", () => {
    const wrong = tamper(lines, nodeHash, editData(3, { left: 3 }));
    const { findings, compliantPrefix } = verdictOn(wrong);
    expect(findings).toMatchObject([{ code: "value-wrong", seq: 3 }]);
    expect(compliantPrefix).toBe(2);
  });

  test("before it, where play goes back to a position that rests on it", () => {
    const later = linesOfGame([...events, passed(4), undone(6), takes(1, 3), passed(3)], HEADER_2);
    const wrong = tamper(later, nodeHash, editData(6, { left: 5 }));
    expect(verdictOn(wrong).findings.map(({ seq, code }) => [seq, code])).toEqual([
      [6, "value-wrong"],
    ]);
  });

  test("of nobody in particular, where a lost line made the numbers of undos others", () => {
    let undecided = 0;
    const law = fc.property(heap, deeds, fc.nat(40), (matches, done, nth) => {
      const game = undoneGame(matches, done);
      const at = 1 + (nth % (game.lines.length - 1));
      const { findings } = verdictOn(tamper(game.lines, nodeHash, drop(at)));
      const first = findings[0]?.seq ?? Infinity;
      const left = game.events.toSpliced(at - 1, 1);
      const off = left.findIndex(({ type }, index) => type === "table/undo" && index >= first);
      if (off < 0) return;
      const behind = findings.filter(({ seq }) => seq > off + 1);
      expect(behind.filter(({ blame }) => blame === "player")).toEqual([]);
      undecided += behind.filter(({ blame }) => blame === "undecided").length;
    });
    fc.assert(law, { numRuns: runs(400), seed: 7 });
    expect(undecided).toBeGreaterThan(5);
  });

  test("after it, once", () => {
    const wrong = tamper(
      lines,
      nodeHash,
      edit(7, (draft) => ({ ...draft, by: 0 })),
    );
    expect(verdictOn(wrong).findings).toMatchObject([{ code: "seat-wrong", seq: 7 }]);
  });
});

test("the verdict tells what had been seen when play was taken back", () => {
  const events = withMarks(auction.events, { reveal: ["bids-revealed"], score: [] });
  const marked = { ...auction, events };
  const header = { ...auctionHeader(2), format: "assize-log/2" } as const;
  const bids = [
    { type: "bid-made", by: 0, data: { amount: 2 } },
    { type: "bid-made", by: 1, data: { amount: 1 } },
    { type: "bids-revealed", data: { bids: [2, 1] } },
  ];
  const lines = recordOf(header, [...bids, undone(1), undone(0)], nodeHash);
  expect(verdictOn(lines, { games: [marked] }).takenBack).toEqual({
    count: 2,
    byFewer: { count: 0, seen: { chance: 0, reveals: 0 } },
    told: [
      { seq: 4, to: 1, seats: [0, 1], seen: { chance: 0, reveals: 1 }, firstSeen: 3 },
      { seq: 5, to: 0, seats: [0, 1], seen: { chance: 0, reveals: 1 }, firstSeen: 3 },
    ],
  });
  const nim = linesOfGame([laid(7), takes(0, 3), passed(4), undone(1), undone(0)], HEADER_2);
  expect(verdictOn(nim).takenBack!.told).toMatchObject([
    { seq: 4, seen: { chance: 0, reveals: 0 }, firstSeen: null },
    { seq: 5, seen: { chance: 1, reveals: 1 }, firstSeen: 1 },
  ]);
  expect(verdictOn(linesOfGame())).not.toHaveProperty("takenBack");
});

/** What undos by fewer than all seats let them see, counted line by line. */
const seenByFewer = (deeds: readonly (number | null)[]): number => {
  const seen = new Set<number>();
  for (const [index, to] of deeds.entries())
    if (to !== null)
      for (let line = to + 1; line <= index; line++) if (deeds[line - 1] === null) seen.add(line);
  return seen.size;
};

test("what was seen before undos that fewer than all seats agreed to counts each line once", () => {
  // The heap is laid where it does not lie, or play is taken back to any line.
  const wishes = fc.array(fc.oneof(fc.constant(null), fc.nat(30)), { minLength: 8, maxLength: 30 });
  const deedsOf = wishes.map((wished) => {
    const deeds: (number | null)[] = [];
    for (const wish of wished)
      if (wish !== null) deeds.push(wish % (deeds.length + 1));
      else if (!isLaidAfter(deeds, deeds.length)) deeds.push(null);
    return deeds;
  });
  let most = 0;
  fc.assert(
    fc.property(deedsOf, (deeds) => {
      const events = deeds.map((to) => (to === null ? laid(7) : undone(to, [1])));
      const { kind, takenBack } = verdictOn(linesOfGame(events, HEADER_2));
      const count = deeds.filter((to) => to !== null).length;
      most = Math.max(most, count);
      expect(kind).toBe("compliant");
      if (count > 0)
        expect(takenBack!.byFewer).toMatchObject({ count, seen: { chance: seenByFewer(deeds) } });
    }),
    { numRuns: 200 },
  );
  expect(most).toBeGreaterThan(3);
});

/** Whether the heap lies after so many of these lines. */
const isLaidAfter = (deeds: readonly (number | null)[], lines: number): boolean => {
  const last = lines === 0 ? undefined : deeds[lines - 1];
  if (last === undefined) return false;
  return last === null || isLaidAfter(deeds, last);
};

describe("ten thousand undos", () => {
  const round = [takes(0, 3), passed(4)];
  const many = Array.from({ length: 10_000 }, (_, index) =>
    index % 2 === 0 ? [...round, undone(1)] : [undone(4 * (index >> 1) + 4)],
  ).flat();

  test("are audited, and the first thousand told", () => {
    const { kind, takenBack } = verdictOn(linesOfGame([laid(7), ...many], HEADER_2));
    expect(kind).toBe("compliant");
    expect(takenBack).toMatchObject({ count: 10_000 });
    expect(takenBack!.told).toHaveLength(LIMITS.undosTold);
  });

  test("after a deviation, each to a line of its own, are all gone along", () => {
    const back = Array.from({ length: 2_000 }, (_, index) => undone(4 + index));
    const forth = Array.from({ length: 1_000 }, () => [takes(1, 1), undone(4)]).flat();
    const lines = linesOfGame(
      [laid(7), takes(0, 3), passed(4), undone(3), ...forth, ...back],
      HEADER_2,
    );
    const wrong = tamper(lines, nodeHash, insert(4, { type: "turn-passed", data: { left: 4 } }));
    const { kind, covered, findings } = verdictOn(wrong);
    expect(kind).toBe("violated");
    expect(findings).toHaveLength(1);
    expect(covered.stopped).toBeNull();
  });
});
