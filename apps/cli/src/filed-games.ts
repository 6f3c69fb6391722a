// From a file in which others keep games (PGN) to games as a log has them: terse, without a chain, with what the file says besides
// in `x-` members. Knows no game: how such a file is read comes from the catalogue.
import { type FiledGame, FILE_ENDINGS, type GameFiles, loadGameFiles } from "@assize/catalogue";
import { type ReadGame, readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { newHeader } from "@assize/kernel-recorder";
import type { UnreadFile } from "@assize/kernel-event-log/node";
import { pathOf } from "./files.ts";
import { textPieces } from "./filed-text.ts";
import { gameNamed } from "./games.ts";
import type { Session } from "./session.ts";

const PACKINGS = ["", ".gz", ".zst"] as const;

/** How names of such files end, packed ones too. */
export const FILED_NAMES: readonly string[] = FILE_ENDINGS.flatMap((ending) =>
  PACKINGS.map((packing) => `.${ending}${packing}`),
);

/** The ending of a file of games by which it is known: `games.pgn` and `games.pgn.gz` are `pgn`. */
export const endingOf = (path: string): string | undefined =>
  FILE_ENDINGS.find((ending) =>
    PACKINGS.some((packing) => path.toLowerCase().endsWith(`.${ending}${packing}`)),
  );

/** The lines of a game's log, header first. */
const linesOf = (files: GameFiles, filed: FiledGame): readonly string[] => {
  const { seats, set, position, remarks, notes, events } = filed;
  const rulings = { set, overrides: {} };
  const header = {
    ...newHeader(gameNamed(files.game).model, { seats, rulings }, nodeHash),
    ...(position === null ? {} : { position: { ...position } }),
    terse: true,
    "x-tags": remarks,
    ...(notes.length === 0 ? {} : { "x-noted": { notes } }),
  };
  const lines = events.map(({ type, by, data, remarks: said }, index) => ({
    seq: index + 1,
    type,
    ...(by === undefined ? {} : { by }),
    data,
    ...(said === null ? {} : { "x-noted": said }),
  }));
  return [header, ...lines].map((line) => JSON.stringify(line));
};

/** A game of such a file: its log, and what is wrong with its text. */
export interface FiledLog {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

const nothingIn = (path: string, what: string): UnreadFile => ({
  ok: false,
  storage: { code: "line-invalid", path, message: `${pathOf(path)}: ${what}` },
});

/** A header as our writers begin it. */
const isLog = (text: string): boolean => /^\uFEFF?\s*\{"format":"assize-log/.test(text);

/** Every game of a file of this ending, lazily; the last item says so where it cannot be read, or where there is none. */
export async function* filedLogs(
  path: string,
  ending: string,
  session: Session,
): AsyncGenerator<FiledLog | UnreadFile, void, undefined> {
  const files = (await loadGameFiles(ending))!;
  const name = pathOf(path);
  let isEmpty = true;
  for await (const piece of textPieces(path, session, files.lastGameIn)) {
    if ("storage" in piece) return yield piece;
    if (isEmpty && isLog(piece.text))
      return yield nothingIn(path, "this is a log; let its name end in .jsonl");
    for (const filed of files.read(piece.text, name, piece.firstLine)) {
      isEmpty = false;
      yield {
        lines: linesOf(files, filed),
        problems: filed.problems.map(
          ({ place, message }) => `${name}:${place.line}:${place.column}: ${message}`,
        ),
      };
    }
  }
  if (isEmpty) yield nothingIn(path, "there is no game in this file; name another");
}

const encoder = new TextEncoder();

/** The same as bytes of logs. What is wrong with the text is told beside them. */
export async function* filedBytes(
  path: string,
  ending: string,
  session: Session,
): AsyncGenerator<Uint8Array | UnreadFile, void, undefined> {
  for await (const filed of filedLogs(path, ending, session)) {
    if ("storage" in filed) return yield filed;
    filed.problems.forEach(session.warn);
    yield encoder.encode(filed.lines.map((line) => `${line}\n`).join(""));
  }
}

/** The same as a reader of logs answers them. */
export async function* filedGames(
  path: string,
  ending: string,
  session: Session,
): AsyncGenerator<ReadGame | UnreadFile, void, undefined> {
  for await (const game of filedBytes(path, ending, session))
    if ("storage" in game) yield game;
    else yield* readGames(game);
}
