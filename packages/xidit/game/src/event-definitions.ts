// What the kernel needs to know of each event: class, data, who may know a field, which clause a wrong value
// breaks, what the rules force and what can be chosen.
import { type Claim, eventBuilders, withMarks } from "@assize/kernel-model";
import { UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import { CHANCES, DATA, type DataOf, DECISIONS, type State } from "@assize/xidit-events";
import type { ClauseId } from "@assize/xidit-rulebook";
import * as scoring from "@assize/xidit-scoring";
import * as charts from "@assize/xidit-statecharts";
import * as queues from "@assize/xidit-tile-queues";
import * as choices from "./choices.ts";
import * as deciding from "./deciding.ts";

const { knownTo, when, told, define } = eventBuilders<State, ClauseId>()(DATA, DECISIONS, CHANCES);
const open = knownTo("public");
const own = knownTo("actor");
const hidden = knownTo("nobody");

const turn = open("resolve.sequence");
const placing = open("census.tie-order");

const discarded = open(
  when("tile.recruit-out", "`side` is `recruitment`", deciding.sideIs("recruitment")),
  when("tile.threat-out", "`side` is `threat`", deciding.sideIs("threat")),
);
const flipped = open(
  when("queue.flip-recruitment", "`pile` is `recruitment`", deciding.pileIs("recruitment")),
  when("queue.flip-threat", "`pile` is `threat`", deciding.pileIs("threat")),
);

/** What each kind of unit earns in a census. */
const PRIZES = {
  militia: "census.militia",
  archer: "census.archers",
  infantry: "census.infantry",
  cleric: "census.clerics",
  mage: "census.mages",
} as const satisfies Readonly<Record<UnitKind, ClauseId>>;

const prizes = (
  words: (unit: UnitKind) => string,
  holds: (unit: UnitKind) => (claim: Claim<State>) => boolean,
  units: readonly UnitKind[] = UNIT_KINDS,
) => units.map((unit) => when(PRIZES[unit], words(unit), holds(unit)));

const lost = open(
  when("reward.two", "no census is held", deciding.isNoCensus),
  ...prizes((unit) => `a census is held, \`${unit}\` was awarded last`, deciding.rewardIsFor, [
    "infantry",
    "cleric",
    "mage",
  ]),
);

const scores = open(
  when("assess.wealth", "`assessment` is `wealth`", deciding.assessmentIs("wealth")),
  when("assess.influence", "`assessment` is `influence`", deciding.assessmentIs("influence")),
  ...(["assess.reputation", "assess.region-first", "assess.region-second"] as const).map((clause) =>
    when(clause, "`assessment` is `reputation`", deciding.assessmentIs("reputation")),
  ),
  when(
    "assess.bards-of-the-out",
    "`assessment` is `reputation`, and an assessment was held before",
    deciding.someoneIsOut,
  ),
);

/** At the first place that is recorded wrongly: what puts the right contestant before the one who stands there. */
const ranking = open(
  when(
    "assess.order",
    "first wrong place: the scores differ, or no contestant stands there",
    deciding.rankedBy("score"),
  ),
  when(
    "assess.dummy",
    "first wrong place: equal scores, one of the two is the dummy",
    deciding.rankedBy("dummy"),
  ),
  when(
    "assess.tie-units",
    "first wrong place: equal scores, other numbers of units",
    deciding.rankedBy("units"),
  ),
  when(
    "assess.tie-seat",
    "first wrong place: equal scores and numbers of units",
    deciding.rankedBy("seat"),
  ),
);

const lostReward = (game: State): DataOf<"reward-lost"> =>
  game.census === null ? charts.deriveRewardLost(game) : charts.deriveCensusRewardLost(game);

const definitions = define({
  // setup
  "titans-shuffled": {
    fields: { piles: hidden("setup.titans") },
    outcomes: choices.titanShuffles,
    draw: choices.shuffleTitans,
  },
  "tiles-shuffled": {
    fields: { order: hidden("setup.piles") },
    outcomes: choices.tileShuffles,
    draw: choices.shuffleTiles,
  },
  "tiles-laid": {
    fields: {
      recruitment: open(
        when(
          "setup.recruit",
          "the recorded `tile`s, in order, are others",
          deciding.otherTilesAreLaid,
        ),
        when(
          "recruit.fill",
          "an entry whose `tile` is right at its place differs",
          deciding.aTileIsFilledOtherwise,
        ),
      ),
      threat: open("setup.threat"),
      nextRecruitment: open("setup.piles"),
      nextThreat: open("setup.piles"),
    },
    derive: charts.deriveTilesLaid,
  },
  "assessments-shuffled": {
    fields: { order: open("setup.assessments") },
    outcomes: choices.assessmentShuffles,
    draw: choices.shuffleAssessments,
  },
  "idrakys-placed": { fields: { city: open("setup.placement") }, choices: choices.cities },

  // phase 1
  "orders-programmed": { fields: { orders: own("orders.six") }, choices: choices.programs },
  "orders-revealed": {
    fields: { programs: open("orders.reveal") },
    derive: charts.deriveOrdersRevealed,
  },

  // phase 2
  "idrakys-moved": {
    fields: { seat: turn, road: turn, from: open("move.road"), to: open("move.road") },
    derive: charts.deriveIdrakysMoved,
  },
  "idrakys-stayed": { fields: { seat: turn, road: turn }, derive: charts.deriveIdrakysStayed },
  "order-waited": { fields: { seat: turn }, derive: charts.deriveOrderWaited },
  "unit-recruited": {
    fields: {
      seat: turn,
      city: open("action.recruit"),
      unit: told(open("recruit.weakest"), charts.weakestPresent),
    },
    derive: charts.deriveUnitRecruited,
  },
  "threat-paid": {
    fields: { seat: turn, city: open("action.threat"), units: open("threat.units") },
    derive: charts.deriveThreatPaid,
  },
  "titan-paid": {
    fields: { titan: open("action.titan"), units: open("titan.units") },
    choices: choices.titanPayments,
  },
  "titan-declined": { fields: {}, choices: choices.nothing },
  "order-ignored": {
    fields: { seat: turn, reason: open("action.ignored") },
    derive: charts.deriveOrderIgnored,
  },

  // rewards
  "rewards-chosen": { fields: { rewards: open("reward.two") }, choices: choices.rewardPairs },
  "gold-taken": {
    fields: { seat: turn, gold: open("reward.gold") },
    derive: charts.deriveGoldTaken,
  },
  "bards-placed": { fields: { regions: open("reward.bards") }, choices: choices.bardPlacings },
  "storeys-chosen": { fields: { storeys: open("reward.guild") }, choices: choices.storeyNumbers },
  "guild-built": {
    fields: { seat: turn, city: open("reward.guild"), storeys: open("reward.guild") },
    derive: charts.deriveGuildBuilt,
  },
  "set-aside-built": {
    fields: { seat: turn, city: open("reward.bonus-storey"), storeys: open("reward.bonus-storey") },
    derive: charts.deriveSetAsideBuilt,
  },
  "reward-lost": { fields: { seat: turn, reward: lost, reason: lost }, derive: lostReward },
  "dummy-raised": { fields: { assessment: open("dummy.raise") }, choices: choices.tokens },
  "dummy-stayed": { fields: { seat: turn }, derive: charts.deriveDummyStayed },
  "titan-removed": {
    fields: { titan: open("tile.threat-out") },
    derive: charts.deriveTitanRemoved,
  },

  // phase 3
  "tile-discarded": {
    fields: { side: discarded, tile: discarded },
    derive: queues.deriveTileDiscarded,
  },
  "pile-flipped": { fields: { pile: flipped, tiles: flipped }, derive: queues.derivePileFlipped },
  "tile-placed": {
    fields: { side: open("tile.place"), tile: open("tile.place"), units: open("recruit.fill") },
    derive: queues.deriveTilePlaced,
  },
  "queue-advanced": {
    fields: { side: open("queue.advance"), tile: open("queue.advance") },
    derive: queues.deriveQueueAdvanced,
  },
  "tile-borrowed": { fields: { tile: open("queue.borrow") }, derive: queues.deriveTileBorrowed },
  "titans-awakened": {
    fields: { titans: open("titan.awaken") },
    derive: queues.deriveTitansAwakened,
  },
  "reinforcements-collected": {
    fields: { recruitment: hidden("reinforce.recruitment"), threats: open("reinforce.collect") },
    derive: queues.deriveReinforcementsCollected,
  },
  "reinforcements-shuffled": {
    fields: { order: hidden("reinforce.threat") },
    outcomes: choices.threatShuffles,
    draw: choices.shuffleThreats,
  },

  // phase 4
  "census-called": { fields: { year: open("census.order") }, derive: charts.deriveCensusCalled },
  "hand-chosen": { fields: { units: own("census.secret") }, choices: choices.hands },
  "census-awarded": {
    fields: {
      unit: open("census.order"),
      hands: open("census.secret"),
      seats: open(
        when(
          "census.most",
          "another number of seats, or a seat is missing",
          deciding.otherSeatsAreRewarded,
        ),
        when("census.tie-order", "the same seats in another order", deciding.onlyTheOrderDiffers),
      ),
      reward: open(...prizes((unit) => `\`unit\` is \`${unit}\``, deciding.unitIs)),
      amounts: open(
        when("census.most", "nobody is rewarded", deciding.nobodyIsRewarded),
        when("census.tie", "several seats are rewarded", deciding.severalAreRewarded),
        ...prizes(
          (unit) => `\`unit\` is \`${unit}\`, one seat is rewarded`,
          deciding.unitIsRewardedAlone,
        ),
      ),
    },
    derive: scoring.deriveCensusAwarded,
  },
  "storey-added": { fields: { city: open("census.mages") }, choices: choices.guildCities },
  "storey-set-aside": { fields: { seat: placing }, derive: charts.deriveStoreySetAside },
  "reward-declined": { fields: {}, choices: choices.nothing },

  // phases 5 and 6
  "year-ended": {
    fields: { year: open("year.advance"), firstPlayer: open("year.advance") },
    derive: charts.deriveYearEnded,
  },
  "assessments-opened": {
    fields: { order: open("assess.order") },
    derive: scoring.deriveAssessmentsOpened,
  },
  "bastion-opened": {
    fields: { bards: open("assess.bastion") },
    derive: scoring.deriveBastionOpened,
  },
  "assessment-held": {
    fields: {
      assessment: open("assess.order"),
      scores,
      dummy: open(
        when(
          "assess.dummy",
          "derived or recorded is null, the other is not",
          deciding.dummyIsLeftOutOrAdded,
        ),
        when("three.dummy", "else", deciding.dummyHasAnotherValue),
      ),
      ranking,
      eliminated: open("assess.order"),
    },
    derive: scoring.deriveAssessmentHeld,
  },
  "game-ended": { fields: { winner: open("assess.order") }, derive: scoring.deriveGameEnded },
});

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
