// A state as plain JSON and back, checked for shape and for being one that can stand at its place.
import {
  fenOf,
  KINDS,
  nameOf,
  PROMOTIONS,
  readFen,
  SQUARE_NAMES,
  squareOf,
  CASTLINGS,
  type Board,
  type FenPart,
  type Variant,
} from "@assize/chess-board";
import type { Edition } from "@assize/chess-edition";
import {
  CLAIMS,
  END_REASONS,
  following,
  asPosition,
  DATA,
  inOrder,
  keysBefore,
  OUTSIDERS,
  sinceKeys,
  speaking,
  type State,
} from "@assize/chess-rules";
import {
  brokenClause,
  type GameSetup,
  type Json,
  type Misfit,
  misfit,
  misfitsOf,
  SeatId,
} from "@assize/kernel-model";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { initial, variantOf } from "./initial.ts";
import { invariants } from "./invariants.ts";

const Square = Schema.Literals(
  SQUARE_NAMES as readonly [(typeof SQUARE_NAMES)[number], ...(typeof SQUARE_NAMES)[number][]],
);
const Seat = Schema.Literals([0, 1]);
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }));
const SaidBy = Schema.Literals(OUTSIDERS);
const Told = (kinds: typeof KINDS | typeof PROMOTIONS) =>
  Schema.NullOr(Schema.Struct({ piece: Schema.Literals(kinds), square: Square }));

/** What is stated of a position. The present one is not among those before it. */
const Encoded = Schema.Struct({
  fen: Schema.String.check(Schema.isMaxLength(200)),
  plies: Count,
  /** Positions since the last capture or pawn move, without the present one: the first four parts of a FEN each. */
  before: Schema.Array(Schema.String.check(Schema.isMaxLength(200))).check(
    Schema.isMaxLength(1_000),
  ),
  last: Schema.NullOr(DATA.moved),
  captured: Told(KINDS),
  castled: Schema.NullOr(Schema.Literals(CASTLINGS)),
  promoted: Told(PROMOTIONS),
  offers: Schema.Array(Seat).check(Schema.isUnique(), Schema.isMaxLength(2)),
  claim: Schema.NullOr(
    Schema.Struct({ by: Seat, reason: Schema.Literals(CLAIMS), move: Schema.NullOr(DATA.moved) }),
  ),
  bound: Schema.NullOr(DATA.moved),
  flag: Schema.NullOr(Schema.Struct({ seat: Schema.NullOr(Seat), saidBy: SaidBy })),
  ended: Schema.NullOr(
    Schema.Struct({
      winner: Schema.NullOr(Seat),
      reason: Schema.Literals(END_REASONS),
      saidBy: Schema.NullOr(SaidBy),
      unproved: Schema.NullOr(Seat),
    }),
  ),
});
type Encoded = typeof Encoded.Type;

const told = (one: { readonly piece: string; readonly square: number } | null) =>
  one === null ? null : { piece: one.piece, square: nameOf(one.square) };

export const encodeContext = (game: State): Json => {
  const { board, plies, since, last, untold, offers, claim, bound, flag, ended } = game;
  return {
    fen: fenOf(board),
    plies,
    before: keysBefore(since),
    last: last === null ? null : { ...last },
    captured: told(untold.captured),
    castled: untold.castled,
    promoted: told(untold.promoted),
    offers: [...offers],
    claim:
      claim === null ? null : { ...claim, move: claim.move === null ? null : { ...claim.move } },
    bound: bound === null ? null : { ...bound },
    flag: flag === null ? null : { ...flag },
    ended: ended === null ? null : { ...ended },
  };
};

const FIELD = "position.context";
const decode = Schema.decodeUnknownResult(Encoded, { onExcessProperty: "error", errors: "all" });

const seatOr = (seat: number | null): SeatId | null => (seat === null ? null : SeatId(seat));

const endedFrom = (ended: Encoded["ended"]): State["ended"] =>
  ended === null
    ? null
    : { ...ended, winner: seatOr(ended.winner), unproved: seatOr(ended.unproved) };

/** The board of a FEN, or the part of it that cannot be: castlings by files are those of Chess960 alone. */
const boardIn = (fen: string, variant: Variant): Result.Result<Board, FenPart> => {
  const read = readFen(fen, variant);
  if (Result.isFailure(read)) return Result.fail(read.failure.part);
  const isOther = variant === "regular" && read.success.rooks !== null;
  return isOther ? Result.fail("castling") : Result.succeed(read.success);
};

const stateFrom = (fresh: State, stated: Encoded, board: State["board"]): State => ({
  ...fresh,
  board,
  plies: stated.plies,
  since: sinceKeys(stated.before, board),
  last: stated.last,
  untold: {
    captured:
      stated.captured === null
        ? null
        : { ...stated.captured, square: squareOf(stated.captured.square) },
    castled: stated.castled,
    promoted:
      stated.promoted === null
        ? null
        : {
            piece: PROMOTIONS.find((one) => one === stated.promoted!.piece) ?? "queen",
            square: squareOf(stated.promoted.square),
          },
  },
  offers: inOrder(stated.offers),
  claim: stated.claim === null ? null : { ...stated.claim, by: SeatId(stated.claim.by) },
  bound: stated.bound,
  flag: stated.flag === null ? null : { ...stated.flag, seat: seatOr(stated.flag.seat) },
  ended: endedFrom(stated.ended),
});

/** Whether something can stand at this place: what is told, claimed or decided there has to be there. */
const standsAt = (game: State, place: string): boolean => {
  const { untold, claim, flag, ended } = game;
  const settled = untold.captured === null && untold.castled === null && untold.promoted === null;
  if (untold.castled !== null && following.castlingToTell(game) === null) return false;
  if (place === "ended") return ended !== null;
  if (ended !== null) return false;
  if (place === "play.settling.capturing") return untold.captured !== null;
  if (place === "play.settling.castling")
    return untold.captured === null && untold.castled !== null;
  if (place === "play.settling.promoting")
    return untold.captured === null && untold.castled === null && untold.promoted !== null;
  if (!settled) return place.startsWith("play.settling");
  if (place.startsWith("play.claim"))
    return claim !== null && speaking.claimedMoveIsLegal(game, { by: claim.by, data: claim });
  if (place === "play.flag") return flag !== null;
  return claim === null && flag === null;
};

/** A stated position on top of what header and edition say. */
export const decodeContext = (
  value: Json,
  setup: GameSetup,
  edition: Edition,
  place: string,
): Result.Result<State, readonly Misfit[]> => {
  const fresh = initial(setup, edition);
  if (Result.isFailure(fresh)) return fresh;
  const stated = decode(value);
  if (Result.isFailure(stated)) return Result.fail(misfitsOf(stated.failure.issue, FIELD));
  const board = boardIn(stated.success.fen, variantOf(setup));
  if (Result.isFailure(board))
    return Result.fail([misfit(`${FIELD}.fen`, "rule", `fen-${board.failure}`)]);
  const game = stateFrom(fresh.success, stated.success, asPosition(board.success));
  const broken = invariants(game);
  if (broken.length > 0) return Result.fail(broken.map(brokenClause));
  return standsAt(game, place)
    ? Result.succeed(game)
    : Result.fail([misfit("position.place", "rule", "due-there", place)]);
};
