// What several parts of the page say, by language.
import type { VerdictKind } from "@assize/kernel-model";
import type { Theme } from "../preferences.ts";
import type { ByLanguage } from "../words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly verdict: Readonly<Record<VerdictKind, string>>;
  readonly findings: (number: number) => string;
  readonly allSeeing: string;
  readonly publicEyes: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly eventOf: (seq: number, of: number) => string;
  readonly start: string;
  readonly inChart: (clause: string) => string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
