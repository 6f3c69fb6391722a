// From a file in which others keep games (PGN) to games as a log has them: terse, without a chain, with what the file says besides
// in `x-` members. Knows no game: how such a file is read comes from the catalogue.
import { type FiledGame, FILE_ENDINGS, type GameFiles, loadGameFiles } from "@assize/catalogue";
import { type ReadGame, readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { newHeader } from "@assize/kernel-recorder";
import { pathOf, readText } from "./files.ts";
import { gameNamed } from "./games.ts";
import { type Session, Trouble } from "./session.ts";

/** The ending of a file of games by which it is known: `games.pgn` is `pgn`. */
export const endingOf = (path: string): string | undefined =>
  FILE_ENDINGS.find((ending) => path.toLowerCase().endsWith(`.${ending}`));

/** The lines of a game's log, header first. */
const linesOf = (files: GameFiles, filed: FiledGame): readonly string[] => {
  const { seats, set, position, remarks, events } = filed;
  const rulings = { set, overrides: {} };
  const header = {
    ...newHeader(gameNamed(files.game).model, { seats, rulings }, nodeHash),
    ...(position === null ? {} : { position: { ...position } }),
    terse: true,
    "x-tags": remarks,
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

/** Every game of a file of this ending, lazily. */
export async function* filedLogs(
  path: string,
  ending: string,
  session: Session,
): AsyncGenerator<FiledLog, void> {
  const files = (await loadGameFiles(ending))!;
  const name = pathOf(path);
  let isEmpty = true;
  for (const filed of files.read(await readText(path, session), name)) {
    isEmpty = false;
    yield {
      lines: linesOf(files, filed),
      problems: filed.problems.map(
        ({ place, message }) => `${name}:${place.line}:${place.column}: ${message}`,
      ),
    };
  }
  if (isEmpty) throw new Trouble(`${name}: there is no game in this file; name another`);
}

const encoder = new TextEncoder();

/** The same as a reader of logs answers them. What is wrong with the text is told beside them. */
export async function* filedGames(
  path: string,
  ending: string,
  session: Session,
): AsyncGenerator<ReadGame, void> {
  for await (const { lines, problems } of filedLogs(path, ending, session)) {
    problems.forEach(session.warn);
    yield* readGames(encoder.encode(lines.map((line) => `${line}\n`).join("")));
  }
}
