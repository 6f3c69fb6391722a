// The sentences of a form made from a schema, by language.
import type { ByLanguage } from "../../words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly add: string;
  readonly remove: (number: number) => string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
