// The sentences of the comparing, by language.
import type { Difference } from "../../../protocol/protocol.ts";
import type { ByLanguage } from "../../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly lead: string;
  readonly withRulings: string;
  readonly withLog: string;
  readonly withBranch: string;
  readonly rulingSet: string;
  readonly singleRulings: string;
  readonly restsOn: string;
  readonly asInSet: string;
  readonly number: string;
  readonly compare: string;
  readonly openLog: string;
  readonly noBranches: string;
  readonly noSource: string;
  readonly tooLarge: (megabytes: number) => string;
  readonly end: string;
  readonly details: string;
  readonly opening: string;
  readonly side: (letter: string) => string;
  readonly ruledBy: (set: string) => string;
  readonly sameLog: string;
  readonly record: string;
  readonly branch: (branch: number) => string;
  readonly endsAt: (seq: number) => string;
  readonly outlined: (shapes: number) => string;
  readonly same: string;
  readonly firstAt: (seq: number) => string;
  readonly firstAtStart: string;
  /** Said where the sides differ before any event. */
  readonly otherStart: string;
  /** Stands before the names of so many rulings. */
  readonly rulings: (number: number) => string;
  readonly kinds: Readonly<Record<Difference["kind"], string>>;
  readonly verdicts: string;
  readonly firstDifference: string;
  readonly findings: (number: number) => string;
  readonly prefix: (events: number) => string;
  readonly onlyIn: (letter: string) => string;
  readonly none: string;
  readonly at: (seq: number) => string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
