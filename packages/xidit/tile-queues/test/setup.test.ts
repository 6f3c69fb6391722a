// Tiles at setup, in every variant, and how Recruitment tiles are filled.
import fc from "fast-check";
import { expect, test } from "vitest";
import { CityId, UNIT_KINDS, UNITS_IN_BOX, type UnitKind } from "@assize/xidit-edition";
import { addUnits, countUnits, NO_UNITS, totalUnits } from "@assize/xidit-events";
import { fill, layTiles, tilesLaidData } from "../src/index.ts";
import { runs, settingOf, THREE_FOUR, VARIANTS } from "./a-game.ts";

const LAYOUTS = [
  ...VARIANTS.map((variant) => [variant.name, variant] as const),
  ...THREE_FOUR.map((variant) => [`${variant.name}, three-piles: four`, variant] as const),
];

test("all eight layouts are tried", () => {
  expect(LAYOUTS).toHaveLength(8);
});

test.each(LAYOUTS)("%s: board and queues as the rulebook says (setup.piles)", (_, variant) => {
  const setting = settingOf(variant);
  const order = setting.tilesInPlay.toReversed();
  const laid = layTiles(setting, UNITS_IN_BOX, order);
  const n = variant.onBoard;
  expect(laid.recruitment.map(({ tile }) => tile)).toEqual(order.slice(0, n));
  expect(laid.threat).toEqual(order.slice(n, 2 * n));
  const { recruitment, threat } = laid.queues;
  expect([recruitment.pile.length, threat.pile.length]).toEqual(variant.piles);
  expect([recruitment.next, ...recruitment.pile, threat.next, ...threat.pile]).toEqual(
    order.slice(2 * n),
  );
  expect([recruitment.discard, threat.discard]).toEqual([[], []]);
  for (const side of ["recruitment", "threat"])
    expect(laid.cities.filter((lying) => lying?.side === side)).toHaveLength(n);
});

test.each(LAYOUTS)("%s: setup is never short of units (setup.recruit)", (_, variant) => {
  const setting = settingOf(variant);
  const laid = layTiles(setting, UNITS_IN_BOX, setting.tilesInPlay);
  const perTile = variant.seats === 3 ? 4 : 5;
  for (const { tile, units } of laid.recruitment) {
    expect(units).toEqual(countUnits(setting.tiles[tile]!.recruit));
    expect(totalUnits(units)).toBe(perTile);
  }
  expect(totalUnits(laid.barracks)).toBe(70 - perTile * variant.onBoard);
});

test("the claim of tiles-laid names tiles with their units, weakest first", () => {
  const setting = settingOf(VARIANTS[0]!);
  const order = [CityId(6), ...setting.tilesInPlay.filter((tile) => tile !== 6)];
  const data = tilesLaidData(layTiles(setting, UNITS_IN_BOX, order));
  expect(data.recruitment[0]).toEqual({
    tile: 6,
    units: ["militia", "archer", "archer", "infantry", "mage"],
  });
  expect([data.nextRecruitment, data.nextThreat]).toEqual([order[10], order[15]]);
});

test("with scarce units the tiles drawn first are filled first", () => {
  const setting = settingOf(VARIANTS[0]!);
  const scarce = { ...UNITS_IN_BOX, militia: 1 };
  const withMilitia = setting.tilesInPlay.filter((tile) =>
    setting.tiles[tile]!.recruit.includes("militia"),
  );
  const order = [
    ...withMilitia,
    ...setting.tilesInPlay.filter((tile) => !withMilitia.includes(tile)),
  ];
  const laid = layTiles(setting, scarce, order);
  expect(laid.recruitment.map(({ units }) => units.militia)).toEqual([1, 0, 0, 0, 0]);
});

test("a kind that is out leaves its places empty (recruit.fill)", () => {
  const symbols: readonly UnitKind[] = ["militia", "archer", "archer", "mage"];
  expect(fill({ ...NO_UNITS, archer: 1, cleric: 9 }, symbols)).toEqual({
    units: { ...NO_UNITS, archer: 1 },
    barracks: { ...NO_UNITS, cleric: 9 },
  });
});

test("filling moves units and makes none; it takes each kind as far as it lasts", () => {
  const few = fc.record(
    Object.fromEntries(UNIT_KINDS.map((kind) => [kind, fc.nat(3)])) as Record<
      UnitKind,
      fc.Arbitrary<number>
    >,
  );
  fc.assert(
    fc.property(few, fc.array(fc.constantFrom(...UNIT_KINDS), { maxLength: 5 }), (box, symbols) => {
      const { units, barracks } = fill(box, symbols);
      expect(addUnits(units, barracks)).toEqual(box);
      const wanted = countUnits(symbols);
      for (const kind of UNIT_KINDS) expect(units[kind]).toBe(Math.min(wanted[kind], box[kind]));
    }),
    { numRuns: runs(300) },
  );
});
