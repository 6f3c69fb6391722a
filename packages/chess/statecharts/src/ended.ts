// The game is over: whoever writes down the result agrees with how it ended (article 8.7). Nothing is played any more.
import { facts, speaking } from "@assize/chess-rules";
import { part, rule } from "./chart.ts";

export const ended = part({
  tags: ["over"],
  on: {
    "result-stated": {
      guard: rule("result.stated", speaking.agreesWithEnd, { describe: facts.howItEnded }),
      target: "#ended",
    },
  },
});
