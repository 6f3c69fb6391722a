// The sentences of the why panel, by language.
import type { ByLanguage } from "../../session/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly about: string;
  readonly thisEvent: (seq: number) => string;
  readonly another: string;
  readonly nothingYet: string;
  readonly legal: string;
  readonly notLegal: string;
  readonly forced: string;
  readonly ways: (number: number) => string;
  readonly held: string;
  readonly failed: string;
  /** What is said of a way all of whose questions held, and of one where some did not. */
  readonly open: string;
  readonly closed: (failed: number, asked: number) => string;
  readonly questions: (number: number) => string;
  readonly lookedAt: (fields: number) => string;
  readonly from: { readonly event: string; readonly state: string };
  readonly alternatives: string;
  readonly legalHere: (number: number) => string;
  readonly search: string;
  readonly more: string;
  readonly putTogether: string;
  readonly type: string;
  readonly by: string;
  readonly data: string;
  readonly ask: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
