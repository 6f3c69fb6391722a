// Which contexts can stand at which place of the chart: what each phase has begun, and what it has not yet.
// Asked of stated positions only; our own steps bring about nothing else.
import { type Json, sameJson } from "@assize/kernel-model";
import { ASSESSMENTS, type Elimination, type State, ORDERS_A_YEAR } from "@assize/xidit-events";
import { contestants, remaining } from "@assize/xidit-scoring";
import { flipDue } from "@assize/xidit-tile-queues";
import { cityOnTurn, currentOrder, retellSetup, standsAtReward } from "@assize/xidit-statecharts";

interface Condition {
  /** What is wrong where it does not hold, by a name. */
  readonly part: string;
  readonly holds: (game: State, place: string) => boolean;
}

const within = (place: string, phase: string): boolean => place.startsWith(`play.${phase}.`);
const inSetup = (place: string): boolean => within(place, "setup");
const inRewards = (place: string): boolean => within(place, "resolution.rewards");
const lastOf = (place: string): string => place.slice(place.lastIndexOf(".") + 1);
const inTiles = (place: string): boolean => within(place, "tile-management");
const atEnd = (place: string): boolean => place === "ended" || within(place, "assessment");

const stated = ({ setting: _setting, rulings: _rulings, bank: _bank, ...rest }: State): Json =>
  rest as unknown as Json;

/**
 * In the setup, exactly what the steps before have brought about. Nothing is asked of the bank here: a position may
 * be replayed under another reading of it than it was taken under.
 */
const setupFits = (game: State, place: string, fresh: State): boolean => {
  const reached = retellSetup(fresh, game, place);
  return reached !== null && sameJson(stated(reached), stated(game));
};

const assessmentsFit = (game: State): boolean =>
  new Set(game.assessments).size === ASSESSMENTS.length &&
  game.assessments.length === ASSESSMENTS.length &&
  (game.dummy !== null) === (game.setting.dummy !== null);

const programsFit = (game: State, place: string): boolean => {
  const sound = game.programs.every((one) => one === null || one.length === ORDERS_A_YEAR);
  return sound && (within(place, "secret-orders") || !game.programs.includes(null));
};

/** Orders are through where the year ends; in the middle of a deed they are not. */
const orderFits = (game: State, place: string): boolean => {
  if (within(place, "census") || atEnd(place)) return game.order === ORDERS_A_YEAR;
  if (place === "play.resolution.turn") return game.order <= ORDERS_A_YEAR;
  if (inRewards(place) || inTiles(place)) return currentOrder(game) === "action";
  return game.order === 0;
};

/** What was paid for: the threat of the city on turn, or a raging Titan there. */
const targetFits = (game: State, { city, titan }: Elimination): boolean =>
  city === cityOnTurn(game) &&
  (titan === null || game.titans.some((pile) => pile.raging && pile.titans[0] === titan));

const eliminationFits = (game: State, place: string): boolean => {
  const { elimination, replacement } = game;
  if (elimination !== null && !targetFits(game, elimination)) return false;
  if (inRewards(place)) return standsAtReward(game, lastOf(place));
  if (!inTiles(place)) return elimination === null;
  const byThreat = elimination !== null && elimination.titan === null;
  return replacement !== null && byThreat === (replacement.side === "threat");
};

/** The tile of the eliminated threat still lies there; for a Titan none is replaced. */
const threatLies = ({ elimination, replacement, cities }: State): boolean => {
  if (elimination === null || elimination.titan !== null) return replacement === null;
  const { city } = elimination;
  return (
    replacement?.side === "threat" &&
    replacement.out === city &&
    replacement.placed === null &&
    cities[city]?.side === "threat"
  );
};

/** What is being replaced, and how far that has come. */
const replacementFits = (game: State, place: string): boolean => {
  const { replacement, cities, queues } = game;
  if (inRewards(place)) return threatLies(game);
  if (!inTiles(place)) return replacement === null;
  if (replacement === null) return false;
  const { side, out, placed, before } = replacement;
  const { tilesInPlay } = game.setting;
  if (![out, placed ?? out, ...before].every((tile) => tilesInPlay.includes(tile))) return false;
  const lies = (cities[out] ?? null) !== null;
  if (place.endsWith("discarding")) return side === "recruitment" && placed === null && lies;
  if (place.endsWith("placing")) return placed === null && !lies && queues[side].next !== null;
  const gone = placed !== null && cities[placed]?.side === side;
  if (place.endsWith("refilling"))
    return gone && queues[side].next === null && flipDue(game) === null;
  if (place.endsWith("drawing"))
    return (
      gone && side === "threat" && queues.threat.next === null && queues.threat.pile.length > 0
    );
  return place.endsWith("settling") ? gone : gone && side === "threat";
};

const reinforcementsFit = (game: State, place: string): boolean =>
  game.reinforcements.length > 0 === place.endsWith("reinforcements.shuffling");

const censusFits = ({ census }: State, place: string): boolean => {
  if (!within(place, "census")) return census === null;
  if (census === null) return false;
  if (place.endsWith("hands")) return census.kind < 5 && census.placing.length === 0;
  return census.kind > 0 && census.hands.every((hand) => hand === null);
};

/** The Bastion is opened before reputation is counted, and not before that is next (assess.bastion). */
const bastionFits = ({ assessments, rankings, bastionOpened }: State): boolean => {
  const counted = assessments.indexOf("reputation");
  return rankings.length > counted ? bastionOpened : !bastionOpened || rankings.length === counted;
};

/** After the first assessment three are left, then two, then one (assess.order). */
const eliminatedFit = (game: State): boolean => {
  const all = contestants(game).length;
  return game.rankings.every((_, index) => {
    const rankings = game.rankings.slice(0, index + 1);
    return remaining({ ...game, rankings }).length === Math.min(all, ASSESSMENTS.length - index);
  });
};

const endFits = (game: State, place: string): boolean => {
  if (game.over !== (place === "ended")) return false;
  if (!atEnd(place)) return game.rankings.length === 0 && !game.bastionOpened;
  const held = game.rankings.map(({ assessment }) => assessment);
  return (
    game.year === game.setting.years &&
    held.every((assessment, index) => assessment === game.assessments[index]) &&
    bastionFits(game) &&
    eliminatedFit(game) &&
    (place !== "ended" || held.length === ASSESSMENTS.length)
  );
};

/** Asked everywhere after the setup. */
const CONDITIONS: readonly Condition[] = [
  { part: "titan-piles", holds: (game) => game.titans.length > 0 },
  { part: "tiles", holds: (game) => game.cities.some((tile) => tile !== null) },
  { part: "assessments-or-dummy", holds: assessmentsFit },
  { part: "idrakys", holds: (game) => !game.idrakys.includes(null) },
  { part: "programs", holds: programsFit },
  { part: "order", holds: orderFits },
  { part: "elimination", holds: eliminationFits },
  { part: "replacement", holds: replacementFits },
  { part: "reinforcements", holds: reinforcementsFit },
  { part: "census", holds: censusFits },
  { part: "rankings-or-end", holds: endFits },
];

/** What of a context cannot be at this place of the chart; empty where all of it can. `fresh` is before the setup. */
export const unfit = (game: State, place: string, fresh: State): readonly string[] => {
  if (inSetup(place)) return setupFits(game, place, fresh) ? [] : ["setup"];
  return CONDITIONS.filter(({ holds }) => !holds(game, place)).map(({ part }) => part);
};
