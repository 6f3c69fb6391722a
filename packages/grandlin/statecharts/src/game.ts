// The whole game as one statechart, composed of the parts of a day: at each position one exact configuration.
import type { State } from "@assize/grandlin-rules";
import { arrival, drawnMap } from "./arrival.ts";
import { cards, deathDrawing, maps } from "./cards.ts";
import { chart } from "./chart.ts";
import { combat } from "./combat.ts";
import { death, ending } from "./ending.ts";
import { influence } from "./influence.ts";
import { evening, morning, movement, nightfall } from "./movement.ts";
import { onward } from "./onward.ts";
import { setup } from "./setup.ts";

export const gameChart = chart.createMachine({
  id: "grandlin",
  // A real game's context comes from its header; the chart alone has none.
  context: {} as State,
  initial: "play",
  states: {
    play: {
      initial: "setup",
      states: {
        setup,
        morning,
        movement,
        arrival,
        combat,
        influence,
        cards,
        "drawn-map": drawnMap,
        maps,
        nightfall,
        evening,
        death,
        "death-drawing": deathDrawing,
        ending,
        onward,
      },
    },
    ended: { id: "ended", type: "final" },
  },
});
