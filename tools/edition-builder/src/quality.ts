// Figures that tell how well a map can be read, measured on the finished edition.
// Asks nothing and changes nothing.
import type { Edition } from "@assize/xidit-edition";
import { cosineAt, distance, distanceToSegment, type Spot } from "./plane.ts";

export interface Quality {
  /** Smallest distance between two cities, in board units. */
  readonly cityGap: number;
  /** Smallest distance from a city to a road that does not lead to it. */
  readonly roadGap: number;
  /** Smallest angle between two roads at a city, in degrees. */
  readonly angleDegrees: number;
  readonly shortestRoad: number;
  readonly longestRoad: number;
}

/** One figure a line. */
export const qualityLines = (quality: Quality): readonly string[] => [
  `smallest distance between cities      ${quality.cityGap.toFixed(1)}`,
  `smallest distance of city and road    ${quality.roadGap.toFixed(1)}`,
  `smallest angle at a city, degrees     ${quality.angleDegrees.toFixed(1)}`,
  `shortest and longest road             ${quality.shortestRoad.toFixed(1)}, ${quality.longestRoad.toFixed(1)}`,
];

export const qualityOf = ({ cities, roads }: Edition): Quality => {
  const spot = new Map(cities.map(({ id, x, y }): [number, Spot] => [id, [x, y]]));
  const gaps = cities.flatMap((a, i) =>
    cities.slice(i + 1).map((b) => distance(spot.get(a.id)!, spot.get(b.id)!)),
  );
  const roadGaps = roads.flatMap(({ between: [a, b] }) =>
    cities
      .filter(({ id }) => id !== a && id !== b)
      .map(({ id }) => distanceToSegment(spot.get(id)!, spot.get(a)!, spot.get(b)!)),
  );
  const cosines = cities.flatMap(({ id }) => {
    const ends = roads.flatMap(({ between: [a, b] }) => (a === id ? [b] : b === id ? [a] : []));
    return ends.flatMap((a, i) =>
      ends.slice(i + 1).map((b) => cosineAt(spot.get(id)!, spot.get(a)!, spot.get(b)!)),
    );
  });
  const lengths = roads.map(({ between: [a, b] }) => distance(spot.get(a)!, spot.get(b)!));
  return {
    cityGap: Math.min(...gaps),
    roadGap: Math.min(...roadGaps),
    angleDegrees: (Math.acos(Math.max(...cosines)) * 180) / Math.PI,
    shortestRoad: Math.min(...lengths),
    longestRoad: Math.max(...lengths),
  };
};
