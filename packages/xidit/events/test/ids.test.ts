// The numbers that states and events name things by: the edition's ids, told apart by their types.
// The assertions on types are made by the type check.
import * as Schema from "effect/Schema";
import { expect, expectTypeOf, test } from "vitest";
import { type CityId, type RegionId, type TileId, type TitanId } from "@assize/xidit-edition";
import type { SeatId } from "@assize/kernel-model";
import { DATA, type DataOf, type State } from "../src/index.ts";

test("what an event names bears the edition's brand", () => {
  expectTypeOf<DataOf<"idrakys-placed">["city"]>().toEqualTypeOf<CityId>();
  expectTypeOf<DataOf<"tile-borrowed">["tile"]>().toEqualTypeOf<TileId>();
  expectTypeOf<DataOf<"titan-removed">["titan"]>().toEqualTypeOf<TitanId>();
  expectTypeOf<DataOf<"bards-placed">["regions"][number]["region"]>().toEqualTypeOf<RegionId>();
  expectTypeOf<DataOf<"order-waited">["seat"]>().toEqualTypeOf<SeatId>();
});

test("what a state names bears it too", () => {
  expectTypeOf<State["idrakys"][number]>().toEqualTypeOf<CityId | null>();
  expectTypeOf<State["queues"]["threat"]["pile"][number]>().toEqualTypeOf<TileId>();
  expectTypeOf<State["titans"][number]["titans"][number]>().toEqualTypeOf<TitanId>();
  expectTypeOf<State["setting"]["closedRegions"][number]>().toEqualTypeOf<RegionId>();
  expectTypeOf<State["onTurn"]>().toEqualTypeOf<SeatId>();
});

test("no id stands for another, and no number for an id", () => {
  expectTypeOf<RegionId>().not.toExtend<CityId>();
  expectTypeOf<TitanId>().not.toExtend<CityId>();
  expectTypeOf<SeatId>().not.toExtend<CityId>();
  expectTypeOf<number>().not.toExtend<CityId>();
});

test("a brand is a matter of types: what is written is what is read", () => {
  const written = { seat: 2, city: 17, units: ["archer"] };
  expect(Schema.decodeUnknownSync(DATA["threat-paid"])(written)).toEqual(written);
});
