// What each seat is worth in each assessment: wealth, influence, reputation.
// Knows gold, guilds and bards; must not know who ranks above whom.
import { RegionId as BoardRegion, type RegionId } from "@assize/xidit-edition";
import { type Assessment, repeated, type State } from "@assize/xidit-events";

/** Value of all the gold a seat has kept (assess.wealth). */
export const wealth = (game: State): readonly number[] => game.gold;

/** Storeys of a seat on the board; those set aside do not count (assess.influence). */
export const influence = (game: State): readonly number[] => {
  const storeys = repeated(game.setting.seats, 0);
  for (const guild of game.guilds) {
    if (guild !== null) storeys[guild.seat]! += guild.storeys;
  }
  return storeys;
};

/** A region's two lyre values: for most bards and for second most (comp.board). */
export type Lyre = readonly [first: number, second: number];

/**
 * Points of one region by seat (assess.region-first, assess.region-second). All tied for first get
 * the higher value, and then no one the lower. `zeroCounts`: no bard is a place too (region-zero).
 */
export const regionPoints = (
  bards: readonly number[],
  [first, second]: Lyre,
  zeroCounts: boolean,
): readonly number[] => {
  const most = Math.max(...bards);
  const sharedFirst = bards.filter((count) => count === most).length > 1;
  const secondMost = sharedFirst ? -1 : Math.max(-1, ...bards.filter((count) => count < most));
  return bards.map((count) => {
    if (count === 0 && !zeroCounts) return 0;
    if (count === most) return first;
    return count === secondMost ? second : 0;
  });
};

/** Points of one region of this game by seat: none in a closed one (closed.regions). */
export const pointsIn = (game: State, region: RegionId): readonly number[] => {
  const { edition, closedRegions, seats } = game.setting;
  const bards = game.bards[region];
  const printed = edition.regions.find(({ id }) => id === BoardRegion(region));
  if (bards === undefined || printed === undefined || closedRegions.includes(region))
    return repeated(seats, 0);
  return regionPoints(bards, printed.lyre, game.rulings["region-zero"] === "counts");
};

/** Sum of a seat's points over the open regions, the Bastion's included (assess.reputation). */
export const reputation = (game: State): readonly number[] => {
  const sums = repeated(game.setting.seats, 0);
  for (const region of game.setting.board.regions) {
    pointsIn(game, region).forEach((points, seat) => {
      sums[seat]! += points;
    });
  }
  return sums;
};

/** Values by seat in one assessment (assess.wealth, assess.influence, assess.reputation). */
export const valuesIn = (game: State, assessment: Assessment): readonly number[] => {
  switch (assessment) {
    case "wealth":
      return wealth(game);
    case "influence":
      return influence(game);
    case "reputation":
      return reputation(game);
  }
};
