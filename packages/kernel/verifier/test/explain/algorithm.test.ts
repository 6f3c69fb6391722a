// The digest that verdicts name is that of the numbers by which records are explained.
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { ALGORITHM } from "../../src/explain/algorithm.ts";
import { LIMITS, MARGIN, TABLE } from "../../src/explain/costs-in-words.ts";

test("the algorithm's digest is that of its table, its margin and its limits", () => {
  const numbers = { table: TABLE, margin: MARGIN, limits: LIMITS } as unknown as Json;
  expect(ALGORITHM.digest).toBe(digestJson(numbers, nodeHash));
});
