// The languages people read verdicts in. Knows no sentence itself: each speaker keeps its own in `messages/`.

export const LANGUAGES = ["en", "fr", "de", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text by language. English is always there; what is missing falls back to it, and whoever tells a game says so once. */
export type Localized = { readonly en: string } & { readonly [L in Language]?: string };

/** The text in the language asked for, and the language it is really in. */
export const localize = (
  text: Localized,
  language: Language,
): { readonly text: string; readonly language: Language } => {
  const found = text[language];
  return found === undefined ? { text: text.en, language: "en" } : { text: found, language };
};
