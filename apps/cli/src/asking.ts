// Whether one event is legal at a position: reads what somebody asks, and hands on what the rules answer.
import type { Explanation } from "@assize/kernel-chart-engine";
import { isJsonObject, type Json, type Language, type WrittenEvent } from "@assize/kernel-model";
import { askRules } from "@assize/kernel-history";
import { type CauseInWords, eventSentence, noEventInWords } from "@assize/kernel-report";
import type { Moment } from "./replaying.ts";

/** The answer of the rules. */
export interface Legality {
  readonly legal: boolean;
  /** Why the event cannot even be asked about: its type, seat or data. */
  readonly unusable: string | null;
  readonly explanation: Explanation | null;
  /** What the rules force, where a consequence says something else. */
  readonly expected: Json;
  /** One sentence of what decided, with what it was made from; null where nothing could be asked. */
  readonly cause: CauseInWords | null;
}

export const NOT_AN_EVENT =
  'write {"type":"…","by":0,"data":{…}} (without "by" for chance and consequences)';

/** An event as somebody wrote it, or why it is none. */
export const askedEvent = (event: unknown): WrittenEvent | string => {
  if (!isJsonObject(event) || typeof event["type"] !== "string")
    return `this is no event; ${NOT_AN_EVENT}`;
  const { type, by, data = {} } = event;
  if (by === undefined) return { type, data };
  if (!(typeof by === "number" && Number.isSafeInteger(by) && by >= 0))
    return "by is a seat's number, counted from 0";
  return { type, by, data };
};

export const legalityOf = (
  asked: WrittenEvent,
  { start, position }: Moment,
  language: Language,
): Legality => {
  const answer = askRules(start, position, asked);
  if (answer.kind === "answered") {
    const { legal, explanation, expected } = answer;
    const cause = eventSentence(start, asked, { ...answer, context: position.context }, language);
    return { legal, unusable: null, explanation, expected, cause };
  }
  const unusable = noEventInWords(answer.why, start.game.model, language);
  return { legal: false, unusable, explanation: null, expected: null, cause: null };
};
