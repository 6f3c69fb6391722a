// Numbers the regions and gives them lyre values and scenery.
// Regions 1 and 2 come from the plan, the central one is the last; the rest read in order.
import { RegionId, type Region } from "@assize/xidit-edition";
import { centreOf, type Spot } from "./plane.ts";
import { readingOrder, type Plan } from "./plan.ts";

/** First and second place, by region number. Their sum, 61, is that of the rulebooks' example. */
const LYRES: readonly (readonly [number, number])[] = [
  [4, 2],
  [4, 2],
  [5, 2],
  [4, 2],
  [5, 3],
  [4, 2],
  [5, 2],
  [4, 2],
  [6, 3],
];

const SCENERIES = ["coast", "marsh", "forest", "hills", "lakes", "heath", "meadows"] as const;

export const makeRegions = (
  plan: Plan,
  spots: readonly Spot[],
  snowy: number,
): readonly Region[] => {
  const centre = (ring: number): Spot => centreOf(plan.rings[ring]!.map((city) => spots[city]!));
  const others = plan.rings
    .map((_, ring) => ring)
    .filter((ring) => ring > 0 && !plan.closing.includes(ring))
    .sort((a, b) => readingOrder(centre(a)) - readingOrder(centre(b)));
  const sceneries: string[] = [...SCENERIES];
  return [...plan.closing, ...others, 0].map((ring, index): Region => {
    const [x, y] = centre(ring);
    const scenery = ring === 0 ? "capital" : ring === snowy ? "snowy" : sceneries.shift()!;
    return {
      id: RegionId(index + 1),
      inside: [Math.round(x), Math.round(y)],
      lyre: LYRES[index]!,
      ...(ring === 0 ? { central: true as const } : {}),
      scenery,
    };
  });
};
