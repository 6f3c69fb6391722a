// A player has the move (articles 3, 5, 6 and 9): a move is awaited, and besides it either player may resign, offer or answer,
// the one who has the move may claim, and a clock, an arbiter or a scoresheet may state something.
import { all, when } from "@assize/kernel-chart-engine";
import { facts, moving, speaking } from "@assize/chess-rules";
import { part, rule, update } from "./chart.ts";

/** What every move is asked, castling too. */
const anyMove = all(
  rule("turn.alternate", moving.hasTheMove, { describe: facts.whoHasTheMove }),
  rule("move.own", moving.movesOwnPiece, { describe: facts.whatStandsThere }),
  rule("claim.incorrect", moving.playsWhatWasWritten, { when: moving.isBound }),
  rule("pawn.promotion", moving.namesPromotion, { when: moving.promotes }),
);

const piecesMove = all(
  rule("move.occupied", moving.targetIsNotOwn, { describe: facts.whatStandsOnTarget }),
  rule("move.bishop", moving.alongDiagonal, { when: moving.bishopMoves }),
  rule("move.rook", moving.alongLine, { when: moving.rookMoves }),
  rule("move.queen", moving.alongAny, { when: moving.queenMoves }),
  rule("move.path", moving.pathIsFree, {
    when: moving.lineMoves,
    describe: facts.whatStandsBetween,
  }),
  rule("move.knight", moving.byKnightsLeap, { when: moving.knightMoves }),
  rule("king.step", moving.toAdjacentSquare, { when: moving.kingSteps }),
  rule("pawn.advance", moving.advancesFreely, {
    when: moving.pawnAdvances,
    describe: facts.whatStandsOnTarget,
  }),
  rule("pawn.capture", moving.capturesDiagonally, { when: moving.pawnCaptures }),
  rule(["pawn.capture", "pawn.en-passant"], moving.capturesEnPassant, {
    when: moving.meansEnPassant,
    describe: facts.whatStandsOnTarget,
  }),
  rule("king.exposed", moving.kingStaysSafe, { describe: facts.whoAttacksKing }),
  // Where a king was left in check: the game ends by checkmate alone (article 1.4.1).
  rule("end.checkmate", moving.leavesKingOnBoard, { when: moving.meetsKing }),
);

const castles = all(
  rule("castling.lost", moving.castlingIsLeft, {
    when: moving.isCastling,
    describe: facts.castlingsLeft,
  }),
  rule("castling.path", moving.castlingPathIsFree, {
    when: moving.isCastling,
    describe: facts.whatStandsInCastling,
  }),
  rule("castling.attacked", moving.castlingIsUnattacked, {
    when: moving.isCastling,
    describe: facts.whatIsAttacked,
  }),
);

export const turn = part({
  on: {
    moved: [
      {
        guard: all(when(moving.isCastling), anyMove, castles),
        actions: update<"moved">(moving.move),
        target: "settling",
        meta: { name: "castling", clauses: ["castling.move"] },
      },
      {
        guard: all(when(moving.isNoCastling), anyMove, piecesMove),
        actions: update<"moved">(moving.move),
        target: "settling",
        meta: {
          clauses: ["move.capture"],
          where: { "move.capture": moving.capturesPiece },
        },
      },
    ],
    resigned: {
      actions: update<"resigned">(speaking.resign),
      target: "#ended",
      meta: { clauses: ["end.resignation"] },
    },
    "draw-offered": {
      actions: update<"draw-offered">(speaking.offer),
      meta: { clauses: ["offer.make"] },
    },
    "draw-declined": {
      guard: rule("offer.answer", speaking.offerCanEnd, { describe: facts.whoseOffersStand }),
      actions: update<"draw-declined">(speaking.decline),
    },
    "draw-accepted": {
      guard: all(
        rule("offer.answer", speaking.opponentHasOffered, { describe: facts.whoseOffersStand }),
        rule("end.agreement", speaking.bothHaveMoved, {
          when: speaking.opponentHasOffered,
          describe: facts.howManyPlies,
        }),
      ),
      actions: update<"draw-accepted">(speaking.agree),
      target: "#ended",
    },
    "draw-claimed": {
      guard: all(
        rule("claim.turn", speaking.mayClaim, { describe: facts.whoHasTheMove }),
        rule("claim.move", speaking.claimedMoveIsLegal, { when: speaking.claimNamesMove }),
      ),
      actions: update<"draw-claimed">(speaking.claim),
      target: "claim",
    },
    "flag-fell": {
      actions: update<"flag-fell">(speaking.flagFalls),
      target: "flag",
      meta: { clauses: ["flag.fall"] },
    },
    "result-stated": {
      actions: update<"result-stated">(speaking.stateResult),
      target: "#ended",
      meta: { clauses: ["result.stated"] },
    },
  },
});
