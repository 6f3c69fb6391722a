// Influence: one card of the hand or none, and on a City square the City's service (influence, city.service).
import type { SeatId } from "@assize/kernel-model";
import { all } from "@assize/kernel-chart-engine";
import { day, type EventOf, type Game, influence as rules } from "@assize/grandlin-rules";
import { part, rule } from "./chart.ts";
import { onward, TO_THE_END } from "./onward.ts";
import { spellInStepSix } from "./spells.ts";

const mayPlay = all(
  rule<{ readonly by: SeatId }>("play.one", day.isOnTurn),
  rule("play.one", rules.noCardPlayedYet),
);
const AFTER_INFLUENCE = ["service", ...TO_THE_END] as const;

export const influence = part({
  initial: "choice",
  states: {
    choice: {
      id: "influence",
      on: {
        "influence-passed": onward<"influence-passed">(
          all(rule("influence", day.isOnTurn), rule("hand.must", rules.passingIsAllowed)),
          rules.passInfluence,
          AFTER_INFLUENCE,
        ),
        "treasure-hidden": onward<"treasure-hidden">(
          all<Game, EventOf<"treasure-hidden">>(
            mayPlay,
            rule("treasure.hide", rules.hidingIsPossible),
            rule("treasure.hide", rules.carriesIt),
          ),
          rules.hideTreasure,
          ["ending", ...TO_THE_END],
        ),
        "treasure-dropped": onward<"treasure-dropped">(
          all<Game, EventOf<"treasure-dropped">>(
            mayPlay,
            rule("variant.drop", rules.droppingIsPossible),
            rule("variant.drop", rules.carriesIt),
          ),
          rules.dropTreasure,
          TO_THE_END,
        ),
        "map-used": onward<"map-used">(
          all<Game, EventOf<"map-used">>(mayPlay, rule("play.map", rules.isMapOfThisSquare)),
          rules.useMap,
          ["digging"],
        ),
        "card-inserted": onward<"card-inserted">(
          all<Game, EventOf<"card-inserted">>(
            mayPlay,
            rule("play.insert", rules.holdsCard),
            rule(["play.insert", "comp.square"], rules.isInsertable),
          ),
          rules.insertCard,
          AFTER_INFLUENCE,
        ),
        "spell-cast": spellInStepSix,
      },
    },
    digging: {
      id: "digging",
      on: {
        "treasure-drawn": onward<"treasure-drawn">(
          all(rule("play.map", rules.diggingIsDue), rule("play.map", rules.drawsTopTreasure)),
          rules.drawTreasure,
          ["discarding"],
        ),
      },
    },
    service: {
      id: "service",
      on: {
        "service-bought": onward<"service-bought">(
          all(rule("city.service", day.isOnTurn), rule("city.service", rules.isAffordable)),
          rules.buyService,
          ["effects"],
        ),
        "service-declined": onward<"service-declined">(
          rule("city.service", day.isOnTurn),
          rules.declineService,
          TO_THE_END,
        ),
      },
    },
  },
});
