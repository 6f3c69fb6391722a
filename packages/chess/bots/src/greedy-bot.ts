// A small player that looks one move ahead: it mates where it can, takes the most and gives the least. Unasked it only accepts a
// draw when it has less.
import { type ChessView, lookAhead, type Winning, type WrittenMove } from "@assize/chess-game";
import { Defect, type GameEvent } from "@assize/kernel-model";
import type { Bot, Question } from "@assize/kernel-simulation";

/** In pawns. The king is never taken. */
const WORTH = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 } as const;
const MATE = 1_000;

const wins = ({ takes, promotes }: Winning): number =>
  (takes === null ? 0 : WORTH[takes]) + (promotes === null ? 0 : WORTH[promotes] - WORTH.pawn);

/** What a move gains when the opponent then takes the most that can be had at once. */
const worthOf = (view: ChessView, move: WrittenMove): number => {
  const { ends, answers, ...winning } = lookAhead(view, move);
  if (ends !== null) return ends === "checkmate" ? MATE : 0;
  return wins(winning) - Math.max(...answers.map(wins));
};

const choose = ({ view, legal, draw }: Question<ChessView>): GameEvent => {
  let best: GameEvent | undefined;
  let worth = -Infinity;
  let equal = 0;
  for (const event of legal()) {
    const own = worthOf(view, event.data as WrittenMove);
    if (own < worth) continue;
    equal = own > worth ? 1 : equal + 1;
    worth = own;
    if (draw(equal) === 0) best = event;
  }
  if (best === undefined) throw new Defect("a bot was asked without a legal move");
  return best;
};

/** White's pieces less Black's. */
const advantage = ({ pieces }: ChessView): number =>
  pieces.reduce(
    (sum, { kind, colour }) => sum + (colour === "white" ? WORTH[kind] : -WORTH[kind]),
    0,
  );

const speaks = ({ view, seat, legal }: Question<ChessView>): GameEvent | null => {
  if (view.offer === null || view.offer === seat) return null;
  const own = seat === 0 ? advantage(view) : -advantage(view);
  if (own >= 0) return null;
  for (const event of legal()) if (event.type === "draw-accepted") return event;
  return null;
};

export const greedyBot: Bot<ChessView> = Object.assign(choose, { speaks });
