// One speaker's sentences by language: English from the start, another one when somebody reads it.
import type { Language } from "./language.ts";

export type OtherLanguage = Exclude<Language, "en">;

export interface Speaker<Words> {
  /** English where the language has not been learnt. */
  readonly wordsIn: (language: Language) => Words;
  /** From now on these languages are spoken too. */
  readonly learn: (some: { readonly [L in Language]?: Words }) => void;
  /** After this, the language is spoken too. */
  readonly loadLanguage: (language: Language) => Promise<void>;
}

/** `load` says where the words of the other languages are; each is loaded once. */
export const speaker = <Words>(
  en: Words,
  load: { readonly [L in OtherLanguage]: () => Promise<Words> },
): Speaker<Words> => {
  const spoken: { en: Words } & { [L in Language]?: Words } = { en };
  return {
    wordsIn: (language) => spoken[language] ?? spoken.en,
    learn: (some) => void Object.assign(spoken, some),
    loadLanguage: async (language) => {
      if (language !== "en" && spoken[language] === undefined)
        spoken[language] = await load[language]();
    },
  };
};
