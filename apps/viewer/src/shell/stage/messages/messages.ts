// The sentences of the stage, by language.
import type { ByLanguage } from "../../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly asText: string;
  readonly finding: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
