// Editions for tests: the reference edition with one thing altered, as plain JSON.
import { encodeEdition, referenceEdition, type EncodedEdition } from "../src/index.ts";

type Mutable<T> = T extends readonly (infer Item)[]
  ? number extends T["length"]
    ? Mutable<Item>[]
    : { -readonly [Key in keyof T]: Mutable<T[Key]> }
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

export type Draft = Mutable<EncodedEdition>;

/** A deep copy of the reference edition. */
export const copy = (): Draft => JSON.parse(JSON.stringify(encodeEdition(referenceEdition)));

export const altered = (alter: (draft: Draft) => void): Draft => {
  const draft = copy();
  alter(draft);
  return draft;
};

export const roadOf = (draft: Draft, a: number, b: number) => {
  const found = draft.roads.find(({ between }) => between.includes(a) && between.includes(b));
  if (found === undefined) throw new Error(`The reference edition has no road ${a}–${b}.`);
  return found;
};

export const withoutRoad = (draft: Draft, a: number, b: number): void => {
  draft.roads.splice(draft.roads.indexOf(roadOf(draft, a, b)), 1);
};

export const cityOf = (draft: Draft, id: number) => draft.cities.find((city) => city.id === id)!;
export const regionOf = (draft: Draft, id: number) => draft.regions.find((r) => r.id === id)!;
export const tileOf = (draft: Draft, set: "21" | "18", city: number) =>
  draft.tileSets[set].find((tile) => tile.city === city)!;

/** Region 1 without the road 16–19–10: a region open to the board's edge. */
export const withOpenRegion = (): Draft =>
  altered((draft) => {
    withoutRoad(draft, 16, 19);
    const region = regionOf(draft, 1);
    region.openAlong = [16, 12, 5, 10, 19];
    region.inside = [20, 790];
  });
