// Questions and updates of phase 4: hands, the award, and placing what was won.
import type { SeatId } from "@assize/kernel-model";
import { CityId, NO_CITY, type RegionId, UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import {
  type Census,
  type DataOf,
  type EventOf,
  type State,
  type LostReason,
  repeated,
} from "@assize/xidit-events";
import { mostToShow } from "@assize/xidit-scoring";
import { isWayToPlace, openBorderingRegions } from "@assize/xidit-topology";
import { addStorey as add, payGold, putBards, roomFor, setStoreyAside } from "./reward-rules.ts";

export const isCensusYear = (game: State): boolean => game.setting.censusYears.includes(game.year);
export const isNoCensusYear = (game: State): boolean => !isCensusYear(game);
export const isLastYear = (game: State): boolean => game.year === game.setting.years;
export const isNotLastYear = (game: State): boolean => !isLastYear(game);

export const isShort = (game: State): boolean => game.setting.length === "short";

// ---- hands

export const callCensus = (game: State): State => ({
  ...game,
  census: {
    kind: 0,
    hands: repeated(game.setting.seats, null),
    placing: [],
    reward: null,
    amount: 0,
  },
});

export const handNotYetChosen = (game: State, event: EventOf<"hand-chosen">): boolean =>
  game.census?.hands[event.by] === null;

export const unitsAreHeld = (game: State, event: EventOf<"hand-chosen">): boolean =>
  event.data.units <= mostToShow(game, event.by);

export const allHandsChosen = (game: State): boolean =>
  game.census?.hands.every((hand) => hand !== null) ?? false;

export const someoneStillChooses = (game: State): boolean => !allHandsChosen(game);

const withCensus = (game: State, change: (census: Census) => Census): State =>
  game.census === null ? game : { ...game, census: change(game.census) };

export const chooseHand = (game: State, event: EventOf<"hand-chosen">): State =>
  withCensus(game, (census) => ({
    ...census,
    hands: census.hands.with(event.by, event.data.units),
  }));

/** Gold is paid at once; bards and storeys wait for their placing, and the next kind is up (census.order). */
export const award = (game: State, { data }: EventOf<"census-awarded">): State => {
  const { unit, reward, amounts } = data;
  const seats = data.seats.filter((seat) => seat < game.setting.seats);
  const counted = withCensus(game, () => ({
    kind: UNIT_KINDS.indexOf(unit) + 1,
    hands: repeated(game.setting.seats, null),
    placing: reward === "gold" ? [] : seats,
    reward: reward === "gold" ? null : reward === "bards" ? "bards" : "storey",
    amount: amounts[0] ?? 0,
  }));
  if (reward !== "gold") return counted;
  return seats.reduce((paid, seat, i) => payGold(paid, seat, amounts[i] ?? 0), counted);
};

export const militiaAreCounted = (_: State, { data }: EventOf<"census-awarded">): boolean =>
  data.unit === "militia";
export const archersAreCounted = (_: State, { data }: EventOf<"census-awarded">): boolean =>
  data.unit === "archer";
export const severalShowMost = (_: State, { data }: EventOf<"census-awarded">): boolean =>
  data.seats.length > 1;

// ---- placing

export const rewardsArePlaced = (game: State): boolean => game.census?.placing.length === 0;

export const kindsAreLeft = (game: State): boolean =>
  game.census !== null && game.census.kind < UNIT_KINDS.length;
export const allKindsCounted = (game: State): boolean => game.census?.kind === UNIT_KINDS.length;

const isRewarded = (game: State, kind: UnitKind): boolean =>
  game.census?.kind === UNIT_KINDS.indexOf(kind) + 1;
export const infantryAreRewarded = (game: State): boolean => isRewarded(game, "infantry");
export const clericsAreRewarded = (game: State): boolean => isRewarded(game, "cleric");
export const magesAreRewarded = (game: State): boolean => isRewarded(game, "mage");

/** The seat that places its reward now (census.tie-order). */
export const seatPlacing = (game: State): SeatId | null => game.census?.placing[0] ?? null;

export const isPlacing = (game: State, event: { readonly by: SeatId }): boolean =>
  event.by === seatPlacing(game);

const placedOne = (game: State): State =>
  withCensus(game, (census) => ({ ...census, placing: census.placing.slice(1) }));

/** Where, and how many, bards the placing seat puts now (census.infantry, census.clerics). */
export const censusBards = (
  game: State,
): { readonly regions: readonly RegionId[]; readonly bards: number } => {
  const seat = seatPlacing(game);
  if (seat === null || game.census?.reward !== "bards") return { regions: [], bards: 0 };
  return {
    regions: openBorderingRegions(game.setting, game.idrakys[seat] ?? NO_CITY),
    bards: Math.min(game.census.amount, game.bardStock[seat]!),
  };
};

export const bardsCanBePlaced = (game: State): boolean => {
  const { regions, bards } = censusBards(game);
  return regions.length > 0 && bards > 0;
};

export const bardsBorderTheCity = (game: State, event: EventOf<"bards-placed">): boolean => {
  const { regions, bards } = censusBards(game);
  return isWayToPlace(regions, bards, event.data.regions);
};

const ownGuilds = (game: State, seat: SeatId): readonly CityId[] => {
  const cities: CityId[] = [];
  for (let city = 0; city < game.guilds.length; city++)
    if (game.guilds[city]?.seat === seat) cities.push(CityId(city));
  return cities;
};

/** Own guilds that have room for one more storey (census.mages). */
export const guildsWithRoom = (game: State): readonly CityId[] => {
  const seat = seatPlacing(game);
  if (seat === null || game.census?.reward !== "storey" || game.storeyStock[seat] === 0) return [];
  return ownGuilds(game, seat).filter((city) => roomFor(game, seat, city) > 0);
};

export const storeyCanBeAdded = (game: State): boolean => guildsWithRoom(game).length > 0;
export const guildHasRoom = (game: State, event: EventOf<"storey-added">): boolean =>
  guildsWithRoom(game).includes(event.data.city);

/** Set aside where no guild has room; `no-guild-only`: where there is no guild at all (census.mages). */
export const storeyIsSetAside = (game: State): boolean => {
  const seat = seatPlacing(game);
  if (seat === null || game.census?.reward !== "storey" || game.storeyStock[seat] === 0)
    return false;
  if (guildsWithRoom(game).length > 0) return false;
  return game.rulings["bonus-storey"] === "no-room" || ownGuilds(game, seat).length === 0;
};

/** "May": the reward as a whole can be declined; gold never (census.infantry, ruling `census-optional`). */
export const mayDecline = (game: State): boolean =>
  game.rulings["census-optional"] === "yes" && (bardsCanBePlaced(game) || storeyCanBeAdded(game));

export const nothingCanBePlaced = (game: State): boolean =>
  seatPlacing(game) !== null &&
  !bardsCanBePlaced(game) &&
  !storeyCanBeAdded(game) &&
  !storeyIsSetAside(game);

const whyNothing = (game: State): LostReason => {
  const seat = seatPlacing(game)!;
  if (game.census?.reward === "bards")
    return game.bardStock[seat] === 0 ? "no-bard-left" : "no-open-region";
  return game.storeyStock[seat] === 0 ? "no-storey-left" : "guild-full";
};

// ---- carrying out

export const placeBards = (game: State, event: EventOf<"bards-placed">): State =>
  placedOne(putBards(game, event.by, event.data.regions));

export const addStorey = (game: State, event: EventOf<"storey-added">): State =>
  placedOne(add(game, event.by, event.data.city));

export const setAside = (game: State, { data }: EventOf<"storey-set-aside">): State =>
  placedOne(setStoreyAside(game, data.seat));

export const passReward = (game: State): State => placedOne(game);

/** The order of the Hall of Fame is as it is told (assess.order). */
export const openAssessments = (game: State, { data }: EventOf<"assessments-opened">): State => ({
  ...game,
  assessments: data.order,
  census: null,
});

// ---- what the rules force

export const deriveCensusCalled = (game: State): DataOf<"census-called"> => ({ year: game.year });

export const deriveStoreySetAside = (game: State): DataOf<"storey-set-aside"> => ({
  seat: seatPlacing(game)!,
});

export const deriveCensusRewardLost = (game: State): DataOf<"reward-lost"> => ({
  seat: seatPlacing(game)!,
  reward: game.census?.reward === "bards" ? "bards" : "guild",
  reason: whyNothing(game),
});
