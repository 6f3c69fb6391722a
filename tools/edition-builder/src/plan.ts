// The abstract map: 21 cities on the crossroads and roads of a sketch, with the special ones
// named: the cities that border region 1 or 2 alone. Knows no numbers and no colours.
import type { Sketch } from "./cells.ts";
import { centreOf, distance, type Spot } from "./plane.ts";
import { draw, pick, shuffle, type Random } from "./random.ts";

export interface Plan {
  /** Where each city lies at first. */
  readonly spots: readonly Spot[];
  readonly roads: readonly (readonly [number, number])[];
  /** Each region as the ring of its cities; the first is the central one. */
  readonly rings: readonly (readonly number[])[];
  /** Rings of regions 1 and 2. */
  readonly closing: readonly [number, number];
  /** The cities to be numbered 19, 20 and 21. */
  readonly secluded: readonly [number, number, number];
}

const LOOSE_CITIES = 2;

const pairs = (ring: readonly number[]): readonly (readonly [number, number])[] =>
  ring.map((a, i) => [a, ring[(i + 1) % ring.length]!]);

const keyOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const isOn = (ring: readonly number[], a: number, b: number): boolean =>
  pairs(ring).some(([c, d]) => keyOf(a, b) === keyOf(c, d));

/** The roads of all rings, each once. */
const roadsOf = (rings: readonly (readonly number[])[]): readonly (readonly [number, number])[] => [
  ...new Map(rings.flatMap(pairs).map((pair) => [keyOf(...pair), pair])).values(),
];

const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
];

interface Draft {
  readonly spots: readonly Spot[];
  readonly rings: readonly (readonly number[])[];
}

/** Puts `count` new cities on the road between two. */
const insert = (
  { spots, rings }: Draft,
  [a, b]: readonly [number, number],
  count: number,
): Draft => {
  const fresh = Array.from({ length: count }, (_, i) => spots.length + i);
  const places = fresh.map((_, i) => between(spots[a]!, spots[b]!, (i + 1) / (count + 1)));
  const extend = (ring: readonly number[]): readonly number[] =>
    pairs(ring).flatMap(([c, d]) => {
      if (keyOf(a, b) !== keyOf(c, d)) return [c];
      return [c, ...(c === a ? fresh : [...fresh].reverse())];
    });
  return { spots: [...spots, ...places], rings: rings.map(extend) };
};

/** The one road of a ring on the outside, or undefined. */
const outerRoad = ({ rings }: Draft, ring: number): readonly [number, number] | undefined =>
  pairs(rings[ring]!).find(
    ([a, b]) => !rings.some((other, index) => index !== ring && isOn(other, a, b)),
  );

/** Outer rings that share no city, of which 1 and 2 may be made. */
const candidates = (draft: Draft): readonly (readonly [number, number])[] => {
  const outer = draft.rings.flatMap((_, ring) => (outerRoad(draft, ring) ? [ring] : []));
  return outer.flatMap((one) =>
    outer
      .filter((two) => two !== one)
      .filter((two) => !draft.rings[one]!.some((city) => draft.rings[two]!.includes(city)))
      .map((two): readonly [number, number] => [one, two]),
  );
};

/** Further down and to the right reads later, as numbers do. */
export const readingOrder = ([x, y]: Spot): number => y + x / 4;

const lowest = (draft: Draft, list: readonly (readonly [number, number])[]) => {
  const low = (ring: number): number =>
    readingOrder(centreOf(draft.rings[ring]!.map((at) => draft.spots[at]!)));
  return [...list].sort((a, b) => 2 * low(b[1]) + low(b[0]) - 2 * low(a[1]) - low(a[0]));
};

/** A plan on a sketch; undefined where the middle is not enclosed or no two regions fit. */
export const plan = (sketch: Sketch, random: Random): readonly [Plan | undefined, Random] => {
  const base: Draft = { spots: sketch.spots, rings: sketch.cells };
  const choices = lowest(base, candidates(base)).slice(0, 3);
  if (outerRoad(base, 0) !== undefined || choices.length === 0) return [undefined, random];
  const [closing, rest] = pick(random, choices);
  const [one, two] = [outerRoad(base, closing[0])!, outerRoad(base, closing[1])!];
  const withOne = insert(base, one, 1);
  const withTwo = insert(withOne, two, 2);
  const [loose, after] = looseRoads(withTwo, rest);
  const full = loose.reduce((draft, road) => insert(draft, road, 1), withTwo);
  const first = sketch.spots.length;
  return [
    {
      spots: full.spots,
      rings: full.rings,
      roads: roadsOf(full.rings),
      closing,
      secluded: [first, first + 1, first + 2],
    },
    after,
  ];
};

/** Two different roads for the last cities, the longer the likelier. */
const looseRoads = (draft: Draft, random: Random) => {
  const [mixed, rest] = shuffle(random, roadsOf(draft.rings));
  const length = ([a, b]: readonly [number, number]) => distance(draft.spots[a]!, draft.spots[b]!);
  const long = [...mixed].sort((a, b) => length(b) - length(a)).slice(0, 3 * LOOSE_CITIES);
  const [skip, after] = draw(rest, long.length - LOOSE_CITIES + 1);
  return [long.slice(skip, skip + LOOSE_CITIES), after] as const;
};
