// What is said beside the moves: resigning, draw offers, claims, a fallen flag, a stated result (articles 5, 6.9, 8.7 and 9).
import { type Board, isLegal, played } from "@assize/chess-board";
import { Defect, SeatId } from "@assize/kernel-model";
import type { DataOf, EventOf, Outsider } from "./data.ts";
import { isFifty, timesRepeated } from "./following.ts";
import { mateBy, mateWhereDoubtful, onTime } from "./material.ts";
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

export const isResigned = ({ ended }: State): boolean => ended?.reason === "resignation";
export const isNotResigned = (game: State): boolean => !isResigned(game);
/** result.stated: what is stated behind the end is what the game came to, or nobody has proved what that is. */
export const agreesWithEnd = ({ ended }: State, { data }: EventOf<"result-stated">): boolean =>
  ended !== null && (ended.unproved !== null || ended.winner === winnerOf(data.winner));

// ---- what is forced

/** Who wins by a flag; `unproved`: who would, where that is not certain. */
interface ByFlag {
  readonly winner: SeatId | null;
  readonly unproved: SeatId | null;
}

/** A fallen flag's opponent had offered a draw, as the ruling `flag-offer` reads that. */
const isDrawnByOffer = ({ offers, rulings }: State, opponent: SeatId): boolean =>
  offers.includes(opponent) && rulings["flag-offer"] === "accepted";

/** flag.loss, as the ruling `flag-material` reads it. */
const byFlagOf = (game: State, seat: SeatId): ByFlag => {
  const { board, rulings } = game;
  const opponent = otherSeat(seat);
  if (isDrawnByOffer(game, opponent)) return { winner: null, unproved: null };
  switch (onTime(board, colourOfSeat(opponent), rulings["flag-material"])) {
    case "drawn":
      return { winner: null, unproved: null };
    case "won":
      return { winner: opponent, unproved: null };
    case "unproved":
      return { winner: opponent, unproved: opponent };
  }
};

/**
 * Where nobody wrote whose flag fell, it is that of whoever had the move, since the clock of no other runs (article 6.2.1). But it may run
 * after the move, until the clock is pressed: where only the other one's flag comes to a draw, that is not certain.
 */
const byFlag = (game: State): ByFlag => {
  const { flag } = game;
  if (flag === null) throw new Defect("no flag has fallen");
  if (flag.seat !== null) return byFlagOf(game, flag.seat);
  const toMove = seatToMove(game);
  const own = byFlagOf(game, toMove);
  if (own.winner === null) return own;
  const others = byFlagOf(game, otherSeat(toMove));
  const isOpen = others.winner === null || others.unproved !== null;
  return isOpen ? { winner: null, unproved: own.winner } : own;
};

const winnerIn = ({ winner }: ByFlag): { readonly winner: 0 | 1 | null } => {
  if (winner === null) return { winner };
  return { winner: winner === 0 ? 0 : 1 };
};

export const deriveFlagDecided = (game: State): DataOf<"flag-decided"> => winnerIn(byFlag(game));

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
  flag: { seat: data.seat === null ? null : SeatId(data.seat), saidBy: data.saidBy },
});
export const decideFlag = (game: State, { data }: EventOf<"flag-decided">): State => ({
  ...game,
  ended: {
    winner: winnerOf(data.winner),
    reason: "flag",
    saidBy: game.flag?.saidBy ?? null,
    unproved: byFlag(game).unproved,
  },
});

/** result.stated: the ruling `stated-result` is read only where the winner may not be able to checkmate. An arbiter may declare a game lost. */
const doubtfulWinner = ({ board, rulings }: State, winner: SeatId | null, saidBy: Outsider) => {
  if (winner === null || saidBy === "arbiter") return null;
  const isPlain = mateWhereDoubtful(board, colourOfSeat(winner)) === "possible";
  return isPlain || rulings["stated-result"] === "stands" ? null : winner;
};

export const stateResult = (game: State, { data }: EventOf<"result-stated">): State => {
  const winner = winnerOf(data.winner);
  const { saidBy } = data;
  return {
    ...game,
    ended: { winner, reason: "stated", saidBy, unproved: doubtfulWinner(game, winner, saidBy) },
  };
};
