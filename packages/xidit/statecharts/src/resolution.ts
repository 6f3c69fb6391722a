// Phase 2: order by order, from the First Player clockwise, each resolved completely before the next.
// `turn` lists every deed an order can lead to; the questions tell which one it is.
import { all, none, when } from "@assize/kernel-chart-engine";
import type { State } from "@assize/xidit-events";
import * as census from "./census-rules.ts";
import { phase, rule, update } from "./chart.ts";
import { rewards } from "./rewards.ts";
import * as facts from "./turn-facts.ts";
import * as rules from "./turn-rules.ts";

const roadOrder = rule("resolve.sequence", rules.orderIsRoad);
const actionOrder = rule("resolve.sequence", rules.orderIsAction);
const onTurn = rule("resolve.sequence", rules.isOnTurn);
const yearIsOver = rule("year.advance", rules.allOrdersResolved);
const finishOrder = update(rules.finishOrder);

const recruiting = all(
  rule("action.recruit", rules.onRecruitmentTile),
  rule("recruit.once", rules.notYetRecruitedHere),
  rule("recruit.weakest", rules.unitLeftHere, { describe: facts.tileHeld }),
);

const fightingThreat = all(
  rule("action.threat", rules.onThreatTile),
  rule("threat.once", rules.mayFightThreatHere),
  rule("threat.units", rules.ownsUnitsShown),
);

const noTileDeed = none(recruiting, fightingThreat);

/** A bare city; with `titan-anywhere: any-city` also where the tile's own deed is not possible (action.titan). */
const titanPlaceHere = (game: State): boolean =>
  rules.noTileHere(game) || (game.rulings["titan-anywhere"] === "any-city" && noTileDeed(game));

const titanIsOffered = all(
  actionOrder,
  rule("action.titan", titanPlaceHere),
  rule("action.titan", rules.someTitanRages),
  rule("threat.once", rules.mayFightTitanHere),
  rule("action.titan", rules.noRecruitBarsTitan),
  rule("titan.units", rules.canPayATitan),
);

const mayRecruit = all(actionOrder, recruiting);
const noDeed = none(recruiting, fightingThreat, titanIsOffered);

/** Nothing compulsory and no Titan to offer (action.ignored). */
const nothingToDo = (game: State): boolean => noDeed(game);

export const resolution = phase({
  id: "resolution",
  initial: "turn",
  states: {
    turn: {
      id: "turn",
      on: {
        "idrakys-moved": {
          guard: all(roadOrder, rule("move.road", rules.roadLeadsOut)),
          actions: update(rules.moveAndFinish),
          meta: { clauses: ["move.share"] },
        },
        "idrakys-stayed": {
          guard: all(roadOrder, rule("move.road", rules.noRoadLeadsOut)),
          actions: finishOrder,
        },
        "order-waited": {
          guard: all(rule(["resolve.sequence", "wait.nothing"], rules.orderIsWait)),
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
            rule("action.titan", rules.titanRages),
            rule("titan.units", rules.paysAsManyAsAsked),
            rule("titan.units", rules.ownsUnitsPaid),
          ),
          actions: update(rules.payTitan),
          target: "rewards",
        },
        "titan-declined": { guard: all(onTurn, titanIsOffered), actions: finishOrder },
        "order-ignored": {
          guard: all(actionOrder, rule("action.ignored", nothingToDo)),
          actions: finishOrder,
          meta: { clauses: ["action.now"] },
        },
        "census-called": {
          guard: all(
            yearIsOver,
            rule("census.order", census.isCensusYear),
            rule("short.years", census.isCensusYear, { when: census.isShort }),
          ),
          actions: update(census.callCensus),
          target: "#census",
        },
        "year-ended": {
          guard: all(
            yearIsOver,
            rule("census.order", census.isNoCensusYear),
            rule("short.years", census.isNoCensusYear, { when: census.isShort }),
          ),
          actions: update(rules.endYear),
          target: "#secret-orders",
        },
      },
    },
    rewards,
  },
});
