// What is carried with a log: branches as the choices that made them, and one reader's notes. The browser keeps them, links
// and single files hand them on, so all that comes in is looked at here first. Knows no game and no storage.
import { isJsonObject, LIMITS } from "@assize/kernel-model";
import type { WrittenEvent } from "@assize/kernel-model";

/** One branch: where it leaves which other one, and what was chosen in it. */
export interface KeptBranch {
  readonly name: string;
  /** An index among those before it; null for the record. */
  readonly parent: number | null;
  readonly seq: number;
  readonly choices: readonly WrittenEvent[];
}

/** A bookmark or a note on a moment. */
export interface Note {
  readonly seq: number;
  /** Empty for a mere bookmark. */
  readonly text: string;
}

export interface Carried {
  readonly branches: readonly KeptBranch[];
  readonly notes: readonly Note[];
}

export const MOST_NOTES = 1_000;
/** In characters. */
export const LONGEST_NOTE = 2_000;

/** An event of which nothing is known but its shape. */
export const isWritten = (value: unknown): value is WrittenEvent =>
  isJsonObject(value) &&
  typeof value["type"] === "string" &&
  isJsonObject(value["data"]) &&
  (value["by"] === undefined || Number.isSafeInteger(value["by"]));

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isKept = (value: unknown, index: number): value is KeptBranch =>
  isJsonObject(value) &&
  typeof value["name"] === "string" &&
  (value["parent"] === null || (isCount(value["parent"]) && value["parent"] < index)) &&
  isCount(value["seq"]) &&
  Array.isArray(value["choices"]) &&
  value["choices"].every(isWritten);

export const areKept = (value: unknown): value is readonly KeptBranch[] =>
  Array.isArray(value) &&
  value.length <= LIMITS.branchesPerGame &&
  value.every((each, index) => isKept(each, index));

const isNote = (value: unknown): value is Note =>
  isJsonObject(value) &&
  isCount(value["seq"]) &&
  typeof value["text"] === "string" &&
  value["text"].length <= LONGEST_NOTE;

export const areNotes = (value: unknown): value is readonly Note[] =>
  Array.isArray(value) && value.length <= MOST_NOTES && value.every(isNote);

export const isCarried = (value: unknown): value is Carried =>
  isJsonObject(value) && areKept(value["branches"]) && areNotes(value["notes"]);
