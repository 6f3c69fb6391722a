// The rulebook holds together: every name once, every ruling cited, every clause under its article.
import { expect, test } from "vitest";
import { clause, RULING_SETS, rulebook } from "../src/index.ts";

const ids = rulebook.clauses.map(({ id }) => id);

test("every clause stands once, under an article of the Laws, in a sentence that fits a report's line", () => {
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { statement, sources } of rulebook.clauses) {
    expect(statement.en.length).toBeLessThanOrEqual(260);
    const [first, ...others] = sources;
    expect(first!.heading).toMatch(/^Article \d+(\.\d+)+$/);
    for (const { heading } of others)
      expect(heading).toMatch(/^(?:Article \d+(\.\d+)+|Guideline II(\.\d)+|Rule \d+[A-Z]\d*)$/);
  }
});

test("every ruling is cited by a clause, says where it comes from, and has readings that some set takes", () => {
  const cited = new Set(rulebook.clauses.flatMap(({ rulings = [] }) => rulings));
  expect([...cited].sort()).toEqual(rulebook.rulings.map(({ id }) => id).sort());
  const sets = Object.values(rulebook.rulingSets);
  for (const { id, options, sources } of rulebook.rulings) {
    const taken = new Set(sets.map((set) => set[id] ?? options[0].id));
    expect([...taken].sort()).toEqual(options.map((option) => option.id).sort());
    expect(sources[0]!.heading).toMatch(/^Article /);
    for (const {
      rulebook: { en },
      heading,
    } of sources)
      if (en.startsWith("US Chess")) expect(heading).toMatch(/^Rule \d+[A-Z]\d*$/);
  }
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

test("the articles that changed their numbers with the Laws of 2018 and 2023", () => {
  const articlesOf = (id: Parameters<typeof clause>[0]) =>
    clause(id).sources.map(({ heading }) => heading.replace("Article ", ""));
  expect(articlesOf("pawn.en-passant")).toEqual(["3.7.4.1", "3.7.4.2"]);
  expect(articlesOf("pawn.promotion")).toContain("3.7.5.1");
  expect(articlesOf("repetition.same")).toEqual(["9.2.2", "9.2.2.1", "9.2.2.2"]);
  expect(articlesOf("end.resignation")).toEqual(["5.1.2"]);
  expect(articlesOf("claim.offers")).toEqual(["9.1.2.3"]);
});
