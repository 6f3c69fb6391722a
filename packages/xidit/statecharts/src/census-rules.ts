// Questions and updates of phase 4: hands, the award, and placing what was won.
import type { SeatId } from "@assize/kernel-model";
import { CityId, NO_CITY, type RegionId, UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import type { Census, DataOf, EventOf, Game, LostReason } from "@assize/xidit-events";
import { mostToShow } from "@assize/xidit-scoring";
import { isWayToPlace, openBorderingRegions } from "@assize/xidit-topology";
import { addStorey as add, payGold, putBards, roomFor, setStoreyAside } from "./reward-rules.ts";

export const isCensusYear = (game: Game): boolean => game.setting.censusYears.includes(game.year);
export const isNoCensusYear = (game: Game): boolean => !isCensusYear(game);
export const isLastYear = (game: Game): boolean => game.year === game.setting.years;
export const isNotLastYear = (game: Game): boolean => !isLastYear(game);

export const isShort = (game: Game): boolean => game.setting.length === "short";

// ---- hands

export const callCensus = (game: Game): Game => ({
  ...game,
  census: {
    kind: 0,
    hands: game.programs.map(() => null),
    placing: [],
    reward: null,
    amount: 0,
  },
});

export const handNotYetChosen = (game: Game, event: EventOf<"hand-chosen">): boolean =>
  game.census?.hands[event.by] === null;

export const unitsAreHeld = (game: Game, event: EventOf<"hand-chosen">): boolean =>
  event.data.units <= mostToShow(game, event.by);

export const allHandsChosen = (game: Game): boolean =>
  game.census?.hands.every((hand) => hand !== null) ?? false;

export const someoneStillChooses = (game: Game): boolean => !allHandsChosen(game);

const withCensus = (game: Game, change: Partial<Census>): Game =>
  game.census === null ? game : { ...game, census: { ...game.census, ...change } };

export const chooseHand = (game: Game, event: EventOf<"hand-chosen">): Game =>
  withCensus(game, { hands: game.census!.hands.with(event.by, event.data.units) });

/** Gold is paid at once; bards and storeys wait for their placing, and the next kind is up (census.order). */
export const award = (game: Game, { data }: EventOf<"census-awarded">): Game => {
  const { unit, reward, amounts } = data;
  const seats = data.seats.filter((seat) => seat < game.setting.seats);
  const counted = withCensus(game, {
    kind: UNIT_KINDS.indexOf(unit) + 1,
    hands: game.programs.map(() => null),
    placing: reward === "gold" ? [] : seats,
    reward: reward === "gold" ? null : reward === "bards" ? "bards" : "storey",
    amount: amounts[0] ?? 0,
  });
  if (reward !== "gold") return counted;
  return seats.reduce((paid, seat, i) => payGold(paid, seat, amounts[i] ?? 0), counted);
};

export const militiaAreCounted = (_: Game, { data }: EventOf<"census-awarded">): boolean =>
  data.unit === "militia";
export const archersAreCounted = (_: Game, { data }: EventOf<"census-awarded">): boolean =>
  data.unit === "archer";
export const severalShowMost = (_: Game, { data }: EventOf<"census-awarded">): boolean =>
  data.seats.length > 1;

// ---- placing

export const rewardsArePlaced = (game: Game): boolean => game.census?.placing.length === 0;

export const kindsAreLeft = (game: Game): boolean =>
  game.census !== null && game.census.kind < UNIT_KINDS.length;
export const allKindsCounted = (game: Game): boolean => game.census?.kind === UNIT_KINDS.length;

const isRewarded = (game: Game, kind: UnitKind): boolean =>
  game.census?.kind === UNIT_KINDS.indexOf(kind) + 1;
export const infantryAreRewarded = (game: Game): boolean => isRewarded(game, "infantry");
export const clericsAreRewarded = (game: Game): boolean => isRewarded(game, "cleric");
export const magesAreRewarded = (game: Game): boolean => isRewarded(game, "mage");

/** The seat that places its reward now (census.tie-order). */
export const seatPlacing = (game: Game): SeatId | null => game.census?.placing[0] ?? null;

export const isPlacing = (game: Game, event: { readonly by: SeatId }): boolean =>
  event.by === seatPlacing(game);

const placedOne = (game: Game): Game =>
  withCensus(game, { placing: game.census?.placing.slice(1) ?? [] });

/** Where, and how many, bards the placing seat puts now (census.infantry, census.clerics). */
export const censusBards = (
  game: Game,
): { readonly regions: readonly RegionId[]; readonly bards: number } => {
  const seat = seatPlacing(game);
  if (seat === null || game.census?.reward !== "bards") return { regions: [], bards: 0 };
  return {
    regions: openBorderingRegions(game.setting, game.idrakys[seat] ?? NO_CITY),
    bards: Math.min(game.census.amount, game.bardStock[seat]!),
  };
};

export const bardsCanBePlaced = (game: Game): boolean => {
  const { regions, bards } = censusBards(game);
  return regions.length > 0 && bards > 0;
};

export const bardsBorderTheCity = (game: Game, event: EventOf<"bards-placed">): boolean => {
  const { regions, bards } = censusBards(game);
  return isWayToPlace(regions, bards, event.data.regions);
};

const ownGuilds = (game: Game, seat: SeatId): readonly CityId[] =>
  game.guilds.flatMap((guild, city) => (guild?.seat === seat ? [CityId(city)] : []));

/** Own guilds that have room for one more storey (census.mages). */
export const guildsWithRoom = (game: Game): readonly CityId[] => {
  const seat = seatPlacing(game);
  if (seat === null || game.census?.reward !== "storey" || game.storeyStock[seat] === 0) return [];
  return ownGuilds(game, seat).filter((city) => roomFor(game, seat, city) > 0);
};

export const storeyCanBeAdded = (game: Game): boolean => guildsWithRoom(game).length > 0;
export const guildHasRoom = (game: Game, event: EventOf<"storey-added">): boolean =>
  guildsWithRoom(game).includes(event.data.city);

/** Set aside where no guild has room; `no-guild-only`: where there is no guild at all (census.mages). */
export const storeyIsSetAside = (game: Game): boolean => {
  const seat = seatPlacing(game);
  if (seat === null || game.census?.reward !== "storey" || game.storeyStock[seat] === 0)
    return false;
  if (guildsWithRoom(game).length > 0) return false;
  return game.rulings["bonus-storey"] === "no-room" || ownGuilds(game, seat).length === 0;
};

/** "May": the reward as a whole can be declined; gold never (census.infantry, ruling `census-optional`). */
export const mayDecline = (game: Game): boolean =>
  game.rulings["census-optional"] === "yes" && (bardsCanBePlaced(game) || storeyCanBeAdded(game));

export const nothingCanBePlaced = (game: Game): boolean =>
  seatPlacing(game) !== null &&
  !bardsCanBePlaced(game) &&
  !storeyCanBeAdded(game) &&
  !storeyIsSetAside(game);

const whyNothing = (game: Game): LostReason => {
  const seat = seatPlacing(game)!;
  if (game.census?.reward === "bards")
    return game.bardStock[seat] === 0 ? "no-bard-left" : "no-open-region";
  return game.storeyStock[seat] === 0 ? "no-storey-left" : "guild-full";
};

// ---- carrying out

export const placeBards = (game: Game, event: EventOf<"bards-placed">): Game =>
  placedOne(putBards(game, event.by, event.data.regions));

export const addStorey = (game: Game, event: EventOf<"storey-added">): Game =>
  placedOne(add(game, event.by, event.data.city));

export const setAside = (game: Game, { data }: EventOf<"storey-set-aside">): Game =>
  placedOne(setStoreyAside(game, data.seat));

export const passReward = (game: Game): Game => placedOne(game);

/** The order of the Hall of Fame is as it is told (assess.order). */
export const openAssessments = (game: Game, { data }: EventOf<"assessments-opened">): Game => ({
  ...game,
  assessments: data.order,
  census: null,
});

// ---- what the rules force

export const deriveCensusCalled = (game: Game): DataOf<"census-called"> => ({ year: game.year });

export const deriveStoreySetAside = (game: Game): DataOf<"storey-set-aside"> => ({
  seat: seatPlacing(game)!,
});

export const deriveCensusRewardLost = (game: Game): DataOf<"reward-lost"> => ({
  seat: seatPlacing(game)!,
  reward: game.census?.reward === "bards" ? "bards" : "guild",
  reason: whyNothing(game),
});
