// Facts of the printed map that texts tell, asked of the reference edition only.
// Knows no tiles; which tiles are in play in a variant is stated here by city numbers.
import { deriveBoard, type Board } from "./board.ts";
import { traceFaces } from "./faces.ts";
import { type Edition } from "./format.ts";
import { CityId, RegionId } from "./ids.ts";
import { REGION_COUNT } from "./limits.ts";
import { problem, type EditionProblem, type EditionProblemCode } from "./problem.ts";
import { ROAD_COLOURS, type RoadColour } from "./units.ts";

/** V − E + F = 2 with 21 cities, nine regions and the outside. */
const ROAD_COUNT = 29;

const KNOWN_ROADS: readonly (readonly [number, number, RoadColour])[] = [
  [5, 12, "blue"],
  [7, 6, "red"],
  [6, 11, "blue"],
  [11, 17, "red"],
];

/** Cities that border one region only: 19 none but 1, 20 and 21 none but 2. */
const SECLUDED: readonly (readonly [city: number, region: number])[] = [
  [19, 1],
  [20, 2],
  [21, 2],
];

/** Variants that close regions, with the cities whose tiles they leave out. */
const VARIANTS: readonly { name: string; closed: number[]; out: number[] }[] = [
  { name: "5 players, short", closed: [2], out: [20, 21] },
  { name: "4 players, short", closed: [1, 2], out: [19, 20, 21] },
  { name: "3 players, long", closed: [1, 2], out: [19, 20, 21] },
  { name: "3 players, short", closed: [1, 2], out: [14, 18, 19, 20, 21] },
];

const fact = (
  holds: boolean,
  code: EditionProblemCode,
  path: string,
  message: string,
): readonly EditionProblem[] => (holds ? [] : [problem(code, path, message)]);

const countProblems = (edition: Edition): readonly EditionProblem[] => {
  const bounded = traceFaces(edition.cities, edition.roads).filter((face) => face.bounded).length;
  return [
    ...fact(
      edition.roads.length === ROAD_COUNT,
      "reference-road-count",
      "roads",
      `There are ${edition.roads.length} roads; nine regions between 21 cities need ${ROAD_COUNT}.`,
    ),
    ...fact(
      bounded === REGION_COUNT,
      "reference-face-count",
      "roads",
      `The roads enclose ${bounded} faces; there are ${REGION_COUNT} regions.`,
    ),
  ];
};

const roadProblems = (board: Board): readonly EditionProblem[] => [
  ...KNOWN_ROADS.flatMap(([a, b, colour]) =>
    fact(
      board.neighbours[CityId(a)]?.[colour] === b,
      "reference-known-road",
      "roads",
      `Cities ${a} and ${b} are known to be joined by a ${colour} road; add it.`,
    ),
  ),
  ...ROAD_COLOURS.flatMap((colour) =>
    fact(
      board.cities.some((city) => board.neighbours[city]?.[colour] === null),
      "reference-colour-everywhere",
      "roads",
      `Every city has a ${colour} road, which 21 cities cannot have; correct a colour.`,
    ),
  ),
  ...board.cities.flatMap((city) =>
    fact(
      ROAD_COLOURS.filter((colour) => board.neighbours[city]?.[colour] !== null).length >= 2,
      "reference-dead-end",
      "roads",
      `City ${city} is a dead end; lead a second road to it.`,
    ),
  ),
];

/** The pairs of cities that follow each other on a ring, the lower number first. */
const sidesOf = (ring: readonly CityId[]): readonly string[] =>
  ring.map((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return `${Math.min(a, b)} ${Math.max(a, b)}`;
  });

const regionProblems = (edition: Edition, board: Board): readonly EditionProblem[] => {
  const snowy = edition.regions.find(({ scenery }) => scenery === "snowy")?.id;
  const near17 = board.regionsOf[CityId(17)] ?? [];
  const outside = new Set(
    traceFaces(edition.cities, edition.roads)
      .filter(({ bounded }) => !bounded)
      .flatMap(({ walk }) => sidesOf(walk)),
  );
  const isOuter = (region: number): boolean =>
    sidesOf(board.citiesOf[RegionId(region)] ?? []).some((side) => outside.has(side));
  return [
    ...fact(
      snowy !== undefined &&
        snowy !== board.centralRegion &&
        near17.includes(snowy) &&
        near17.some((region) => region === board.centralRegion),
      "reference-city-17",
      "regions",
      "City 17 is known to border the central region and a snowy one; mark or move them.",
    ),
    ...[1, 2].flatMap((region) =>
      fact(
        isOuter(region),
        "reference-outer-regions",
        "regions",
        `Region ${region} has no road on the outside of the map; renumber the regions.`,
      ),
    ),
    ...SECLUDED.flatMap(([city, region]) =>
      fact(
        board.regionsOf[CityId(city)]?.join() === String(region),
        "reference-secluded-cities",
        "cities",
        `City ${city} borders other regions than ${region}; renumber cities or regions.`,
      ),
    ),
  ];
};

const closedInProblems = (board: Board): readonly EditionProblem[] =>
  VARIANTS.flatMap(({ name, closed, out }) =>
    board.cities
      .filter((city) => !out.includes(city))
      .filter((city) => (board.regionsOf[city] ?? []).every((region) => closed.includes(region)))
      .map((city) =>
        problem(
          "reference-closed-in-city",
          "regions",
          `In the game for ${name}, city ${city} borders no open region; renumber the regions.`,
        ),
      ),
  );

export const referenceMapProblems = (edition: Edition): readonly EditionProblem[] => {
  const board = deriveBoard(edition);
  return [
    ...countProblems(edition),
    ...roadProblems(board),
    ...regionProblems(edition, board),
    ...closedInProblems(board),
  ];
};
