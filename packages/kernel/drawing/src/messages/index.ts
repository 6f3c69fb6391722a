// The words of the drawing of any game, by language.
import type { Language } from "@assize/kernel-model";
import { DE } from "./de.ts";
import { EN, type GenericWords } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";

export type { GenericWords } from "./en.ts";

export const GENERIC_WORDS: Readonly<Record<Language, GenericWords>> = {
  en: EN,
  fr: FR,
  de: DE,
  es: ES,
};
