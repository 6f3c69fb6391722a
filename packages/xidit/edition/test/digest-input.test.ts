import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { decodeEdition, editionDigestInput, type Edition } from "../src/index.ts";
import { altered, copy, regionOf, roadOf, tileOf, withOpenRegion, type Draft } from "./altered.ts";

const read = (plain: unknown): Edition => Result.getOrThrow(decodeEdition(plain));
const inputOf = (plain: unknown): string => JSON.stringify(editionDigestInput(read(plain)));

/** What rules do not read. */
const IGNORED: readonly (readonly [string, (draft: Draft) => void])[] = [
  ["id, title and note", (d) => Object.assign(d, { id: "mine", title: "Mine", note: "My copy." })],
  ["scenery", (d) => (regionOf(d, 4).scenery = "volcanic")],
  [
    "scale",
    (d) => {
      for (const city of d.cities) [city.x, city.y] = [3 * city.x, 2 * city.y];
      for (const { inside } of d.regions) [inside[0], inside[1]] = [3 * inside[0], 2 * inside[1]];
    },
  ],
  ["bends", (d) => (roadOf(d, 19, 16).via = [[300, 780]])],
  [
    "order of lists",
    (d) => {
      for (const list of [d.cities, d.roads, d.regions, d.titans, d.tileSets["21"]]) list.reverse();
    },
  ],
  ["direction of roads", (d) => d.roads.forEach(({ between }) => between.reverse())],
  [
    "order of units",
    (d) => {
      for (const { recruit, threat } of d.tileSets["18"])
        [recruit, threat.units].forEach((u) => u.reverse());
    },
  ],
];

/** What rules read. */
const READ: readonly (readonly [string, (draft: Draft) => void])[] = [
  ["a colour", (d) => (roadOf(d, 1, 3).colour = "red")],
  ["a road", (d) => d.roads.pop()],
  [
    "a region's border",
    (d) => {
      [regionOf(d, 3).inside, regionOf(d, 4).inside] = [
        regionOf(d, 4).inside,
        regionOf(d, 3).inside,
      ];
    },
  ],
  ["a lyre value", (d) => (regionOf(d, 3).lyre = [6, 2])],
  [
    "the central region",
    (d) => {
      delete regionOf(d, 9).central;
      regionOf(d, 8).central = true;
    },
  ],
  ["a recruit", (d) => (tileOf(d, "21", 1).recruit[0] = "militia")],
  ["a cost", (d) => (tileOf(d, "18", 1).threat.units[0] = "militia")],
  ["a reward", (d) => (tileOf(d, "21", 2).threat.rewards.gold += 1)],
  ["a Titan", (d) => (d.titans[0]!.rewards.bards += 1)],
  ["a column's top", (d) => (d.dummyTop = { wealth: 20 })],
];

describe("the digest's input", () => {
  test.each(IGNORED)("ignores %s", (_, alter) => {
    expect(inputOf(altered(alter))).toBe(inputOf(copy()));
  });

  test.each(READ)("differs with %s", (_, alter) => {
    expect(inputOf(altered(alter))).not.toBe(inputOf(copy()));
  });

  test("has cases on both sides", () => {
    expect(IGNORED.length).toBeGreaterThanOrEqual(7);
    expect(READ.length).toBeGreaterThanOrEqual(10);
  });

  test("takes an open region for what it borders", () => {
    const closed = altered((d) => {
      d.roads.splice(d.roads.indexOf(roadOf(d, 16, 19)), 1);
    });
    expect(inputOf(withOpenRegion())).not.toBe(inputOf(closed));
    const cities = (plain: unknown) =>
      editionDigestInput(read(plain))["cities"] as readonly { readonly regions: number[] }[];
    const city5 = (plain: unknown) => cities(plain)[4]!.regions;
    expect(city5(copy())).toEqual([1, 6, 9]);
    expect(city5(withOpenRegion())).toEqual(city5(copy()));
  });
});
