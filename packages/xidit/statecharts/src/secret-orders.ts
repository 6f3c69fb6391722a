// Phase 1: everybody programs six orders at the same time, in secret; then all are revealed.
import { all } from "@assize/kernel-chart-engine";
import { phase, rule, update } from "./chart.ts";
import * as facts from "./orders-facts.ts";
import * as rules from "./orders-rules.ts";

export const secretOrders = phase({
  id: "secret-orders",
  initial: "programming",
  states: {
    programming: {
      on: {
        "orders-programmed": {
          guard: all(
            rule("orders.secret", rules.someoneStillPrograms, { describe: facts.programsMissing }),
            rule("orders.secret", rules.notYetProgrammed, { describe: facts.programMade }),
            rule("orders.six", rules.sixOrders, { describe: facts.ordersGiven }),
            rule("move.road", rules.everyRoadIsThere, {
              when: rules.roadlessProgramsAreIllegal,
              describe: facts.roadMissing,
            }),
          ),
          actions: update(rules.program),
        },
        "orders-revealed": {
          guard: rule(["orders.secret", "orders.reveal"], rules.allProgrammed, {
            describe: facts.programsMissing,
          }),
          actions: update(rules.reveal),
          target: "#resolution",
        },
      },
    },
  },
});
