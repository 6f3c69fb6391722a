// The worker speaks every language: each sentence in words of its own.
import { expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import { loadLanguage, messagesIn } from "../../src/worker/messages/messages.ts";

const told = (words: ReturnType<typeof messagesIn>): readonly string[] =>
  Object.values(words).map((one) =>
    typeof one === "string" ? one : (one as (...some: unknown[]) => string)(["3"], ["5"]),
  );

test("no sentence is missing, broken or left in English", async () => {
  const english = told(messagesIn("en"));
  expect(english.length).toBeGreaterThan(15);
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const sentences = told(messagesIn(language));
    for (const [index, sentence] of sentences.entries()) {
      expect(sentence).not.toMatch(/undefined|\[object|NaN/);
      if (language !== "en") expect(sentence).not.toBe(english[index]);
    }
  }
});
