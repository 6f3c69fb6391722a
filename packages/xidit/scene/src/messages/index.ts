// The words of the drawing by language. Knows no geometry.
import type { Language } from "@assize/kernel-model";
import { EN, type SceneWords } from "./en.ts";

export const wordsIn = (_language: Language): SceneWords => EN;
