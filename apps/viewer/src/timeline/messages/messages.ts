// The sentences of timeline and controls, by language.
import type { Language } from "@assize/kernel-model";
import type { MarkKind } from "../../protocol/protocol.ts";
import type { Speed } from "../../history-view/pace.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly timeline: string;
  /** Before the first event. */
  readonly start: string;
  readonly findings: (number: number) => string;
  readonly marks: Readonly<Record<MarkKind, (number: number) => string>>;
  readonly legend: string;
  readonly range: string;
  readonly rangeFrom: string;
  readonly rangeTo: string;
  readonly rangeStartsHere: string;
  readonly rangeEndsHere: string;
  readonly rangeTold: (from: number, to: number) => string;
  readonly rangeHint: string;
  readonly zoomIn: string;
  readonly wholeGame: string;
  readonly clearRange: string;
  readonly eventOf: (seq: number, last: number) => string;
  readonly controls: string;
  readonly first: string;
  readonly previousTurn: string;
  readonly previous: string;
  readonly play: string;
  readonly playAgain: string;
  readonly pause: string;
  readonly next: string;
  readonly nextTurn: string;
  readonly last: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly pauseCut: (pause: string) => string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number, seconds: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
  readonly days: (days: number, hours: number) => string;
}

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, de, es };
