// Gives the cities their numbers: roughly in reading order, as far as the known facts allow.
// Knows no colours and no tiles.
import type { Spot } from "./plane.ts";
import { readingOrder, type Plan } from "./plan.ts";
import { draw, shuffle, type Random } from "./random.ts";

/** Roads known by the numbers of their ends. */
const KNOWN_ENDS: readonly (readonly [number, number])[] = [
  [5, 12],
  [7, 6],
  [6, 11],
  [11, 17],
];

const SWAPS = 6000;
const BROKEN_FACT = 10_000;

/** `numbers[city]` is the number of a city of the plan; `snowy` the ring of the snowy region. */
export interface Numbering {
  readonly numbers: readonly number[];
  readonly snowy: number;
}

const ranksOf = (spots: readonly Spot[]): readonly number[] => {
  const sorted = spots
    .map((_, i) => i)
    .sort((a, b) => readingOrder(spots[a]!) - readingOrder(spots[b]!));
  return spots.map((_, city) => sorted.indexOf(city) + 1);
};

/** Rings a snowy region may be: beside the central one at city 17, neither 1 nor 2. */
const snowyRings = (plan: Plan, city17: number): readonly number[] =>
  plan.rings[0]!.includes(city17)
    ? plan.rings.flatMap((ring, i) =>
        i > 0 && !plan.closing.includes(i) && ring.includes(city17) ? [i] : [],
      )
    : [];

const costOf = (plan: Plan, ranks: readonly number[], numbers: readonly number[]): number => {
  const cityOf = (number: number): number => numbers.indexOf(number);
  const joined = ([a, b]: readonly [number, number]): boolean =>
    plan.roads.some(
      ([c, d]) => (c === cityOf(a) && d === cityOf(b)) || (c === cityOf(b) && d === cityOf(a)),
    );
  const broken =
    KNOWN_ENDS.filter((ends) => !joined(ends)).length +
    (snowyRings(plan, cityOf(17)).length === 0 ? 1 : 0);
  const disorder = numbers.reduce((sum, number, city) => {
    const off = number - ranks[city]!;
    return sum + off * off;
  }, 0);
  return BROKEN_FACT * broken + disorder;
};

/** Undefined where no numbering was found that keeps all known facts. */
export const number = (
  plan: Plan,
  spots: readonly Spot[],
  random: Random,
): readonly [Numbering | undefined, Random] => {
  const ranks = ranksOf(spots);
  const free = spots.map((_, city) => city).filter((city) => !plan.secluded.includes(city));
  const [order, afterShuffle] = shuffle(random, free);
  const numbers = spots.map((_, city) => 19 + plan.secluded.indexOf(city));
  order.forEach((city, index) => (numbers[city] = index + 1));
  let [cost, rest] = [costOf(plan, ranks, numbers), afterShuffle];
  for (let step = 0; step < SWAPS; step++) {
    const [i, afterI] = draw(rest, free.length);
    const [j, afterJ] = draw(afterI, free.length);
    const [luck, afterLuck] = draw(afterJ, 1000);
    rest = afterLuck;
    const swap = (): void => {
      const [a, b] = [free[i]!, free[j]!];
      const kept = numbers[a]!;
      numbers[a] = numbers[b]!;
      numbers[b] = kept;
    };
    swap();
    const swapped = costOf(plan, ranks, numbers);
    const lenience = (luck / 1000) * (1 - step / SWAPS) * (step < SWAPS / 2 ? BROKEN_FACT / 2 : 40);
    if (swapped <= cost + lenience) cost = swapped;
    else swap();
  }
  const snowy = snowyRings(plan, numbers.indexOf(17))[0];
  return [cost < BROKEN_FACT && snowy !== undefined ? { numbers, snowy } : undefined, rest];
};
