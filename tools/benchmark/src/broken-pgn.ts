// What other programs say of the broken files of `apps/cli/test/broken-pgn`: `npm run bench:broken` writes it into the
// folder, as the page about it has it. Requires pgn-extract 19.04 (Debian) and the peers. A program that says nothing took the file.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Chess as ChessJs } from "chess.js";
import { loadPeer } from "./peers.ts";

const FOLDER = fileURLToPath(new URL("../../../apps/cli/test/broken-pgn", import.meta.url));

/** The part of chessops that is used here. */
interface Chessops {
  readonly parsePgn: (text: string) => readonly PgnGame[];
  readonly startingPosition: (headers: PgnGame["headers"]) => Parsed<Position>;
  readonly parseSan: (position: Position, san: string) => object | undefined;
}

interface PgnGame {
  readonly headers: Map<string, string>;
  readonly moves: { readonly mainline: () => Iterable<{ readonly san: string }> };
}

interface Position {
  readonly play: (move: object) => void;
  readonly isEnd: () => boolean;
  readonly outcome: () => { readonly winner?: "white" | "black" } | undefined;
}

interface Parsed<Value> {
  readonly unwrap: <Answer>(
    ok: (value: Value) => Answer,
    failed: (error: Error) => Answer,
  ) => Answer;
}

const WON = { white: "1-0", black: "0-1" } as const;

/** Every move read, and the end asked for after each: what chessops can say of a game. */
const playedByChessops = ({ parseSan }: Chessops, game: PgnGame, position: Position): string => {
  for (const { san } of game.moves.mainline()) {
    if (position.isEnd()) return `the game was over before ${san}`;
    const move = parseSan(position, san);
    if (move === undefined) return `no move: ${san}`;
    position.play(move);
  }
  const outcome = position.outcome();
  if (outcome === undefined) return "";
  const result = outcome.winner === undefined ? "1/2-1/2" : WON[outcome.winner];
  return result === game.headers.get("Result") ? "" : `its end is ${result}`;
};

const byChessops = (chessops: Chessops, text: string): readonly string[] =>
  chessops.parsePgn(text).map((game) =>
    chessops.startingPosition(game.headers).unwrap(
      (position) => playedByChessops(chessops, game, position),
      ({ message }) => message,
    ),
  );

/** It reads one game of a text. */
const byChessJs = (text: string): readonly string[] => {
  try {
    new ChessJs().loadPgn(text);
    return [];
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)];
  }
};

/** Only checked, and doubles looked for; what says which file and which game, and draws the board, is left out. */
const byPgnExtract = (file: string): readonly string[] => {
  const { stderr } = spawnSync("/usr/games/pgn-extract", ["-D", "-o/dev/null", file], {
    encoding: "latin1",
    timeout: 5_000,
  });
  const own =
    /^(?:Processing|File |Ann - Bob|\d+ games?\b|[.rnbqkpRNBQKP]{8}$|\s*$)|^[A-Z][^ ]* - /;
  return stderr.split("\n").filter((line) => !own.test(line));
};

const LONGEST = 90;
const first = (said: readonly string[]): string => {
  const [line = ""] = said.filter((one) => one !== "");
  const plain = line
    .replaceAll(/[^ -~]/g, "?")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};

const chessops = loadPeer<Chessops>("chessops.js");
const files = readdirSync(join(FOLDER, "files")).filter((name) => name.endsWith(".pgn"));
const said = Object.fromEntries(
  files.toSorted().map((name) => {
    const file = join(FOLDER, "files", name);
    const text = readFileSync(file, "utf8");
    return [
      name.replace(/\.pgn$/, ""),
      {
        "pgn-extract": first(byPgnExtract(file)),
        chessops: first(byChessops(chessops, text)),
        "chess.js": first(byChessJs(text)),
      },
    ];
  }),
);
writeFileSync(join(FOLDER, "others.json"), `${JSON.stringify(said, null, 2)}\n`);
