// The worker's sentences by language; a missing one does not compile.
import type { Language } from "@assize/kernel-model";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export type Words = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : (typeof en)[Key];
};

const WORDS: Readonly<Record<Language, Words>> = { en, fr, de, es };

export const wordsIn = (language: Language): Words => WORDS[language];
