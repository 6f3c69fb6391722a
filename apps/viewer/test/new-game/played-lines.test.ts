import { describe, expect, test } from "vitest";
import {
  comesToLight,
  decidersFrom,
  firstTakenBack,
  linesThatCount,
  seenSince,
  takenBackFrom,
} from "../../src/new-game/played-lines.ts";
import type { Line } from "../../src/protocol/protocol.ts";
import {
  back,
  goesOnInPart,
  onward,
  presentingOf,
  shownInPart,
} from "../../src/new-game/presenting.ts";

const line = (seq: number, kind: "decision" | "chance" | "consequence" | "record", by = 0) => ({
  seq,
  type: kind,
  class: kind,
  by: kind === "decision" ? by : null,
  data: {},
  marks: kind === "consequence" ? (["reveal"] as const) : [],
  text: `${kind} ${seq}`,
});
const undo = (seq: number, to: number) => ({
  ...line(seq, "record"),
  type: "table/undo",
  data: { to, seats: [0] },
});
const seqs = (lines: readonly { readonly seq: number }[]) => lines.map(({ seq }) => seq);

describe("what was played", () => {
  const lines = [
    line(1, "chance"),
    line(2, "decision"),
    line(3, "consequence"),
    line(4, "decision", 1),
    undo(5, 3),
    line(6, "decision", 1),
    undo(7, 1),
    line(8, "decision"),
    undo(9, 6),
    line(10, "decision"),
  ];

  test("is what led to where the game stands, also over an undo that was taken back", () => {
    expect(seqs(linesThatCount(lines.slice(0, 4)))).toEqual([1, 2, 3, 4]);
    expect(seqs(linesThatCount(lines.slice(0, 6)))).toEqual([1, 2, 3, 6]);
    expect(seqs(linesThatCount(lines.slice(0, 8)))).toEqual([1, 8]);
    expect(seqs(linesThatCount(lines))).toEqual([1, 2, 3, 6, 10]);
    expect(linesThatCount([])).toEqual([]);
  });

  test("may be taken back where a person or chance decided, the latest first", () => {
    expect(seqs(takenBackFrom(lines, [null, null]))).toEqual([10, 6, 2, 1]);
    expect(seqs(takenBackFrom(lines, [null, "greedy"]))).toEqual([10, 2, 1]);
    expect(takenBackFrom(lines, ["greedy", "greedy"]).map(({ seq }) => seq)).toEqual([1]);
  });

  test("is what an undo names by the earliest event that it takes back", () => {
    expect(firstTakenBack(lines, lines[4]!)?.seq).toBe(4);
    expect(firstTakenBack(lines, lines[6]!)?.seq).toBe(2);
    expect(firstTakenBack(lines, lines[3]!)).toBeUndefined();
    expect(firstTakenBack([undo(1, 0)], undo(1, 0))).toBeUndefined();
  });

  test("tells who chose in secret: one seat alone, or several after each other", () => {
    expect(decidersFrom(lines, 2)).toEqual([0]);
    expect(decidersFrom(lines, 6)).toEqual([1, 0]);
    expect(decidersFrom(lines, 3)).toEqual([]);
    const both = [line(1, "decision"), line(2, "decision", 2), line(3, "chance")];
    expect(decidersFrom(both, 2)).toEqual([0, 2]);
    expect(decidersFrom(both, 1)).toEqual([0, 2]);
  });

  test("came to light where several chose in secret and a reveal followed", () => {
    const alone = [line(1, "chance"), line(2, "decision"), line(3, "consequence")];
    expect(comesToLight(alone, 1)).toBe(false);
    const both = [line(1, "decision"), line(2, "decision", 2), line(3, "consequence")];
    expect(comesToLight(both, 1)).toBe(true);
    // A bot after the last person chooses in secret too.
    expect(comesToLight(both, 0)).toBe(true);
    expect(comesToLight([...both.slice(0, 2), line(3, "chance")], 1)).toBe(false);
  });

  test("was seen, whether it was taken back or not", () => {
    expect(seenSince(lines, 1)).toEqual({ chance: 1, reveals: 1 });
    expect(seenSince(lines, 4)).toEqual({ chance: 0, reveals: 0 });
  });
});

describe("what happened is followed", () => {
  test("event by event, where it is more than a glance", () => {
    expect(presentingOf(4, 6, false)).toBeNull();
    expect(presentingOf(4, 5, true)).toBeNull();
    const open = presentingOf(4, 8, false)!;
    expect(open).toEqual({ from: 5, to: 8, at: 6, wasSecret: false, isCovered: false });
    expect(back(open)).toBe(open);
    expect(back(onward(open)!)).toEqual(open);
    expect(onward({ ...open, at: 8 })).toBeNull();
  });

  test("from a cover on, where all have chosen in secret", () => {
    const covered = presentingOf(4, 8, true)!;
    expect(covered).toEqual({ from: 5, to: 8, at: 5, wasSecret: true, isCovered: true });
    expect(back(covered)).toBe(covered);
    expect(onward(covered)).toMatchObject({ at: 6, isCovered: false });
  });

  test("what is of one part of the game follows by itself, and is read together; a reveal stands alone", () => {
    const line = (seq: number, ...outline: string[]) => ({ seq, outline }) as unknown as Line;
    const lines = [
      line(6, "Year 1", "Orders"),
      line(7, "Year 1", "Orders"),
      line(8, "Year 1", "Order 1", "Ann"),
      line(9, "Year 1", "Order 1", "Ben"),
      line(10, "Year 1", "Order 2", "Ann"),
    ];
    const covered = presentingOf(4, 10, true)!;
    const goesOn = (at: number) => goesOnInPart({ ...covered, isCovered: false, at }, lines);
    expect(goesOnInPart(covered, lines)).toBe(false);
    expect([6, 7, 8, 9, 10].map(goesOn)).toEqual([false, false, true, false, false]);
    const read = (at: number) =>
      shownInPart({ ...covered, isCovered: false, at }, lines).map(({ seq }) => seq);
    expect([6, 7, 9, 10].map(read)).toEqual([[6], [7], [8, 9], [10]]);
  });
});
