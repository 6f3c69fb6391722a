// Checks of cities and roads: ids, ends, colours, crossings, one connected map.
// Knows no regions and no tiles.
import { citiesById, roadLine } from "./faces.ts";
import type { City, Edition, Point, Road } from "./format.ts";
import { onSegment, samePoint, segmentsMeet, segmentsMeetBeyond } from "./geometry.ts";
import type { CityId } from "./ids.ts";
import { CITY_COUNT } from "./limits.ts";
import { problem, type EditionProblem } from "./problem.ts";
import { missingFrom, repeatedAt } from "./repeated.ts";

const cityProblems = ({ cities }: Edition): readonly EditionProblem[] => [
  ...repeatedAt(cities, ({ id }) => id).map((at) =>
    problem(
      "duplicate-city",
      `cities[${at}].id`,
      `City ${cities[at]!.id} is listed before; give each city once.`,
    ),
  ),
  ...missingFrom(
    CITY_COUNT,
    cities.map(({ id }) => id),
  ).map((id) => problem("missing-city", "cities", `City ${id} is missing; add it with its place.`)),
  ...repeatedAt(cities, ({ x, y }) => `${x},${y}`).map((at) =>
    problem(
      "cities-at-one-place",
      `cities[${at}]`,
      `City ${cities[at]!.id} lies where another does; correct one of the places.`,
    ),
  ),
];

const endProblems = ({ roads }: Edition, byId: ReadonlyMap<CityId, City>) =>
  roads.flatMap(({ between: [a, b] }, at): readonly EditionProblem[] => {
    const path = `roads[${at}].between`;
    if (a === b)
      return [
        problem("road-to-itself", path, `The road leads from ${a} to ${a}; name two cities.`),
      ];
    return [a, b]
      .filter((city) => !byId.has(city))
      .map((city) =>
        problem("dangling-road", path, `There is no city ${city}; add it or correct the road.`),
      );
  });

const colourProblems = ({ roads }: Edition): readonly EditionProblem[] => {
  const ends = roads.flatMap(({ colour, between: [a, b] }, at) =>
    [...new Set([a, b])].map((city) => ({ colour, city, at })),
  );
  return repeatedAt(ends, ({ colour, city }) => `${colour} ${city}`).map((index) => {
    const { colour, city, at } = ends[index]!;
    return problem(
      "two-roads-of-a-colour",
      `roads[${at}]`,
      `City ${city} has a ${colour} road already; a city has at most one of a colour.`,
    );
  });
};

/** A road on the map, with the straight pieces it is made of. */
interface Line {
  readonly at: number;
  readonly road: Road;
  readonly pieces: readonly (readonly [Point, Point])[];
}

const linesOf = (roads: readonly Road[], byId: ReadonlyMap<CityId, City>): readonly Line[] =>
  roads.flatMap((road, at) => {
    const points = roadLine(road, byId);
    if (points === undefined || road.between[0] === road.between[1]) return [];
    const pieces = points
      .slice(1)
      .map((to, index): readonly [Point, Point] => [points[index]!, to]);
    return [{ at, road, pieces }];
  });

const throughProblems = (cities: readonly City[], lines: readonly Line[]) =>
  lines.flatMap(({ at, road, pieces }) =>
    cities
      .filter(({ id }) => !road.between.includes(id))
      .filter(({ x, y }) => pieces.some(([a, b]) => onSegment([x, y], a, b)))
      .map(({ id }) =>
        problem(
          "road-through-city",
          `roads[${at}]`,
          `The road ${road.between.join("–")} runs through city ${id}; bend it with \`via\`.`,
        ),
      ),
  );

/** Roads may meet in a city that ends both, nowhere else. */
const linesCross = (one: Line, other: Line, byId: ReadonlyMap<CityId, City>): boolean => {
  const joints = one.road.between
    .filter((id) => other.road.between.includes(id))
    .map((id): Point => [byId.get(id)!.x, byId.get(id)!.y]);
  return one.pieces.some((a) =>
    other.pieces.some((b) => {
      const joint = joints.find(
        (p) => a.some((q) => samePoint(p, q)) && b.some((q) => samePoint(p, q)),
      );
      return joint === undefined ? segmentsMeet(...a, ...b) : segmentsMeetBeyond(joint, a, b);
    }),
  );
};

const crossesItself = ({ pieces }: Line): boolean =>
  pieces.some((a, i) =>
    pieces
      .slice(i + 1)
      .some((b, gap) => (gap === 0 ? segmentsMeetBeyond(a[1], a, b) : segmentsMeet(...a, ...b))),
  );

const crossingProblems = (lines: readonly Line[], byId: ReadonlyMap<CityId, City>) =>
  lines.flatMap((one, index) =>
    [
      ...(crossesItself(one) ? [one] : []),
      ...lines.slice(index + 1).filter((other) => linesCross(one, other, byId)),
    ].map((other) =>
      problem(
        "crossing-roads",
        `roads[${other.at}]`,
        `The road ${other.road.between.join("–")} crosses or touches ` +
          `${one.road.between.join("–")}; move or bend one of them.`,
      ),
    ),
  );

const pieceProblems = ({ cities, roads }: Edition): readonly EditionProblem[] => {
  const reached = new Set<CityId>(cities.slice(0, 1).map(({ id }) => id));
  for (let grown = true; grown;) {
    grown = false;
    for (const { between } of roads) {
      if (between.some((id) => reached.has(id)) && !between.every((id) => reached.has(id))) {
        between.forEach((id) => reached.add(id));
        grown = true;
      }
    }
  }
  const cut = cities.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
  return cut.length === 0
    ? []
    : [
        problem(
          "map-in-pieces",
          "roads",
          `No roads lead from city ${cities[0]!.id} to ${cut.join(", ")}; add what is missing.`,
        ),
      ];
};

export const mapProblems = (edition: Edition): readonly EditionProblem[] => {
  const byId = citiesById(edition.cities);
  const lines = linesOf(edition.roads, byId);
  return [
    ...cityProblems(edition),
    ...endProblems(edition, byId),
    ...colourProblems(edition),
    ...throughProblems(edition.cities, lines),
    ...crossingProblems(lines, byId),
    ...pieceProblems(edition),
  ];
};
