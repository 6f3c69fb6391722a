// The rulebook holds together: every name once, every ruling cited, every clause under its article.
import { expect, test } from "vitest";
import { clause, RULING_SETS, rulebook } from "../src/index.ts";

const ids = rulebook.clauses.map(({ id }) => id);

test("every clause stands once, under an article of the Laws, in a sentence that fits a report's line", () => {
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { statement, sources } of rulebook.clauses) {
    expect(statement.en.length).toBeLessThanOrEqual(260);
    expect(sources.length).toBeGreaterThanOrEqual(1);
    for (const { heading } of sources) expect(heading).toMatch(/^Article \d+(\.\d+)*$/);
  }
});

test("every ruling is cited by a clause and has two readings", () => {
  const cited = rulebook.clauses.flatMap(({ rulings = [] }) => rulings);
  expect([...cited].sort()).toEqual(rulebook.rulings.map(({ id }) => id).sort());
  for (const { options } of rulebook.rulings) expect(options.length).toBe(2);
});

test("the set of FIDE is the default, and the others differ from it", () => {
  expect(RULING_SETS.fide).toEqual(RULING_SETS.default);
  for (const set of ["uscf", "lichess", "chess.com"] as const)
    expect(Object.keys(RULING_SETS[set]).length).toBeGreaterThanOrEqual(1);
});

test("what a record of moves cannot show says why", () => {
  expect(clause("touch.move").notAuditable).toBeDefined();
  expect(clause("irregular.illegal").notAuditable).toBeDefined();
  expect(clause("castling.attacked").notAuditable).toBeUndefined();
});
