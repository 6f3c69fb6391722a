// Values that a record does not know, in a search by edits: they alone violate nothing, wherever and however many they are; what no
// value of them explains is found.
import { nodeHash } from "@assize/kernel-integrity/node";
import { edit, tamper, type Tampering } from "@assize/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../games.ts";
import { nimGame } from "../nim-arbitraries.ts";
import { verdictAsStated } from "./told.ts";

const UNKNOWN = { $unknown: "coffee on the page" };

/** The first value of a line is not known. */
const smudged = (seq: number): Tampering =>
  edit(seq, (draft) => {
    const [[field]] = Object.entries(draft["data"] as object) as [[string, unknown]];
    return { ...draft, data: { [field]: UNKNOWN } };
  });

/** A game, and some of its lines behind the first. */
const someLines = fc
  .record({ lines: nimGame, places: fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 3 }) })
  .map(({ lines, places }) => ({
    lines,
    unknown: places.map((at) => 1 + at).filter((at) => at < lines.length && hasData(lines[at]!)),
  }))
  .filter(({ unknown }) => unknown.length > 0);

const hasData = (line: string): boolean =>
  Object.keys((JSON.parse(line) as { readonly data: object }).data).length > 0;

describe("values that a record does not know", () => {
  test("violate nothing", () => {
    fc.assert(
      fc.property(someLines, ({ lines, unknown }) => {
        const verdict = verdictAsStated(
          tamper(lines, nodeHash, ...unknown.map((at) => smudged(at))),
        );
        expect([verdict.kind, verdict.findings]).toEqual(["undetermined", []]);
        expect(verdict.covered.stopped).toBeNull();
      }),
      { numRuns: runs(60) },
    );
  });
});
