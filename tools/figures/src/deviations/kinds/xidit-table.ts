// Kinds of error of Lords of Xidit that happen at the table: what is played wrong and believed, and what a seat does that it may not.
// Knows the game's events and their fields; no rule of it and no verdict.
import type { Draw } from "@assize/kernel-model";
import { oneOf } from "../planted-log.ts";
import {
  inField,
  nextSeat,
  numberBelow,
  ofAnother,
  oneLess,
  oneMore,
  oneOfThem,
  withOneTwice,
  withoutOne,
} from "./changes.ts";
import { isBelieved, isCarriedOut, isRead, isTakenBack } from "./doings.ts";
import { type Kind, kindsOf, lines } from "./kind.ts";

const CITIES = 21;
const city = numberBelow(CITIES, 1);
const UNITS = ["militia", "archer", "infantry", "cleric", "mage"];

const anyOf =
  (list: readonly string[]) =>
  (_: unknown, { draw }: { readonly draw: Draw }): string =>
    oneOf(list, draw)!;

const programs = lines("orders-programmed");
const hands = lines("hand-chosen");
const bards = lines("bards-placed");

/** What a table gets wrong, and plays on by. */
export const TABLES: readonly Kind[] = kindsOf(["xidit"], {
  "stronger-unit-recruited": {
    places: lines("unit-recruited"),
    plant: isBelieved(inField("unit", anyOf(UNITS))),
  },
  "gone-to-another-city": {
    places: lines("idrakys-moved"),
    plant: isBelieved(inField("to", city)),
  },
  "gold-counted-wrong": {
    places: lines("gold-taken"),
    plant: isBelieved(inField("gold", oneMore)),
  },
  "storey-too-few-built": {
    places: lines("guild-built"),
    plant: isBelieved(inField("storeys", oneLess)),
  },
  "tile-filled-with-one-unit-less": {
    places: lines("tile-placed"),
    plant: isBelieved(inField("units", withoutOne)),
  },
  "tile-filled-with-one-unit-twice": {
    places: lines("tile-placed"),
    plant: isBelieved(inField("units", withOneTwice)),
  },
  "tile-laid-in-another-city": {
    places: lines("tile-placed"),
    plant: isBelieved(inField("tile", ofAnother)),
  },
  "first-player-not-passed-on": {
    places: lines("year-ended"),
    plant: isBelieved(
      inField("firstPlayer", (value, place) => {
        const seats = place.game.header.seats.length;
        return ((value as number) + seats - 1) % seats;
      }),
    ),
  },
  "first-player-passed-too-far": {
    places: lines("year-ended"),
    plant: isBelieved(inField("firstPlayer", nextSeat)),
  },
  "census-awarded-to-another": {
    places: lines("census-awarded"),
    plant: isBelieved(inField("seats", oneOfThem(nextSeat))),
  },
  "census-awarded-too-much": {
    places: lines("census-awarded"),
    plant: isBelieved(inField("amounts", oneOfThem(oneMore))),
  },
  "threat-paid-with-a-unit-too-few": {
    places: lines("threat-paid"),
    plant: isBelieved(inField("units", withoutOne)),
  },
  "order-ignored-for-another-reason": {
    places: lines("order-ignored"),
    plant: isRead(inField("reason", ofAnother)),
  },
});

/** What a seat does that it may not. */
export const CHEATS: readonly Kind[] = kindsOf(["xidit"], {
  "more-units-shown-than-held": {
    places: hands,
    plant: isCarriedOut(inField("units", oneMore)),
  },
  "more-units-shown-and-called-out": {
    places: hands,
    plant: isTakenBack(inField("units", oneMore)),
  },
  "same-reward-twice": {
    places: lines("rewards-chosen"),
    plant: isCarriedOut(
      inField("rewards", (value) => {
        const [first] = value as readonly string[];
        return [first!, first!];
      }),
    ),
  },
  "bards-too-many": {
    places: bards,
    plant: isCarriedOut(inField("regions", oneOfThem(oneMore))),
  },
  "bards-in-a-far-region": {
    places: bards,
    plant: isCarriedOut(inField("regions", oneOfThem(numberBelow(9, 1)))),
  },
  "storey-on-a-rivals-guild": {
    hasFile: true,
    places: lines("storey-added"),
    plant: isCarriedOut(inField("city", city)),
  },
  "seven-orders": {
    places: programs,
    plant: isTakenBack(inField("orders", withOneTwice)),
  },
  "titan-paid-with-too-few": {
    places: lines("titan-paid"),
    plant: isCarriedOut(inField("units", withoutOne)),
  },
  "titan-fought-that-sleeps": {
    places: lines("titan-paid", "titan-declined"),
    plant: isCarriedOut(inField("titan", numberBelow(6, 1))),
  },
});
