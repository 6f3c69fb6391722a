// The sentences of the why panel, by language.
import type { ByLanguage } from "../../../kit/words.ts";
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
  readonly asked: string;
  /** The ways that an event of this type could take, and this one does not. */
  readonly otherWays: (number: number) => string;
  /** The last question of a consequence: whether its values are those that the rules give. */
  readonly follows: string;
  readonly expected: string;
  readonly recorded: string;
  readonly held: string;
  readonly failed: string;
  /** What is said of a way all of whose questions held; where the event yet says something else; where some did not. */
  readonly open: string;
  readonly openForOther: string;
  readonly closed: (failed: number, asked: number) => string;
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
