import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  decodeEdition,
  EDITION_PROBLEM_CODES,
  REFERENCE_PROBLEM_CODES,
  validateEdition,
  validateReference,
  type EditionProblem,
  type EditionProblemCode,
} from "../src/index.ts";
import {
  altered,
  cityOf,
  copy,
  regionOf,
  roadOf,
  tileOf,
  withOpenRegion,
  withoutRoad,
  type Draft,
} from "./altered.ts";

type Plant = readonly [code: EditionProblemCode, path: string, what: string, edition: unknown];

const plant = (
  code: EditionProblemCode,
  path: string,
  what: string,
  alter: (draft: Draft) => void,
): Plant => [code, path, what, altered(alter)];

const openPlant = (
  code: EditionProblemCode,
  path: string,
  what: string,
  alter: (draft: Draft) => void,
): Plant => {
  const draft = withOpenRegion();
  alter(draft);
  return [code, path, what, draft];
};

const swapNumbers = (draft: Draft, a: number, b: number): void => {
  const [one, two] = [cityOf(draft, a), cityOf(draft, b)];
  [one.x, one.y, two.x, two.y] = [two.x, two.y, one.x, one.y];
  for (const { between } of draft.roads)
    between.forEach((id, end) => {
      if (id === a || id === b) between[end] = id === a ? b : a;
    });
};

const PLANTS: readonly Plant[] = [
  ["malformed", "", "not an object", null],
  ["malformed", "roads", "a field is missing", { ...copy(), roads: undefined }],
  ["malformed", "colour", "an unknown field", { ...copy(), colour: "green" }],
  plant("malformed", "cities[3].x", "half a unit", (d) => (cityOf(d, 4).x += 0.5)),
  plant("malformed", "cities[3].id", "a city 22", (d) => (cityOf(d, 4).id = 22)),
  plant("malformed", "roads[0].colour", "a green road", (d) =>
    Object.assign(d.roads[0]!, { colour: "green" }),
  ),
  plant("malformed", "tileSets.21[0].threat.rewards.gold", "negative gold", (d) => {
    tileOf(d, "21", 1).threat.rewards.gold = -1;
  }),
  plant("malformed", "tileSets.18[0].recruit", "six units", (d) => {
    tileOf(d, "18", 1).recruit = Array(6).fill("mage");
  }),
  plant("malformed", "titans[0].asks", "a Titan that asks for six", (d) =>
    Object.assign(d.titans[0]!, { asks: 6 }),
  ),
  plant("duplicate-city", "cities[1].id", "city 1 twice", (d) => (cityOf(d, 2).id = 1)),
  plant("missing-city", "cities", "no city 2", (d) => d.cities.splice(1, 1)),
  plant("cities-at-one-place", "cities[1]", "city 2 on city 1", (d) =>
    Object.assign(cityOf(d, 2), { x: cityOf(d, 1).x, y: cityOf(d, 1).y }),
  ),
  plant("dangling-road", "roads[0].between", "a road to a missing city", (d) => {
    d.cities = d.cities.filter(({ id }) => !d.roads[0]!.between.includes(id));
  }),
  plant("road-to-itself", "roads[0].between", "a road from 1 to 1", (d) => {
    d.roads[0]!.between = [1, 1];
  }),
  plant("two-roads-of-a-colour", "roads[1]", "one colour twice at a city", (d) => {
    const [first, second] = [d.roads[0]!, d.roads[1]!];
    expect(first.between.some((id) => second.between.includes(id))).toBe(true);
    second.colour = first.colour;
  }),
  plant("road-through-city", "roads[0]", "a road bent over city 13", (d) => {
    d.roads[0]!.via = [[cityOf(d, 13).x, cityOf(d, 13).y]];
  }),
  plant("crossing-roads", "roads[29]", "a road across the board", (d) => {
    d.roads.push({ colour: "red", between: [1, 20] });
  }),
  plant("crossing-roads", "roads[0]", "a road that crosses itself", (d) => {
    const { x, y } = cityOf(d, 1);
    d.roads[0]!.via = [
      [x + 20, y + 20],
      [x + 40, y + 20],
      [x + 10, y + 40],
      [x + 30, y + 5],
    ];
  }),
  plant("crossing-roads", "roads[1]", "two roads in one line", (d) => {
    d.roads.splice(1, 0, { ...d.roads[0]!, colour: "red" });
  }),
  plant("map-in-pieces", "roads", "city 2 cut off", (d) => {
    withoutRoad(d, 2, 6);
    withoutRoad(d, 2, 9);
  }),
  plant("duplicate-region", "regions[3].id", "region 3 twice", (d) => (regionOf(d, 4).id = 3)),
  plant("missing-region", "regions", "no region 4", (d) => d.regions.splice(3, 1)),
  plant("central-region-count", "regions", "no central region", (d) => {
    delete regionOf(d, 9).central;
  }),
  plant("central-region-count", "regions", "two central regions", (d) => {
    regionOf(d, 3).central = true;
  }),
  plant("lyre-order", "regions[0].lyre", "the lower value first", (d) => {
    regionOf(d, 1).lyre = [2, 4];
  }),
  plant("region-outside-every-face", "regions[0].inside", "a point off the map", (d) => {
    regionOf(d, 1).inside = [0, 0];
  }),
  plant("region-outside-every-face", "regions[0].inside", "a point on a city", (d) => {
    regionOf(d, 1).inside = [cityOf(d, 5).x, cityOf(d, 5).y];
  }),
  plant("regions-share-a-face", "regions[1].inside", "two points in one face", (d) => {
    const [x, y] = regionOf(d, 1).inside;
    regionOf(d, 2).inside = [x + 5, y];
  }),
  plant("face-without-region", "regions", "one face too many", (d) => {
    d.roads.push({ colour: "red", between: [1, 4] });
  }),
  openPlant("open-region-unknown-city", "regions[0].openAlong", "a city that is gone", (d) => {
    d.cities = d.cities.filter(({ id }) => id !== 19);
  }),
  openPlant("open-region-inside-a-face", "regions[0].inside", "a point in region 9", (d) => {
    regionOf(d, 1).inside = regionOf(d, 9).inside;
  }),
  openPlant("open-region-city-inland", "regions[0].openAlong", "city 13 on the outside", (d) => {
    regionOf(d, 1).openAlong = [16, 13];
  }),
  plant("duplicate-tile", "tileSets.21[1].city", "tile 1 twice", (d) => {
    tileOf(d, "21", 2).city = 1;
  }),
  plant("tile-for-unknown-city", "tileSets.21[20].city", "city 21 is missing", (d) => {
    d.cities.pop();
  }),
  plant("wrong-tile-count", "tileSets.18", "seventeen tiles", (d) => d.tileSets["18"].pop()),
  plant("short-game-tile-missing", "tileSets.18", "tile 19 for 18", (d) => {
    tileOf(d, "18", 18).city = 19;
  }),
  plant("recruit-size", "tileSets.21[0].recruit", "four units", (d) => {
    tileOf(d, "21", 1).recruit.pop();
  }),
  plant("recruit-too-many-of-a-kind", "tileSets.18[0].recruit", "three mages", (d) => {
    tileOf(d, "18", 1).recruit = ["archer", "mage", "mage", "mage"];
  }),
  plant("duplicate-titan", "titans[1].id", "Titan 1 twice", (d) => (d.titans[1]!.id = 1)),
  plant("titan-count", "titans", "three that ask for 4", (d) => (d.titans[0]!.asks = 4)),
  plant("reference-road-count", "roads", "28 roads", (d) => withoutRoad(d, 1, 11)),
  plant("reference-face-count", "roads", "eight faces", (d) => withoutRoad(d, 1, 11)),
  plant("reference-known-road", "roads", "5–12 is red", (d) => (roadOf(d, 5, 12).colour = "red")),
  plant("reference-city-17", "regions", "no snow", (d) => {
    regionOf(d, 3).scenery = "marsh";
  }),
  plant("reference-colour-everywhere", "roads", "all cities have black roads", (d) => {
    d.roads.push({ colour: "black", between: [21, 19] });
  }),
  plant("reference-dead-end", "roads", "city 1 has one road", (d) => withoutRoad(d, 1, 11)),
  plant("reference-outer-regions", "regions", "region 1 in the middle", (d) => {
    const [first, central] = [regionOf(d, 1), regionOf(d, 9)];
    [first.id, central.id] = [9, 1];
  }),
  plant("reference-secluded-cities", "cities", "19 and 5 exchanged", (d) => swapNumbers(d, 19, 5)),
  plant("reference-closed-in-city", "regions", "18 and 20 exchanged", (d) =>
    swapNumbers(d, 18, 20),
  ),
  plant("reference-three-player-tiles", "tileSets.18", "tile 21 for three", (d) => {
    tileOf(d, "18", 1).city = 21;
  }),
  plant("reference-known-recruit", "tileSets.21", "no mage on 6", (d) => {
    tileOf(d, "21", 6).recruit = ["militia", "archer", "archer", "infantry", "cleric"];
  }),
  plant("reference-known-recruit", "tileSets.21", "no archer on 7", (d) => {
    tileOf(d, "21", 7).recruit = ["militia", "infantry", "infantry", "cleric", "mage"];
  }),
  plant("reference-known-threat", "tileSets.21", "17 gives 2 bards", (d) => {
    tileOf(d, "21", 17).threat.rewards.bards = 2;
  }),
  plant("reference-archer-mage", "tileSets.21", "no archer and mage", (d) => {
    tileOf(d, "21", 10).threat.units = ["archer", "cleric"];
  }),
  plant("reference-seen-values", "tileSets.21", "no five gold", (d) => {
    for (const { threat } of d.tileSets["21"])
      if (threat.rewards.gold === 5) threat.rewards.gold = 6;
  }),
  plant("reference-cost-size", "tileSets.18", "four units", (d) => {
    tileOf(d, "18", 1).threat.units = ["militia", "archer", "cleric", "mage"];
  }),
  plant("reference-unit-shares", "tileSets.21 recruit", "militia everywhere", (d) => {
    for (const tile of d.tileSets["21"].slice(0, 12)) tile.recruit.splice(4, 1, "militia");
  }),
  plant("reference-unit-shares", "tileSets.18 threat", "mages everywhere", (d) => {
    for (const { threat } of d.tileSets["18"]) threat.units[0] = "mage";
  }),
  plant("reference-reward-order", "tileSets.21", "a hard threat for little", (d) => {
    const hardest = d.tileSets["21"].find(({ threat }) => threat.units.join() === "archer,mage")!;
    hardest.threat.rewards = { gold: 1, bards: 1, storeys: 4 };
  }),
  plant("reference-titan-rewards", "titans", "little for five units", (d) => {
    d.titans[5]!.rewards.gold = 1;
  }),
];

const problemsOf = (value: unknown): readonly EditionProblem[] => {
  const decoded = decodeEdition(value);
  return Result.isFailure(decoded)
    ? decoded.failure
    : [...validateEdition(decoded.success), ...validateReference(decoded.success)];
};

describe("planted problems", () => {
  test.each(PLANTS)("%s at %s: %s", (code, path, _what, edition) => {
    const found = problemsOf(edition).filter((each) => each.code === code);
    expect(found.map((each) => each.path)).toContain(path);
    for (const { message } of found) expect(message).toMatch(/\S.*[.]$/);
  });

  test("every code is planted at least once", () => {
    const planted = new Set(PLANTS.map(([code]) => code));
    const codes = [...EDITION_PROBLEM_CODES, ...REFERENCE_PROBLEM_CODES];
    expect(codes.filter((code) => !planted.has(code))).toEqual([]);
    expect(codes.length).toBeGreaterThanOrEqual(46);
    expect(PLANTS.length).toBeGreaterThanOrEqual(58);
  });

  test("an open region is no problem", () => {
    const decoded = decodeEdition(withOpenRegion());
    expect(Result.isSuccess(decoded) && validateEdition(decoded.success)).toEqual([]);
  });
});
