// What a slider says, in four languages.
import { expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import { messagesIn } from "../../src/timeline/messages/messages.ts";
import { pauseText, valueText } from "../../src/timeline/value-text.ts";
import { lineWith } from "./a-line.ts";

const line = lineWith({
  outline: ["Year 3", "Order 4"],
  text: "Alice recruits a militia at city 5",
});

test("where in the game, then what happened", () => {
  expect(valueText(line, messagesIn("en"))).toBe(
    "Year 3, Order 4, Alice recruits a militia at city 5",
  );
  expect(valueText({ ...line, findings: ["a", "b"] }, messagesIn("en"))).toMatch(
    /city 5, 2 findings$/,
  );
  expect(valueText(undefined, messagesIn("de"))).toBe("Vor dem ersten Ereignis");
});

test("pauses in their two largest units", () => {
  const told = [5_000, 65_000, 3_661_000, 90_000_000].map((ms) => pauseText(ms, messagesIn("en")));
  expect(told).toEqual(["5 s", "1 min 5 s", "1 h 1 min", "1 day 1 h"]);
  for (const language of LANGUAGES)
    expect(pauseText(180_000_000, messagesIn(language))).toMatch(/^2 \S+ 2 h$/);
});
