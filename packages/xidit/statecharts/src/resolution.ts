// Phase 2: order by order, from the First Player clockwise, each resolved completely before the next.
// `turn` lists every deed an order can lead to; the questions tell which one it is.
import { all, type Guard, none, when } from "@assize/kernel-chart-engine";
import type { Fact } from "@assize/kernel-model";
import { fact, secretOf, type State } from "@assize/xidit-events";
import * as censusFacts from "./census-facts.ts";
import * as census from "./census-rules.ts";
import { phase, rule, update } from "./chart.ts";
import { rewards } from "./rewards.ts";
import * as facts from "./turn-facts.ts";
import * as rules from "./turn-rules.ts";

const roadOrder = rule("resolve.sequence", rules.orderIsRoad, { describe: facts.orderWas });
const actionOrder = rule("resolve.sequence", rules.orderIsAction, { describe: facts.orderWas });
const onTurn = rule("resolve.sequence", rules.isOnTurn, { describe: facts.turnWas });
const yearIsOver = rule("year.advance", rules.allOrdersResolved, { describe: facts.ordersLeft });
const finishOrder = update(rules.finishOrder);

const recruiting = all(
  rule("action.recruit", rules.onRecruitmentTile, { describe: facts.cityHeld }),
  rule("recruit.once", rules.notYetRecruitedHere, { describe: facts.recruitedBefore }),
  rule("recruit.weakest", rules.unitLeftHere, { describe: facts.tileHeld }),
);

const fightingThreat = all(
  rule("action.threat", rules.onThreatTile, { describe: facts.cityHeld }),
  rule("threat.once", rules.mayFightThreatHere, { describe: facts.foughtBefore }),
  rule("threat.units", rules.ownsUnitsShown, { describe: facts.ownedForThreat }),
);

const noTileDeed = none(recruiting, fightingThreat);

/** A bare city; with `titan-anywhere: any-city` also where the tile's own deed is not possible (action.titan). */
const titanPlaceHere = (game: State): boolean =>
  rules.noTileHere(game) || (game.rulings["titan-anywhere"] === "any-city" && noTileDeed(game));

const titanIsOffered = all(
  actionOrder,
  rule("action.titan", titanPlaceHere, { describe: facts.cityHeld }),
  rule("action.titan", rules.someTitanRages, { describe: facts.titansRaging }),
  rule("threat.once", rules.mayFightTitanHere, { describe: facts.foughtBefore }),
  rule("action.titan", rules.noRecruitBarsTitan, { describe: facts.recruitedBefore }),
  rule("titan.units", rules.canPayATitan, { describe: facts.cheapestTitan }),
);

const mayRecruit = all(actionOrder, recruiting);
const noDeed = none(recruiting, fightingThreat, titanIsOffered);

/** Nothing compulsory and no Titan to offer (action.ignored). */
const nothingToDo = (game: State): boolean => noDeed(game);

/** Which deed is open after all; what an Action was for. */
const actionOpen = (game: State): Fact => {
  const open = (deed: Guard<State, unknown>): boolean => !none(deed)(game);
  const deed = open(recruiting) ? "recruit" : open(fightingThreat) ? "threat" : null;
  const values = { seat: game.onTurn, city: rules.cityOnTurn(game) };
  // Whether a threat or a Titan can be paid is told by the units behind a screen.
  if (deed === "recruit") return fact("action-open", { ...values, deed });
  return secretOf(game.onTurn, "action-open", {
    ...values,
    deed: deed ?? (open(titanIsOffered) ? "titan" : null),
  });
};

export const resolution = phase({
  id: "resolution",
  initial: "turn",
  states: {
    turn: {
      id: "turn",
      on: {
        "idrakys-moved": {
          guard: all(roadOrder, rule("move.road", rules.roadLeadsOut, { describe: facts.roadLed })),
          actions: update(rules.moveAndFinish),
          meta: { clauses: ["move.share"] },
        },
        "idrakys-stayed": {
          guard: all(
            roadOrder,
            rule("move.road", rules.noRoadLeadsOut, { describe: facts.roadLed }),
          ),
          actions: finishOrder,
        },
        "order-waited": {
          guard: all(
            rule(["resolve.sequence", "wait.nothing"], rules.orderIsWait, {
              describe: facts.orderWas,
            }),
          ),
          actions: finishOrder,
        },
        "unit-recruited": [
          {
            guard: all(mayRecruit, when(rules.lastUnitHere)),
            actions: [update(rules.recruit), update(rules.replaceRecruitment)],
            target: "#tile-management.discarding",
            meta: { clauses: ["action.now"] },
          },
          {
            guard: mayRecruit,
            actions: [update(rules.recruit), finishOrder],
            meta: { clauses: ["action.now"] },
          },
        ],
        "threat-paid": {
          guard: all(actionOrder, fightingThreat),
          actions: update(rules.payThreat),
          target: "rewards",
          meta: { clauses: ["action.now"] },
        },
        "titan-paid": {
          guard: all(
            onTurn,
            titanIsOffered,
            rule("action.titan", rules.titanRages, { describe: facts.titansRaging }),
            rule("titan.units", rules.paysAsManyAsAsked, { describe: facts.titanAsked }),
            rule("titan.units", rules.ownsUnitsPaid, { describe: facts.ownedForTitan }),
          ),
          actions: update(rules.payTitan),
          target: "rewards",
        },
        "titan-declined": { guard: all(onTurn, titanIsOffered), actions: finishOrder },
        "order-ignored": {
          guard: all(actionOrder, rule("action.ignored", nothingToDo, { describe: actionOpen })),
          actions: finishOrder,
          meta: { clauses: ["action.now"] },
        },
        "census-called": {
          guard: all(
            yearIsOver,
            rule("census.order", census.isCensusYear, { describe: censusFacts.censusYear }),
            rule("short.years", census.isCensusYear, {
              when: census.isShort,
              describe: censusFacts.censusYear,
            }),
          ),
          actions: update(census.callCensus),
          target: "#census",
        },
        "year-ended": {
          guard: all(
            yearIsOver,
            rule("census.order", census.isNoCensusYear, { describe: censusFacts.censusYear }),
            rule("short.years", census.isNoCensusYear, {
              when: census.isShort,
              describe: censusFacts.censusYear,
            }),
          ),
          actions: update(rules.endYear),
          target: "#secret-orders",
        },
      },
    },
    rewards,
  },
});
