// The rulebook holds together: every name once, every ruling cited, completions marked.
import { expect, test } from "vitest";
import { clause, CLAUSE_IDS, GLOSSARY, RULING_IDS, RULING_SETS, rulebook } from "../src/index.ts";

const LONGEST_STATEMENT = 260;

const repeated = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);

test("there are all clauses, rulings and terms, each once", () => {
  expect(CLAUSE_IDS.length).toBeGreaterThanOrEqual(50);
  expect(RULING_IDS).toHaveLength(29);
  expect(Object.keys(GLOSSARY).length).toBeGreaterThanOrEqual(30);
  expect(repeated(CLAUSE_IDS)).toEqual([]);
  expect(repeated(RULING_IDS)).toEqual([]);
});

test("every clause has a source and a statement that fits a report's line", () => {
  const poor = rulebook.clauses.filter(
    ({ statement, sources }) => sources.length === 0 || statement.en.length > LONGEST_STATEMENT,
  );
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test("a source names the manual, its language and a heading, and no file", () => {
  const sources = [...rulebook.clauses, ...rulebook.rulings].flatMap((one) => one.sources);
  expect(sources.length).toBeGreaterThanOrEqual(CLAUSE_IDS.length);
  for (const source of sources)
    expect(source).toEqual({
      rulebook: { en: "manual of the treasure game" },
      language: "en",
      heading: expect.stringMatching(/^\d+/),
    });
});

test("every ruling is cited by a clause and has at least two readings", () => {
  const cited = new Set(rulebook.clauses.flatMap((one) => one.rulings ?? []));
  expect(RULING_IDS.filter((id) => !cited.has(id))).toEqual([]);
  expect([...cited].filter((id) => !(RULING_IDS as readonly string[]).includes(id))).toEqual([]);
  for (const { options } of rulebook.rulings) expect(options.length).toBeGreaterThanOrEqual(2);
});

test("what the manual leaves open is marked", () => {
  expect(clause("combat.round").completion).toBe(true);
  expect(clause("city.gates").completion).toBe(true);
  expect(clause("win").completion).toBeUndefined();
});

test("the sets are equal", () => {
  expect(RULING_SETS.house).toEqual(RULING_SETS.default);
});
