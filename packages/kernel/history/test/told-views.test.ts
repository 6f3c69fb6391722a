// Whoever is told what changed has the view, and what stays the same is told once.
import type { Json } from "@assize/kernel-model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { viewAfter, viewChanges } from "../src/index.ts";

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 200 : 2_000;

const view = fc.dictionary(
  fc.constantFrom("setting", "seats", "round", "x"),
  fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
);

test("a chain of views is told by its changes", () => {
  fc.assert(
    fc.property(fc.array(view, { minLength: 1, maxLength: 6 }), (views) => {
      let known: Json | null = null;
      for (const now of views) {
        const told = viewChanges(known, now);
        const sent = JSON.parse(JSON.stringify(told)) as typeof told;
        expect(viewAfter(known, sent)).toEqual(JSON.parse(JSON.stringify(now)));
        known = now;
        expect(viewChanges(known, now)).toEqual({ changed: {}, gone: [] });
      }
    }),
    { numRuns: RUNS },
  );
});
