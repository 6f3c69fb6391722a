// What may not be done, and the clause that forbids it, as the chart explains it.
import { expect, test } from "vitest";
import { aTable, refusal } from "./a-table.ts";
import { ROWS } from "./refusal-rows.ts";

test("there are at least forty kinds", () => {
  expect(new Set(ROWS.map(([, what]) => what)).size).toBeGreaterThanOrEqual(40);
});

test.each(ROWS)("%s forbids %s", (clause, _what, place, table, event) => {
  expect(refusal(aTable(table), place, event)).toContain(clause);
});
