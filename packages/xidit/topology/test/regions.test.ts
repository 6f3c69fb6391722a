// Regions: what a city borders, what a variant closes, and how bards split.
import fc from "fast-check";
import { expect, test } from "vitest";
import { CityId, RegionId } from "@assize/xidit-edition";
import {
  borderingRegions,
  isCentral,
  isOpen,
  isWayToPlace,
  openBorderingRegions,
  waysToPlace,
} from "../src/index.ts";
import { CITIES, REGIONS, runs, settingWith, shares } from "./a-setting.ts";

const OPEN = settingWith([]);
const CLOSED = settingWith([1, 2]);

test("ex.blue-year: city 17 borders the central region", () => {
  expect(borderingRegions(OPEN, CityId(17)).some((region) => isCentral(OPEN, region))).toBe(true);
});

test("exactly one region is central", () => {
  expect(REGIONS.filter((region) => isCentral(OPEN, region))).toHaveLength(1);
});

test("closed regions take no bards, and leave the outermost cities none (closed.regions)", () => {
  expect(REGIONS.filter((region) => !isOpen(CLOSED, region))).toEqual([1, 2]);
  for (const city of CITIES) {
    const all = borderingRegions(CLOSED, city);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(openBorderingRegions(CLOSED, city)).toEqual(all.filter((region) => region > 2));
    expect(openBorderingRegions(OPEN, city)).toEqual(all);
  }
  expect([19, 20, 21].map(CityId).map((city) => openBorderingRegions(CLOSED, city))).toEqual([
    [],
    [],
    [],
  ]);
});

test("a city outside the board borders nothing", () => {
  expect(openBorderingRegions(OPEN, CityId(99))).toEqual([]);
});

/** n over k. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

test("two bards in one or two of two regions: three ways (census.clerics)", () => {
  expect([...waysToPlace([3, 7].map(RegionId), 2)]).toEqual([
    [{ region: 3, bards: 2 }],
    [
      { region: 3, bards: 1 },
      { region: 7, bards: 1 },
    ],
    [{ region: 7, bards: 2 }],
  ]);
});

test("no region and some bards: no way; no bards: the one way of placing none", () => {
  expect([...waysToPlace([], 2)]).toEqual([]);
  expect([...waysToPlace([RegionId(3)], 0)]).toEqual([[]]);
});

const someRegions = fc.uniqueArray(fc.constantFrom(...REGIONS), { minLength: 1, maxLength: 5 });

test("every way is placed in full, is different, and none is missing", () => {
  fc.assert(
    fc.property(someRegions, fc.integer({ min: 1, max: 6 }), (drawn, bards) => {
      const regions = [...drawn].sort((a, b) => a - b);
      const ways = [...waysToPlace(regions, bards)];
      expect(ways).toHaveLength(choose(bards + regions.length - 1, regions.length - 1));
      expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
      for (const way of ways) expect(isWayToPlace(regions, bards, way)).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});

test("asked and listed ways are the same", () => {
  const regions = [1, 2, 4].map(RegionId);
  const share = fc.record({
    region: fc.integer({ min: 1, max: 4 }).map(RegionId),
    bards: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(share, { maxLength: 3 }), fc.integer({ min: 0, max: 4 }), (way, bards) => {
      const listed = [...waysToPlace(regions, bards)].map((one) => JSON.stringify(one));
      expect(isWayToPlace(regions, bards, way)).toBe(listed.includes(JSON.stringify(way)));
    }),
    { numRuns: runs(500) },
  );
});

test("what is no way: twice the same region, falling order, an empty share, a foreign region", () => {
  const bad = [
    shares([3, 1], [3, 1]),
    shares([7, 1], [3, 1]),
    shares([3, 2], [7, 0]),
    shares([4, 2]),
    shares([3, 1]),
  ];
  expect(bad.map((way) => isWayToPlace([3, 7].map(RegionId), 2, way))).toEqual(
    bad.map(() => false),
  );
});
