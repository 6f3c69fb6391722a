// What the tests of the words tell: one sample of each event type as a log has it, and a table on which everything lies.
import * as Result from "effect/Result";
import { type GameSetup, SeatId } from "@assize/kernel-model";
import { CityId, referenceEdition, TitanId } from "@assize/xidit-edition";
import { type DATA, type EventType, type State, NO_UNITS } from "@assize/xidit-events";
import { xidit } from "../src/index.ts";

const COLOURS = ["blue", "red", "green"];
export const setup: GameSetup = {
  seats: COLOURS.map((colour) => ({ colour })),
  options: { length: "short", dummy: "normal" },
  table: { firstPlayer: 0 },
  rulings: Object.fromEntries(xidit.rulebook.rulings.map(({ id, options }) => [id, options[0].id])),
};
export const game: State = Result.getOrThrow(xidit.initial(setup, referenceEdition));

/** A table on which everything lies that a state can show. */
export const secret: State = {
  ...game,
  screens: game.screens.map((units, at) => (at === 0 ? { ...units, mage: 7 } : units)),
  gold: [41, 42, 43],
  programs: [["wait", "wait", "wait", "wait", "wait", "wait"], null, null],
  census: { kind: 0, hands: [27, 28, 29], placing: [], reward: null, amount: 0 },
  queues: {
    recruitment: { next: CityId(1), pile: [2, 77, 3].map(CityId), discard: [78, 4].map(CityId) },
    threat: { next: CityId(5), pile: [6, 79].map(CityId), discard: [] },
  },
  titans: [
    { asks: 3, titans: [1, 2].map(TitanId), raging: true },
    { asks: 4, titans: [TitanId(3)], raging: false },
    { asks: 5, titans: [], raging: false },
  ],
  cities: game.cities.map((_, city) =>
    city === 3
      ? { side: "recruitment", units: { ...NO_UNITS, mage: 1 } }
      : city === 5
        ? { side: "threat" }
        : null,
  ),
  guilds: game.guilds.map((_, city) => (city === 5 ? { seat: SeatId(1), storeys: 2 } : null)),
  bank: 33,
  rankings: [
    {
      assessment: "wealth",
      scores: [3, 2, 1],
      dummy: 5,
      ranking: ["dummy", SeatId(0), SeatId(1), SeatId(2)],
      eliminated: [SeatId(2)],
    },
  ],
  assessments: ["wealth", "influence", "reputation"],
  dummy: { wealth: 6, influence: 5, reputation: 4 },
};

export const by = SeatId(1);
export const seat = SeatId(2);

export const SAMPLES: { readonly [Type in EventType]: (typeof DATA)[Type]["Encoded"] } = {
  "titans-shuffled": {
    piles: [
      [1, 2],
      [4, 3],
      [5, 6],
    ],
  },
  "tiles-shuffled": { order: [3, 1, 2] },
  "tiles-laid": {
    recruitment: [{ tile: 3, units: ["militia", "archer"] }],
    threat: [5, 6],
    nextRecruitment: 7,
    nextThreat: 8,
  },
  "assessments-shuffled": { order: ["wealth", "influence", "reputation"] },
  "idrakys-placed": { city: 12 },
  "orders-programmed": {
    orders: ["road-black", "road-red", "road-blue", "action", "wait", "wait"],
  },
  "orders-revealed": { programs: [["action"], ["wait"], ["road-red"]] },
  "idrakys-moved": { seat, road: "blue", from: 5, to: 12 },
  "idrakys-stayed": { seat, road: "red" },
  "order-waited": { seat },
  "unit-recruited": { seat, city: 7, unit: "archer" },
  "threat-paid": { seat, city: 17, units: ["militia", "archer", "archer"] },
  "titan-paid": { titan: 3, units: ["militia", "mage", "mage"] },
  "titan-declined": {},
  "order-ignored": { seat, reason: "units-missing" },
  "rewards-chosen": { rewards: ["gold", "guild"] },
  "gold-taken": { seat, gold: 5 },
  "bards-placed": { regions: [{ region: 3, bards: 2 }] },
  "storeys-chosen": { storeys: 2 },
  "guild-built": { seat, city: 4, storeys: 2 },
  "set-aside-built": { seat, city: 4, storeys: 1 },
  "reward-lost": { seat, reward: "guild", reason: "rival-guild" },
  "dummy-raised": { assessment: "influence" },
  "dummy-stayed": { seat },
  "titan-removed": { titan: 6 },
  "tile-discarded": { side: "recruitment", tile: 8 },
  "pile-flipped": { pile: "threat", tiles: 4 },
  "tile-placed": { side: "recruitment", tile: 9, units: ["cleric"] },
  "queue-advanced": { side: "threat", tile: 10 },
  "tile-borrowed": { tile: 11 },
  "titans-awakened": { titans: [2, 4] },
  "reinforcements-collected": { recruitment: [1, 2], threats: 5 },
  "reinforcements-shuffled": { order: [4, 5] },
  "census-called": { year: 3 },
  "hand-chosen": { units: 2 },
  "census-awarded": {
    unit: "cleric",
    hands: [1, 2, 0],
    seats: [by],
    reward: "bards",
    amounts: [2],
  },
  "storey-added": { city: 9 },
  "storey-set-aside": { seat },
  "reward-declined": {},
  "year-ended": { year: 3, firstPlayer: by },
  "assessments-opened": { order: ["reputation", "wealth", "influence"] },
  "bastion-opened": { bards: [0, 1, 2] },
  "assessment-held": {
    assessment: "wealth",
    scores: [3, 2, 1],
    dummy: 5,
    ranking: ["dummy", SeatId(0), by, seat],
    eliminated: [seat],
  },
  "game-ended": { winner: "dummy" },
};
