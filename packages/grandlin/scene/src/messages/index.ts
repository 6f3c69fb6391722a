// The words of the drawing by language. Knows no geometry.
import type { Language } from "@assize/kernel-model";
import { DE } from "./de.ts";
import { EN, type SceneWords } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";

export type { SceneWords } from "./en.ts";

export const WORDS: Readonly<Record<Language, SceneWords>> = { en: EN, fr: FR, de: DE, es: ES };
