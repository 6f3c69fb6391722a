// The rulebook's clauses under its headings.
import { expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import { chaptersOf } from "../../src/panels/rules/rulebook-search.ts";
import type { ClauseText } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes } from "../worker/a-desk.ts";

const clause = (id: string, heading: string | null): ClauseText => ({
  id,
  heading,
  statement: id,
  sources: [],
  rulings: [],
  completion: heading === null,
});

test("a heading stands once, where it comes first; what no text has comes last", () => {
  const clauses = [clause("a", "Setup"), clause("b", null), clause("c", "Orders")];
  const told = chaptersOf([...clauses, clause("d", "Setup")]).map(({ heading, clauses: own }) => [
    heading,
    own.map(({ id }) => id).join(""),
  ]);
  expect(told).toEqual([
    ["Setup", "ad"],
    ["Orders", "c"],
    [null, "b"],
  ]);
});

test("every clause of a game stands in a chapter, in every language", async () => {
  const client = aClient();
  const { history } = await client.ask("open", {
    bytes: exampleBytes("blue-year.jsonl"),
    name: "blue-year.jsonl",
    number: 1,
    rulings: null,
    language: "en",
  });
  for (const language of LANGUAGES) {
    const { clauses } = await client.ask("clauses", { history, language });
    const chapters = chaptersOf(clauses);
    expect(chapters.flatMap(({ clauses: own }) => own).length).toBe(clauses.length);
    expect(chapters.length).toBeGreaterThan(15);
    expect(chapters.length).toBeLessThan(clauses.length / 2);
  }
});
