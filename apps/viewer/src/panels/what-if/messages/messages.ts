// The sentences of what might have been, by language.
import type { Eyes } from "@assize/kernel-model";
import type { ByLanguage } from "../../../kit/words.ts";
import type { Stretch } from "../stretches.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly choose: string;
  readonly instead: (seq: number) => string;
  readonly onwards: string;
  readonly who: string;
  readonly decides: (name: string) => string;
  readonly chance: string;
  readonly dice: string;
  readonly forced: string;
  readonly toLastChoice: string;
  readonly toNextChoice: string;
  readonly over: string;
  readonly notTheseEyes: (eyes: Eyes) => string;
  readonly search: (number: number) => string;
  readonly moreThanShown: string;
  readonly asList: string;
  readonly kind: string;
  readonly place: (number: number) => string;
  readonly take: string;
  readonly refused: string;
  readonly here: (number: number) => string;
  readonly cancel: string;
  readonly letBot: string;
  readonly bot: string;
  readonly stretch: Readonly<Record<Stretch, string>>;
  readonly playing: string;
  readonly outcomes: string;
  readonly record: string;
  readonly notOver: string;
  readonly branches: string;
  readonly tree: string;
  /** After which event of the record or branch above it leaves, and how many events it has. */
  readonly leaves: (seq: number, events: number) => string;
  readonly rename: string;
  readonly newName: string;
  readonly keepName: string;
  readonly save: string;
  readonly discard: string;
  readonly kept: string;
  readonly notKept: (number: number) => string;
  readonly notTheRecord: string;
  readonly stillTheRecord: (seq: number) => string;
  readonly leftAt: (seq: number) => string;
  readonly toRecord: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
