// What is written about transitions: one entry for each event, its clauses beneath it, and how large that is.
// Sizes come from the texts alone, so they are the same on every machine. Knows no theme and no position.
import type { EventClass } from "@assize/kernel-model";
import { widthOfText } from "@assize/kernel-drawing";
import { type ChartTransition, clausesOf, destinationOf } from "./description.ts";

export const EVENT_SIZE = 12;
export const CHIP_SIZE = 9;
export const CHIP_HEIGHT = 14;
/** From the left edge of an entry to its event's name: room for the sign of the event's class. */
export const SIGN_WIDTH = 15;
/** Room at the right of an event's name for how often it was taken. */
const COUNT_WIDTH = 34;
const EVENT_LINE = 18;
const CHIP_LINE = CHIP_HEIGHT + 3;
const CHIP_GAP = 4;
const CHIP_PADDING = 3;
const ENTRY_GAP = 5;

/** A small framed word: a clause that is applied, or a state that is led to. */
export interface Chip {
  readonly kind: "clause" | "destination";
  readonly text: string;
  /** The transition that leads to the destination; of a clause's chip, the first of the entry. */
  readonly transition: string;
  /** Of its top left corner, from the entry's. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A transition, or all that an event may mean where each has a chip for where it leads. */
export interface Entry {
  /** The transition's id; where there are several, what they share and a word. */
  readonly key: string;
  readonly event: string;
  readonly eventClass: EventClass | null;
  readonly transitions: readonly ChartTransition[];
  /** From the top of the list. */
  readonly y: number;
  readonly chips: readonly Chip[];
  readonly width: number;
  readonly height: number;
}

export interface EntryList {
  readonly entries: readonly Entry[];
  readonly width: number;
  readonly height: number;
}

/** How a list is written. */
export interface ListOptions {
  /** Chips go on a new line before they reach beyond this. */
  readonly most: number;
  readonly withClauses: boolean;
  /** Where given, entries say where their transitions lead. */
  readonly nameOf?: (state: string) => string;
}

type Word = Pick<Chip, "kind" | "text" | "transition">;

/** Chips in lines, broken before one that would reach beyond `most`. */
const placeChips = (words: readonly Word[], most: number): readonly Chip[] => {
  let x = SIGN_WIDTH;
  let y = EVENT_LINE;
  return words.map((word) => {
    const width = widthOfText(word.text, CHIP_SIZE) + 2 * CHIP_PADDING;
    if (x > SIGN_WIDTH && x + width > most) {
      x = SIGN_WIDTH;
      y += CHIP_LINE;
    }
    const chip = { ...word, x, y, width };
    x += width + CHIP_GAP;
    return chip;
  });
};

const wordsOf = (
  transitions: readonly ChartTransition[],
  { withClauses, nameOf }: ListOptions,
): readonly Word[] => {
  const first = transitions[0]!.id;
  const clauses = withClauses ? [...new Set(transitions.flatMap(clausesOf))] : [];
  return [
    ...clauses.map((text): Word => ({ kind: "clause", text, transition: first })),
    ...(nameOf === undefined
      ? []
      : transitions.map((one): Word => ({
          kind: "destination",
          text: `→ ${nameOf(destinationOf(one))}`,
          transition: one.id,
        }))),
  ];
};

const entryOf = (
  transitions: readonly ChartTransition[],
  y: number,
  options: ListOptions,
): Entry => {
  const { id, source, event, eventClass } = transitions[0]!;
  const chips = placeChips(wordsOf(transitions, options), options.most);
  const named = SIGN_WIDTH + widthOfText(event, EVENT_SIZE) + COUNT_WIDTH;
  const last = chips.at(-1);
  return {
    key: options.nameOf === undefined ? id : `${source}/${event} ways`,
    event,
    eventClass,
    transitions,
    y,
    chips,
    width: Math.max(named, ...chips.map((chip) => chip.x + chip.width)),
    height: last === undefined ? EVENT_LINE : last.y + CHIP_LINE,
  };
};

const byEvent = (
  transitions: readonly ChartTransition[],
): readonly (readonly ChartTransition[])[] =>
  [...new Set(transitions.map(({ event }) => event))].map((event) =>
    transitions.filter((one) => one.event === event),
  );

/**
 * An entry for each transition, in their order. With `nameOf` there is one for each event, which says where its
 * transitions lead; without, a box or an arrow shows it.
 */
export const listEntries = (
  transitions: readonly ChartTransition[],
  options: ListOptions,
): EntryList => {
  const entries: Entry[] = [];
  let y = 0;
  const groups =
    options.nameOf === undefined ? transitions.map((one) => [one]) : byEvent(transitions);
  for (const same of groups) {
    const entry = entryOf(same, y, options);
    entries.push(entry);
    y += entry.height + ENTRY_GAP;
  }
  return {
    entries,
    width: Math.max(0, ...entries.map(({ width }) => width)),
    height: Math.max(0, y - ENTRY_GAP),
  };
};
