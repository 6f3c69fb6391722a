// What is said beside the moves: resigning, draw offers, claims, a fallen flag, a stated result (articles 5, 6.9, 8.7 and 9).
import { type Board, isLegal, played } from "@assize/chess-board";
import { Defect, SeatId } from "@assize/kernel-model";
import type { DataOf, EventOf } from "./data.ts";
import { isFifty, timesRepeated } from "./following.ts";
import { cannotWinOnTime, isMateUnproved, mateBy } from "./material.ts";
import { withQueen } from "./moving.ts";
import { timesStood } from "./repetition.ts";
import {
  asPosition,
  colourOfSeat,
  inOrder,
  moveOf,
  otherSeat,
  seatToMove,
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

/** claim.turn, as the ruling `claim-turn` reads it. */
export const mayClaim = (game: State, { by }: Said): boolean =>
  by === seatToMove(game) || game.rulings["claim-turn"] === "either";

/** claim.move: a legal move of whoever claims. */
export const claimedMoveIsLegal = (
  game: State,
  { by, data: { move } }: Pick<Claimed, "by" | "data">,
): boolean => {
  if (move === null) return true;
  if (by !== seatToMove(game)) return false;
  const { board, rulings } = game;
  const written = moveOf(move);
  const queens = rulings["unfinished-promotion"] === "queen";
  return isLegal(board, queens ? withQueen(board, written) : written);
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
  return board.quiet > 0 && timesStood(since, board) >= 2;
};
export const threefoldIsClaimed = ({ claim }: State): boolean => claim?.reason === "threefold";
export const fiftyIsClaimed = ({ claim }: State): boolean => claim?.reason === "fifty-moves";

/** result.stated: what is stated behind the end is what the game came to, or nobody has proved what that is. */
export const agreesWithEnd = ({ ended }: State, { data }: EventOf<"result-stated">): boolean =>
  ended !== null && (ended.unproved !== null || ended.winner === winnerOf(data.winner));

// ---- what is forced

const winnerUnless = (drawn: boolean, seat: SeatId): { readonly winner: 0 | 1 | null } => {
  if (drawn) return { winner: null };
  return { winner: seat === 0 ? 0 : 1 };
};

/** flag.loss, as the ruling `flag-material` reads it. */
export const deriveFlagDecided = (game: State): DataOf<"flag-decided"> => {
  const { board, flag, rulings } = game;
  if (flag === null) throw new Defect("no flag has fallen");
  const opponent = otherSeat(flag.seat);
  const drawn =
    isDrawnByOffer(game, opponent) ||
    cannotWinOnTime(board, colourOfSeat(opponent), rulings["flag-material"]);
  return winnerUnless(drawn, opponent);
};

/** A fallen flag's opponent had offered a draw, as the ruling `flag-offer` reads that. */
const isDrawnByOffer = ({ offers, rulings }: State, opponent: SeatId): boolean =>
  offers.includes(opponent) && rulings["flag-offer"] === "accepted";

// ---- what changes

/** end.resignation: the ruling `resignation` is read only where the opponent cannot checkmate. */
export const resign = (game: State, { by }: EventOf<"resigned">): State => {
  const opponent = otherSeat(by);
  const mate = mateBy(game.board, colourOfSeat(opponent));
  const counts = mate !== "possible" && game.rulings.resignation === "drawn-without-mate";
  const isDrawn = counts && mate === "impossible";
  return {
    ...game,
    ended: {
      winner: isDrawn ? null : opponent,
      reason: "resignation",
      saidBy: null,
      unproved: counts && mate === "unknown" ? opponent : null,
    },
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
  ended: { winner: null, reason: "agreement", saidBy: null, unproved: null },
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
    unproved: null,
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
export const decideFlag = (game: State, { data }: EventOf<"flag-decided">): State => {
  const { board, flag, rulings } = game;
  const opponent = flag === null ? null : otherSeat(flag.seat);
  const isUnproved =
    opponent !== null &&
    !isDrawnByOffer(game, opponent) &&
    isMateUnproved(board, colourOfSeat(opponent), rulings["flag-material"]);
  return {
    ...game,
    ended: {
      winner: winnerOf(data.winner),
      reason: "flag",
      saidBy: flag?.saidBy ?? null,
      unproved: isUnproved ? opponent : null,
    },
  };
};
export const stateResult = (game: State, { data }: EventOf<"result-stated">): State => ({
  ...game,
  ended: {
    winner: winnerOf(data.winner),
    reason: "stated",
    saidBy: data.saidBy,
    unproved: null,
  },
});
