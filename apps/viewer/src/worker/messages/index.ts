// The worker's sentences by language, each loaded when somebody reads it; a missing one does not compile.
import { type Language, unreachable } from "@assize/kernel-model";
import { loadLanguage } from "@assize/kernel-playback";
import { en } from "./en.ts";

export type Words = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : (typeof en)[Key];
};

const spoken: { en: Words } & { [L in Language]?: Words } = { en };

/** English where the language has not been loaded. */
export const wordsIn = (language: Language): Words => spoken[language] ?? spoken.en;

const load = async (language: Language): Promise<Words> => {
  switch (language) {
    case "en":
      return en;
    case "de":
      return (await import("./de.ts")).de;
    case "es":
      return (await import("./es.ts")).es;
    case "fr":
      return (await import("./fr.ts")).fr;
    default:
      return unreachable(language, "language");
  }
};

/** Makes the worker speak a language, as far as the game does too. */
export const speak = async (language: Language): Promise<void> => {
  if (spoken[language] !== undefined) return;
  const [words] = await Promise.all([load(language), loadLanguage(language)]);
  spoken[language] = words;
};
