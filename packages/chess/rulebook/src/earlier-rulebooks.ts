// Rulebooks of chess as logs were recorded under them, written out: none of these lists changes any more.
// Knows what was asked then, and how what was asked later was played and cited.
import type { EarlierRulebook } from "@assize/kernel-model";
import type { ClauseId } from "./clauses/all.ts";
import type { RulingId } from "./rulings.ts";

interface Earlier extends EarlierRulebook {
  readonly readings: Readonly<Partial<Record<RulingId, string>>>;
  readonly saidBy: Readonly<Partial<Record<ClauseId, readonly ClauseId[]>>>;
}

/** Until 24 November 2026: eleven rulings. Its digest begins with nxwa9nmB. */
const OF_ELEVEN_RULINGS: Earlier = {
  rules: 1,
  outline: {
    clauses: [
      "setup.position",
      "turn.alternate",
      "move.own",
      "move.occupied",
      "move.capture",
      "move.bishop",
      "move.rook",
      "move.queen",
      "move.path",
      "move.knight",
      "pawn.advance",
      "pawn.capture",
      "pawn.en-passant",
      "pawn.promotion",
      "king.step",
      "castling.move",
      "castling.lost",
      "castling.attacked",
      "castling.path",
      "king.check",
      "king.exposed",
      "touch.move",
      "touch.adjust",
      "touch.released",
      "touch.promotion",
      "end.checkmate",
      "end.resignation",
      "end.stalemate",
      "end.dead",
      "end.agreement",
      "offer.make",
      "offer.answer",
      "offer.manner",
      "offer.allowed",
      "claim.turn",
      "claim.move",
      "claim.threefold",
      "repetition.same",
      "claim.fifty",
      "claim.correct",
      "claim.incorrect",
      "claim.offers",
      "claim.touched",
      "end.fivefold",
      "end.seventy-five",
      "flag.loss",
      "flag.fall",
      "flag.call",
      "result.stated",
      "irregular.position",
      "irregular.colours",
      "irregular.illegal",
    ],
    rulings: [
      {
        id: "flag-material",
        options: ["no-mate-possible", "no-mate-by-material", "no-forced-win", "listed-material"],
      },
      {
        id: "dead-position",
        options: ["no-mate-possible", "no-mate-by-material", "listed-material"],
      },
      {
        id: "threefold",
        options: ["claimed", "automatic"],
      },
      {
        id: "fifty-moves",
        options: ["claimed", "automatic"],
      },
      {
        id: "no-progress",
        options: ["automatic", "declared"],
      },
      {
        id: "claim-turn",
        options: ["to-move", "either"],
      },
      {
        id: "flag-offer",
        options: ["ended", "accepted"],
      },
      {
        id: "resignation",
        options: ["drawn-without-mate", "lost"],
      },
      {
        id: "agreement",
        options: ["both-moved", "any-time"],
      },
      {
        id: "draw-offer",
        options: ["opponent", "either"],
      },
      {
        id: "unfinished-promotion",
        options: ["incomplete", "queen"],
      },
    ],
    sets: {
      default: {},
      fide: {},
      uscf: {
        "flag-material": "no-forced-win",
        "no-progress": "declared",
        resignation: "lost",
        agreement: "any-time",
      },
      lichess: {
        "flag-material": "no-mate-by-material",
        "dead-position": "no-mate-by-material",
        "fifty-moves": "automatic",
        "claim-turn": "either",
        "flag-offer": "accepted",
        resignation: "lost",
        "draw-offer": "either",
        "unfinished-promotion": "queen",
      },
      "chess.com": {
        "flag-material": "listed-material",
        "dead-position": "listed-material",
        threefold: "automatic",
        "fifty-moves": "automatic",
      },
    },
  },
  readings: { "stated-result": "stands" },
  saidBy: {},
};

/** The latest first. */
export const EARLIER_RULEBOOKS: readonly EarlierRulebook[] = [OF_ELEVEN_RULINGS];
