// A peer: chess games as PGN, replayed by chessops, which finds for each move in the text the one legal move it
// names. Nothing is hashed or compared. chessops is GPL: it stays in the peers' folder of this private tool.
import { nextBelow, type Random, seeded } from "@assize/kernel-simulation";
import { loadPeer } from "./peers.ts";

interface Move {
  readonly from: number;
  readonly to: number;
  readonly promotion?: "queen";
}

/** A position on the board; it is changed as moves are played. */
interface Position {
  readonly board: { readonly pawn: { readonly has: (square: number) => boolean } };
  readonly allDests: () => Iterable<readonly [number, Iterable<number>]>;
  readonly isEnd: () => boolean;
  readonly play: (move: Move) => void;
}

/** What is used of chessops. */
interface Chessops {
  readonly Chess: { readonly default: () => Position };
  readonly parsePgn: (text: string) => readonly {
    readonly moves: { readonly mainline: () => Iterable<{ readonly san: string }> };
  }[];
  readonly parseSan: (position: Position, san: string) => Move | undefined;
  readonly makeSanAndPlay: (position: Position, move: Move) => string;
}

/** Text of one or more games, with as many plies as were asked for. */
export interface Pgn {
  readonly text: string;
  readonly plies: number;
}

const movesOf = (position: Position): readonly Move[] =>
  [...position.allDests()].flatMap(([from, dests]) =>
    [...dests].map((to): Move => {
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      return promotes ? { from, to, promotion: "queen" } : { from, to };
    }),
  );

/** A game of legal moves drawn at random, to its end or to so many plies. */
const playGame = (
  { Chess, makeSanAndPlay }: Chessops,
  most: number,
  from: Random,
): readonly [readonly string[], Random] => {
  const position = Chess.default();
  const sans: string[] = [];
  let random = from;
  while (sans.length < most && !position.isEnd()) {
    const moves = movesOf(position);
    const [drawn, next] = nextBelow(random, moves.length);
    sans.push(makeSanAndPlay(position, moves[drawn]!));
    random = next;
  }
  return [sans, random];
};

const asPgn = (sans: readonly string[]): string =>
  `[Event "?"]\n\n${sans.map((san, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san)).join(" ")} *\n`;

const makePgn = (chessops: Chessops, plies: number, seed: number): Pgn => {
  const games: string[] = [];
  let random = seeded(seed);
  for (let left = plies; left > 0;) {
    const [sans, next] = playGame(chessops, left, random);
    games.push(asPgn(sans));
    left -= sans.length;
    random = next;
  }
  return { text: games.join("\n"), plies };
};

const replayPgn = ({ Chess, parsePgn, parseSan }: Chessops, { text, plies }: Pgn): boolean => {
  let played = 0;
  for (const { moves } of parsePgn(text)) {
    const position = Chess.default();
    for (const { san } of moves.mainline()) {
      const move = parseSan(position, san);
      if (move === undefined) return false;
      position.play(move);
      played++;
    }
  }
  return played === plies;
};

/** The same of games that came to their end: asks after each ply whether the position has ended the game. */
const replayToEnd = ({ Chess, parsePgn, parseSan }: Chessops, { text, plies }: Pgn): boolean => {
  let [played, ended] = [0, 0];
  for (const { moves } of parsePgn(text)) {
    const position = Chess.default();
    for (const { san } of moves.mainline()) {
      const move = parseSan(position, san);
      if (move === undefined) return false;
      position.play(move);
      if (position.isEnd()) ended++;
      played++;
    }
  }
  return played === plies && ended > 0;
};

export interface ChessPlayer {
  /** Exactly `plies` plies; where a game ends before, another follows. The same text on every machine. */
  readonly makePgn: (plies: number, seed: number) => Pgn;
  /** True if every move of the text is legal where it stands, and none is missing. */
  readonly replayPgn: (pgn: Pgn) => boolean;
  /** The same, asking after each ply whether checkmate, stalemate or too few pieces end the game; true if one does. */
  readonly replayToEnd: (pgn: Pgn) => boolean;
}

/** Requires the peers to be installed. */
export const chessPlayer = (): ChessPlayer => {
  const chessops = loadPeer<Chessops>("chessops.js");
  return {
    makePgn: (plies, seed) => makePgn(chessops, plies, seed),
    replayPgn: (pgn) => replayPgn(chessops, pgn),
    replayToEnd: (pgn) => replayToEnd(chessops, pgn),
  };
};
