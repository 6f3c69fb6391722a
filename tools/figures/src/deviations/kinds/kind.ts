// A kind of error: what somebody or something does to the record of an honest game, or to the game at the table.
// Knows no game and no verdict.
import type { WrittenEvent } from "@assize/kernel-model";
import type { HonestGame } from "../honest-game.ts";
import type { Slip } from "../slips.ts";
import type { Subject } from "../subject.ts";

/** How a game is written down: every line; choices and chance alone; every line, with a stretch that was taken back. */
export const FORMS = ["whole", "terse", "undone"] as const;
export type Form = (typeof FORMS)[number];

/**
 * What has to be told. Causes: each planted error, and nothing else. Gap: one cause where lines are gone, nothing behind it called
 * wrong, and no scores but the true ones. Habit: one cause or more, each at a line that is wrong in the same way.
 */
export type Wanted = "causes" | "gap" | "habit";

export interface Kind {
  /** Unique among the kinds; it stands in the names of cases. */
  readonly name: string;
  readonly games: readonly Subject["id"][];
  readonly forms: readonly Form[];
  /** Whether a case file of `test/cases` tells the same: then the kind belongs to the first half. */
  readonly hasFile: boolean;
  readonly wanted: Wanted;
  /** Where it can happen: numbers of events that stand before. */
  readonly places: (game: HonestGame) => readonly number[];
  readonly plant: Slip;
}

/** Where an event of one of these types stands. */
export const lines =
  (...types: readonly string[]): Kind["places"] =>
  ({ events }) =>
    [...events.keys()].filter((index) => types.includes(events[index]!.type));

export const isTableLine = ({ type }: WrittenEvent): boolean => type.startsWith("table/");

/** Every event of the game but the last one. */
export const anywhere: Kind["places"] = ({ events }) =>
  [...events.keys()].slice(0, -1).filter((index) => !isTableLine(events[index]!));

/** Every choice of a seat. */
export const choices: Kind["places"] = ({ events }) =>
  [...events.keys()].filter((index) => events[index]!.by !== undefined);

type Row = Pick<Kind, "places" | "plant"> & Partial<Pick<Kind, "forms" | "hasFile" | "wanted">>;

/** Kinds of some games out of a table of rows by name. */
export const kindsOf = (
  games: readonly Subject["id"][],
  rows: Readonly<Record<string, Row>>,
): readonly Kind[] =>
  Object.entries(rows).map(([name, row]) => ({
    name,
    games,
    forms: FORMS,
    hasFile: false,
    wanted: "causes",
    ...row,
  }));
