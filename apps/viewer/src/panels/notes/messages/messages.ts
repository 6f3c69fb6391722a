// The sentences of the notes panel, by language.
import type { ByLanguage } from "../../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly here: (seq: number) => string;
  readonly write: string;
  readonly kept: string;
  readonly notKept: string;
  readonly none: string;
  readonly event: (seq: number) => string;
  readonly remove: (seq: number) => string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
