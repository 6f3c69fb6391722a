// Moves the cities of a plan until they lie well: apart, at wide angles, regions of like size.
// Keeps the map planar throughout. Threshold accepting: needs no exponentials.
import {
  areaOf,
  BOARD,
  centreOf,
  cosineAt,
  cross,
  distance,
  distanceToSegment,
  mayBeNear,
  type Spot,
} from "./plane.ts";
import type { Plan } from "./plan.ts";
import { draw, type Random } from "./random.ts";

/** Wishes, in board units; what falls short costs its square. */
const WISH = {
  cityGap: 165,
  roadGap: 100,
  roadLength: 225,
  /** Cosine of 65 degrees or so. */
  cosine: 0.42,
  regionArea: 56_000,
} as const;

/** Not `**`, which engines may round differently. */
const square = (value: number): number => value * value;

const shortfall = (has: number, wish: number): number => {
  const lack = (wish - has) / wish;
  return lack > 0 ? lack * lack : 0;
};

const cityGapCost = (a: Spot, b: Spot): number =>
  mayBeNear(a, b, b, WISH.cityGap) ? 4 * shortfall(distance(a, b), WISH.cityGap) : 0;

const roadGapCost = (city: Spot, a: Spot, b: Spot): number =>
  mayBeNear(city, a, b, WISH.roadGap)
    ? 6 * shortfall(distanceToSegment(city, a, b), WISH.roadGap)
    : 0;

/** What concerns one city: its roads, the rings it lies on, its neighbours. */
interface Surroundings {
  readonly neighbours: readonly (readonly number[])[];
  readonly rings: readonly (readonly number[])[];
}

const surroundingsOf = ({ spots, roads, rings }: Plan): Surroundings => ({
  neighbours: spots.map((_, city) =>
    roads.flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : [])),
  ),
  rings: spots.map((_, city) => rings.flatMap((ring, i) => (ring.includes(city) ? [i] : []))),
});

const angleCost = (spots: readonly Spot[], city: number, around: readonly number[]): number => {
  let cost = 0;
  for (let i = 0; i < around.length; i++)
    for (let j = i + 1; j < around.length; j++) {
      const cosine = cosineAt(spots[city]!, spots[around[i]!]!, spots[around[j]!]!);
      if (cosine > WISH.cosine) cost += 12 * square(cosine - WISH.cosine);
    }
  return cost;
};

const ringCost = (plan: Plan, spots: readonly Spot[], ring: number): number => {
  const outline = plan.rings[ring]!.map((city) => spots[city]!);
  const size = Math.abs(areaOf(outline)) / WISH.regionArea - 1;
  const rim = outline.reduce(
    (sum, a, i) => sum + distance(a, outline[(i + 1) % outline.length]!),
    0,
  );
  const roundness = (rim * rim) / (16 * Math.abs(areaOf(outline)));
  const offCentre =
    ring === 0 ? distance(centreOf(outline), [BOARD.width / 2, BOARD.height / 2]) / 60 : 0;
  const weight = ring === 0 ? 4 : 1;
  return 3 * size * size + weight * square(Math.max(0, roundness - 0.8)) + offCentre * offCentre;
};

/** All costs in which one city has a part; infinite where two roads cross. */
const costAt = (plan: Plan, near: Surroundings, spots: readonly Spot[], city: number): number => {
  const [place, around] = [spots[city]!, near.neighbours[city]!];
  let cost = angleCost(spots, city, around);
  for (let other = 0; other < spots.length; other++)
    if (other !== city) cost += cityGapCost(place, spots[other]!);
  for (const [a, b] of plan.roads) {
    if (a === city || b === city) continue;
    cost += roadGapCost(place, spots[a]!, spots[b]!);
    for (const far of around)
      if (far !== a && far !== b && cross(place, spots[far]!, spots[a]!, spots[b]!))
        return Infinity;
  }
  for (const far of around) {
    const stretch = distance(place, spots[far]!) / WISH.roadLength - 1;
    cost += stretch > 0 ? 2 * stretch * stretch : 0;
    cost += angleCost(spots, far, near.neighbours[far]!);
    for (let third = 0; third < spots.length; third++)
      if (third !== city && third !== far) cost += roadGapCost(spots[third]!, place, spots[far]!);
  }
  for (const ring of near.rings[city]!) cost += ringCost(plan, spots, ring);
  return cost;
};

const within = (value: number, size: number): number =>
  Math.min(size - BOARD.margin, Math.max(BOARD.margin, value));

/** Stretches the map evenly along each axis so that it fills the board up to its margin. */
const fit = (spots: readonly Spot[]): readonly Spot[] => {
  const stretch = (values: readonly number[], size: number): readonly number[] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = size - 2 * BOARD.margin;
    return values.map((value) => Math.round(BOARD.margin + ((value - low) * room) / (high - low)));
  };
  const xs = stretch(
    spots.map(([x]) => x),
    BOARD.width,
  );
  const ys = stretch(
    spots.map(([, y]) => y),
    BOARD.height,
  );
  return xs.map((x, city): Spot => [x, ys[city]!]);
};

export interface Layout {
  readonly spots: readonly Spot[];
  readonly cost: number;
}

/** Does `steps` moves, wide and lenient at first, narrow and strict at last. */
export const settleLayout = (
  plan: Plan,
  from: readonly Spot[],
  steps: number,
  random: Random,
): readonly [Layout, Random] => {
  const near = surroundingsOf(plan);
  const spots = [...from];
  let rest = random;
  const next = (below: number): number => {
    const [value, after] = draw(rest, below);
    rest = after;
    return value;
  };
  for (let step = 0; step < steps; step++) {
    const left = 1 - step / steps;
    const reach = Math.ceil(4 + 90 * left * left);
    const city = next(spots.length);
    const old = spots[city]!;
    const before = costAt(plan, near, spots, city);
    spots[city] = [
      within(Math.round(old[0]) + next(2 * reach + 1) - reach, BOARD.width),
      within(Math.round(old[1]) + next(2 * reach + 1) - reach, BOARD.height),
    ];
    const lenience = (0.25 * left * left * next(1000)) / 1000;
    if (!(costAt(plan, near, spots, city) <= before + lenience)) spots[city] = old;
  }
  const cost = spots.reduce((sum, _, city) => sum + costAt(plan, near, spots, city), 0);
  return [{ spots: fit(spots), cost }, rest];
};
