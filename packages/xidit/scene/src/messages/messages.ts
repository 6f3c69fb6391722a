// The words of the drawing by language, with the terms of the game's own glossary, each language loaded
// when somebody reads it. Knows no geometry.
import { type Language, localize, speaker } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game/lean";
import { en, type Messages } from "./en.ts";
import type { Terms } from "./terms.ts";

export type { Messages } from "./en.ts";

/** What the glossary does not know, say a colour that is not in the box, stays as it is. */
export const termsIn = (language: Language): Terms => {
  const { glossary } = xidit.rulebook;
  const term = (word: string): string =>
    Object.hasOwn(glossary, word) ? localize(glossary[word]!, language).text : word;
  return {
    term,
    heading: (word) => {
      const text = term(word);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
  };
};

export const { messagesIn, addLanguages, loadLanguage } = speaker<Messages>(en(termsIn("en")), {
  fr: async () => (await import("./fr.ts")).fr(termsIn("fr")),
  de: async () => (await import("./de.ts")).de(termsIn("de")),
  es: async () => (await import("./es.ts")).es(termsIn("es")),
});
