// The titles of the tabs, by language.
import type { ByLanguage } from "../../../kit/words.ts";
import type { TabId } from "../tabs.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly title: string;
  readonly tabs: Readonly<Record<TabId, string>>;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
