// How much of a game is left, as numbers of which the first that differs decides. Every event makes it less; none of the numbers
// is ever below 0: so no game goes on for ever. Knows the places of the chart and counts; asks no rule.
import type { Seen } from "@assize/kernel-exploration";
import { UNIT_KINDS } from "@assize/xidit-edition";
import { ASSESSMENTS, ORDERS_A_YEAR, SIDES, type State } from "@assize/xidit-events";

type Left = readonly number[];

/** Steps in the order in which they come: the earlier, the more is left. */
const leftFrom = (step: string, steps: readonly string[]): number =>
  steps.length - steps.indexOf(step);

const missing = (list: readonly unknown[]): number => list.filter((one) => one === null).length;

const SETUP = ["titans", "tiles", "laying", "assessments", "placement"];

/** Choices before what they lead to; storeys set aside are built in the middle of the other rewards. */
const REWARDS = [
  "set-aside",
  "choosing-storeys",
  "building",
  "gold",
  "bards",
  "losing",
  "dummy",
  "leaving",
];
/** More than the two rewards that are taken. */
const UNCHOSEN = 3;

const REPLACING = [
  "discarding",
  "placing",
  "refilling",
  "settling",
  "collecting",
  "shuffling",
  "drawing",
];

/** Of a reward, before the tile of its threat is replaced. */
const inRewards = ({ elimination }: State, step: string): Left =>
  step === "choosing" ? [UNCHOSEN, 0] : [elimination?.rewards.length ?? 0, leftFrom(step, REWARDS)];

/** A tile that passes is not placed twice within one order; a pile is renewed once before the next step. */
const inReplacing = ({ replacement, queues, setting }: State, step: string): Left => [
  setting.tilesInPlay.length - (replacement?.before.length ?? 0),
  leftFrom(step, REPLACING),
  SIDES.filter((side) => queues[side].pile.length === 0).length,
];

const ordersLeft = ({ order, onTurn, firstPlayer, setting: { seats } }: State): number =>
  (ORDERS_A_YEAR - order) * seats - ((onTurn - firstPlayer + seats) % seats);

/** Of an order: first the deed, then its rewards, then the tile that takes the place of another. */
const inResolution = (game: State, place: string): Left => {
  const step = place.slice(place.lastIndexOf(".") + 1);
  const left = ordersLeft(game);
  if (place.startsWith("play.tile-management.")) return [left, 1, ...inReplacing(game, step)];
  return step === "turn" ? [left, 3] : [left, 2, ...inRewards(game, step)];
};

const inCensus = ({ census }: State): Left =>
  census === null
    ? []
    : [UNIT_KINDS.length - census.kind, census.placing.length, missing(census.hands)];

/** Of a year: orders, their resolution, in some the census. */
const inYear = (game: State, place: string): Left => {
  const year = game.setting.years - game.year;
  if (place.startsWith("play.secret-orders.")) return [year, 2, missing(game.programs)];
  if (place.startsWith("play.census.")) return [year, 0, ...inCensus(game)];
  return [year, 1, ...inResolution(game, place)];
};

export const whatIsLeft = ({ context: game, place }: Seen<State>): Left => {
  if (place === "ended") return [0];
  if (place.startsWith("play.assessment."))
    return [1, ASSESSMENTS.length - game.rankings.length, game.bastionOpened ? 0 : 1];
  if (!place.startsWith("play.setup.")) return [2, ...inYear(game, place)];
  const step = place.slice(place.lastIndexOf(".") + 1);
  return [3, leftFrom(step, SETUP), missing(game.idrakys)];
};
