// Every clause that a log can show kept or broken is cited by some piece of code: a chart's rule or transition,
// an event's field, or an invariant.
import { expect, test } from "vitest";
import { CLAUSE_IDS, clause } from "@assize/xidit-rulebook";
import { xidit } from "../src/index.ts";

import { INVARIANTS } from "../src/invariants.ts";
import { game } from "./given.ts";

const cited = new Set<string>([
  ...[...game.table.rows.values()].flatMap((row) => row.clauses),
  ...Object.values(xidit.events).flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => field.clauses),
  ),
  ...INVARIANTS,
]);

const auditable = CLAUSE_IDS.filter((id) => clause(id).notAuditable === undefined);

test("code cites every auditable clause", () => {
  expect(auditable.length).toBeGreaterThanOrEqual(70);
  expect(auditable.filter((id) => !cited.has(id))).toEqual([]);
});

test("code cites no clause that no log can show", () => {
  const known = new Set<string>(auditable);
  expect([...cited].filter((id) => !known.has(id))).toEqual([]);
});
