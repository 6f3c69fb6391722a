// The whole game as one statechart, composed of its parts: at each position one exact configuration.
import type { State } from "@assize/chess-rules";
import { chart } from "./chart.ts";
import { claim, flag } from "./claims.ts";
import { ended } from "./ended.ts";
import { settling } from "./settling.ts";
import { turn } from "./turn.ts";

export const gameChart = chart.createMachine({
  id: "chess",
  // A real game's context comes from its header; the chart alone has none.
  context: {} as State,
  initial: "play",
  states: {
    play: {
      initial: "turn",
      states: { turn: { id: "turn", ...turn }, settling, claim, flag },
    },
    ended: { id: "ended", ...ended },
  },
});
