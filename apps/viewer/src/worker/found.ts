// A game as it was found in a file, whatever kind of file that is.
import type { ReadGame } from "@assize/kernel-event-log";
import type { OpenOptions } from "@assize/kernel-history";
import type { Ruling, RulingWish, TextRemarks } from "../protocol/protocol.ts";

/** How a game is read besides its log, and what was ruled on it. */
export interface Stated {
  /** Replaced by rulings that the page asks for. */
  readonly rulings: RulingWish | null;
  readonly reading: Pick<OpenOptions, "current" | "edition">;
  readonly ruled: readonly Ruling[];
}

export const NOTHING_STATED: Stated = { rulings: null, reading: {}, ruled: [] };

export interface Found {
  readonly read: ReadGame;
  /** How many there are in the file. */
  readonly games: number;
  /** Remarks on the text that the log was made of; null where the file is the log. */
  readonly text: TextRemarks | null;
  readonly stated: Stated;
}
