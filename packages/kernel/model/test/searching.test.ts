import { expect, test } from "vitest";
import { wordsFoundIn } from "../src/index.ts";

test("every word has to be there, in any case and order, with or without accents", () => {
  const text = "Tuile Recrutement 5 est placée sur la CITÉ 12";
  const found = ["cite placee", "Cité", "12 tuile", "", "  ", "PLACE"];
  expect(found.filter((wanted) => !wordsFoundIn(wanted)(text))).toEqual([]);
  const missed = ["ville", "cite 13", "placées"];
  expect(missed.filter((wanted) => wordsFoundIn(wanted)(text))).toEqual([]);
  // Signs that are no letters with an accent stay what they are.
  expect(wordsFoundIn("größe")("Grosse")).toBe(false);
  expect(wordsFoundIn("1×")("1× Gold")).toBe(true);
});
