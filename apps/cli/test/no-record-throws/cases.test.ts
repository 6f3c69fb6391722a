// Records that once made an audit throw.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analysed, told } from "./asking.ts";
import { linesIn, SUBJECTS } from "./games.ts";

const CASES = new URL("cases/", import.meta.url);
const names = readdirSync(CASES);

/** Lines of a record that is also shrunk. */
const SHORT = 10;

test("there are cases", () => expect(names.length).toBeGreaterThanOrEqual(3));

test.each(names)("%s is violated, and told", (name) => {
  const lines = linesIn(readFileSync(new URL(name, CASES), "utf8"));
  const subject = SUBJECTS.find(({ model }) => model.id === lines[0]!["game"])!;
  expect(told(subject, lines)).toBe(1);
  if (lines.length <= SHORT) expect(analysed(subject, lines)).toBe(1);
});
