// What is said beside the moves: resigning, draw offers, claims, a fallen flag, a stated result (articles 5, 6.9, 8.7, 9).
import { type Board, legalMovesFrom, played, positionKey } from "@assize/chess-board";
import { Defect, SeatId } from "@assize/kernel-model";
import type { DataOf, EventOf } from "./data.ts";
import { isFifty, timesRepeated } from "./following.ts";
import { hasTooLittle } from "./material.ts";
import {
  asPosition,
  colourOfSeat,
  moveOf,
  otherSeat,
  type State,
  type Claim,
  winnerOf,
} from "./state.ts";

type Claimed = EventOf<"draw-claimed">;

// ---- questions

/** offer.make */
export const noOfferStands = ({ offer }: State): boolean => offer === null;
/** offer.answer */
export const opponentHasOffered = ({ offer }: State, { by }: { readonly by: number }): boolean =>
  offer !== null && offer !== by;
/** end.agreement: since 2017 both have to have moved. */
export const bothHaveMoved = ({ plies }: State): boolean => plies >= 2;

/** claim.move */
export const claimedMoveIsLegal = (
  { board }: State,
  { data: { move } }: Pick<Claimed, "data">,
): boolean => {
  if (move === null) return true;
  const { from, to, promotion } = moveOf(move);
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
  move === null ? board : asPosition(played(board, moveOf(move)));

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

/** flag.loss, as the ruling `flag-material` reads it. */
export const deriveFlagDecided = ({ board, flag, rulings }: State): DataOf<"flag-decided"> => {
  if (flag === null) throw new Defect("no flag has fallen");
  const opponent = otherSeat(flag.seat);
  const drawn = hasTooLittle(board.squares, colourOfSeat(opponent), rulings["flag-material"]);
  if (drawn) return { winner: null };
  return { winner: opponent === 0 ? 0 : 1 };
};

// ---- what changes

export const resign = (game: State, { by }: EventOf<"resigned">): State => ({
  ...game,
  ended: { winner: otherSeat(by), reason: "resignation", saidBy: null },
});
export const offer = (game: State, { by }: EventOf<"draw-offered">): State => ({
  ...game,
  offer: by,
});
export const decline = (game: State): State => ({ ...game, offer: null });
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
export const reject = (game: State): State => ({
  ...game,
  bound: claimOf(game).move,
  claim: null,
});
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
