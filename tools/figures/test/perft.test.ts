// Exact numbers of legal ways to go on from named positions of the reference edition: a constant each, counted
// along the charts and by the slow referee. A number changes only with the rules or the edition.
import { describe, expect, it } from "vitest";
import { deriveBoard, referenceEdition } from "@assize/xidit-edition";
import { perftOfChart, perftOfReferee } from "./reference/perft.ts";
import { POSITIONS } from "./reference/positions.ts";

/** One, two, three ... choices or outcomes deep. */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  "four players, before the Titans are shuffled": [8],
  "four players, before the assessments are shuffled": [6, 126, 2520],
  "four players, before the first Idrakys is placed": [21, 420, 7980],
  "four players, the last program is awaited at city 1": [15_625],
  "four players, the last program is awaited at city 1, roads that are not there barred": [9140],
  "four players, two threats overcome at 6 and 7": [6, 24, 136, 624, 2112],
  "four players, two threats overcome, fewer storeys may be built": [6, 21, 108, 564, 2512],
  "four players, a rival's guild at 6 and one bard left": [2, 4, 24, 128, 480],
  "four players, two Titans rage before a player with five units": [12, 78, 216, 704, 2012],
  "four players, two Titans rage, from any city": [12, 72, 344, 1396],
  "four players, a census, hands of militia": [7, 34, 102, 144, 576],
  "four players, a census, clerics won alone": [4, 20, 72, 168, 192],
  "four players, a census, clerics tied, no reward may be declined": [2, 6, 6, 30, 108],
  "four players, a census, mages won with guilds of one, two and four storeys": [3],
  "three players, a threat overcome and the dummy raised": [6, 30, 108, 972, 8100],
  "three players, a threat overcome and one column of the dummy ended": [6, 28, 72, 632, 4488],
  "three players, a threat overcome and reinforcements shuffled": [3, 360, 1080],
};

const CASES = POSITIONS.flatMap((position) =>
  (COUNTS[position.name] ?? []).map((count, i) => ({
    name: position.name,
    depth: i + 1,
    position,
    count,
  })),
);

describe("legal ways to go on", () => {
  it("are counted from every named position", () => {
    expect(POSITIONS.map(({ name }) => name)).toEqual(Object.keys(COUNTS));
    expect(CASES.length).toBeGreaterThanOrEqual(55);
  });

  it.each(CASES)("$name, depth $depth: $count", ({ position, depth, count }) => {
    expect(perftOfChart(position, depth)).toBe(count);
    expect(perftOfReferee(position, depth)).toBe(count);
  });

  it("number as many programs on roads that are there as walks, counted city by city", () => {
    const { cities, neighbours } = deriveBoard(referenceEdition);
    const roadsFrom = neighbours as Readonly<
      Record<number, Readonly<Record<string, number | null>>>
    >;
    const walks = (city: number, orders: number): number => {
      if (orders === 0) return 1;
      // An action and a wait leave one where one is.
      let sum = 2 * walks(city, orders - 1);
      for (const to of Object.values(roadsFrom[city]!))
        if (to !== null) sum += walks(to, orders - 1);
      return sum;
    };
    expect(cities.length).toBe(21);
    expect(walks(1, 6)).toBe(9140);
  });
});
