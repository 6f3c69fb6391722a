// The sentences of the rules panel, by language.
import type { ByLanguage } from "../../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly search: string;
  readonly found: (clauses: number, rulings: number) => string;
  readonly clauses: string;
  readonly here: string;
  readonly completion: string;
  readonly events: (number: number) => string;
  readonly rulings: string;
  readonly rulingsMean: string;
  readonly restsOn: string;
  readonly chosen: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
