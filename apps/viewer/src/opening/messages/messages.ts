// The sentences about opening a log, by language.
import type { ByLanguage } from "../../kit/words.ts";
import type { SampleName } from "../samples.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly title: string;
  readonly lead: string;
  readonly newGame: string;
  readonly newGameMeans: string;
  /** Of a game at the table that the browser kept. */
  readonly unfinished: (title: string) => string;
  readonly goOn: string;
  readonly drop: string;
  readonly pick: string;
  readonly or: string;
  readonly stays: string;
  readonly samples: string;
  readonly about: Readonly<Record<SampleName, string>>;
  readonly auditing: (name: string) => string;
  readonly reading: (name: string) => string;
  readonly done: (done: number, of: number) => string;
  readonly cancel: string;
  readonly failed: (name: string) => string;
  readonly advice: string;
  readonly tooLarge: (megabytes: number, most: number) => string;
  readonly notFetched: (address: string, why: string) => string;
  readonly notRead: (why: string) => string;
  readonly notHere: (address: string) => string;
  readonly close: string;
  readonly openTitle: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
