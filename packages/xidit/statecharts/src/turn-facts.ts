// What the questions of one order read, and why its values had to be what they are. Adds no rule and reads no ruling.
import type { Claim, Fact } from "@assize/kernel-model";
import {
  type DataOf,
  type EventOf,
  fact,
  listUnits,
  NO_UNITS,
  ORDERS_A_YEAR,
  secretOf,
  type State,
  totalUnits,
  type Units,
} from "@assize/xidit-events";
import { screenOf } from "./seats.ts";
import {
  cityOnTurn,
  currentOrder,
  currentRoad,
  foughtThreatHere,
  foughtTitanHere,
  notYetRecruitedHere,
  ragingPile,
  roadTarget,
  tileHere,
  unitsAsked,
} from "./turn-rules.ts";

const listHere = (game: State) => {
  const tile = tileHere(game);
  return listUnits(tile?.side === "recruitment" ? tile.units : NO_UNITS);
};

export const orderWas = (game: State): Fact =>
  fact("order-was", { seat: game.onTurn, number: game.order + 1, order: currentOrder(game) });

export const turnWas = (game: State): Fact => fact("turn-was", { seat: game.onTurn });

export const stoodIn = (game: State): Fact =>
  fact("stood-in", { seat: game.onTurn, city: cityOnTurn(game) });

export const roadLed = (game: State): Fact | null => {
  const road = currentRoad(game);
  return road === null
    ? orderWas(game)
    : fact("road-led", { city: cityOnTurn(game), road, to: roadTarget(game) });
};

export const ordersLeft = (game: State): Fact =>
  fact("orders-left", { resolved: game.order, orders: ORDERS_A_YEAR });

export const cityHeld = (game: State): Fact =>
  fact("city-held", { city: cityOnTurn(game), tile: tileHere(game)?.side ?? null });

export const recruitedBefore = (game: State): Fact =>
  fact("recruited-before", {
    seat: game.onTurn,
    city: cityOnTurn(game),
    before: !notYetRecruitedHere(game),
  });

export const tileHeld = (game: State): Fact =>
  fact("tile-held", { city: cityOnTurn(game), units: listHere(game) });

export const foughtBefore = (game: State): Fact =>
  fact("fought-before", {
    seat: game.onTurn,
    city: cityOnTurn(game),
    threat: foughtThreatHere(game),
    titan: foughtTitanHere(game),
  });

const owned = (game: State, asked: Units): Fact =>
  secretOf(game.onTurn, "units-owned", {
    seat: game.onTurn,
    owned: listUnits(screenOf(game, game.onTurn)),
    asked: listUnits(asked),
  });

export const ownedForThreat = (game: State): Fact => owned(game, unitsAsked(game));

export const ownedForTitan = (game: State, { data }: EventOf<"titan-paid">): Fact =>
  secretOf(game.onTurn, "units-owned", {
    seat: game.onTurn,
    owned: listUnits(screenOf(game, game.onTurn)),
    asked: data.units,
  });

const raging = (game: State) => game.titans.filter((pile) => pile.raging);

export const titansRaging = (game: State): Fact =>
  fact("titans-raging", { titans: raging(game).flatMap(({ titans }) => titans.slice(0, 1)) });

export const cheapestTitan = (game: State): Fact => {
  const asked = raging(game).map(({ asks }) => asks);
  return secretOf(game.onTurn, "titan-cheapest", {
    seat: game.onTurn,
    owned: totalUnits(screenOf(game, game.onTurn)),
    asks: asked.length === 0 ? null : Math.min(...asked),
  });
};

export const titanAsked = (game: State, { data }: EventOf<"titan-paid">): Fact =>
  fact("titan-asked", {
    titan: data.titan,
    asks: ragingPile(game, data.titan)?.asks ?? null,
    paid: data.units.length,
  });

// ---- why a value had to be so

/** Says of the state what a question says of it. */
export const asOf =
  (describe: (game: State) => Fact | null) =>
  ({ context }: Claim<State>): Fact | null =>
    describe(context);

export const weakestPresent = ({
  context,
  derived,
}: Claim<State, DataOf<"unit-recruited">>): Fact =>
  fact("weakest-present", { units: listHere(context), unit: derived.unit });

export const threatAsked = ({ context, derived }: Claim<State, DataOf<"threat-paid">>): Fact =>
  fact("threat-asked", { city: cityOnTurn(context), units: derived.units });

export const ignoredWhy = ({ context, derived }: Claim<State, DataOf<"order-ignored">>): Fact =>
  fact("ignored-why", {
    seat: context.onTurn,
    city: cityOnTurn(context),
    reason: derived.reason,
  });

export const firstPlayerMoves = ({ context, derived }: Claim<State, DataOf<"year-ended">>): Fact =>
  fact("first-player-moves", { from: context.firstPlayer, to: derived.firstPlayer });
