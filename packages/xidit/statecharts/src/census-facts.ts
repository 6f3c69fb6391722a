// What the questions of a census read, and why its values had to be what they are. Adds no rule.
import { type Claim, type Fact, SeatId } from "@assize/kernel-model";
import { NO_CITY } from "@assize/xidit-edition";
import { type DataOf, type EventOf, fact, secretOf, type State } from "@assize/xidit-events";
import { kindCounted, mostToShow } from "@assize/xidit-scoring";
import { censusBards, guildsWithRoom, isCensusYear, seatPlacing } from "./census-rules.ts";

export const censusYear = (game: State): Fact =>
  fact("census-year", { year: game.year, census: isCensusYear(game) });

export const yearWas = (game: State): Fact =>
  fact("year-was", { year: game.year, years: game.setting.years });

export const handsMissing = (game: State): Fact =>
  fact("hands-missing", {
    seats: (game.census?.hands ?? []).flatMap((hand, seat) =>
      hand === null ? [SeatId(seat)] : [],
    ),
  });

export const handMade = (game: State, { by }: EventOf<"hand-chosen">): Fact =>
  fact("hand-made", { seat: by, before: (game.census?.hands[by] ?? null) !== null });

export const unitsToShow = (game: State, { by, data }: EventOf<"hand-chosen">): Fact => {
  const kind = kindCounted(game);
  const held = kind === null ? [] : Array.from({ length: mostToShow(game, by) }, () => kind);
  return secretOf(by, "units-to-show", { seat: by, held, shown: data.units });
};

export const kindIsCounted = (game: State): Fact =>
  fact("kind-counted", { unit: kindCounted(game) });

export const placingLeft = (game: State): Fact =>
  fact("placing-left", { seats: game.census?.placing ?? [] });

const bards = (game: State, seat: SeatId): Fact =>
  fact("bards-to-place", { seat, ...censusBards(game), city: game.idrakys[seat] ?? NO_CITY });

const storeys = (game: State, seat: SeatId): Fact =>
  fact("guilds-with-room", {
    seat,
    stock: game.storeyStock[seat] ?? 0,
    cities: guildsWithRoom(game),
  });

/** What the seat placing now can do with its reward; who is left to place where nobody is. */
export const rewardPlaceable = (game: State): Fact => {
  const seat = seatPlacing(game);
  if (seat === null || game.census === null) return placingLeft(game);
  return game.census.reward === "bards" ? bards(game, seat) : storeys(game, seat);
};

export const rewardDeclinable = (game: State): Fact =>
  fact("reward-declinable", { optional: game.rulings["census-optional"] === "yes" });

// ---- why a value had to be so

type Award = Claim<State, DataOf<"census-awarded">>;

export const handsShown = ({ derived }: Award): Fact =>
  fact("hands-shown", { unit: derived.unit, hands: derived.hands });

export const censusMost = ({ derived }: Award): Fact =>
  fact("census-most", { hands: derived.hands, seats: derived.seats });

export const censusPrize = ({ derived }: Award): Fact =>
  fact("census-prize", {
    unit: derived.unit,
    reward: derived.reward,
    winners: derived.seats.length,
    amounts: derived.amounts,
  });
