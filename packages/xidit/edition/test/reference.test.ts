import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  CityId,
  deriveBoard,
  RegionId,
  decodeEdition,
  readEdition,
  referenceEdition,
  traceFaces,
  validateEdition,
  validateReference,
  xiditEdition,
} from "../src/index.ts";

const board = deriveBoard(referenceEdition);

describe("the reference edition", () => {
  test("is what its file decodes to", () => {
    expect(decodeEdition(referenceEdition)).toEqual(Result.succeed(referenceEdition));
    expect(readEdition(referenceEdition)).toEqual(Result.succeed(referenceEdition));
    expect(xiditEdition.reference).toBe(referenceEdition);
  });

  test("passes both validators", () => {
    expect(validateEdition(referenceEdition)).toEqual([]);
    expect(validateReference(referenceEdition)).toEqual([]);
  });

  test("says that it is a reconstruction", () => {
    expect(referenceEdition.note).toMatch(/reconstruction/);
  });

  test("obeys Euler: 21 cities, 29 roads, nine bounded faces and one outside", () => {
    const faces = traceFaces(referenceEdition.cities, referenceEdition.roads);
    expect(faces.filter(({ bounded }) => bounded)).toHaveLength(9);
    expect(21 - referenceEdition.roads.length + faces.length).toBe(2);
  });

  test("lets blue walk her year: 7, 6, 11, 17", () => {
    expect(board.neighbours[CityId(7)]?.red).toBe(6);
    expect(board.neighbours[CityId(6)]?.blue).toBe(11);
    expect(board.neighbours[CityId(11)]?.red).toBe(17);
    expect(board.neighbours[CityId(5)]?.blue).toBe(12);
    expect(board.neighbours[CityId(12)]?.blue).toBe(5);
  });

  test("has the central region in the middle, enclosed by regions", () => {
    const border = board.borders[board.centralRegion!]!;
    const middle = border.reduce(
      ([x, y], p) => [x + p[0] / border.length, y + p[1] / border.length],
      [0, 0],
    );
    expect(Math.hypot(middle[0] - 500, middle[1] - 400)).toBeLessThan(80);
    for (const city of board.citiesOf[board.centralRegion!]!)
      expect(board.regionsOf[city]).toHaveLength(3);
  });

  test("agrees with itself: regions of cities and cities of regions", () => {
    for (const region of board.regions)
      for (const city of board.cities)
        expect(board.regionsOf[city]!.includes(region)).toBe(
          board.citiesOf[region]!.includes(city),
        );
    expect(board.citiesOf[RegionId(2)]).toEqual(expect.arrayContaining([20, 21]));
  });
});
