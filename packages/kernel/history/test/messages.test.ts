// Playback speaks every language, and English until another one is loaded.
import { expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import { loadLanguage, unusableText, type Unusable } from "../src/index.ts";

const REASONS: readonly Unusable[] = [
  { kind: "no-such-type", type: "x", known: ["y"] },
  { kind: "seat-surplus" },
  { kind: "seat-missing" },
  { kind: "no-such-seat", seat: 7, seats: 2 },
  { kind: "misshapen", why: "z" },
];

test("each reason has words of its own in each language", async () => {
  const english = REASONS.map((why) => unusableText(why, "en"));
  expect(new Set(english).size).toBe(REASONS.length);
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const told = REASONS.map((why) => unusableText(why, language));
    for (const [index, sentence] of told.entries()) {
      expect(sentence).not.toMatch(/undefined|\[object/);
      if (language !== "en") expect(sentence).not.toBe(english[index]);
    }
  }
});
