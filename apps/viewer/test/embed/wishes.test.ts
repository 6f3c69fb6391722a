// What the attributes of a replay mean, whatever stands in them.
import { expect, test } from "vitest";
import { eyesOf, languageIn, startOf } from "../../src/embed/wishes.ts";

const SEATS = [
  { colour: "blue", name: "Alice", label: "Alice (Blue)" },
  { colour: "red", name: "7", label: "7 (Red)" },
];

test("a seat by number, colour or name; nobody's secrets where there is none such", () => {
  const cases: readonly (readonly [string | null, ReturnType<typeof eyesOf> | number])[] = [
    [null, "all"],
    ["", "all"],
    ["all", "all"],
    ["public", "public"],
    ["1", 1],
    ["red", 1],
    ["Alice", 0],
    ["2", "public"],
    ["-1", "public"],
    ["green", "public"],
    ["7", "public"],
    ["__proto__", "public"],
  ];
  for (const [wished, eyes] of cases)
    expect([wished, eyesOf(wished, SEATS)]).toEqual([wished, eyes]);
});

test("a start by number or at the end, and inside the game", () => {
  expect([null, "", "12", "999", "end", "-3", "1e3", "<b>"].map((one) => startOf(one, 36))).toEqual(
    [0, 0, 12, 36, 36, 0, 0, 0],
  );
});

test("a language that there is", () => {
  expect(["de", "fr", "DE", "xx", "", null].map(languageIn)).toEqual([
    "de",
    "fr",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
