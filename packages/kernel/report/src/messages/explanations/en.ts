// How a finding is explained, in English: what is taken to have happened, and what else may have been.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count, tenths } = grammarOf("en");

const named = (event: number) => `event ${event}`;

export const explanations = {
  /** Said before one of the sentences below. */
  best: "Best explanation",
  supposed: "supposed to have happened",
  what: {
    value: "The values were written down wrongly; the game went on by those that the rules force.",
    "value-believed": "The game went on by the recorded values, though the rules force others.",
    outcome: "The end was written down wrongly; the game ended as the rules force it.",
    "outcome-believed": "The game ended as recorded, though the rules force another end.",
    replaced:
      "Another event took place than the recorded one; the game went on as the rules force it.",
    "replaced-believed":
      "The recorded event took place, though the rules force another one; the game went on from it.",
    "left-out": "An event is missing from the record here; it took place all the same.",
    "left-out-earlier":
      "Something is missing from the record before an earlier event; it took place all the same.",
    "left-out-decision": "A choice is missing from the record here; it was made all the same.",
    "left-out-chance":
      "A result of chance is missing from the record here; it came about all the same.",
    surplus: "The event did not take place; the game went on without it.",
    "surplus-believed":
      "The recorded event took place, though the rules do not bring it about here; the game went on from it.",
    "after-end": "The event is no part of the game, which was over.",
    "written-twice": "The event was written twice; it took place once.",
    "moved-forward": "The event stands too early in the record; it took place later.",
    "moved-back": "An event that took place here stands later in the record.",
    exchanged: "This event and the next one stand in the wrong order.",
    "exchanged-blocks": "This event and some behind it stand before events that took place first.",
    "exchanged-values":
      "This choice and the next one of its kind have each other's values in the record.",
    seat: "The choice counted as one of the seat to which it belongs; the game went on from it.",
    "seat-surplus": "The event took place; only the seat named with it is wrong.",
    "choice-not-carried-out": "The choice was not carried out; the game went on without it.",
    "chance-not-carried-out":
      "The result of chance did not come about; the game went on without it.",
    "choice-stood":
      "The choice was carried out, though the rules do not allow it; the game went on from it.",
    "choice-stood-impossibly":
      "The choice was carried out, though the rules do not allow it, and no position can be after it; what differs later may stem from it.",
    "chance-stood":
      "The result of chance was accepted, though it is not possible here; the game went on from it.",
    "choice-unknown":
      "The recorded choice was not carried out; another one was made, which the record does not tell.",
    "chance-unknown": "Chance had another result than the recorded one.",
    "earlier-choice": "An earlier choice was another one than the recorded one.",
    "earlier-chance": "An earlier result of chance was another one than the recorded one.",
    undone: "Play went back to an earlier position; the record does not say so.",
    "lines-missing":
      "Lines are missing before this one; what happened in them is not known, and what rests on it is open.",
  },
  /** A choice that stands under another seat's name. */
  seatOf: (rightful: string) =>
    `The choice counted as made by ${rightful}, to whom it fell; the game went on from it.`,
  /** A refused choice in whose place another one was made. */
  refused: (by: string) =>
    `${by} chose what the rules do not allow; that was not carried out, and another choice was made, which the record does not tell.`,
  /** In a list of what deviates by another explanation, of more than one. */
  severalLeftOut: (leftOut: number, event: number) =>
    `${leftOut} events were left out before event ${event}`,
  /** Another explanation that is hardly worse, as a list of what deviates by it. */
  other: (deviations: string) => `It may also have been otherwise: ${deviations}.`,
  otherwise: {
    value: (event: number) => `the values of ${named(event)} are wrong`,
    "value-believed": (event: number) => `the game went on by the values of ${named(event)}`,
    replaced: (event: number) => `another event took place instead of ${named(event)}`,
    "replaced-believed": (event: number) => `${named(event)} took place as recorded`,
    "left-out": (event: number) => `an event was left out before event ${event}`,
    surplus: (event: number) => `${named(event)} did not take place`,
    "surplus-believed": (event: number) => `${named(event)} took place against the rules`,
    "written-twice": (event: number) => `${named(event)} was written twice`,
    moved: (event: number) => `${named(event)} stands in the wrong place`,
    exchanged: (event: number) => `${named(event)} and the next event stand in the wrong order`,
    seat: (event: number) => `the seat of ${named(event)} is wrong`,
    "choice-not-carried-out": (event: number) => `${named(event)} was not carried out`,
    "choice-stood": (event: number) => `${named(event)} was carried out against the rules`,
    "choice-unknown": (event: number) => `something else than ${named(event)} was chosen or drawn`,
    "earlier-choice": (event: number) =>
      `something else than recorded was chosen or drawn before ${named(event)}`,
    undone: (event: number) => `play went back to an earlier position before ${named(event)}`,
    "lines-missing": (event: number) => `lines are missing before ${named(event)}`,
  },
  /** The findings that belong to the one before, and where they stand. */
  parts: (findings: number, first: number, last: number) =>
    `With it: ${first === last ? `event ${first}` : `events ${first} to ${last}`}, ${count(findings, "more finding", "more findings")}. What stands there belongs to it, or may stem from it.`,
  moreParts: (findings: number) => `and ${findings} more`,
  /** A header that the record fits better than its own. Deviations are in tenths. */
  fitsAs: (stated: number, fits: number, header: string) =>
    `The record fits the game better ${header}, by which it was audited: deviations ${tenths(fits)} instead of ${tenths(stated)}.`,
  fits: (fits: string, stated: string) => `with “${fits}” than with “${stated}”`,
  seatsInHeader: (seats: string) => `${seats} seats`,
};

export type Explanations = Translated<typeof explanations>;
