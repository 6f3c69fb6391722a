// What a game has to be to be made ready.
import * as Schema from "effect/Schema";
import { Defect, type GameModel } from "@assize/kernel-model";
import { auction } from "@assize/testkit";
import { expect, test } from "vitest";
import { prepare } from "../src/index.ts";

test("a game whose events without data would take any is refused as a mistake of its own", () => {
  const declined = { ...auction.events["bid-declined"]!, data: Schema.Struct({}) };
  const loose = { ...auction, events: { ...auction.events, "bid-declined": declined } };
  expect(() => prepare(loose as GameModel)).toThrow(Defect);
  expect(() => prepare(auction as GameModel)).not.toThrow();
});
