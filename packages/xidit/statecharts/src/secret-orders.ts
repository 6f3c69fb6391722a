// Phase 1: everybody programs six orders at the same time, in secret; then all are revealed.
import { all } from "@assize/kernel-chart-engine";
import { phase, rule, update } from "./chart.ts";
import * as rules from "./orders-rules.ts";

export const secretOrders = phase({
  id: "secret-orders",
  initial: "programming",
  states: {
    programming: {
      on: {
        "orders-programmed": {
          guard: all(
            rule("orders.secret", rules.someoneStillPrograms),
            rule("orders.secret", rules.notYetProgrammed),
            rule("orders.six", rules.sixOrders),
            rule("move.road", rules.everyRoadIsThere, { when: rules.roadlessProgramsAreIllegal }),
          ),
          actions: update(rules.program),
        },
        "orders-revealed": {
          guard: rule(["orders.secret", "orders.reveal"], rules.allProgrammed),
          actions: update(rules.reveal),
          target: "#resolution",
        },
      },
    },
  },
});
