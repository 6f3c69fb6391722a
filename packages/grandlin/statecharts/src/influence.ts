// Influence: one card of the hand or none, and on a City square the City's service (influence, city.service).
import type { SeatId } from "@assize/kernel-model";
import { all } from "@assize/kernel-chart-engine";
import { day, type EventOf, type State, influence as rules } from "@assize/grandlin-rules";
import * as facts from "./card-facts.ts";
import { part, rule } from "./chart.ts";
import { turnOf } from "./day-facts.ts";
import { leadsOn } from "./onward.ts";
import { spellInStepSix } from "./spells.ts";

const mayPlay = all(
  rule<{ readonly by: SeatId }>("play.one", day.isOnTurn, { describe: turnOf }),
  rule("play.one", rules.noCardPlayedYet, { describe: facts.cardPlayed }),
);

export const influence = part({
  initial: "choice",
  states: {
    choice: {
      id: "influence",
      on: {
        "influence-passed": leadsOn<"influence-passed">(
          all(
            rule("influence", day.isOnTurn, { describe: turnOf }),
            rule("hand.must", rules.passingIsAllowed, { describe: facts.handFull }),
          ),
          rules.passInfluence,
          { where: { "hand.must": rules.handIsOverfull } },
        ),
        "treasure-hidden": leadsOn<"treasure-hidden">(
          all<State, EventOf<"treasure-hidden">>(
            mayPlay,
            rule("treasure.hide", rules.hidingIsPossible, { describe: facts.atHome }),
            rule("treasure.hide", rules.carriesIt, { describe: facts.carries }),
          ),
          rules.hideTreasure,
        ),
        "treasure-dropped": leadsOn<"treasure-dropped">(
          all<State, EventOf<"treasure-dropped">>(
            mayPlay,
            rule("variant.drop", rules.hasToDrop, { describe: facts.mayDrop }),
            rule("variant.drop", rules.squareTakesDrops, {
              describe: facts.mayDrop,
              completion: true,
            }),
            rule("variant.drop", rules.carriesIt, { describe: facts.carries }),
          ),
          rules.dropTreasure,
        ),
        "map-used": leadsOn<"map-used">(
          all<State, EventOf<"map-used">>(
            mayPlay,
            rule("play.map", rules.isMapOfThisSquare, { describe: facts.mapSquare }),
          ),
          rules.useMap,
        ),
        "card-inserted": leadsOn<"card-inserted">(
          all<State, EventOf<"card-inserted">>(
            mayPlay,
            rule("play.insert", rules.holdsCard, { describe: facts.holds }),
            rule(["play.insert", "comp.square"], rules.isInsertable, {
              describe: facts.insertable,
            }),
            rule(["play.insert", "comp.square"], rules.cityIsOpen, {
              describe: facts.insertable,
              completion: true,
            }),
          ),
          rules.insertCard,
        ),
        "spell-cast": spellInStepSix,
      },
    },
    digging: {
      id: "digging",
      on: {
        "treasure-drawn": leadsOn<"treasure-drawn">(
          all(
            rule("play.map", rules.diggingIsDue, { describe: facts.digging }),
            rule("play.map", rules.drawsTopTreasure, { describe: facts.digging }),
          ),
          rules.drawTreasure,
        ),
      },
    },
    service: {
      id: "service",
      on: {
        "service-bought": leadsOn<"service-bought">(
          all(
            rule("city.service", day.isOnTurn, { describe: turnOf }),
            rule("city.service", rules.isAffordable, { describe: facts.serviceHere }),
          ),
          rules.buyService,
        ),
        "service-declined": leadsOn<"service-declined">(
          rule("city.service", day.isOnTurn, { describe: turnOf }),
          rules.declineService,
        ),
      },
    },
  },
});
