// What the kernel needs to know of each event: class, data, who may know a field, which clause a wrong value
// breaks, what the rules force and what can be chosen.
import { type EventDefinition, eventBuilders, withMarks } from "@assize/kernel-model";
import {
  CHANCES,
  DATA,
  type DataOf,
  DECISIONS,
  type EventType,
  type Game,
} from "@assize/xidit-events";
import type { ClauseId } from "@assize/xidit-rulebook";
import * as scoring from "@assize/xidit-scoring";
import * as charts from "@assize/xidit-statecharts";
import * as queues from "@assize/xidit-tile-queues";
import * as choices from "./choices.ts";

type Definition = EventDefinition<Game, any>;

const { knownTo, decision, chance, consequence } = eventBuilders<Game, ClauseId>()(
  DATA,
  DECISIONS,
  CHANCES,
);
const open = knownTo("public");
const own = knownTo("actor");
const hidden = knownTo("nobody");

const turn = open("resolve.sequence");
const placing = open("census.tie-order");

const lostReward = (game: Game): DataOf<"reward-lost"> =>
  game.census === null ? charts.deriveRewardLost(game) : charts.deriveCensusRewardLost(game);

const definitions: Readonly<Record<EventType, Definition>> = {
  // setup
  "titans-shuffled": chance(
    "titans-shuffled",
    { piles: hidden("setup.titans") },
    choices.titanShuffles,
    choices.shuffleTitans,
  ),
  "tiles-shuffled": chance(
    "tiles-shuffled",
    { order: hidden("setup.piles") },
    choices.tileShuffles,
    choices.shuffleTiles,
  ),
  "tiles-laid": consequence(
    "tiles-laid",
    {
      recruitment: open("setup.recruit", "recruit.fill"),
      threat: open("setup.threat"),
      nextRecruitment: open("setup.piles"),
      nextThreat: open("setup.piles"),
    },
    charts.deriveTilesLaid,
  ),
  "assessments-shuffled": chance(
    "assessments-shuffled",
    { order: open("setup.assessments") },
    choices.assessmentShuffles,
    choices.shuffleAssessments,
  ),
  "idrakys-placed": decision("idrakys-placed", { city: open("setup.placement") }, choices.cities),

  // phase 1
  "orders-programmed": decision(
    "orders-programmed",
    { orders: own("orders.six") },
    choices.programs,
  ),
  "orders-revealed": consequence(
    "orders-revealed",
    { programs: open("orders.reveal") },
    charts.deriveOrdersRevealed,
  ),

  // phase 2
  "idrakys-moved": consequence(
    "idrakys-moved",
    { seat: turn, road: turn, from: open("move.road"), to: open("move.road") },
    charts.deriveIdrakysMoved,
  ),
  "idrakys-stayed": consequence(
    "idrakys-stayed",
    { seat: turn, road: turn },
    charts.deriveIdrakysStayed,
  ),
  "order-waited": consequence("order-waited", { seat: turn }, charts.deriveOrderWaited),
  "unit-recruited": consequence(
    "unit-recruited",
    { seat: turn, city: open("action.recruit"), unit: open("recruit.weakest") },
    charts.deriveUnitRecruited,
  ),
  "threat-paid": consequence(
    "threat-paid",
    { seat: turn, city: open("action.threat"), units: open("threat.units") },
    charts.deriveThreatPaid,
  ),
  "titan-paid": decision(
    "titan-paid",
    { titan: open("action.titan"), units: open("titan.units") },
    choices.titanPayments,
  ),
  "titan-declined": decision("titan-declined", {}, choices.nothing),
  "order-ignored": consequence(
    "order-ignored",
    { seat: turn, reason: open("action.ignored") },
    charts.deriveOrderIgnored,
  ),

  // rewards
  "rewards-chosen": decision(
    "rewards-chosen",
    { rewards: open("reward.two") },
    choices.rewardPairs,
  ),
  "gold-taken": consequence(
    "gold-taken",
    { seat: turn, gold: open("reward.gold") },
    charts.deriveGoldTaken,
  ),
  "bards-placed": decision("bards-placed", { regions: open("reward.bards") }, choices.bardPlacings),
  "storeys-chosen": decision(
    "storeys-chosen",
    { storeys: open("reward.guild") },
    choices.storeyNumbers,
  ),
  "guild-built": consequence(
    "guild-built",
    { seat: turn, city: open("reward.guild"), storeys: open("reward.guild") },
    charts.deriveGuildBuilt,
  ),
  "set-aside-built": consequence(
    "set-aside-built",
    { seat: turn, city: open("reward.bonus-storey"), storeys: open("reward.bonus-storey") },
    charts.deriveSetAsideBuilt,
  ),
  "reward-lost": consequence(
    "reward-lost",
    { seat: turn, reward: open("reward.two"), reason: open("reward.two") },
    lostReward,
  ),
  "dummy-raised": decision("dummy-raised", { assessment: open("dummy.raise") }, choices.tokens),
  "dummy-stayed": consequence("dummy-stayed", { seat: turn }, charts.deriveDummyStayed),
  "titan-removed": consequence(
    "titan-removed",
    { titan: open("tile.threat-out") },
    charts.deriveTitanRemoved,
  ),

  // phase 3
  "tile-discarded": consequence(
    "tile-discarded",
    {
      side: open("tile.recruit-out", "tile.threat-out"),
      tile: open("tile.recruit-out", "tile.threat-out"),
    },
    queues.deriveTileDiscarded,
  ),
  "pile-flipped": consequence(
    "pile-flipped",
    {
      pile: open("queue.flip-recruitment", "queue.flip-threat"),
      tiles: open("queue.flip-recruitment", "queue.flip-threat"),
    },
    queues.derivePileFlipped,
  ),
  "tile-placed": consequence(
    "tile-placed",
    { side: open("tile.place"), tile: open("tile.place"), units: open("recruit.fill") },
    queues.deriveTilePlaced,
  ),
  "queue-advanced": consequence(
    "queue-advanced",
    { side: open("queue.advance"), tile: open("queue.advance") },
    queues.deriveQueueAdvanced,
  ),
  "tile-borrowed": consequence(
    "tile-borrowed",
    { tile: open("queue.borrow") },
    queues.deriveTileBorrowed,
  ),
  "titans-awakened": consequence(
    "titans-awakened",
    { titans: open("titan.awaken") },
    queues.deriveTitansAwakened,
  ),
  "reinforcements-collected": consequence(
    "reinforcements-collected",
    { recruitment: hidden("reinforce.recruitment"), threats: open("reinforce.collect") },
    queues.deriveReinforcementsCollected,
  ),
  "reinforcements-shuffled": chance(
    "reinforcements-shuffled",
    { order: hidden("reinforce.threat") },
    choices.threatShuffles,
    choices.shuffleThreats,
  ),

  // phase 4
  "census-called": consequence(
    "census-called",
    { year: open("census.order") },
    charts.deriveCensusCalled,
  ),
  "hand-chosen": decision("hand-chosen", { units: own("census.secret") }, choices.hands),
  "census-awarded": consequence(
    "census-awarded",
    {
      unit: open("census.order"),
      hands: open("census.secret"),
      seats: open("census.most", "census.tie-order"),
      reward: open(
        "census.militia",
        "census.archers",
        "census.infantry",
        "census.clerics",
        "census.mages",
      ),
      amounts: open("census.tie", "census.militia", "census.archers"),
    },
    scoring.deriveCensusAwarded,
  ),
  "storey-added": decision("storey-added", { city: open("census.mages") }, choices.guildCities),
  "storey-set-aside": consequence(
    "storey-set-aside",
    { seat: placing },
    charts.deriveStoreySetAside,
  ),
  "reward-declined": decision("reward-declined", {}, choices.nothing),

  // phases 5 and 6
  "year-ended": consequence(
    "year-ended",
    { year: open("year.advance"), firstPlayer: open("year.advance") },
    charts.deriveYearEnded,
  ),
  "assessments-opened": consequence(
    "assessments-opened",
    { order: open("assess.order") },
    scoring.deriveAssessmentsOpened,
  ),
  "bastion-opened": consequence(
    "bastion-opened",
    { bards: open("assess.bastion") },
    scoring.deriveBastionOpened,
  ),
  "assessment-held": consequence(
    "assessment-held",
    {
      assessment: open("assess.order"),
      scores: open(
        "assess.wealth",
        "assess.influence",
        "assess.reputation",
        "assess.region-first",
        "assess.region-second",
        "assess.bards-of-the-out",
      ),
      dummy: open("assess.dummy", "three.dummy"),
      ranking: open("assess.tie-units", "assess.tie-seat"),
      eliminated: open("assess.order"),
    },
    scoring.deriveAssessmentHeld,
  ),
  "game-ended": consequence(
    "game-ended",
    { winner: open("assess.order") },
    scoring.deriveGameEnded,
  ),
};

export const eventDefinitions = withMarks(definitions, {
  reveal: [
    "orders-revealed",
    "titans-awakened",
    "census-awarded",
    "assessments-opened",
    "bastion-opened",
    "game-ended",
  ],
  score: [
    "gold-taken",
    "bards-placed",
    "guild-built",
    "set-aside-built",
    "storey-added",
    "dummy-raised",
    "census-awarded",
    "assessment-held",
  ],
});
