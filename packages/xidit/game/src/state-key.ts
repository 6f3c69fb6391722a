// What of a state decides how a game can go on: what is spent, and what is over, is left out. Reads no history.
// Each part says which rule still reads it; what no rule reads any more is in no part.
import { type Json, SeatId } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import {
  type Census,
  type Elimination,
  type Order,
  type State,
  totalUnits,
} from "@assize/xidit-events";
import { bankLeft, bardsInBastion, valuesIn } from "@assize/xidit-scoring";
import { encodeContext } from "./encoding.ts";

const within = (place: string, phase: string): boolean => place.startsWith(`play.${phase}.`);

/** As `GameModel.stateKey` says. */
export const stateKey = (game: State, place: string): Json => {
  // In the setup every part is what the steps before have brought about; nothing of it is spent.
  if (within(place, "setup")) return encodeContext({ ...game, bank: bankLeft(game) });
  if (within(place, "assessment")) return atAssessment(game);
  if (within(place, "census")) return atCensus(game) as unknown as Json;
  const phase = within(place, "secret-orders") ? inOrders(game) : inYear(game, place);
  return { ...onTable(game), ...phase } as unknown as Json;
};

/** What each player has, and what is left to be had: until the assessments. */
const held = (game: State) => ({
  firstPlayer: game.firstPlayer,
  idrakys: game.idrakys,
  gold: game.gold,
  bank: bankLeft(game),
  bards: game.bards,
  bardStock: game.bardStock,
  guilds: game.guilds,
  storeyStock: game.storeyStock,
  dummy: game.dummy,
  assessments: game.assessments,
});

/** Also what lies on the board and in the queues: as long as another order may be carried out. */
const onTable = (game: State) => ({
  ...held(game),
  year: game.year,
  cities: game.cities,
  queues: game.queues,
  titans: game.titans,
  barracks: game.barracks,
  screens: game.screens,
  setAside: game.setAside,
});

// ---- the year

/** Where deeds are under way, the order on turn is spent. */
const isAtTurn = (place: string): boolean => place === "play.resolution.turn";

/** The orders of a seat that are still to be carried out. */
const ordersToCome = (game: State, seat: SeatId, place: string): readonly Order[] => {
  const { seats } = game.setting;
  const turnOf = (one: SeatId): number => (one - game.firstPlayer + seats) % seats;
  const [own, now] = [turnOf(seat), turnOf(game.onTurn)];
  const isSpent = own < now || (own === now && !isAtTurn(place));
  return game.programs[seat]?.slice(game.order + (isSpent ? 1 : 0)) ?? [];
};

/** A set of numbers, as one list. */
const asSet = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** In which cities a seat has recruited and fought this year. */
const deedsOf = (game: State, seat: number) => ({
  recruitedIn: asSet(game.recruitedIn[seat]!),
  foughtIn: asSet(game.foughtIn[seat]!),
  titansIn: asSet(game.titansIn[seat]!),
});

const inOrders = (game: State) => ({
  programs: game.programs,
  deeds: game.programs.map((_, seat) => deedsOf(game, seat)),
});

/** The number of storeys is asked where a guild is still to be built. */
const eliminationLeft = ({ city, titan, rewards, storeys }: Elimination) => ({
  city,
  titan,
  rewards,
  storeys: rewards.includes("guild") ? storeys : null,
});

const inYear = (game: State, place: string) => {
  const toCome = game.programs.map((_, seat) => ordersToCome(game, SeatId(seat), place));
  const { elimination } = game;
  const isRewarded = within(place, "resolution.rewards") && elimination !== null;
  return {
    order: game.order,
    onTurn: game.onTurn,
    toCome,
    // Asked where an action is carried out, and nowhere else.
    deeds: toCome.map((orders, seat) => (orders.includes("action") ? deedsOf(game, seat) : null)),
    elimination: isRewarded ? eliminationLeft(elimination) : null,
    replacement: game.replacement,
    // They are to be shuffled: in which order they were collected is no matter.
    reinforcements: asSet(game.reinforcements),
  };
};

// ---- the census

/** The reward is asked as long as somebody places it. */
const censusLeft = ({ kind, hands, placing, reward, amount }: Census) =>
  placing.length === 0 ? { kind, hands, placing } : { kind, hands, placing, reward, amount };

/** After the last census, units count as such: kinds matter that are still to be counted. */
const unitsLeft = (game: State) =>
  game.screens.map((units) => ({
    all: totalUnits(units),
    toCount: UNIT_KINDS.slice(game.census?.kind ?? 0).map((kind) => units[kind]),
  }));

const atCensus = (game: State) => {
  const census = game.census === null ? null : censusLeft(game.census);
  return game.year === game.setting.years
    ? { ...held(game), census, units: unitsLeft(game) }
    : { ...onTable(game), census };
};

// ---- the end

/** Values are asked of the assessments that are still to be held; of those before, who fell and the figures. */
const atAssessment = (game: State) => {
  const left = game.assessments.slice(game.rankings.length);
  const isCounted = left.includes("reputation");
  return {
    firstPlayer: game.firstPlayer,
    left: left.map((assessment) => ({
      assessment,
      values: valuesIn(game, assessment),
      dummy: game.dummy?.[assessment] ?? null,
    })),
    units: game.screens.map(totalUnits),
    bastion: isCounted && !game.bastionOpened ? bardsInBastion(game) : null,
    held: game.rankings.map(({ assessment, scores, dummy, eliminated }) => ({
      assessment,
      scores,
      dummy,
      eliminated,
    })),
  };
};
