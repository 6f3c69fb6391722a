// Choices that the record does not know: whatever value makes the record legal, it is not violated. The slow referee
// tries every value.
import { nodeHash } from "@assize/kernel-integrity/node";
import { editData, rechain, renumber } from "@assize/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DEEP_MS, runs, verdictOn } from "../games.ts";
import { MODEL_HEADER, nimGame, tampering } from "../nim-arbitraries.ts";
import { isLegalNim } from "../slow-nim.ts";

const UNKNOWN = { $unknown: "illegible" };
const CHOICES = ["matches-laid", "matches-taken"];

const typeOf = (line: string): string => (JSON.parse(line) as { type: string }).type;

/** Every record that this one may stand for. */
function* meant(
  lines: readonly string[],
  unknown: readonly number[],
): Generator<readonly string[]> {
  const [first, ...rest] = unknown;
  if (first === undefined) return yield lines;
  const most = typeOf(lines[first]!) === "matches-laid" ? 20 : 3;
  for (let matches = 1; matches <= most; matches++)
    yield* meant(editData(first, { matches })(lines), rest);
}

const record = fc
  .record({
    lines: nimGame,
    at: fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 2 }),
    done: fc.option(
      tampering.filter(({ kind }) => !kind.startsWith("header")),
      { nil: null, freq: 2 },
    ),
  })
  .map(({ lines, at, done }) => {
    const changed = renumber(done === null ? lines : done.carryOut(lines));
    const choices = changed.flatMap((line, seq) =>
      seq > 0 && CHOICES.includes(typeOf(line)) ? [seq] : [],
    );
    const unknown = [...new Set(at.flatMap((nth) => choices[nth % choices.length] ?? []))];
    const hidden = unknown.reduce<readonly string[]>(
      (now, seq) => editData(seq, { matches: UNKNOWN })(now),
      changed,
    );
    return { hidden: rechain(hidden, nodeHash), unknown };
  });

test(
  "a record that some value makes legal is not violated, and one that none does is not compliant",
  () => {
    const seen = { legal: 0, illegal: 0, violated: 0 };
    const law = fc.property(record, ({ hidden, unknown }) => {
      fc.pre(unknown.length > 0);
      let isLegal = false;
      for (const lines of meant(hidden, unknown)) isLegal ||= isLegalNim(lines, MODEL_HEADER);
      const { kind, findings } = verdictOn(hidden);
      if (isLegal) {
        seen.legal++;
        expect(findings).toEqual([]);
        expect(kind).toBe("undetermined");
      } else {
        seen.illegal++;
        if (kind === "violated") seen.violated++;
        expect(kind).not.toBe("compliant");
      }
    });
    fc.assert(law, { numRuns: runs(400) });
    expect(seen.legal).toBeGreaterThan(runs(100));
    expect(seen.illegal).toBeGreaterThan(runs(40));
    // What nobody can know may stay undetermined; much of it is found.
    expect(seen.violated).toBeGreaterThan(0.5 * seen.illegal);
  },
  DEEP_MS,
);
