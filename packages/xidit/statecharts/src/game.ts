// The whole game as one statechart, composed of its phases: at each position of a log one exact configuration.
import type { State } from "@assize/xidit-events";
import { assessment } from "./assessment.ts";
import { census } from "./census.ts";
import { chart } from "./chart.ts";
import { resolution } from "./resolution.ts";
import { secretOrders } from "./secret-orders.ts";
import { setup } from "./setup.ts";
import { tileManagement } from "./tile-management.ts";

export const gameChart = chart.createMachine({
  id: "xidit",
  // A real game's context comes from its header; the chart alone has none.
  context: {} as State,
  initial: "play",
  states: {
    play: {
      initial: "setup",
      states: {
        setup,
        "secret-orders": secretOrders,
        resolution,
        "tile-management": tileManagement,
        census,
        assessment,
      },
    },
    ended: { id: "ended", type: "final" },
  },
});
