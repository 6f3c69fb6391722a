// Playback speaks every language, and English until another one is loaded.
import { expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import type { NoEvent } from "@assize/kernel-referee";
import { loadLanguage, noEventText } from "../src/index.ts";

const REASONS: readonly NoEvent[] = [
  { kind: "type-unknown", type: "x", known: ["y"] },
  { kind: "seat-unexpected", seat: 0 },
  { kind: "seat-missing" },
  { kind: "seat-unknown", seat: 7, seats: 2 },
  { kind: "unknown-value", fields: [{ field: "f", reason: "lost" }] },
  { kind: "data-malformed", misfits: [{ path: "$.data.f", code: "missing", expected: [] }] },
];

test("each reason has words of its own in each language", async () => {
  const english = REASONS.map((why) => noEventText(why, "en"));
  expect(new Set(english).size).toBe(REASONS.length);
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const told = REASONS.map((why) => noEventText(why, language));
    for (const [index, sentence] of told.entries()) {
      expect(sentence).not.toMatch(/undefined|\[object/);
      if (language !== "en") expect(sentence).not.toBe(english[index]);
    }
  }
});
