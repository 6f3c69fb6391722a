// How people write games down in other texts than logs, by the ending of the files' names. Each is loaded with the first file of
// its kind. Apart from `games.ts`: a page that reads none is not to load a byte of it.
import type { Header } from "@assize/kernel-event-log";
import type { Json, JsonObject, Language, WrittenEvent } from "@assize/kernel-model";
import type { GameId } from "./games.ts";

/** Where something stands in a text; both are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a text, for people. */
export interface NotedProblem {
  readonly place: Place;
  readonly message: string;
  /** True where it only says how something is read: all of it stands in the log. */
  readonly isRemark?: boolean;
}

/** What a text says of the table; what it leaves out is as it is today. */
export type NotedHeader = Pick<Header, "seats" | "rulings"> &
  Partial<Pick<Header, "options" | "table" | "rules" | "rulebook" | "edition" | "position">>;

export interface NotedEvent {
  readonly event: WrittenEvent;
  readonly place: Place;
  /** What the text says besides. */
  readonly remarks: JsonObject | null;
}

/** A game as a text has it. */
export interface NotedGame {
  readonly header: NotedHeader;
  /** Members of the header that mean nothing to the game; each begins with `x-`. */
  readonly remarks: JsonObject;
  readonly events: readonly NotedEvent[];
  readonly place: Place;
  /** What could not be used of it, and how the rest is read where that is not plain. */
  readonly problems: readonly NotedProblem[];
}

/** A text of which nothing is read; there is a problem at least. */
export interface UnreadText {
  readonly unread: readonly NotedProblem[];
}

/** An event that is to be written. */
export interface EventToNote {
  readonly event: WrittenEvent;
  readonly isForced: boolean;
  /** The context of the state before it. */
  readonly before: unknown;
  /** What stands beside it in `x-noted`. */
  readonly noted: Json | undefined;
}

/** A game that is to be written. */
export interface GameToNote {
  readonly header: Header;
  /** The context of the state that it begins with, as the game encodes it. */
  readonly start: Json;
  /** What the record has and was not taken back, right or wrong. */
  readonly events: readonly EventToNote[];
  /** Undefined where the game is not finished, null where nobody has won. */
  readonly winner: number | null | undefined;
}

export interface WrittenText {
  readonly text: string;
  /** How many of the last choices could not be written: what stands where is not known there. */
  readonly unknown: number;
}

export interface TextToRead {
  readonly text: string;
  /** The number of the text's first line in the file. */
  readonly firstLine: number;
  /** Of what is wrong with it. */
  readonly language: Language;
  /** Games that stood before it in its file, by their digests, with their lines; the reader adds those that it reads. */
  readonly seen: Map<number, number>;
}

/** What a table chooses before the first event, as a text says it. */
export const choicesNoted = ({ header }: NotedGame) => {
  const { seats, options, table, rulings } = header;
  return {
    seats,
    rulings,
    ...(options === undefined ? {} : { options }),
    ...(table === undefined ? {} : { table }),
  };
};

/**
 * The lines of a game's log, its header first: terse, without a chain. `own` is the header of a new game of today, with the choices
 * that are noted; what the text says of rules and edition comes before it.
 */
export const linesOfNoted = (
  own: Header,
  { header, remarks, events }: NotedGame,
): readonly string[] => {
  const { seats: _, options: __, table: ___, rulings: ____, ...stated } = header;
  const lines = [JSON.stringify({ ...own, ...stated, terse: true, ...remarks })];
  for (const { event, remarks: said } of events) {
    const { type, by, data } = event;
    lines.push(JSON.stringify({ seq: lines.length, type, by, data, ...said }));
  }
  return lines;
};

/** The game without what is said beside it of these lines; 0 is the header. */
export const withoutRemarks = (
  { events, remarks, ...game }: NotedGame,
  lines: ReadonlySet<number>,
): NotedGame => ({
  ...game,
  remarks: lines.has(0) ? {} : remarks,
  events: events.map((one, at) => (lines.has(at + 1) ? { ...one, remarks: null } : one)),
});

export interface GameNotation {
  readonly game: GameId;
  /** True where a text holds one game, and is all that there is of it. */
  readonly isOfOne: boolean;
  /** Lazily. */
  readonly read: (text: TextToRead) => Iterable<NotedGame | UnreadText>;
  /** Where the last game of a text begins, if another ends before it; 0 where that cannot be told. */
  readonly lastGameIn: (text: string) => number;
  /** In whose letters of pieces a text can be written, by codes of languages; none where a notation has no such letters. */
  readonly letters: readonly string[];
  /** `letters` is one of these; English ones where it is left out. */
  readonly write: (game: GameToNote, letters?: string) => WrittenText;
  /** Whether a text has a place for a member of a header, or of an event, that means nothing to the game. */
  readonly keeps: {
    readonly ofHeader: (name: string, value: unknown) => boolean;
    readonly ofEvent: (name: string) => boolean;
  };
}

const LOADERS = {
  pgn: { game: "chess", load: async () => (await import("./notations/pgn.ts")).PGN },
  xgn: { game: "xidit", load: async () => (await import("./notations/xgn.ts")).XGN },
} as const satisfies Readonly<
  Record<string, { readonly game: GameId; readonly load: () => Promise<GameNotation> }>
>;

export type NotationEnding = keyof typeof LOADERS;

export const NOTATION_ENDINGS = Object.keys(LOADERS) as readonly NotationEnding[];

const PACKINGS = ["", ".gz", ".zst"] as const;

/** How names of such files end, packed ones too. */
export const NOTED_NAMES: readonly string[] = NOTATION_ENDINGS.flatMap((ending) =>
  PACKINGS.map((packing) => `.${ending}${packing}`),
);

/** The ending of a file of games by which it is known: `games.pgn` and `games.pgn.gz` are `pgn`. */
export const endingOf = (path: string): NotationEnding | undefined =>
  NOTATION_ENDINGS.find((ending) =>
    PACKINGS.some((packing) => path.toLowerCase().endsWith(`.${ending}${packing}`)),
  );

/** The ending of the notation of a game; undefined where it has none. */
export const notationOf = (game: string): NotationEnding | undefined =>
  NOTATION_ENDINGS.find((ending) => LOADERS[ending].game === game);

export const loadNotation = (ending: NotationEnding): Promise<GameNotation> =>
  LOADERS[ending].load();
