// A report is the same bytes in Node and in a browser: both have the same lists and plurals.
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { grammarOf, LANGUAGES } from "@assize/kernel-model";
import { aBrowser } from "../a-browser.ts";
import { scriptOf } from "../script-of.ts";

const LISTS = [
  [],
  ["a"],
  ["Ana", "Iris"],
  ["siete", "ocho"],
  ["a", "b", "c"],
  ["y", "i", "o", "e"],
];
const NUMBERS = [0, 1, 1.5, 2, 3, 5, 11, 21, 100, 1_000, 1_000_000, 2_000_000];
const VALUES = [LANGUAGES, LISTS, NUMBERS] as const;

/** What grammars make of these values; in the page too. */
const told = (
  grammars: typeof grammarOf,
  [languages, lists, numbers]: typeof VALUES,
): readonly string[] =>
  languages
    .map(grammars)
    .flatMap(({ and, or, count }) => [
      ...lists.flatMap((list) => [and(list), or(list)]),
      ...numbers.map((number) => count(number, "one", "other")),
    ]);

test("Chromium lists and counts as Node does, in every language", async () => {
  const here = told(grammarOf, VALUES);
  expect(new Set(here).size).toBeGreaterThan(40);
  const entry = fileURLToPath(import.meta.resolve("@assize/kernel-model"));
  const context = await (await aBrowser()).newContext();
  try {
    const page = await context.newPage();
    await page.addScriptTag({ content: await scriptOf(entry, "model") });
    const there = await page.evaluate(
      `(${told.toString()})(model.grammarOf, ${JSON.stringify(VALUES)})`,
    );
    expect(there).toEqual(here);
  } finally {
    await context.close();
  }
});
