// The game is over: whoever writes down the result agrees with how it ended (article 8.7). Nothing is played any more.
import { facts, speaking } from "@assize/chess-rules";
import { all } from "@assize/kernel-chart-engine";
import { part, rule } from "./chart.ts";

export const ended = part({
  tags: ["over"],
  on: {
    "result-stated": {
      guard: all(
        rule(["end.resignation", "result.stated"], speaking.agreesWithEnd, {
          when: speaking.isResigned,
          describe: facts.howItEnded,
        }),
        rule("result.stated", speaking.agreesWithEnd, {
          when: speaking.isNotResigned,
          describe: facts.howItEnded,
        }),
      ),
      target: "#ended",
    },
  },
});
