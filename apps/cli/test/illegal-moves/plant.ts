// Plants illegal moves in games that people really played, by a seed: one a game, whose piece is written, and where it goes. What is legal is
// asked of chess.js.
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { Chess, type Color, type PieceSymbol, SQUARES } from "chess.js";

/** A game, with the move that is illegal in it. */
export interface Planted {
  /** As it is written; the game ends with it, or goes on as it was played. */
  readonly cut: string;
  readonly goneOn: string;
  readonly move: string;
  /** The kind of its piece. */
  readonly kind: PieceSymbol;
  /** Its number among the moves of the game, from 0; an even one is White's. */
  readonly ply: number;
}

interface Candidate {
  readonly move: string;
  readonly kind: PieceSymbol;
}

type Draw = (below: number) => number;

const pieceOf = (kind: PieceSymbol): string => (kind === "p" ? "" : kind.toUpperCase());

const filesWithPawns = (chess: Chess, turn: Color): readonly string[] => [
  ...new Set(chess.findPiece({ type: "p", color: turn }).map((square) => square.charAt(0))),
];

/** Each move of these kinds whose piece is there, and which none of its kind can make. */
const illegalMoves = (chess: Chess, kind: PieceSymbol): readonly Candidate[] => {
  const turn = chess.turn();
  const legal = new Set(
    chess
      .moves({ verbose: true })
      .filter(({ piece }) => piece === kind)
      .map(({ from, to }) => `${kind === "p" ? from.charAt(0) : ""}${to}`),
  );
  const writtenFrom =
    kind === "p"
      ? filesWithPawns(chess, turn)
      : chess.findPiece({ type: kind, color: turn }).length > 0
        ? [""]
        : [];
  return writtenFrom.flatMap((file) =>
    SQUARES.filter((to) => !legal.has(`${file}${to}`)).map((to) => {
      const captures = file === "" ? chess.get(to) !== undefined : file !== to.charAt(0);
      const from = captures ? `${file}x` : "";
      const promotes = kind === "p" && to.endsWith(turn === "w" ? "8" : "1");
      return { kind, move: `${pieceOf(kind)}${from}${to}${promotes ? "=Q" : ""}` };
    }),
  );
};

const KINDS: readonly PieceSymbol[] = ["n", "b", "r", "q", "k", "p"];

/** Plants one in a game in which something is legal at each of its moves. */
const plantIn = (game: string, draw: Draw): Planted => {
  const [tags, course] = game.split("\n\n") as [string, string];
  const words = course.trim().split(" ");
  const moves = words.slice(0, -1);
  const ply = draw(moves.length);
  const chess = new Chess();
  for (const move of moves.slice(0, ply)) chess.move(move);
  const kinds = KINDS.map((kind) => illegalMoves(chess, kind)).filter((all) => all.length > 0);
  const candidates = kinds[draw(kinds.length)]!;
  const { kind, move } = candidates[draw(candidates.length)]!;
  const before = moves.slice(0, ply);
  const unfinished = tags.replace(/\[Result ".*"\]/, '[Result "*"]');
  const goneOn = [...before, move, ...words.slice(ply + 1)].join(" ");
  return {
    cut: `${unfinished}\n\n${[...before, move].join(" ")} *\n\n`,
    goneOn: `${tags}\n\n${goneOn}\n\n`,
    move,
    kind,
    ply,
  };
};

/** So many games with an illegal move each. */
export const planted = (
  games: readonly string[],
  count: number,
  seed: number,
): readonly Planted[] => {
  const draw = drawFrom(seeded(seed));
  return Array.from({ length: count }, () => plantIn(games[draw(games.length)]!, draw));
};
