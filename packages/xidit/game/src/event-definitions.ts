// What the kernel needs to know of each event: class, data, who may know a field, which clause a wrong value
// breaks, what the rules force and what can be chosen.
import { type Claim, type EventDefinition, eventBuilders, withMarks } from "@assize/kernel-model";
import { UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
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
import * as deciding from "./deciding.ts";

type Definition = EventDefinition<Game, any>;

const { knownTo, when, decision, chance, consequence } = eventBuilders<Game, ClauseId>()(
  DATA,
  DECISIONS,
  CHANCES,
);
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
  holds: (unit: UnitKind) => (claim: Claim<Game>) => boolean,
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
  "reward-lost": consequence("reward-lost", { seat: turn, reward: lost, reason: lost }, lostReward),
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
    { side: discarded, tile: discarded },
    queues.deriveTileDiscarded,
  ),
  "pile-flipped": consequence(
    "pile-flipped",
    { pile: flipped, tiles: flipped },
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
