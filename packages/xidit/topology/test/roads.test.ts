// Roads: the facts the rulebook shows, and programs against the roads of the file.
import fc from "fast-check";
import { expect, test } from "vitest";
import { CityId, ROAD_COLOURS, referenceEdition } from "@assize/xidit-edition";
import { ORDERS, type Order } from "@assize/xidit-events";
import { neighbour, programFeasible, roadOf, routeOf } from "../src/index.ts";
import { CITIES, runs, settingWith } from "./a-setting.ts";

const SETTING = settingWith([]);
const city = fc.constantFrom(...CITIES);
const program = fc.array(fc.constantFrom(...ORDERS), { minLength: 6, maxLength: 6 });

/** Straight from the file: is there a road of this colour between the two? */
const roadBetween = (colour: string, a: number, b: number): boolean =>
  referenceEdition.roads.some(
    (road) =>
      road.colour === colour &&
      ((road.between[0] === a && road.between[1] === b) ||
        (road.between[1] === a && road.between[0] === b)),
  );

test("ex.alex-5-12 and ex.blue-year: the roads that the examples use", () => {
  expect(neighbour(SETTING, CityId(5), "blue")).toBe(12);
  expect(neighbour(SETTING, CityId(7), "red")).toBe(6);
  expect(neighbour(SETTING, CityId(6), "red")).toBe(7);
  expect(neighbour(SETTING, CityId(6), "blue")).toBe(11);
  expect(neighbour(SETTING, CityId(11), "red")).toBe(17);
});

test("ex.blue-year: a whole year's route", () => {
  const orders: readonly Order[] = [
    "action",
    "road-red",
    "action",
    "road-blue",
    "road-red",
    "action",
  ];
  expect(routeOf(SETTING, CityId(7), orders)).toEqual([7, 6, 6, 11, 17, 17]);
  expect(programFeasible(SETTING, CityId(7), orders)).toBe(true);
});

test("neighbours are exactly the roads of the file", () => {
  let roads = 0;
  for (const from of CITIES)
    for (const colour of ROAD_COLOURS)
      for (const to of CITIES) {
        const road = roadBetween(colour, from, to);
        expect(neighbour(SETTING, from, colour) === to).toBe(road);
        if (road) roads++;
      }
  expect(roads).toBe(2 * 29);
});

test("each colour is missing somewhere, and there a road order stays and is not feasible", () => {
  for (const colour of ROAD_COLOURS) {
    const bare = CITIES.filter((from) => neighbour(SETTING, from, colour) === null);
    expect(bare.length).toBeGreaterThanOrEqual(1);
    for (const from of bare) {
      expect(routeOf(SETTING, from, [`road-${colour}`, "wait"])).toEqual([from, from]);
      expect(programFeasible(SETTING, from, ["wait", `road-${colour}`])).toBe(false);
    }
  }
});

test("a city outside the board has no roads: the questions stay total", () => {
  expect(neighbour(SETTING, CityId(99), "red")).toBeNull();
  expect(routeOf(SETTING, CityId(99), ["road-red"])).toEqual([99]);
});

test("only road orders have a colour", () => {
  expect(ORDERS.map(roadOf)).toEqual(["black", "red", "blue", null, null]);
});

test("each step of a route is a road of the order's colour, or no step at all", () => {
  fc.assert(
    fc.property(city, program, (start, orders) => {
      const route = routeOf(SETTING, start, orders);
      expect(route).toHaveLength(orders.length);
      let stayed = false;
      orders.forEach((order, index) => {
        const [from, to] = [route[index - 1] ?? start, route[index]!];
        const colour = roadOf(order);
        if (from !== to) expect(roadBetween(colour ?? "", from, to)).toBe(true);
        else if (colour !== null) stayed = true;
      });
      expect(programFeasible(SETTING, start, orders)).toBe(!stayed);
    }),
    { numRuns: runs(300) },
  );
});

test("a road leads back by its own colour", () => {
  fc.assert(
    fc.property(city, fc.constantFrom(...ROAD_COLOURS), (from, colour) => {
      const to = neighbour(SETTING, from, colour);
      if (to !== null) expect(neighbour(SETTING, to, colour)).toBe(from);
    }),
    { numRuns: runs(100) },
  );
});
