// Deals unit symbols to tiles: how many of each kind is fixed, who gets which is searched.
// Knows no cities, rewards or rules; what is fixed on a tile is handed in.
import { countUnits, UNIT_KINDS, UNITS_IN_BOX, weakestFirst } from "@assize/xidit-edition";
import type { UnitKind } from "@assize/xidit-edition";
import { draw, shuffle, type Random } from "./random.ts";

/** One tile to be dealt to: its size, and units that it must have. */
export interface Slot {
  readonly size: number;
  readonly fixed: readonly UnitKind[];
}

/** Shares `total` symbols out as the box shares out its units, by largest remainders. */
export const apportion = (total: number): readonly UnitKind[] => {
  const box = UNIT_KINDS.reduce((sum, kind) => sum + UNITS_IN_BOX[kind], 0);
  const exact = UNIT_KINDS.map((kind) => (total * UNITS_IN_BOX[kind]) / box);
  const counts = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, i) => ({ i, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  const left = total - counts.reduce((sum, count) => sum + count, 0);
  for (const { i } of byRemainder.slice(0, left)) counts[i]!++;
  return UNIT_KINDS.flatMap((kind, i) => Array<UnitKind>(counts[i]!).fill(kind));
};

/** What is wrong with a deal: too many of a kind, too many pairs, two tiles alike. */
const faults = (tiles: readonly (readonly UnitKind[])[], pairsAllowed: number): number => {
  let [wrong, pairs] = [0, 0];
  for (const tile of tiles) {
    const counts = countUnits(tile);
    for (const kind of UNIT_KINDS) {
      if (counts[kind] > 2) wrong += counts[kind] - 2;
      if (counts[kind] === 2) pairs++;
    }
  }
  const alike = tiles.length - new Set(tiles.map((tile) => weakestFirst(tile).join())).size;
  return wrong + alike + Math.max(0, pairs - pairsAllowed);
};

const without = (all: readonly UnitKind[], taken: readonly UnitKind[]): readonly UnitKind[] => {
  const rest = [...all];
  for (const kind of taken) rest.splice(rest.indexOf(kind), 1);
  return rest;
};

const MOST_SWAPS = 50_000;

/** Swaps single symbols until nothing is wrong. Throws where the search does not end. */
export const dealUnits = (
  slots: readonly Slot[],
  pairsAllowed: number,
  random: Random,
): readonly [readonly (readonly UnitKind[])[], Random] => {
  const total = slots.reduce((sum, { size }) => sum + size, 0);
  const fixed = slots.flatMap((slot) => slot.fixed);
  const [stock, afterShuffle] = shuffle(random, without(apportion(total), fixed));
  const tiles = slots.map((slot) => [
    ...slot.fixed,
    ...stock.splice(0, slot.size - slot.fixed.length),
  ]);
  const loose = slots.flatMap((slot, tile) =>
    tiles[tile]!.flatMap((_, place) => (place < slot.fixed.length ? [] : [{ tile, place }])),
  );
  let [wrong, rest] = [faults(tiles, pairsAllowed), afterShuffle];
  for (let step = 0; wrong > 0; step++) {
    if (step > MOST_SWAPS) throw new Error("No deal of units found; choose another seed.");
    const [i, afterI] = draw(rest, loose.length);
    const [j, afterJ] = draw(afterI, loose.length);
    rest = afterJ;
    const [a, b] = [loose[i]!, loose[j]!];
    const swap = () => {
      const kept = tiles[a.tile]![a.place]!;
      tiles[a.tile]![a.place] = tiles[b.tile]![b.place]!;
      tiles[b.tile]![b.place] = kept;
    };
    swap();
    const now = faults(tiles, pairsAllowed);
    if (now <= wrong) wrong = now;
    else swap();
  }
  return [tiles.map((tile) => [...weakestFirst(tile)]), rest];
};
