// A small player that looks one move ahead: it mates where it can, takes the most and gives the least. Unasked it speaks where its
// pieces say so: it claims or accepts a draw that it needs, offers one where nothing happens, and resigns a lost game.
import {
  type ChessView,
  type Colour,
  lookAhead,
  type Winning,
  type WrittenMove,
} from "@assize/chess-game";
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

/** Moves of either side after which a draw can be claimed (article 9.3.2). */
const CLAIMED_AFTER = 100;
/** Moves of either side without a pawn move or a capture, after which a draw is offered now and then. */
const OFFERED_AFTER = 30;
const OFFERED_ONCE_IN = 12;
/** Whoever has so much less, and no rook or queen, resigns. */
const HOPELESS = -12;

const isHopeless = ({ pieces }: ChessView, own: Colour, ahead: number): boolean =>
  ahead <= HOPELESS &&
  pieces.every(({ kind, colour }) => colour !== own || WORTH[kind] < WORTH.rook);

/** What it would like to say, best first. */
const wish = (question: Question<ChessView>): string | null => {
  const { view, seat, draw } = question;
  const ahead = seat === 0 ? advantage(view) : -advantage(view);
  const own = seat === 0 ? "white" : "black";
  if (ahead < 0 && view.offers.some((one) => one !== seat)) return "draw-accepted";
  if (ahead <= 0 && view.quiet >= CLAIMED_AFTER && view.turn === own) return "draw-claimed";
  if (isHopeless(view, own, ahead)) return "resigned";
  if (ahead === 0 && view.quiet >= OFFERED_AFTER && draw(OFFERED_ONCE_IN) === 0)
    return "draw-offered";
  return null;
};

const speaks = (question: Question<ChessView>): GameEvent | null => {
  const type = wish(question);
  if (type === null) return null;
  for (const event of question.legal()) {
    if (event.type !== type) continue;
    const { reason } = event.data as { readonly reason?: string };
    if (reason === undefined || reason === "fifty-moves") return event;
  }
  return null;
};

export const greedyBot: Bot<ChessView> = Object.assign(choose, { speaks });
