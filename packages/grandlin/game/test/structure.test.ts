// Rulebook, events and charts fit together: every clause that can be audited is cited where it is applied.
import { prepare } from "@assize/kernel-referee";
import { clause, CLAUSE_IDS } from "@assize/grandlin-rulebook";
import { CHANCES, DECISIONS, EVENT_TYPES } from "@assize/grandlin-rules";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";

const { table } = prepare(grandlin);

/** Held by the invariants, the header's check and the schemas rather than by a transition. */
const ELSEWHERE = ["comp.board", "setup.players"];

test("the chart knows every event, and each has its class", () => {
  const inChart = new Set([...table.rows.values()].map(({ event }) => event));
  expect(EVENT_TYPES.filter((type) => !inChart.has(type))).toEqual([]);
  for (const type of DECISIONS) expect(grandlin.events[type]!.class).toBe("decision");
  for (const type of CHANCES) expect(grandlin.events[type]!.class).toBe("chance");
});

test("every clause that can be audited is cited by a transition or a field", () => {
  const cited = new Set<string>([
    ...[...table.rows.values()].flatMap(({ clauses }) => clauses),
    ...Object.values(grandlin.events).flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ clauses }) => clauses),
    ),
    ...ELSEWHERE,
  ]);
  const auditable = CLAUSE_IDS.filter((id) => clause(id).notAuditable === undefined);
  expect(auditable.length).toBeGreaterThanOrEqual(50);
  expect(auditable.filter((id) => !cited.has(id))).toEqual([]);
  expect([...cited].filter((id) => !CLAUSE_IDS.some((known) => known === id))).toEqual([]);
});

test("every event type has a sentence, and every place a name", () => {
  for (const { path } of table.leaves)
    expect(grandlin.describe.place(path, "en")).toMatch(/^[A-Z][^._]+$/);
  expect(grandlin.describe.event({ type: "odd", data: { a: 1 } }, null, "fr")).toBe('odd {"a":1}');
});
