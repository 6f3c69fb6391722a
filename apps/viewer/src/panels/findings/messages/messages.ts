// The sentences of the findings panel, by language.
import type { VerdictKind } from "@assize/kernel-model";
import type { ByLanguage } from "../../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly none: Readonly<Record<VerdictKind, string>>;
  readonly prefix: (events: number) => string;
  readonly doubt: (seq: number) => string;
  readonly stopped: (seq: number, reason: string) => string;
  readonly follows: (id: string) => string;
  readonly before: string;
  readonly at: (seq: number) => string;
  readonly expected: string;
  readonly recorded: string;
  readonly report: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
