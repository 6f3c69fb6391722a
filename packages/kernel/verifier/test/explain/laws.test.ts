// Laws of the search for the least set of edits, over random games of nim that were tampered with.
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Verdict } from "@assize/kernel-model";
import { drop, insert, repeat, swap, tamper, type Tampering } from "@assize/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TABLE } from "../../src/explain/costs.ts";
import { runs, takes } from "../games.ts";
import { nimGame } from "../nim-arbitraries.ts";
import { LINES, verdictAsStated } from "./told.ts";

const costOf = (findings: Verdict["findings"]): number =>
  findings.reduce((sum, { explained }) => sum + (explained?.cost ?? 0), 0);

/** A line and the next one have changed places. */
const swapped = (line: number): Tampering => swap(line, line + 1);

/** One slip of whoever wrote a line, and the most that the edit costs which takes it back, in tenths of a deviation. */
const SLIPS = [
  { kind: drop, cost: TABLE["put-in-choice"].cost },
  { kind: repeat, cost: TABLE["drop-twice"].cost },
  { kind: swapped, cost: TABLE["put-in-choice"].cost + TABLE["other-half"].cost },
] as const;
const slip = fc.constantFrom(...SLIPS);
const aLine = fc.integer({ min: 2, max: 9 });

const slips = fc.array(fc.record({ line: aLine, slip }), { minLength: 1, maxLength: 2 });

/** Two slips of which the second one is at lines by which the first could be told. */
const touching = fc
  .record({ line: aLine, slip, after: fc.nat(2), other: slip })
  .map(({ line, slip: first, after, other }) => [
    { line, slip: first },
    { line: line + after, slip: other },
  ]);

const tamperedWith = (planted: typeof slips) =>
  fc
    .record({ lines: nimGame, slips: planted })
    .filter(({ lines }) => lines.length > 12)
    .map(({ lines, slips: done }) => ({
      lines: tamper(lines, nodeHash, ...done.map(({ line, slip: { kind } }) => kind(line))),
      cost: done.reduce((sum, { slip: { cost } }) => sum + cost, 0),
    }));

describe("the least set of edits", () => {
  test("is empty for a sound record", () => {
    fc.assert(
      fc.property(nimGame, (lines) => {
        expect(verdictAsStated(lines).findings).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });

  test.each([
    ["anywhere", slips],
    ["that touch", touching],
  ])("costs at most what was planted: slips %s", (_, planted) => {
    fc.assert(
      fc.property(tamperedWith(planted), ({ lines, cost }) => {
        const { findings, covered } = verdictAsStated(lines);
        expect(covered.stopped).toBeNull();
        expect(costOf(findings)).toBeLessThanOrEqual(cost);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe("a block of lines that stands there twice", () => {
  test.each([3, 4, 6, 8])("is one finding, of %i lines", (lines) => {
    const block = LINES.nim.slice(3, 3 + lines);
    const twice: Tampering = (all) => all.toSpliced(3 + lines, 0, ...block);
    const { findings } = verdictAsStated(tamper(LINES.nim, nodeHash, twice));
    const [first, ...more] = findings.filter(({ follows }) => follows === null);
    expect(first?.explained?.deviation).toBe("written-twice");
    expect(more).toEqual([]);
  });
});

test("a refused choice that was carried out is its maker's", () => {
  const { findings } = verdictAsStated(tamper(LINES.nim, nodeHash, insert(6, takes(1, 9))));
  expect(findings[0]).toMatchObject({ seq: 6 });
});
