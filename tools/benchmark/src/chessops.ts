// A peer: chess games as PGN, replayed by chessops, which finds for each move in the text the one legal move it
// names. Nothing is hashed or compared. chessops is GPL: it stays in this private tool.
import { Chess } from "chessops/chess";
import { parsePgn } from "chessops/pgn";
import { makeSanAndPlay, parseSan } from "chessops/san";
import type { NormalMove } from "chessops/types";
import { nextBelow, type Random, seeded } from "@assize/kernel-simulation";

/** Text of one or more games, with as many plies as were asked for. */
export interface Pgn {
  readonly text: string;
  readonly plies: number;
}

const movesOf = (position: Chess): readonly NormalMove[] =>
  [...position.allDests()].flatMap(([from, dests]) =>
    [...dests].map((to): NormalMove => {
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      return promotes ? { from, to, promotion: "queen" } : { from, to };
    }),
  );

/** A game of legal moves drawn at random, to its end or to so many plies. */
const playGame = (most: number, from: Random): readonly [readonly string[], Random] => {
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

/** Exactly `plies` plies; where a game ends before, another follows. The same text on every machine. */
export const makePgn = (plies: number, seed: number): Pgn => {
  const games: string[] = [];
  let random = seeded(seed);
  for (let left = plies; left > 0;) {
    const [sans, next] = playGame(left, random);
    games.push(asPgn(sans));
    left -= sans.length;
    random = next;
  }
  return { text: games.join("\n"), plies };
};

/** True if every move of the text is legal where it stands, and none is missing. */
export const replayPgn = ({ text, plies }: Pgn): boolean => {
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
