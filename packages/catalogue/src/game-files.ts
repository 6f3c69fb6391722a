// Files in which others keep many games, by the ending of their names. Apart from `games.ts`: a page never reads one, and is not
// to load a byte of it.
import type { PgnEvent, PgnGame } from "@assize/chess-notation";
import type { SeatEntry } from "@assize/kernel-event-log";
import type { Json, JsonObject } from "@assize/kernel-model";
import type { GameId } from "./games.ts";

/** A game of such a file, with the place of each of its events. */
export interface FiledGame extends Pick<PgnGame, "position" | "place" | "problems" | "notes"> {
  readonly seats: readonly SeatEntry[];
  /** The set of rulings by which it was played. */
  readonly set: string;
  readonly events: readonly PgnEvent[];
  /** What the file says of the game besides. */
  readonly remarks: JsonObject;
}

export interface MoveToFile {
  readonly data: Json;
  readonly noted: Json | undefined;
}

/** A game that is to be written. */
export interface GameToFile {
  readonly seats: readonly SeatEntry[];
  /** The context of the state that it begins with, as the game encodes it. */
  readonly start: Json;
  /** Its decisions of the type `moved`, in order, right or wrong: their data, and what was noted beside them. */
  readonly moves: readonly MoveToFile[];
  /** Undefined where the game is not finished, null where nobody has won. */
  readonly winner: number | null | undefined;
  readonly remarks: JsonObject;
  /** What was noted beside the header, and beside the last line where that is no move. */
  readonly noted: Json | undefined;
  readonly lastNoted: Json | undefined;
}

export interface FileText {
  readonly text: string;
  /** How many of the last moves could not be written: what stands where is not known there. */
  readonly leftOut: number;
}

export interface GameFiles {
  readonly game: GameId;
  /** Lazily. `file` is named in what cannot be read; `firstLine` is the number of the text's first line there. */
  readonly read: (text: string, file: string, firstLine: number) => Iterable<FiledGame>;
  /** Where the last game of a text begins, if another ends before it; 0 where that cannot be told. */
  readonly lastGameIn: (text: string) => number;
  readonly write: (game: GameToFile) => FileText;
}

const LOADERS: Readonly<Record<string, () => Promise<GameFiles>>> = {
  pgn: async () => (await import("./game-files/pgn.ts")).PGN,
};

export const FILE_ENDINGS: readonly string[] = Object.keys(LOADERS);

/** How files of this ending are read and written; undefined where that is not known. */
export const loadGameFiles = async (ending: string): Promise<GameFiles | undefined> =>
  Object.hasOwn(LOADERS, ending) ? LOADERS[ending]?.() : undefined;
