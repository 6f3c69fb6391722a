// Programs for situations made by hand on the reference board: 5 and 12 are joined by the blue road.
import { CityId, deriveBoard, referenceEdition } from "@assize/xidit-edition";
import { expect, test } from "vitest";
import { roadsOf } from "../src/board-distances.ts";
import { bestProgram } from "../src/programming.ts";
import type { Situation } from "../src/situation.ts";
import { cheapestSquad, worthOfUnits } from "../src/unit-worth.ts";

const roads = roadsOf(deriveBoard(referenceEdition));
const ORDERS_A_YEAR = 6;
const KINDS = 5;
const A_KIND = 20;

/** One point for each unit. */
const unitWorth = Float64Array.from({ length: KINDS * A_KIND }, (_, at) => at % A_KIND);
const nothingThere = (): null[] => Array.from({ length: roads.size }, () => null);

const situation = (change: Partial<Situation>): Situation => ({
  roads,
  city: CityId(5),
  units: [0, 0, 0, 0, 0],
  unitWorth,
  recruits: nothingThere(),
  threats: nothingThere(),
  nextRecruit: null,
  nextThreat: null,
  titans: [],
  recruiting: new Float64Array(roads.size * ORDERS_A_YEAR).fill(1),
  fighting: new Float64Array(roads.size * ORDERS_A_YEAR).fill(1),
  prospects: new Float64Array(roads.size),
  ...change,
});

const militiaAt = (city: number) =>
  nothingThere().map((_, at) => (at === city ? [2, 0, 0, 0, 0] : null));
const threatAt = (city: number, cost: readonly number[], gain: number) =>
  nothingThere().map((_, at) => (at === city ? { cost, gain } : null));

test("recruits where it stands, once", () => {
  const orders = bestProgram(situation({ recruits: militiaAt(5) }));
  expect(orders).toHaveLength(ORDERS_A_YEAR);
  expect(orders.filter((order) => order === "action")).toHaveLength(1);
});

test("recruits first what a threat asks for, then goes and pays", () => {
  const orders = bestProgram(
    situation({ recruits: militiaAt(5), threats: threatAt(12, [1, 0, 0, 0, 0], 6) }),
  );
  expect(orders.slice(0, 3)).toEqual(["action", "road-blue", "action"]);
});

test("leaves a threat alone that it cannot pay, or that is not worth its units", () => {
  const threats = threatAt(5, [2, 0, 0, 0, 0], 1);
  expect(bestProgram(situation({ threats, units: [1, 0, 0, 0, 0] }))).not.toContain("action");
  expect(bestProgram(situation({ threats, units: [2, 0, 0, 0, 0] }))).not.toContain("action");
});

test("counts on the Next Threat tile once its own victory has brought it", () => {
  const [threat] = threatAt(0, [1, 0, 0, 0, 0], 6);
  const orders = bestProgram(
    situation({
      units: [2, 0, 0, 0, 0],
      threats: threatAt(5, [1, 0, 0, 0, 0], 6),
      nextThreat: { city: CityId(12), threat: threat! },
    }),
  );
  expect(orders.slice(0, 3)).toEqual(["action", "road-blue", "action"]);
});

test("fights each raging Titan once, in a city that pays best", () => {
  const gainAt = (city: number) => (city === 12 ? 9 : 1);
  const orders = bestProgram(situation({ units: [3, 1, 0, 0, 0], titans: [{ asks: 3, gainAt }] }));
  expect(orders.filter((order) => order === "action")).toHaveLength(1);
  expect(orders.indexOf("road-blue")).toBeLessThan(orders.indexOf("action"));
});

test("ends the year where the prospects are best", () => {
  const prospects = new Float64Array(roads.size);
  prospects[12] = 1;
  expect(bestProgram(situation({ prospects })).filter((one) => one !== "wait")).toContain(
    "road-blue",
  );
});

test("pays a squad with the units it spares most easily", () => {
  const worth = Float64Array.from(
    { length: KINDS * A_KIND },
    (_, at) => (at % A_KIND) * (1 + Math.floor(at / A_KIND)),
  );
  expect(cheapestSquad(worth, [1, 1, 0, 2, 1], 3)).toEqual([0, 0, 0, 1, 1]);
  expect(cheapestSquad(worth, [1, 1, 0, 0, 0], 3)).toBeNull();
  expect(worthOfUnits(worth, [1, 1, 0, 2, 1])).toBe(1 + 2 + 8 + 5);
});
