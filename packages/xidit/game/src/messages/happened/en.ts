// What happened, in English, as it is told afterwards.
import { SeatId } from "@assize/kernel-model";
import type { Side } from "@assize/xidit-events";
import { GOLD, nouns, STOREY, TILE } from "../nouns/en.ts";
import type { HappenedSentences } from "../sentences.ts";
import { IGNORED, LOST } from "../reasons/en.ts";

const SIDES: Readonly<Record<Side, string>> = { recruitment: "Recruitment", threat: "Threat" };

export const happened: HappenedSentences = {
  "titans-shuffled": ({ data: d }, t) =>
    `The Titans were shuffled: ${d.piles.map((pile) => t.list(pile.map(String))).join(" | ")}`,
  "tiles-shuffled": ({ data: d }, t) =>
    `The City tiles were shuffled: ${t.list(d.order.map(String))}`,
  "tiles-laid": ({ data: d }, t) =>
    `The Recruitment tiles ${t.list(d.recruitment.map(({ tile }) => String(tile)))} and the Threat tiles ${t.list(d.threat.map(String))} were laid out; next came ${d.nextRecruitment} and ${d.nextThreat}`,
  "assessments-shuffled": ({ data: d }, t) =>
    `The assessments were shuffled: ${t.assessments(d.order)}`,
  "idrakys-placed": ({ by, data: d }, t) => `${t.seat(by)} placed Idrakys in city ${d.city}`,
  "orders-programmed": ({ by, data: d }, t) => `${t.seat(by)} programmed ${t.orders(d.orders)}`,
  "orders-revealed": ({ data: d }, t) =>
    `The orders were revealed: ${d.programs.map((orders, seat) => `${t.seat(SeatId(seat))}: ${t.orders(orders)}`).join("; ")}`,
  "idrakys-moved": ({ data: d }, t) =>
    `${t.seat(d.seat)} moved by the ${t.road(d.road)} from city ${d.from} to city ${d.to}`,
  "idrakys-stayed": ({ data: d }, t) =>
    `${t.seat(d.seat)} stayed, as there is no ${t.road(d.road)}`,
  "order-waited": ({ data: d }, t) => `${t.seat(d.seat)} waited`,
  "unit-recruited": ({ data: d }, t) =>
    `${t.seat(d.seat)} took ${nouns.taken(d.unit)} in city ${d.city}`,
  "threat-paid": ({ data: d }, t) =>
    `${t.seat(d.seat)} eliminated the threat in city ${d.city} with ${nouns.units(d.units)}`,
  "titan-paid": ({ by, data: d }, t) =>
    `${t.seat(by)} eliminated Titan ${d.titan} with ${nouns.units(d.units)}`,
  "titan-declined": ({ by }, t) => `${t.seat(by)} fought no Raging Titan`,
  "order-ignored": ({ data: d }, t) =>
    `The Action of ${t.seat(d.seat)} had no effect (${IGNORED[d.reason]("there")})`,
  "rewards-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} chose ${t.inTurn(d.rewards.map(t.reward), ", then ")}`,
  "gold-taken": ({ data: d }, t) => `${t.seat(d.seat)} took ${nouns.count(d.gold, GOLD)}`,
  "bards-placed": ({ by, data: d }, t) =>
    `${t.seat(by)} placed Bard tokens: ${t.shares(d.regions)}`,
  "storeys-chosen": ({ by, data: d }, t) =>
    `${t.seat(by)} chose to build ${nouns.count(d.storeys, STOREY)}`,
  "guild-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} built ${nouns.count(d.storeys, STOREY)} in city ${d.city}`,
  "set-aside-built": ({ data: d }, t) =>
    `${t.seat(d.seat)} built ${nouns.count(d.storeys, STOREY)} that had been set aside, in city ${d.city}`,
  "reward-lost": ({ data: d }, t) =>
    `${t.seat(d.seat)} got nothing for ${t.reward(d.reward)} (${LOST[d.reason]})`,
  "dummy-raised": ({ by, data: d }, t) =>
    `${t.seat(by)} raised the Dummy Player: ${t.assessment(d.assessment)}`,
  "dummy-stayed": ({ data: d }, t) => `${t.seat(d.seat)} could not raise the Dummy Player`,
  "titan-removed": ({ data: d }) => `Titan ${d.titan} left the game`,
  "tile-discarded": ({ data: d }, t) => `${t.tile(d.side, d.tile)} went to the discard pile`,
  "pile-flipped": ({ data: d }) =>
    `The ${SIDES[d.pile]} pile was renewed with ${nouns.count(d.tiles, TILE)}`,
  "tile-placed": ({ data: d }, t) =>
    `${t.tile(d.side, d.tile)} was placed${d.units.length === 0 ? "" : ` with ${nouns.units(d.units)}`}`,
  "queue-advanced": ({ data: d }, t) => `Tile ${d.tile} became ${t.next(d.side)}`,
  "tile-borrowed": ({ data: d }, t) =>
    `Tile ${d.tile} was borrowed from the Threat pile as ${t.next("recruitment")}`,
  "titans-awakened": ({ data: d }, t) =>
    d.titans.length === 0
      ? "The Titans were to awaken, but none was left"
      : `These awoke: ${t.numberedList("titan", d.titans)}`,
  "reinforcements-collected": ({ data: d }, t) =>
    `Reinforcements arrived: tiles ${t.list(d.recruitment.map(String))} for recruiting, ${d.threats} more as threats`,
  "reinforcements-shuffled": ({ data: d }, t) =>
    `The Threat tiles were shuffled: ${t.list(d.order.map(String))}`,
  "census-called": ({ data: d }) => `The Military Census of year ${d.year} was called`,
  "hand-chosen": ({ by, data: d }, t) => `${t.seat(by)} chose to show ${d.units}`,
  "census-awarded": ({ data: d }, t) =>
    `In the census of ${t.unit(d.unit)}, shown were ${t.bySeat(d.hands)}; ${t.reward(d.reward)} went to ${d.seats.length === 0 ? "nobody" : t.list(d.seats.map((seat, i) => `${t.seat(seat)} (${d.amounts[i] ?? 0})`))}`,
  "storey-added": ({ by, data: d }, t) =>
    `${t.seat(by)} added a story to the guild in city ${d.city}`,
  "storey-set-aside": ({ data: d }, t) => `${t.seat(d.seat)} set a story aside`,
  "reward-declined": ({ by }, t) => `${t.seat(by)} declined the reward`,
  "year-ended": ({ data: d }, t) =>
    `Year ${d.year} ended; First Player became ${t.seat(d.firstPlayer)}`,
  "assessments-opened": ({ data: d }, t) =>
    `The assessments began, in this order: ${t.assessments(d.order)}`,
  "bastion-opened": ({ data: d }, t) => `The Bastion was opened: ${t.bySeat(d.bards)}`,
  "assessment-held": ({ data: d }, t) =>
    `${t.assessment(d.assessment)} was assessed: ${t.bySeat(d.scores)}${d.dummy === null ? "" : `, ${t.term("dummy")} ${d.dummy}`}; ranking: ${t.contestants(d.ranking)}; eliminated: ${t.contestants(d.eliminated)}`,
  "game-ended": ({ data: d }, t) => `The game ended, won by ${t.contestant(d.winner)}`,
};
