// Lists as a state holds them, and units counted, listed and shared out.
import { expect, test } from "vitest";
import {
  addUnit,
  countUnits,
  listUnits,
  mapped,
  NO_UNITS,
  repeated,
  unitsInBoth,
} from "../src/index.ts";

test("lists are made as long as they are asked for", () => {
  expect(repeated(3, null)).toEqual([null, null, null]);
  expect(repeated(0, null)).toEqual([]);
  expect(mapped(["a", "b"], (entry, index) => entry + index)).toEqual(["a0", "b1"]);
});

test("units are listed weakest first, and counted again", () => {
  const units = { militia: 1, archer: 0, infantry: 2, cleric: 1, mage: 1 };
  expect(listUnits(units)).toEqual(["militia", "infantry", "infantry", "cleric", "mage"]);
  expect(countUnits(listUnits(units))).toEqual(units);
  expect(countUnits(["archer", "archer"])).toEqual({ ...NO_UNITS, archer: 2 });
  expect(addUnit(units, "infantry", -1)).toEqual({ ...units, infantry: 1 });
  expect(unitsInBoth(units, { ...NO_UNITS, archer: 4, infantry: 1, mage: 3 })).toEqual({
    ...NO_UNITS,
    infantry: 1,
    mage: 1,
  });
});
