// What is said beside the moves: resigning, draw offers, claims, a fallen flag, a stated result (articles 5, 6.9, 8.7 and 9).
import { type Board, legalMovesFrom, played, positionKey } from "@assize/chess-board";
import { Defect, SeatId } from "@assize/kernel-model";
import type { DataOf, EventOf } from "./data.ts";
import { isFifty, timesRepeated } from "./following.ts";
import { cannotMate, cannotWinOnTime } from "./material.ts";
import { withQueen } from "./moving.ts";
import {
  asPosition,
  colourOfSeat,
  inOrder,
  moveOf,
  otherSeat,
  type State,
  type Claim,
  winnerOf,
} from "./state.ts";

type Claimed = EventOf<"draw-claimed">;

// ---- questions

/** Who says something. */
export interface Said {
  readonly by: number;
}

/** offer.answer: the opponent's offer can be accepted. */
export const opponentHasOffered = ({ offers }: State, { by }: Said): boolean =>
  offers.some((seat) => seat !== by);
/** offer.answer: an opponent's offer can be refused; whether an own one can be withdrawn is for the ruling `draw-offer`. */
export const offerCanEnd = (game: State, said: Said): boolean =>
  opponentHasOffered(game, said) ||
  (game.offers.some((seat) => seat === said.by) && game.rulings["draw-offer"] === "either");
/** end.agreement, as the ruling `agreement` reads it. A game that begins from a later move was played before. */
export const bothHaveMoved = ({ plies, board, rulings }: State): boolean =>
  plies >= 2 || board.fullMove > 1 || rulings.agreement === "any-time";

/** claim.move */
export const claimedMoveIsLegal = (
  { board, rulings }: State,
  { data: { move } }: Pick<Claimed, "data">,
): boolean => {
  if (move === null) return true;
  const written = moveOf(move);
  const queens = rulings["unfinished-promotion"] === "queen";
  const { from, to, promotion } = queens ? withQueen(board, written) : written;
  for (const one of legalMovesFrom(board, from))
    if (one.to === to && one.promotion === promotion) return true;
  return false;
};
export const claimNamesMove = (_: State, { data }: Claimed): boolean => data.move !== null;

const claimOf = ({ claim }: State): Claim => {
  if (claim === null) throw new Defect("nothing is claimed");
  return claim;
};

const boardClaimed = ({ board }: State, { move }: Claim): Board =>
  move === null ? board : asPosition(played(board, withQueen(board, moveOf(move))));

/** True where what is claimed holds, on the board or after the move that was written down. */
export const claimIsCorrect = (game: State): boolean => {
  const { claim, since } = game;
  if (claim === null) return false;
  const board = boardClaimed(game, claim);
  if (claim.reason === "fifty-moves") return isFifty(board.quiet);
  if (claim.move === null) return timesRepeated(game) >= 3;
  const key = positionKey(board);
  return board.quiet > 0 && since.filter((one) => one === key).length >= 2;
};
export const threefoldIsClaimed = ({ claim }: State): boolean => claim?.reason === "threefold";
export const fiftyIsClaimed = ({ claim }: State): boolean => claim?.reason === "fifty-moves";

// ---- what is forced

const winnerUnless = (drawn: boolean, seat: SeatId): { readonly winner: 0 | 1 | null } => {
  if (drawn) return { winner: null };
  return { winner: seat === 0 ? 0 : 1 };
};

/** flag.loss, as the ruling `flag-material` reads it. */
export const deriveFlagDecided = ({ board, flag, rulings }: State): DataOf<"flag-decided"> => {
  if (flag === null) throw new Defect("no flag has fallen");
  const opponent = otherSeat(flag.seat);
  const drawn = cannotWinOnTime(board, colourOfSeat(opponent), rulings["flag-material"]);
  return winnerUnless(drawn, opponent);
};

// ---- what changes

/** end.resignation: the ruling `resignation` is read only where the opponent cannot checkmate. */
export const resign = (game: State, { by }: EventOf<"resigned">): State => {
  const opponent = otherSeat(by);
  const drawn =
    cannotMate(game.board, colourOfSeat(opponent)) &&
    game.rulings.resignation === "drawn-without-mate";
  return {
    ...game,
    ended: { winner: drawn ? null : opponent, reason: "resignation", saidBy: null },
  };
};
const offersWith = ({ offers }: State, seat: SeatId): readonly SeatId[] =>
  inOrder([...offers, seat]);

export const offer = (game: State, { by }: EventOf<"draw-offered">): State => ({
  ...game,
  offers: offersWith(game, by),
});
/** Refuses the opponent's offer; where there is none, an own one is withdrawn. */
export const decline = (game: State, { by }: EventOf<"draw-declined">): State => ({
  ...game,
  offers: opponentHasOffered(game, { by }) ? game.offers.filter((seat) => seat === by) : [],
});
export const agree = (game: State): State => ({
  ...game,
  ended: { winner: null, reason: "agreement", saidBy: null },
});

export const claim = (game: State, { by, data }: Claimed): State => ({
  ...game,
  claim: { by, reason: data.reason, move: data.move },
});
export const uphold = (game: State, { data }: EventOf<"claim-upheld">): State => ({
  ...game,
  ended: {
    winner: winnerOf(data.winner),
    reason: claimOf(game).reason,
    saidBy: null,
  },
  claim: null,
});
/** What was claimed stands as an offer (claim.offers). */
export const reject = (game: State): State => {
  const { by, move } = claimOf(game);
  return { ...game, bound: move, offers: offersWith(game, by), claim: null };
};
export const flagFalls = (game: State, { data }: EventOf<"flag-fell">): State => ({
  ...game,
  flag: { seat: SeatId(data.seat), saidBy: data.saidBy },
});
export const decideFlag = (game: State, { data }: EventOf<"flag-decided">): State => ({
  ...game,
  ended: {
    winner: winnerOf(data.winner),
    reason: "flag",
    saidBy: game.flag?.saidBy ?? null,
  },
});
export const stateResult = (game: State, { data }: EventOf<"result-stated">): State => ({
  ...game,
  ended: {
    winner: winnerOf(data.winner),
    reason: "stated",
    saidBy: data.saidBy,
  },
});
