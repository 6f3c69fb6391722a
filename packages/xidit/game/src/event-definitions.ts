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

/** Why a value had to be what it is. */
const facts = {
  assessments: charts.assessmentFacts,
  census: charts.censusFacts,
  orders: charts.ordersFacts,
  rewards: charts.rewardFacts,
  setup: charts.setupFacts,
  tiles: charts.tileFacts,
  turn: charts.turnFacts,
};

const { knownTo, when, told, define } = eventBuilders<State, ClauseId>()(DATA, DECISIONS, CHANCES);
const open = knownTo("public");
const own = knownTo("actor");
const hidden = knownTo("nobody");

const turn = told(open("resolve.sequence"), facts.turn.asOf(facts.turn.turnWas));
const ordered = told(open("resolve.sequence"), facts.turn.asOf(facts.turn.orderWas));
/** The city where the Idrakys on turn stands. */
const here = (clause: ClauseId) => told(open(clause), facts.turn.asOf(facts.turn.stoodIn));
const placing = told(open("census.tie-order"), facts.turn.asOf(facts.census.placingLeft));

const discarded = told(
  open(
    when("tile.recruit-out", "`side` is `recruitment`", deciding.sideIs("recruitment")),
    when("tile.threat-out", "`side` is `threat`", deciding.sideIs("threat")),
  ),
  facts.tiles.tileGone,
);
const flipped = told(
  open(
    when("queue.flip-recruitment", "`pile` is `recruitment`", deciding.pileIs("recruitment")),
    when("queue.flip-threat", "`pile` is `threat`", deciding.pileIs("threat")),
  ),
  facts.tiles.pileRenewed,
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

const lost = told(
  open(
    when("reward.two", "no census is held", deciding.isNoCensus),
    ...prizes((unit) => `a census is held, \`${unit}\` was awarded last`, deciding.rewardIsFor, [
      "infantry",
      "cleric",
      "mage",
    ]),
  ),
  facts.rewards.rewardLostWhy,
);

const scores = told(
  open(
    when("assess.wealth", "`assessment` is `wealth`", deciding.assessmentIs("wealth")),
    when("assess.influence", "`assessment` is `influence`", deciding.assessmentIs("influence")),
    ...(["assess.reputation", "assess.region-first", "assess.region-second"] as const).map(
      (clause) => when(clause, "`assessment` is `reputation`", deciding.assessmentIs("reputation")),
    ),
    when(
      "assess.bards-of-the-out",
      "`assessment` is `reputation`, and an assessment was held before",
      deciding.someoneIsOut,
    ),
  ),
  facts.assessments.scoresWere,
);

/** At the first place that is recorded wrongly: what puts the right contestant before the one who stands there. */
const ranking = told(
  open(
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
  ),
  facts.assessments.rankingWas,
);

const lostReward = (game: State): DataOf<"reward-lost"> =>
  game.census === null ? charts.deriveRewardLost(game) : charts.deriveCensusRewardLost(game);

const definitions = define({
  // setup
  "titans-shuffled": {
    fields: { piles: hidden("setup.titans") },
    outcomes: choices.titanShuffles,
    draw: choices.shuffleTitans,
    refit: choices.refitTitans,
  },
  "tiles-shuffled": {
    fields: { order: hidden("setup.piles") },
    outcomes: choices.tileShuffles,
    draw: choices.shuffleTiles,
    refit: choices.refitTiles,
  },
  "tiles-laid": {
    fields: {
      recruitment: told(
        open(
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
        facts.setup.recruitmentLaid,
      ),
      threat: told(open("setup.threat"), facts.setup.threatLaid),
      nextRecruitment: told(open("setup.piles"), facts.setup.nextRecruitmentLaid),
      nextThreat: told(open("setup.piles"), facts.setup.nextThreatLaid),
    },
    derive: charts.deriveTilesLaid,
  },
  "assessments-shuffled": {
    fields: { order: open("setup.assessments") },
    outcomes: choices.assessmentShuffles,
    draw: choices.shuffleAssessments,
    refit: choices.refitAssessments,
  },
  "idrakys-placed": { fields: { city: open("setup.placement") }, choices: choices.cities },

  // phase 1
  "orders-programmed": { fields: { orders: own("orders.six") }, choices: choices.programs },
  "orders-revealed": {
    fields: { programs: told(open("orders.reveal"), facts.orders.programWas) },
    derive: charts.deriveOrdersRevealed,
  },

  // phase 2
  "idrakys-moved": {
    fields: {
      seat: turn,
      road: ordered,
      from: here("move.road"),
      to: told(open("move.road"), facts.turn.asOf(facts.turn.roadLed)),
    },
    derive: charts.deriveIdrakysMoved,
  },
  "idrakys-stayed": { fields: { seat: turn, road: ordered }, derive: charts.deriveIdrakysStayed },
  "order-waited": { fields: { seat: turn }, derive: charts.deriveOrderWaited },
  "unit-recruited": {
    fields: {
      seat: turn,
      city: here("action.recruit"),
      unit: told(open("recruit.weakest"), facts.turn.weakestPresent),
    },
    derive: charts.deriveUnitRecruited,
  },
  "threat-paid": {
    fields: {
      seat: turn,
      city: here("action.threat"),
      units: told(open("threat.units"), facts.turn.threatAsked),
    },
    derive: charts.deriveThreatPaid,
  },
  "titan-paid": {
    fields: { titan: open("action.titan"), units: open("titan.units") },
    choices: choices.titanPayments,
  },
  "titan-declined": { fields: {}, choices: choices.nothing },
  "order-ignored": {
    fields: { seat: turn, reason: told(open("action.ignored"), facts.turn.ignoredWhy) },
    derive: charts.deriveOrderIgnored,
  },

  // rewards
  "rewards-chosen": { fields: { rewards: open("reward.two") }, choices: choices.rewardPairs },
  "gold-taken": {
    fields: { seat: turn, gold: told(open("reward.gold"), facts.rewards.goldShown) },
    derive: charts.deriveGoldTaken,
  },
  "bards-placed": { fields: { regions: open("reward.bards") }, choices: choices.bardPlacings },
  "storeys-chosen": { fields: { storeys: open("reward.guild") }, choices: choices.storeyNumbers },
  "guild-built": {
    fields: {
      seat: turn,
      city: here("reward.guild"),
      storeys: told(open("reward.guild"), facts.rewards.storeysShown),
    },
    derive: charts.deriveGuildBuilt,
  },
  "set-aside-built": {
    fields: {
      seat: turn,
      city: here("reward.bonus-storey"),
      storeys: told(open("reward.bonus-storey"), facts.turn.asOf(facts.rewards.setAside)),
    },
    derive: charts.deriveSetAsideBuilt,
  },
  "reward-lost": { fields: { seat: turn, reward: lost, reason: lost }, derive: lostReward },
  "dummy-raised": { fields: { assessment: open("dummy.raise") }, choices: choices.tokens },
  "dummy-stayed": { fields: { seat: turn }, derive: charts.deriveDummyStayed },
  "titan-removed": {
    fields: { titan: told(open("tile.threat-out"), facts.turn.asOf(facts.rewards.eliminatedWas)) },
    derive: charts.deriveTitanRemoved,
  },

  // phase 3
  "tile-discarded": {
    fields: { side: discarded, tile: discarded },
    derive: queues.deriveTileDiscarded,
  },
  "pile-flipped": { fields: { pile: flipped, tiles: flipped }, derive: queues.derivePileFlipped },
  "tile-placed": {
    fields: {
      side: told(open("tile.place"), facts.tiles.nextWas),
      tile: told(open("tile.place"), facts.tiles.nextWas),
      units: told(open("recruit.fill"), facts.tiles.tileFilled),
    },
    derive: queues.deriveTilePlaced,
  },
  "queue-advanced": {
    fields: {
      side: told(open("queue.advance"), facts.tiles.pileTop),
      tile: told(open("queue.advance"), facts.tiles.pileTop),
    },
    derive: queues.deriveQueueAdvanced,
  },
  "tile-borrowed": {
    fields: { tile: told(open("queue.borrow"), facts.tiles.borrowedTop) },
    derive: queues.deriveTileBorrowed,
  },
  "titans-awakened": {
    fields: { titans: told(open("titan.awaken"), facts.tiles.titansOnTop) },
    derive: queues.deriveTitansAwakened,
  },
  "reinforcements-collected": {
    fields: {
      recruitment: told(hidden("reinforce.recruitment"), facts.tiles.tilesCollected),
      threats: told(open("reinforce.collect"), facts.tiles.tilesCollected),
    },
    derive: queues.deriveReinforcementsCollected,
  },
  "reinforcements-shuffled": {
    fields: { order: hidden("reinforce.threat") },
    outcomes: choices.threatShuffles,
    draw: choices.shuffleThreats,
    refit: choices.refitThreats,
  },

  // phase 4
  "census-called": {
    fields: { year: told(open("census.order"), facts.turn.asOf(facts.census.censusYear)) },
    derive: charts.deriveCensusCalled,
  },
  "hand-chosen": { fields: { units: own("census.secret") }, choices: choices.hands },
  "census-awarded": {
    fields: {
      unit: told(open("census.order"), facts.turn.asOf(facts.census.kindIsCounted)),
      hands: told(open("census.secret"), facts.census.handsShown),
      seats: told(
        open(
          when(
            "census.most",
            "another number of seats, or a seat is missing",
            deciding.otherSeatsAreRewarded,
          ),
          when("census.tie-order", "the same seats in another order", deciding.onlyTheOrderDiffers),
        ),
        facts.census.censusMost,
      ),
      reward: told(
        open(...prizes((unit) => `\`unit\` is \`${unit}\``, deciding.unitIs)),
        facts.census.censusPrize,
      ),
      amounts: told(
        open(
          when("census.most", "nobody is rewarded", deciding.nobodyIsRewarded),
          when("census.tie", "several seats are rewarded", deciding.severalAreRewarded),
          ...prizes(
            (unit) => `\`unit\` is \`${unit}\`, one seat is rewarded`,
            deciding.unitIsRewardedAlone,
          ),
        ),
        facts.census.censusPrize,
      ),
    },
    derive: scoring.deriveCensusAwarded,
  },
  "storey-added": { fields: { city: open("census.mages") }, choices: choices.guildCities },
  "storey-set-aside": { fields: { seat: placing }, derive: charts.deriveStoreySetAside },
  "reward-declined": { fields: {}, choices: choices.nothing },

  // phases 5 and 6
  "year-ended": {
    fields: {
      year: told(open("year.advance"), facts.turn.asOf(facts.census.yearWas)),
      firstPlayer: told(open("year.advance"), facts.turn.firstPlayerMoves),
    },
    derive: charts.deriveYearEnded,
  },
  "assessments-opened": {
    fields: { order: told(open("assess.order"), facts.assessments.assessmentsOrder) },
    derive: scoring.deriveAssessmentsOpened,
  },
  "bastion-opened": {
    fields: { bards: told(open("assess.bastion"), facts.assessments.bastionHeld) },
    derive: scoring.deriveBastionOpened,
  },
  "assessment-held": {
    fields: {
      assessment: told(open("assess.order"), facts.turn.asOf(facts.assessments.assessmentNext)),
      scores,
      dummy: told(
        open(
          when(
            "assess.dummy",
            "derived or recorded is null, the other is not",
            deciding.dummyIsLeftOutOrAdded,
          ),
          when("three.dummy", "else", deciding.dummyHasAnotherValue),
        ),
        facts.assessments.dummyWas,
      ),
      ranking,
      eliminated: told(open("assess.order"), facts.assessments.eliminatedWere),
    },
    derive: scoring.deriveAssessmentHeld,
  },
  "game-ended": {
    fields: { winner: told(open("assess.order"), facts.assessments.winnerLeft) },
    derive: scoring.deriveGameEnded,
  },
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
