// The chart in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  loading: "The chart is on its way…",
  part: "Part of the chart",
  /** With the title of the phase that is shown, where there is one. */
  follow: (phase: string | null) => (phase === null ? "Follow the game" : `Following: ${phase}`),
  whole: "Whole chart",
  large: "Large",
  elsewhere: "The chart stands in place of the board.",
  save: "Save…",
  formats: { svg: "Drawing (SVG)", mermaid: "Mermaid", json: "Data (JSON)" },
  search: "Search the chart",
  found: (number: number, more: boolean) =>
    more ? `The first ${number} are listed` : `${number} found`,
  kinds: {
    state: "state",
    transition: "transition",
    event: "event",
    clause: "clause",
    question: "question",
  },
  standing: "Where the game stands",
  /** Before the transitions that the event took. */
  took: "Took",
  /** The same where the event was refused, and the game went on as the rules force it. */
  forcedToTake: "Refused; the game went on as the rules force it:",
  refused: "Took no transition: the event was refused.",
  /** Of an event that no chart judges, such as a note. */
  outside: "Not judged by the chart.",
  forget: "Point at nothing",
  entered: (times: number) => (times === 0 ? "never entered" : `entered ${times}×`),
  readClause: "Read the clause",
  /** Before the questions of a transition, and before what it changes. */
  asks: "Asks",
  changes: "Changes:",
  transitions: (number: number) => count(number, "transition", "transitions"),
  taken: (times: number) => (times === 0 ? "never" : `${times}×`),
  stays: "stays",
  events: (number: number) => `Taken by ${count(number, "event", "events")}`,
  moreEvents: (number: number) => `And ${number} more.`,
  asked: "What was asked",
  legal: "Legal.",
  notLegal: "Refused.",
  /** Before what the rules force, and before what the event says instead. */
  forced: "The rules force:",
  recorded: "The event says:",
  onward: (events: number) => `${count(events, "event", "events")} can come here`,
  wayHere: "Show me how one gets here",
  /** Of a game that leads there: how many events, and whether fewer would do. */
  howShort: {
    chart: (events: number) => `${count(events, "event", "events")}; no game gets here in fewer`,
    explored: (events: number) =>
      `${count(events, "event", "events")}; all that can be played in fewer from the usual table was followed`,
    played: (events: number) => `${count(events, "event", "events")}; there may be a shorter game`,
  },
  noWayKnown: "No game that gets here is known.",
  awaited: "awaited",
};

export type Messages = Translated<typeof en>;
