// Every auditable clause, kept and broken. A clause without a case stands in NOT_COVERED with its reason.
import { describe, expect, test } from "vitest";
import { CLAUSE_IDS, clause, type ClauseId } from "@assize/xidit-rulebook";
import type { ClauseCase } from "./clauses/clause-case.ts";
import { COMPONENT_AND_SETUP_CASES } from "./clauses/components-and-setup.ts";
import { ORDER_AND_DEED_CASES } from "./clauses/orders-and-deeds.ts";
import { CENSUS_CASES } from "./clauses/census.ts";
import { END_CASES } from "./clauses/end.ts";
import { REWARD_CASES } from "./clauses/rewards.ts";
import { TILE_CASES } from "./clauses/tiles.ts";

const CASES: readonly ClauseCase[] = [
  ...COMPONENT_AND_SETUP_CASES,
  ...ORDER_AND_DEED_CASES,
  ...REWARD_CASES,
  ...CENSUS_CASES,
  ...END_CASES,
  ...TILE_CASES,
];

const NOT_COVERED: Partial<Record<ClauseId, string>> = {};

describe.each(CASES.map((one) => [one.clause, one] as const))("%s", (_, { keeps, breaks }) => {
  test("kept", () => {
    keeps();
  });
  test("broken", () => {
    breaks();
  });
});

test("every auditable clause has a case", () => {
  const covered = new Set<string>(CASES.map((one) => one.clause));
  const open = CLAUSE_IDS.filter(
    (id) => clause(id).notAuditable === undefined && NOT_COVERED[id] === undefined,
  );
  expect(open.filter((id) => !covered.has(id))).toEqual([]);
  expect(Object.keys(NOT_COVERED).filter((id) => covered.has(id))).toEqual([]);
  expect(covered.size).toBeGreaterThanOrEqual(78);
});
