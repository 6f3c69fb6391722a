// Lines that are gone in number, in records that are explained by edits: nobody answers for what stood in them, and nothing that
// stands behind them is called wrong.
import { nodeHash } from "@assize/kernel-integrity/node";
import { drop, tamper } from "@assize/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { playedOut, runs } from "../games.ts";
import { takenFrom } from "../nim-arbitraries.ts";
import { verdictAsStated } from "./told.ts";

const game = fc.record({
  heap: fc.integer({ min: 16, max: 20 }),
  wishes: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 20, maxLength: 20 }),
  first: fc.integer({ min: 4, max: 8 }),
  gone: fc.integer({ min: 6, max: 10 }),
});

test("lines that are gone are told where they are gone, and no seat is accused behind them", () => {
  let violated = 0;
  fc.assert(
    fc.property(game, ({ heap, wishes, first, gone }) => {
      const lines = playedOut(heap, takenFrom(heap, wishes));
      const cut = tamper(lines, nodeHash, ...Array.from({ length: gone }, () => drop(first)));
      const { findings, kind, outcome } = verdictAsStated(cut);
      // An outcome that depends on what stood in them is open.
      if (outcome !== null) expect(outcome).toEqual(verdictAsStated(lines).outcome);
      expect(findings.filter(({ blame }) => blame === "player")).toEqual([]);
      expect(findings.filter(({ seq }) => seq > first + 2)).toEqual([]);
      if (kind === "violated") violated++;
    }),
    { numRuns: runs(12) },
  );
  expect(violated).toBeGreaterThanOrEqual(runs(8));
});
