// What the questions of one order read, and why its values had to be what they are. Adds no rule and reads no ruling.
import type { Claim, Fact } from "@assize/kernel-model";
import {
  type CityTile,
  type DataOf,
  fact,
  listUnits,
  NO_UNITS,
  type State,
} from "@assize/xidit-events";
import { cityOnTurn } from "./turn-rules.ts";

const tileHere = (game: State): CityTile | null => game.cities[cityOnTurn(game)] ?? null;

const unitsHere = (game: State) => {
  const tile = tileHere(game);
  return listUnits(tile?.side === "recruitment" ? tile.units : NO_UNITS);
};

export const tileHeld = (game: State): Fact =>
  fact("tile-held", { city: cityOnTurn(game), units: unitsHere(game) });

export const weakestPresent = ({
  context,
  derived,
}: Claim<State, DataOf<"unit-recruited">>): Fact =>
  fact("weakest-present", { units: unitsHere(context), unit: derived.unit });
