// The award for one kind of unit in a military census.
// Knows hands, the First Player and the bank; must not know where bards or storeys can be placed.
import type { SeatId } from "@assize/kernel-model";
import { UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import type { DataOf, State, Reward } from "@assize/xidit-events";
import { clockwiseFrom } from "./seating.ts";

interface Prize {
  readonly reward: Reward;
  /** What one winner alone gets. */
  readonly alone: number;
}

/** census.militia, census.archers, census.infantry, census.clerics, census.mages. */
const PRIZES: Readonly<Record<UnitKind, Prize>> = {
  militia: { reward: "gold", alone: 1 },
  archer: { reward: "gold", alone: 2 },
  infantry: { reward: "bards", alone: 1 },
  cleric: { reward: "bards", alone: 2 },
  mage: { reward: "guild", alone: 1 },
};

/** What each of several tied winners gets (census.tie). */
const PRIZE_WHEN_TIED = 1;

/** The kind being counted; null outside a census and once all have been (census.order). */
export const kindCounted = (game: State): UnitKind | null =>
  game.census === null ? null : (UNIT_KINDS[game.census.kind] ?? null);

/** The most units of the kind being counted that a seat may show (census.secret). */
export const mostToShow = (game: State, seat: SeatId): number => {
  const kind = kindCounted(game);
  return kind === null ? 0 : (game.screens[seat]?.[kind] ?? 0);
};

/** Units shown by seat; nothing for a hand not yet chosen. */
const handsShown = (game: State): readonly number[] =>
  (game.census?.hands ?? []).map((hand) => hand ?? 0);

/**
 * The seats that show most, from this year's First Player clockwise (census.most,
 * census.tie-order). Nobody where all show nothing, unless ruling `census-zero` is `all-tied`.
 */
export const censusWinners = (game: State): readonly SeatId[] => {
  const hands = handsShown(game);
  let most = 0;
  for (const hand of hands) most = Math.max(most, hand);
  if (most === 0 && game.rulings["census-zero"] !== "all-tied") return [];
  return clockwiseFrom(game.firstPlayer, hands.length).filter((seat) => hands[seat] === most);
};

/** Gold left in the bank; null where it cannot run out (comp.gold, ruling `bank`). */
export const bankLeft = (game: State): number | null =>
  game.rulings.bank === "unlimited" ? null : game.bank;

/** How much of this gold the bank can pay (comp.gold, ruling `bank`). */
export const goldPaid = (bank: number | null, gold: number): number =>
  bank === null ? gold : Math.min(bank, gold);

/** Each takes what is left, one after the other. */
const goldPaidInTurn = (bank: number | null, shares: readonly number[]): readonly number[] => {
  let left = bank;
  return shares.map((share) => {
    const paid = goldPaid(left, share);
    if (left !== null) left -= paid;
    return paid;
  });
};

/** Who is rewarded for one kind of unit, with what. */
export interface CensusAward {
  /** From this year's First Player clockwise. */
  readonly seats: readonly SeatId[];
  readonly reward: Reward;
  /** Of each of `seats`: gold as the bank pays it; bards and storeys as won, placeable or not. */
  readonly amounts: readonly number[];
}

/** The award for the kind being counted (census.*). Requires a kind to be counted. */
export const awardCensus = (game: State): CensusAward => {
  const { reward, alone } = PRIZES[kindCounted(game)!];
  const seats = censusWinners(game);
  const won = seats.map(() => (seats.length > 1 ? PRIZE_WHEN_TIED : alone));
  return { seats, reward, amounts: reward === "gold" ? goldPaidInTurn(bankLeft(game), won) : won };
};

/** The claim of `census-awarded` (census.most, census.tie). Requires all hands. */
export const deriveCensusAwarded = (game: State): DataOf<"census-awarded"> => ({
  unit: kindCounted(game)!,
  hands: handsShown(game),
  ...awardCensus(game),
});
