// From a file in which others keep games (PGN) to games as a log has them: terse, without a chain, with what the file says besides
// in `x-` members. Knows no game: how such a file is read comes from the catalogue.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  choicesNoted,
  linesOfNoted,
  loadNotation,
  NOTATION_ENDINGS,
  type NotationEnding,
  type NotedGame,
  type NotedProblem,
  type Place,
  withoutRemarks,
} from "@assize/catalogue";
import { type ReadGame, readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import {
  type GameModel,
  isJsonObject,
  isUnknown,
  type Json,
  type Language,
  LIMITS,
} from "@assize/kernel-model";
import type { SourceFile } from "@assize/kernel-report";
import { newHeader } from "@assize/kernel-recorder";
import type { OnRead, UnreadFile } from "@assize/kernel-event-log/node";
import { pathOf } from "./files.ts";
import { textPieces } from "./filed-text.ts";
import { gameNamed } from "./games.ts";
import type { editionOf } from "./new-game.ts";
import type { Session } from "./session.ts";

const PACKINGS = ["", ".gz", ".zst"] as const;

/** How names of such files end, packed ones too. */
export const FILED_NAMES: readonly string[] = NOTATION_ENDINGS.flatMap((ending) =>
  PACKINGS.map((packing) => `.${ending}${packing}`),
);

/** The ending of a file of games by which it is known: `games.pgn` and `games.pgn.gz` are `pgn`. */
export const endingOf = (path: string): NotationEnding | undefined =>
  NOTATION_ENDINGS.find((ending) =>
    PACKINGS.some((packing) => path.toLowerCase().endsWith(`.${ending}${packing}`)),
  );

/** The edition that is played with where the text names none; the reference edition where it is left out. */
export type OwnEdition = ReturnType<typeof editionOf>;

/** The lines of a game's log, header first. What the text says of rules and edition comes before what is used today. */
const linesOf = (model: GameModel, noted: NotedGame, edition: OwnEdition): readonly string[] => {
  const own = newHeader(model, { ...choicesNoted(noted), ...edition }, nodeHash);
  return linesOfNoted(own, noted);
};

/** The lines that are longer than one of a log may be. */
const tooLongIn = (lines: readonly string[]): ReadonlySet<number> =>
  new Set(lines.flatMap((line, at) => (Buffer.byteLength(line) > LIMITS.lineBytes ? [at] : [])));

/** A game that a log can hold: what is said beside it may be too long for that, and is left out then. */
const fitted = (noted: NotedGame, lines: readonly string[]): NotedGame => {
  const tooLong = tooLongIn(lines);
  if (tooLong.size === 0) return noted;
  const left = [...tooLong].map((line) => ({
    place: line === 0 ? noted.place : noted.events[line - 1]!.place,
    message: `what is said beside this ${line === 0 ? "game (tags and comments)" : "event (comments and variations)"} is longer than ${LIMITS.lineBytes} bytes; it is left out, and the game is read without it`,
  }));
  const { problems, ...game } = withoutRemarks(noted, tooLong);
  return { ...game, problems: [...problems, ...left] };
};

/** Where the parts of a game stand in the file that it was read from. */
export interface Source {
  readonly start: Place;
  /** Of each event. */
  readonly events: readonly Place[];
}

/** Where an event stands; of none, and of one that is missing at the end, the nearest that does. */
export const placeOfEvent = ({ start, events }: Source, seq: number): Place =>
  events[Math.min(seq, events.length) - 1] ?? start;

/** A game of such a file: its log, and what is wrong with its text. */
export interface FiledLog {
  readonly lines: readonly string[];
  readonly source: Source;
  readonly problems: readonly NotedProblem[];
  /** True where all of the text stands in the log: the problems are remarks. */
  readonly isWhole: boolean;
  /** The first value that the log does not know: what comes after it mostly follows from that. Null where there is none. */
  readonly unknown: NotedProblem | null;
}

/** A problem with the place at which it stands, as people read it. */
export const toldAt = (path: string, { place, message }: NotedProblem): string =>
  `${pathOf(path)}:${place.line}:${place.column}: ${message}`;

/** A text of which nothing is read: what is wrong with it, each with its place. */
export interface UnreadText extends UnreadFile {
  readonly unread: readonly string[];
}

export interface FileWishes {
  /** Of what is wrong with a text. */
  readonly language: Language;
  readonly edition?: OwnEdition;
  /** Told of bytes as they are read. */
  readonly onRead?: OnRead | undefined;
}

const unreadText = (path: string, what: string, unread: readonly string[] = []): UnreadText => ({
  ok: false,
  unread,
  storage: { code: "notation-invalid", path, message: `${pathOf(path)}: ${what}` },
});

const withoutGame = (path: string): UnreadText => {
  const message = `${pathOf(path)}: there is no game in this file; name another`;
  return { ok: false, unread: [], storage: { code: "no-game", path, message } };
};

const reasonIn = (data: Json): string | undefined => {
  if (isUnknown(data)) return data.$unknown;
  return isJsonObject(data) ? Object.values(data).find(isUnknown)?.$unknown : undefined;
};

const firstUnknown = ({ events }: NotedGame): NotedProblem | null => {
  for (const { event, place } of events) {
    const message = reasonIn(event.data);
    if (message !== undefined) return { place, message };
  }
  return null;
};

/** A header as our writers begin it. */
const isLog = (text: string): boolean => /^\uFEFF?\s*\{"format":"assize-log/.test(text);

/** Every game of a file of this ending, lazily; the last item says so where it cannot be read, or where there is none. */
export async function* filedLogs(
  path: string,
  ending: NotationEnding,
  session: Session,
  { language, edition = {}, onRead }: FileWishes,
): AsyncGenerator<FiledLog | UnreadText, void, undefined> {
  const notation = await loadNotation(ending);
  const { model } = await gameNamed(notation.game);
  const told = (problem: NotedProblem): string => toldAt(path, problem);
  const seen = new Map<number, number>();
  let isEmpty = true;
  for await (const piece of textPieces(path, session, notation.lastGameIn, onRead)) {
    if ("storage" in piece) return yield { ...piece, unread: [] };
    if (isEmpty && isLog(piece.text))
      return yield unreadText(path, "this is a log; let its name end in .jsonl");
    for (const noted of notation.read({ ...piece, language, seen })) {
      isEmpty = false;
      if ("unread" in noted)
        return yield unreadText(path, `this cannot be read as .${ending}`, noted.unread.map(told));
      const unknown = firstUnknown(noted);
      const lines = linesOf(model, noted, edition);
      const game = fitted(noted, lines);
      yield {
        lines: game === noted ? lines : linesOf(model, game, edition),
        source: { start: noted.place, events: noted.events.map(({ place }) => place) },
        problems: game.problems,
        isWhole: game.problems.every(({ isRemark }) => isRemark === true),
        unknown,
      };
    }
  }
  if (isEmpty) yield withoutGame(path);
}

const encoder = new TextEncoder();

const bytesOf = (lines: readonly string[]): Uint8Array => encoder.encode(`${lines.join("\n")}\n`);

/** A log as a reader of logs takes it. */
export const readLines = (lines: readonly string[]): ReadGame => {
  const [read] = readGames(bytesOf(lines));
  return read!;
};

/** The same with a problem's line as it is numbered in the file that the game was read from. */
const readFiled = ({ lines, source }: FiledLog): ReadGame => {
  const read = readLines(lines);
  if (read.ok) return read;
  const { line } = placeOfEvent(source, read.problem.line);
  return { ...read, problem: { ...read.problem, line: line - 1 } };
};

/** A game as a reader of logs answers it, and the file that it comes from. */
export interface FiledGame {
  readonly read: ReadGame;
  readonly source: Source & FileDigest & Pick<SourceFile, "remarks">;
}

type FileDigest = Pick<SourceFile, "bytes" | "digest">;

/** The whole of a file. Throws what the file system says. */
const wholeOf = async (path: string): Promise<FileDigest> => {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, digest: hash.digest("base64url") };
};

/** So many reasons are told where a file is audited; an import tells all. */
const MOST_REASONS = 5;

/** The file with its reasons in its message, which every report tells. */
const withReasons = ({ unread, ...file }: UnreadText): UnreadFile => {
  if (unread.length === 0) return file;
  const more = unread.length - MOST_REASONS;
  const reasons = [...unread.slice(0, MOST_REASONS), ...(more > 0 ? [`and ${more} more`] : [])];
  const message = `${file.storage.message}: ${reasons.join("; ")}`;
  return { ...file, storage: { ...file.storage, message } };
};

const tellProblems = (path: string, { problems }: FiledLog, session: Session): void =>
  problems.forEach((problem) => session.warn(toldAt(path, problem)));

const WISHES: FileWishes = { language: "en" };

/** The same as games. What is wrong with the text is told beside them. */
export async function* filedGames(
  path: string,
  ending: NotationEnding,
  session: Session,
): AsyncGenerator<FiledGame | UnreadFile, void, undefined> {
  let whole: FileDigest | undefined;
  for await (const filed of filedLogs(path, ending, session, WISHES)) {
    if ("storage" in filed) return yield withReasons(filed);
    tellProblems(path, filed, session);
    whole ??= await wholeOf(path);
    const { source, problems: remarks } = filed;
    yield { read: readFiled(filed), source: { ...source, ...whole, remarks } };
  }
}

/** The same as bytes of logs. `onGame` is told of each game before its bytes come. */
export async function* filedBytes(
  path: string,
  ending: NotationEnding,
  session: Session,
  { onRead, onGame }: { onRead?: OnRead | undefined; onGame?: (filed: FiledLog) => void } = {},
): AsyncGenerator<Uint8Array | UnreadFile, void, undefined> {
  for await (const filed of filedLogs(path, ending, session, { ...WISHES, onRead })) {
    if ("storage" in filed) return yield withReasons(filed);
    tellProblems(path, filed, session);
    onGame?.(filed);
    yield bytesOf(filed.lines);
  }
}
