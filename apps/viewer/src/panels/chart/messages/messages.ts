// The sentences of the chart, by language; names of states, events and clauses come with the chart.
import type { PointedKind } from "../../../session/chart-look.ts";
import type { ByLanguage } from "../../../kit/words.ts";
import type { Format } from "../formats.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Messages {
  readonly loading: string;
  readonly part: string;
  /** With the title of the phase that is shown, where there is one. */
  readonly follow: (phase: string | null) => string;
  readonly whole: string;
  readonly large: string;
  readonly elsewhere: string;
  readonly save: string;
  readonly formats: Readonly<Record<Format, string>>;
  readonly search: string;
  readonly found: (number: number, more: boolean) => string;
  readonly kinds: Readonly<Record<PointedKind, string>>;
  readonly standing: string;
  /** Before the transitions that the event took. */
  readonly took: string;
  /** The same where the event was refused, and the game went on as the rules force it. */
  readonly forcedToTake: string;
  readonly refused: string;
  /** Of an event that no chart judges, such as a note. */
  readonly outside: string;
  readonly forget: string;
  readonly entered: (times: number) => string;
  readonly readClause: string;
  /** Before the questions of a transition, and before what it changes. */
  readonly asks: string;
  readonly changes: string;
  readonly transitions: (number: number) => string;
  readonly taken: (times: number) => string;
  readonly stays: string;
  readonly events: (number: number) => string;
  readonly moreEvents: (number: number) => string;
  readonly asked: string;
  readonly legal: string;
  readonly notLegal: string;
  /** Before what the rules force, and before what the event says instead. */
  readonly forced: string;
  readonly recorded: string;
  readonly onward: (events: number) => string;
  readonly awaited: string;
}

export const MESSAGES: ByLanguage<Messages> = { en, fr, de, es };
