import { nobleHash } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { rechain, renumber } from "@assize/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { auditOf, DEEP_MS, runs, verdictOn } from "./games.ts";
import { MODEL_HEADER, nimGame, tampering } from "./nim-arbitraries.ts";
import { isLegalNim } from "./slow-nim.ts";

/** One or two tamperings; the numbers are put right in half of the logs, the chain in all. */
const tampered = fc
  .record({
    lines: nimGame,
    done: fc.array(tampering, { minLength: 1, maxLength: 2 }),
    renumbered: fc.boolean(),
  })
  .map(({ lines, done, renumbered }) => {
    const changed = done.reduce((log, one) => one.carryOut(log), lines);
    return {
      honest: lines,
      kinds: done.map((one) => one.kind),
      lines: rechain(renumbered ? renumber(changed) : changed, nodeHash),
    };
  });

/** An answer that two audits can be compared by, byte for byte. */
const told = (lines: readonly string[], options: Parameters<typeof auditOf>[1] = {}): string => {
  const answer = auditOf(lines, options);
  return JSON.stringify(answer.kind === "unreadable" ? answer : answer.verdict);
};

describe("laws of the verdict", () => {
  test(
    "a game by legal play is compliant, and so is each of its prefixes",
    () => {
      let prefixes = 0;
      const law = fc.property(nimGame, (lines) => {
        for (let length = 1; length <= lines.length; length++) {
          const verdict = verdictOn(lines.slice(0, length));
          expect(verdict).toMatchObject({ kind: "compliant", findings: [], doubts: [] });
          expect(verdict.compliantPrefix).toBe(length - 1);
          prefixes++;
        }
        expect(isLegalNim(lines, MODEL_HEADER)).toBe(true);
      });
      fc.assert(law, { numRuns: runs(100) });
      expect(prefixes).toBeGreaterThan(runs(600));
    },
    DEEP_MS,
  );

  test(
    "the slow referee and the audit agree on every tampered log",
    () => {
      const seen = { cheats: 0, legal: 0, harmless: 0, kinds: new Set<string>() };
      const law = fc.property(tampered, ({ honest, lines, kinds }) => {
        for (const kind of kinds) seen.kinds.add(kind);
        const legal = isLegalNim(lines, MODEL_HEADER);
        const answer = auditOf(lines);
        expect(answer.kind === "audited" && answer.verdict.kind === "compliant").toBe(legal);
        if (!legal) seen.cheats++;
        else if (lines.join() === honest.join()) seen.harmless++;
        else seen.legal++;
      });
      fc.assert(law, { numRuns: runs(800) });
      expect(seen.cheats).toBeGreaterThan(runs(370));
      expect(seen.legal).toBeGreaterThan(runs(50));
      expect(seen.kinds.size).toBeGreaterThanOrEqual(15);
    },
    DEEP_MS,
  );

  test(
    "the compliant prefix is compliant, and the longest that is",
    () => {
      const law = fc.property(tampered, ({ lines }) => {
        const answer = auditOf(lines);
        if (answer.kind === "unreadable" || answer.start === null) return;
        const { compliantPrefix, findings, rulings } = answer.verdict;
        if (rulings.assumed) return;
        expect(verdictOn(lines.slice(0, compliantPrefix + 1)).findings).toEqual([]);
        if (findings.length === 0) return;
        expect(verdictOn(lines.slice(0, compliantPrefix + 2)).kind).toBe("violated");
      });
      fc.assert(law, { numRuns: runs(300) });
    },
    DEEP_MS,
  );

  test(
    "the same log has the same verdict, byte for byte, on both engines and with both hashes",
    () => {
      const law = fc.property(tampered, ({ lines }) => {
        const once = told(lines);
        expect(told(lines)).toBe(once);
        expect(told(lines, { engine: "xstate" })).toBe(once);
        expect(told(lines, { hash: nobleHash })).toBe(once);
        expect(told(lines, { onStep: () => undefined, countTaken: true })).toBe(once);
      });
      fc.assert(law, { numRuns: runs(150) });
    },
    DEEP_MS,
  );

  test(
    "without a new chain, every tampering that is seen to change a line before the last is found",
    () => {
      let found = 0;
      const law = fc.property(nimGame, tampering, (lines, { carryOut }) => {
        const changed = carryOut(lines);
        const isPrefix = changed.every((line, index) => line === lines[index]);
        const firstDifference = changed.findIndex((line, index) => line !== lines[index]);
        if (isPrefix || firstDifference === changed.length - 1) return;
        const answer = auditOf(changed);
        expect(answer.kind === "audited" && answer.verdict.kind === "compliant").toBe(false);
        found++;
      });
      fc.assert(law, { numRuns: runs(400) });
      expect(found).toBeGreaterThan(runs(150));
    },
    DEEP_MS,
  );

  test("findings are numbered in the order of the log, and follow only earlier ones", () => {
    const law = fc.property(tampered, ({ lines }) => {
      const answer = auditOf(lines);
      if (answer.kind === "unreadable") return;
      const { findings } = answer.verdict;
      expect(findings.map((one) => one.id)).toEqual(findings.map((_, index) => `f${index + 1}`));
      const seqs = findings.map((one) => one.seq);
      expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
      for (const [index, { follows }] of findings.entries())
        if (follows !== null) expect(findings.slice(0, index).map((f) => f.id)).toContain(follows);
    });
    fc.assert(law, { numRuns: runs(300) });
  });
});
