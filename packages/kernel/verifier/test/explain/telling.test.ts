// How a set of edits is told: which of equal ones comes first, what else is worth telling, who answers.
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Finding, Verdict } from "@assize/kernel-model";
import { drop, editData, editSeat, insert, swap, tamper, type Tampering } from "@assize/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LINES, verdictAsStated } from "./told.ts";
import { runs, takes } from "../games.ts";

const found = (lines: readonly string[], ...done: readonly Tampering[]): Verdict["findings"] =>
  verdictAsStated(tamper(lines, nodeHash, ...done)).findings;

describe("of equal sets", () => {
  test("the one by which play kept to the rules comes first: an end that is wrong took place all the same", () => {
    const { findings, finished, outcome } = verdictAsStated(
      tamper(LINES.nim, nodeHash, editData(17, { loser: 0 })),
    );
    expect(findings).toMatchObject([
      { seq: 17, explained: { deviation: "value", held: "corrected" } },
    ]);
    expect(findings[0]!.explained!.others).toMatchObject([
      { more: 0, moves: [{ deviation: "surplus", held: "passed-over" }] },
      { more: 0, moves: [{ deviation: "value", held: "believed" }] },
    ]);
    expect([finished, outcome?.winners]).toEqual([true, [0]]);
  });
});

describe("what else is told", () => {
  type Told = NonNullable<Finding["explained"]>["others"][number]["moves"][number];
  const shown = ({ seq, deviation, held, accuses }: Told): string =>
    [seq, deviation, held, accuses].join();

  test("is nothing that differs only in what is guessed", () => {
    const [first] = found(LINES.nim, editData(4, { matches: 4 }));
    expect(first!.explained!.others).toEqual([]);
  });

  test("says nowhere all that another one of the same finding says, and more", () => {
    const line = fc.integer({ min: 2, max: 15 });
    const slip = fc.oneof(
      line.map((at) => drop(at)),
      line.map((at) => swap(at, at + 1)),
      line.map((at) => editData(at, { left: 3, matches: 2 })),
    );
    let looked = 0;
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 2 }), (done) => {
        for (const { explained } of found(LINES.nim, ...done)) {
          const all = (explained?.others ?? []).map(({ moves }) => moves.map(shown).sort());
          expect(new Set(all.map((one) => one.join(";"))).size).toBe(all.length);
          looked += all.length;
        }
      }),
      { numRuns: runs(15) },
    );
    expect(looked).toBeGreaterThan(runs(10));
  });
});

describe("who answers", () => {
  test("a seat that one edit names beside the recorder is never accused for certain", () => {
    expect(found(LINES.nim, editSeat(4, 0))).toMatchObject([
      { seq: 4, blame: "undecided", between: [0, "recorder"] },
    ]);
  });

  test("nobody for certain, where another set within the margin accuses nobody", () => {
    const [first] = found(LINES.nim, insert(4, takes(1, 2)), drop(6));
    expect(first!.blame).not.toBe("player");
  });

  test("nobody, where anything else that is told beside it accuses nobody", () => {
    const line = fc.integer({ min: 2, max: 15 });
    const deed = fc.oneof(
      fc
        .record({ line, matches: fc.integer({ min: 4, max: 9 }) })
        .map((one) => editData(one.line, { matches: one.matches })),
      line.map((at) => insert(at, takes(at % 2, 5))),
      line.map((at) => drop(at)),
    );
    let accused = 0;
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 2 }), (done) => {
        for (const { blame, by, explained } of found(LINES.nim, ...done)) {
          if (blame !== "player") continue;
          accused++;
          for (const { moves } of explained!.others)
            expect(moves.map(({ accuses }) => accuses)).toContain(by);
        }
      }),
      { numRuns: runs(20) },
    );
    expect(accused).toBeGreaterThan(runs(5));
  });
});
