// What a file is called: the game, the log it came from, the moment or the range. Pure; names come from logs and files,
// so nothing of them but letters, figures and a few signs is used.
import type { Range } from "../history-view/cursor.ts";

const LONGEST = 60;

/** Letters and figures of any script, joined by dashes; never empty, never hidden, never a path. */
export const plainName = (name: string): string => {
  const words = name.normalize("NFC").match(/[\p{L}\p{N}]+(?:[._-]+[\p{L}\p{N}]+)*/gu) ?? [];
  const joined = words.join("-").slice(0, LONGEST).toWellFormed();
  return joined.replace(/[._-]+$/, "") || "game";
};

export interface Named {
  /** The game's id. */
  readonly game: string;
  /** The name of the file it came from. */
  readonly log: string;
  /** The branch's name; null for the record. */
  readonly branch: string | null;
}

const stem = ({ game, log, branch }: Named): string =>
  [game, log.replace(/\.(?:jsonl|ndjson|json|txt)$/i, ""), ...(branch === null ? [] : [branch])]
    .map(plainName)
    .join("-");

export const nameAt = (named: Named, seq: number, ending: string): string =>
  `${stem(named)}-e${seq}.${ending}`;

/** `range` null: all of it. */
export const nameOf = (named: Named, range: Range | null, ending: string): string =>
  `${stem(named)}${range === null ? "" : `-e${range.from}-${range.to}`}.${ending}`;
