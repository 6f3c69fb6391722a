// What a move brings about, one event after the other: what it captured, castled and promoted; then checkmate or stalemate; then
// check, and the ends that the position itself forces (articles 3.1.1, 3.8.2, 3.7.3.3, 3.9, 5 and 9.6).
import { when } from "@assize/kernel-chart-engine";
import { facts, following } from "@assize/chess-rules";
import { part, rule, update } from "./chart.ts";

export const settling = part({
  initial: "told",
  states: {
    told: {
      always: [
        { guard: when(following.captureIsUntold), target: "capturing" },
        { guard: when(following.castlingIsUntold), target: "castling" },
        { guard: when(following.promotionIsUntold), target: "promoting" },
        { target: "judging" },
      ],
    },
    capturing: {
      on: {
        captured: {
          actions: update<"captured">(following.tellCapture),
          target: "told",
          meta: { clauses: ["move.capture"] },
        },
      },
    },
    castling: {
      on: {
        castled: {
          actions: update<"castled">(following.tellCastling),
          target: "told",
          meta: { clauses: ["castling.move"] },
        },
      },
    },
    promoting: {
      on: {
        promoted: {
          actions: update<"promoted">(following.tellPromotion),
          target: "told",
          meta: { clauses: ["pawn.promotion"] },
        },
      },
    },
    judging: {
      always: [
        {
          guard: rule("end.checkmate", following.isCheckmate, { describe: facts.cannotMove }),
          target: "checkmate",
        },
        {
          guard: rule("end.stalemate", following.isStalemate, { describe: facts.cannotMove }),
          target: "stalemate",
        },
        { guard: rule("king.check", following.isCheck), target: "check" },
        { target: "drawing" },
      ],
    },
    checkmate: {
      on: {
        checkmated: {
          actions: update<"checkmated">(following.endBy("checkmate")),
          target: "#ended",
          meta: { clauses: ["end.checkmate"] },
        },
      },
    },
    stalemate: {
      on: {
        stalemated: {
          actions: update<"stalemated">(following.endBy("stalemate")),
          target: "#ended",
          meta: { clauses: ["end.stalemate"] },
        },
      },
    },
    check: {
      on: { "check-given": { target: "drawing", meta: { clauses: ["king.check"] } } },
    },
    drawing: {
      always: [
        { guard: rule("end.dead", following.isDead), target: "dead" },
        {
          guard: rule(["end.fivefold", "repetition.same"], following.isFivefold, {
            describe: facts.howOftenRepeated,
          }),
          target: "fivefold",
        },
        {
          guard: rule("end.seventy-five", following.isSeventyFive, {
            describe: facts.howManyQuiet,
          }),
          target: "seventy-five",
        },
        {
          guard: rule(["claim.threefold", "repetition.same"], following.isThreefoldByItself, {
            describe: facts.howOftenRepeated,
          }),
          target: "threefold",
        },
        {
          guard: rule("claim.fifty", following.isFiftyByItself, { describe: facts.howManyQuiet }),
          target: "fifty",
        },
        { target: "#turn" },
      ],
    },
    dead: {
      on: {
        "position-dead": {
          actions: update<"position-dead">(following.endBy("dead-position")),
          target: "#ended",
          meta: { clauses: ["end.dead"] },
        },
      },
    },
    fivefold: {
      on: {
        "repeated-fivefold": {
          actions: update<"repeated-fivefold">(following.endBy("fivefold")),
          target: "#ended",
          meta: { clauses: ["end.fivefold"] },
        },
      },
    },
    "seventy-five": {
      on: {
        "seventy-five-moves": {
          actions: update<"seventy-five-moves">(following.endBy("seventy-five")),
          target: "#ended",
          meta: { clauses: ["end.seventy-five"] },
        },
      },
    },
    threefold: {
      on: {
        "repeated-threefold": {
          actions: update<"repeated-threefold">(following.endBy("threefold")),
          target: "#ended",
          meta: { clauses: ["claim.threefold"] },
        },
      },
    },
    fifty: {
      on: {
        "fifty-moves": {
          actions: update<"fifty-moves">(following.endBy("fifty-moves")),
          target: "#ended",
          meta: { clauses: ["claim.fifty"] },
        },
      },
    },
  },
});
