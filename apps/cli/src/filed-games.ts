// From a file in which others keep games (PGN) to games as a log has them: terse, without a chain, with what the file says besides
// in `x-` members. Knows no game: how such a file is read comes from the catalogue.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  bytesOfLines,
  isLog,
  loadNotation,
  logsNoted,
  type NotationEnding,
  type NotedLog,
  type NotedProblem,
  type NotedSource,
  type OwnHeader,
  placeOfEvent,
} from "@assize/catalogue";
import { type ReadGame, readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Language } from "@assize/kernel-model";
import type { SourceFile } from "@assize/kernel-report";
import { newHeader } from "@assize/kernel-recorder";
import type { OnRead, UnreadFile } from "@assize/kernel-event-log/node";
import { pathOf } from "./files.ts";
import { textPieces } from "./filed-text.ts";
import { gameNamed } from "./games.ts";
import { saysLog } from "./hints.ts";
import type { editionOf } from "./new-game.ts";
import type { Session } from "./session.ts";

/** The edition that is played with where the text names none; the reference edition where it is left out. */
export type OwnEdition = ReturnType<typeof editionOf>;

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

/** Every game of a file of this ending, lazily; the last item says so where it cannot be read, or where there is none. */
export async function* filedLogs(
  path: string,
  ending: NotationEnding,
  session: Session,
  { language, edition = {}, onRead }: FileWishes,
): AsyncGenerator<NotedLog | UnreadText, void, undefined> {
  const notation = await loadNotation(ending);
  const { model } = await gameNamed(notation.game);
  const own: OwnHeader = (choices) => newHeader(model, { ...choices, ...edition }, nodeHash);
  const told = (problem: NotedProblem): string => toldAt(path, problem);
  const seen = new Map<number, number>();
  let isEmpty = true;
  for await (const piece of textPieces(path, session, notation.lastGameIn, onRead)) {
    if ("storage" in piece) return yield { ...piece, unread: [] };
    if (isEmpty && isLog(piece.text))
      return yield unreadText(
        path,
        saysLog(path)
          ? "this is a log already; audit it as it is"
          : "this is a log; let its name end in .jsonl",
      );
    for (const noted of logsNoted(notation, { ...piece, language, seen }, own)) {
      isEmpty = false;
      if ("unread" in noted)
        return yield unreadText(path, `this cannot be read as .${ending}`, noted.unread.map(told));
      yield noted;
    }
  }
  if (isEmpty) yield withoutGame(path);
}

/** A log as a reader of logs takes it. */
export const readLines = (lines: readonly string[]): ReadGame => {
  const [read] = readGames(bytesOfLines(lines));
  return read!;
};

/** The same with a problem's line as it is numbered in the file that the game was read from. */
const readFiled = ({ lines, source }: NotedLog): ReadGame => {
  const read = readLines(lines);
  if (read.ok) return read;
  const { line } = placeOfEvent(source, read.problem.line);
  return { ...read, problem: { ...read.problem, line: line - 1 } };
};

/** A game as a reader of logs answers it, and the file that it comes from. */
export interface FiledGame {
  readonly read: ReadGame;
  readonly source: NotedSource & FileDigest & Pick<SourceFile, "remarks">;
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

const tellProblems = (path: string, { problems }: NotedLog, session: Session): void =>
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
  { onRead, onGame }: { onRead?: OnRead | undefined; onGame?: (filed: NotedLog) => void } = {},
): AsyncGenerator<Uint8Array | UnreadFile, void, undefined> {
  for await (const filed of filedLogs(path, ending, session, { ...WISHES, onRead })) {
    if ("storage" in filed) return yield withReasons(filed);
    tellProblems(path, filed, session);
    onGame?.(filed);
    yield bytesOfLines(filed.lines);
  }
}
