// A recorded order where other cards lie: taken as the order of those that do.
import { expect, test } from "vitest";
import type { State } from "@assize/grandlin-rules";
import { grandlin } from "../src/index.ts";
import { aTable } from "./a-table.ts";

const CARDS = ["fury-1", "dispel-1", "map-c4-1"];
const table: State = aTable({ change: { discard: CARDS } });
const refitted = (type: string, data: object): unknown =>
  grandlin.events[type]!.refit!(table, data);

test("every shuffle says how an order that does not fit is taken; a die stands for itself", () => {
  const chances = Object.entries(grandlin.events).filter(([, one]) => one.class === "chance");
  const shuffles = chances.filter(([, { refit }]) => refit !== undefined).map(([type]) => type);
  expect(shuffles.sort()).toEqual([
    "cards-reshuffled",
    "cards-shuffled",
    "city-cards-placed",
    "treasures-shuffled",
  ]);
});

test("what fits stays as it is", () => {
  const order = CARDS.toReversed();
  expect(refitted("cards-reshuffled", { order })).toEqual({ order });
});

test("what lies there is ordered as the record has it, the rest comes after it", () => {
  expect(refitted("cards-reshuffled", { order: ["balm-1", "map-c4-1", "fury-1"] })).toEqual({
    order: ["map-c4-1", "fury-1", "dispel-1"],
  });
  const { treasureIds, cardIds } = table.setting.facts;
  const [first, ...rest] = treasureIds;
  expect(refitted("treasures-shuffled", { order: rest.slice(-1) })).toEqual({
    order: [rest.at(-1), first, ...rest.slice(0, -1)],
  });
  expect(refitted("cards-shuffled", { order: [] })).toEqual({ order: [...cardIds] });
});
