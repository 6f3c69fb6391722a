import { countUnits, UNIT_KINDS } from "@assize/xidit-edition";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sketch } from "../src/cells.ts";
import { colourRoads } from "../src/colouring.ts";
import { plan } from "../src/plan.ts";
import { printJson } from "../src/print-json.ts";
import { seeded } from "../src/random.ts";
import { apportion, dealUnits } from "../src/tile-search.ts";

const seeds = fc.integer({ min: 0, max: 1_000_000 });

describe("parts of the builder", () => {
  test("units are apportioned as in the box", () => {
    expect(countUnits(apportion(70))).toEqual({
      militia: 18,
      archer: 16,
      infantry: 14,
      cleric: 12,
      mage: 10,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (total) => {
        expect(apportion(total)).toHaveLength(total);
      }),
    );
  });

  test("a deal keeps what is fixed, repeats no tile and exceeds no pair", () => {
    const slots = Array.from({ length: 18 }, (_, i) => ({
      size: 4,
      fixed: i === 3 ? (["mage", "mage"] as const) : [],
    }));
    fc.assert(
      fc.property(seeds, (seed) => {
        const [tiles] = dealUnits(slots, Number.POSITIVE_INFINITY, seeded(seed));
        expect(new Set(tiles.map((tile) => tile.join())).size).toBe(18);
        expect(countUnits(tiles[3]!).mage).toBe(2);
        expect(countUnits(tiles.flat())).toEqual(countUnits(apportion(72)));
        for (const tile of tiles)
          for (const kind of UNIT_KINDS) expect(countUnits(tile)[kind]).toBeLessThanOrEqual(2);
      }),
      { numRuns: 20 },
    );
  });

  test("every sound plan has 21 cities, 29 roads, and cities 19 to 21 on one ring each", () => {
    let plans = 0;
    for (let seed = 0; seed < 60; seed++) {
      const [drawn, random] = sketch(seeded(seed));
      const made = drawn === undefined ? undefined : plan(drawn, random)[0];
      if (made === undefined) continue;
      plans++;
      expect(made.spots).toHaveLength(21);
      expect(made.roads).toHaveLength(29);
      const ringsOf = (city: number) =>
        made.rings.flatMap((ring, i) => (ring.includes(city) ? [i] : []));
      expect(made.secluded.map(ringsOf)).toEqual([
        [made.closing[0]],
        [made.closing[1]],
        [made.closing[1]],
      ]);
    }
    expect(plans).toBeGreaterThanOrEqual(10);
  });

  test("roads are coloured without two of one colour at a city, the known ones as known", () => {
    const ends = [
      [5, 12],
      [6, 7],
      [6, 11],
      [11, 17],
      [6, 5],
      [12, 17],
    ] as const;
    const [colours] = colourRoads(ends, seeded(4));
    expect(colours?.slice(0, 4)).toEqual(["blue", "red", "blue", "red"]);
    const used = ends.flatMap((pair, i) => pair.map((city) => `${city} ${colours?.[i]}`));
    expect(new Set(used).size).toBe(used.length);
    const fork = [1, 2, 3, 4].map((end) => [0, end] as const);
    expect(colourRoads(fork, seeded(4))[0]).toBeUndefined();
  });

  test("printed JSON reads back", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(JSON.parse(printJson(value)))).toBe(JSON.stringify(value));
      }),
    );
    expect(printJson({ a: [1, 2], b: {} })).toBe('{ "a": [1, 2], "b": {} }\n');
  });
});
