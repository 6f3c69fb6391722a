// Lists and plurals, as each language has them.
import { expect, test } from "vitest";
import { grammarOf, LANGUAGES } from "../src/index.ts";

test("lists in every language, with the words that go between", () => {
  const names = ["a", "b", "c"];
  expect(LANGUAGES.map((language) => grammarOf(language).and(names))).toEqual([
    "a, b and c",
    "a, b et c",
    "a, b und c",
    "a, b y c",
  ]);
  expect(LANGUAGES.map((language) => grammarOf(language).or(names))).toEqual([
    "a, b or c",
    "a, b ou c",
    "a, b oder c",
    "a, b o c",
  ]);
  const { and, or } = grammarOf("es");
  expect([and(["Ana", "Iris"]), or(["siete", "ocho"])]).toEqual(["Ana e Iris", "siete u ocho"]);
  expect([[], ["a"], ["a", "b"]].map(grammarOf("en").and)).toEqual(["", "a", "a and b"]);
});

test("counts in every language; nothing is singular in French", () => {
  const counted = LANGUAGES.map((language) =>
    [0, 1, 2, 21, 1_000_000].map((number) => grammarOf(language).count(number, "one", "many")),
  );
  const plural = ["0 many", "1 one", "2 many", "21 many", "1000000 many"];
  expect(counted).toEqual([plural, ["0 one", ...plural.slice(1)], plural, plural]);
});

test("tells tenths with the decimal sign of each language", () => {
  const told = LANGUAGES.map((language) => [2, 10, 14_005].map(grammarOf(language).tenths));
  const comma = ["0,2", "1", "1400,5"];
  expect(told).toEqual([["0.2", "1", "1400.5"], comma, comma, comma]);
});
