// Why something is wrong, in English: what stands beside the event and the facts.
import type { Translated } from "@assize/kernel-model";

export const causes = {
  /** A consequence that is not what the rules say, as an event. */
  recorded: (event: string) => `The record says “${event}”.`,
  /** What the rules force, as an event. */
  ruled: (event: string) => `The rules say “${event}”.`,
  /** An event that the rules bring about. */
  missing: (event: string) => `The record leaves out what the rules bring about here: ${event}.`,
  surplus: "The rules bring nothing of the kind about here.",
  insteadOf: (event: string) => `The rules brought about something else here: ${event}.`,
  twice: "It was written twice.",
  order: "It and the next event stand in the wrong order.",
  otherValues: "It and the next choice of its kind have each other's values.",
  place: "It stands in the wrong place of the record.",
  /** To whom a choice belongs. */
  seat: (seat: string) => `This choice fell to ${seat}.`,
  illegal: "The rules do not allow this choice here.",
  /** Of a choice of which not all is known. */
  fitsNone: "No choice of this kind that the rules allow here fits what is written.",
  notDue: "This choice was not due.",
  impossible: "Chance cannot have this result here.",
  chanceNotDue: "Nothing was left to chance here.",
  over: "The game was over already.",
  /** `seat` is who would have chosen; empty where that is not known. */
  choiceMissing: (seat: string) =>
    `Before it, a choice is missing from the record${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissing: "Before it, a result of chance is missing from the record.",
  /** `event` is the earlier one, counted from 1. */
  choiceMissingBefore: (event: number, seat: string) =>
    `Before event ${event}, a choice is missing from the record${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissingBefore: (event: number) =>
    `Before event ${event}, a result of chance is missing from the record.`,
  undone: "Before it, play went back to an earlier position, which the record does not say.",
  /** `event` is the earlier one, counted from 1. */
  earlier: (event: number) =>
    `By the rules it can come only if event ${event} was another one than recorded.`,
  later: (event: string) => `What belongs here stands later in the record: ${event}.`,
  laterBefore: "Something that belongs before it stands later in the record.",
};

export type Causes = Translated<typeof causes>;
