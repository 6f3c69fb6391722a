// A draw is claimed, or a flag has fallen: what the position says of it (articles 6.9 and 9.5).
import { facts, speaking } from "@assize/chess-rules";
import { all } from "@assize/kernel-chart-engine";
import { part, rule, update } from "./chart.ts";

export const claim = part({
  initial: "examined",
  states: {
    examined: {
      always: [
        {
          guard: all(
            rule(["claim.correct", "claim.threefold"], speaking.claimIsCorrect, {
              when: speaking.threefoldIsClaimed,
              describe: facts.howOftenRepeated,
            }),
            rule(["claim.correct", "claim.fifty"], speaking.claimIsCorrect, {
              when: speaking.fiftyIsClaimed,
              describe: facts.howManyQuiet,
            }),
          ),
          target: "correct",
        },
        { target: "incorrect" },
      ],
    },
    correct: {
      on: {
        "claim-upheld": {
          actions: update<"claim-upheld">(speaking.uphold),
          target: "#ended",
          meta: {
            clauses: ["claim.correct", "claim.threefold", "repetition.same", "claim.fifty"],
            where: {
              "claim.threefold": speaking.threefoldIsClaimed,
              "repetition.same": speaking.threefoldIsClaimed,
              "claim.fifty": speaking.fiftyIsClaimed,
            },
          },
        },
      },
    },
    incorrect: {
      on: {
        "claim-rejected": {
          actions: update<"claim-rejected">(speaking.reject),
          target: "#turn",
          meta: { clauses: ["claim.incorrect", "claim.offers"] },
        },
      },
    },
  },
});

export const flag = part({
  on: {
    "flag-decided": {
      actions: update<"flag-decided">(speaking.decideFlag),
      target: "#ended",
      meta: { clauses: ["flag.loss"] },
    },
  },
});
