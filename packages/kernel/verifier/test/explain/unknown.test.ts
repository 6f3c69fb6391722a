// Values that a record does not know, in a search by edits: they alone violate nothing, wherever and however many they are; what no
// value of them explains is found.
import { nodeHash } from "@assize/kernel-integrity/node";
import { drop, edit, tamper, type Tampering } from "@assize/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { audit } from "../../src/index.ts";
import { runs } from "../games.ts";
import { nimGame } from "../nim-arbitraries.ts";
import { auditByEdits, verdictBy } from "./by-edits.ts";

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
        const verdict = verdictBy(
          auditByEdits,
          tamper(lines, nodeHash, ...unknown.map((at) => smudged(at))),
        );
        expect([verdict.kind, verdict.findings]).toEqual(["undetermined", []]);
        expect(verdict.covered.stopped).toBeNull();
      }),
      { numRuns: runs(60) },
    );
  });

  test("hide no line that is missing where an audit finds it", () => {
    let violated = 0;
    fc.assert(
      fc.property(someLines, fc.nat(30), ({ lines, unknown }, place) => {
        const missing = 2 + place;
        fc.pre(missing < lines.length && !unknown.includes(missing));
        const tampered = tamper(
          lines,
          nodeHash,
          ...unknown.map((at) => smudged(at)),
          drop(missing),
        );
        const [own, other] = [verdictBy(auditByEdits, tampered), verdictBy(audit, tampered)];
        if (other.kind !== "violated") return;
        violated++;
        expect([own.kind, own.findings[0]?.seq]).toEqual(["violated", other.findings[0]!.seq]);
      }),
      { numRuns: runs(60), seed: 7 },
    );
    expect(violated).toBeGreaterThan(10);
  });
});
