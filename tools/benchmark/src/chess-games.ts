// The texts of real games that chess is measured at, and other programs that take them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { Chess } from "chess.js";
import { type Bench, benchOf } from "./bench.ts";

const LICHESS = fileURLToPath(
  new URL("../../benchmarks/benchmark.pgn", import.meta.resolve("chess.js")),
);
const COLLECTION = fileURLToPath(new URL("../../../apps/cli/test/real-games", import.meta.url));

/** A hundred games of Lichess (CC0) that chess.js brings along. */
export const lichessGames = (): string => readFileSync(LICHESS, "utf8");

/** The games of this repository; in some of them something is found. */
export const collectedGames = (): string =>
  readdirSync(COLLECTION)
    .filter((name) => name.endsWith(".pgn.gz"))
    .toSorted()
    .map((name) => gunzipSync(readFileSync(join(COLLECTION, name))).toString("utf8"))
    .join("\n");

/** Text of games that each begin with the tag Event, game by game. */
export const gamesOf = (text: string): readonly string[] =>
  text.split(/^(?=\[Event )/m).filter((game) => game.trim() !== "");

const PGN_EXTRACT = "/usr/games/pgn-extract";

/** Programs that are no peers of a ply: chess.js game by game, and pgn-extract as the process that it is, where it is installed. */
export const otherReaders = (text: string, plies: number): readonly Bench[] => {
  const games = gamesOf(text);
  const file = join(mkdtempSync(join(tmpdir(), "assize-bench-")), "games.pgn");
  writeFileSync(file, text);
  const isRead = (game: string): boolean => {
    const chess = new Chess();
    chess.loadPgn(game);
    return chess.history().length > 0 || !/\n\n\S+ /.test(game);
  };
  const isTaken = (): boolean => spawnSync(PGN_EXTRACT, ["-s", "-o/dev/null", file]).status === 0;
  return [
    benchOf("chess.js", plies, games, isRead),
    ...(existsSync(PGN_EXTRACT)
      ? [{ ...benchOf("pgn-extract", plies, [file], isTaken), games: games.length }]
      : []),
  ];
};
