// The words of the drawing by language, with the terms of the game's own glossary. Knows no geometry.
import { type Language, localize } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { SceneWords, Terms } from "./words.ts";

export type { SceneWords } from "./words.ts";

/** What the glossary does not know, say a colour that is not in the box, stays as it is. */
const termsIn = (language: Language): Terms => {
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

const WORDS: Readonly<Record<Language, SceneWords>> = {
  en: en(termsIn("en")),
  fr: fr(termsIn("fr")),
  de: de(termsIn("de")),
  es: es(termsIn("es")),
};

export const wordsIn = (language: Language): SceneWords => WORDS[language];
