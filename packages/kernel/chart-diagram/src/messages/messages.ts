// The words of the drawing by language.
import type { Language } from "@assize/kernel-model";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { ChartWords } from "./words.ts";

export const WORDS: Readonly<Record<Language, ChartWords>> = { en, fr, de, es };
