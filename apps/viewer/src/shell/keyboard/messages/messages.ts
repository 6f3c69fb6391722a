// The sentences of the list of keys, by language.
import type { ByLanguage } from "../../../kit/words.ts";
import type { CommandName } from "../../../kit/keys.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly title: string;
  readonly remark: string;
  readonly close: string;
  readonly commands: Readonly<Record<CommandName, string>>;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
