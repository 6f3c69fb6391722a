// The sentences of a new game, by language.
import type { ByLanguage } from "../../kit/words.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly unfinished: (title: string) => string;
  readonly resume: string;
  readonly forget: string;
  readonly discard: (title: string) => string;
  readonly discardMeans: (events: number) => string;
  readonly keep: string;
  readonly game: string;
  readonly seats: string;
  readonly howMany: string;
  readonly seat: (number: number) => string;
  readonly name: string;
  readonly colourOfSeat: string;
  /** A colour by its name in logs; other names stay as they are. */
  readonly colour: (colour: string) => string;
  readonly whoPlays: string;
  readonly person: string;
  readonly bot: (name: string) => string;
  readonly table: string;
  readonly number: string;
  readonly byLot: string;
  readonly rulingSet: string;
  readonly singleRulings: (number: number) => string;
  readonly asTheSet: string;
  readonly times: string;
  readonly begin: string;
  readonly waiting: string;
  readonly handTo: (name: string) => string;
  readonly nobodyElse: (name: string) => string;
  readonly iAm: (name: string) => string;
  readonly board: string;
  readonly branch: string;
  readonly seenBy: (name: string) => string;
  readonly decides: (name: string) => string;
  readonly chance: string;
  readonly drawHere: string;
  readonly orEnter: string;
  readonly enterSecret: string;
  readonly orFirst: string;
  readonly happened: (seq: number) => string;
  readonly goBack: string;
  readonly goBackMeans: string;
  readonly before: string;
  readonly beginBranch: string;
  readonly save: string;
  readonly saveLeft: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly leave: string;
  readonly over: string;
  readonly verdict: string;
  readonly report: string;
  readonly watch: string;
  readonly another: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
