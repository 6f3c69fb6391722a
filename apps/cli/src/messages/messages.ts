// The program's own sentences about games, by language. Help and usage errors are English and stand where they arise;
// what a verdict says is the report's business, what a game says the game's.
import type { Language } from "@assize/kernel-model";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

/** What several games came to, in the order of the exit codes; `games` is their number. */
export const ANSWERS = ["compliant", "violated", "undetermined", "unreadable", "defect"] as const;
export type AnswerName = (typeof ANSWERS)[number];

export interface Messages {
  // an audit of several games
  readonly games: (number: number) => string;
  readonly answered: (answer: AnswerName, number: number) => string;
  // a state
  readonly afterEvent: (at: number, of: number) => string;
  readonly due: (events: string, seats: string) => string;
  readonly over: string;
  // an explanation
  readonly atPosition: (at: number, event: string) => string;
  readonly unusable: (why: string) => string;
  readonly forced: (data: string) => string;
  readonly legalHere: string;
  readonly moreThan: (shown: number) => string;
  // a rulebook
  readonly clauses: string;
  readonly rulings: string;
  readonly rulingSets: string;
  readonly sources: string;
  readonly readThrough: string;
  readonly readers: string;
  readonly choosers: string;
  readonly byDefault: string;
  readonly completion: string;
  readonly notAuditable: string;
}

const BY_LANGUAGE: Readonly<Record<Language, Messages>> = { en, fr, de, es };

export const messagesIn = (language: Language): Messages => BY_LANGUAGE[language];
