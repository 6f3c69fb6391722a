// Kinds of error of Lords of Xidit: what its scribes, tables and cheats get wrong, written from the rulebooks.
// Knows the game's events and their fields; no rule of it and no verdict.
import type { Draw, JsonObject, WrittenEvent } from "@assize/kernel-model";
import { oneOf, slip } from "../planted-log.ts";
import {
  another,
  inField,
  neighboursExchanged,
  nextSeat,
  numberBelow,
  ofAnother,
  oneLess,
  oneMore,
  oneOfThem,
  reversed,
  shifted,
  twoExchanged,
} from "./changes.ts";
import { isBelieved, isCarriedOut, isRead, isReadLegally } from "./doings.ts";
import { type Kind, kindsOf, lines } from "./kind.ts";
import { alsoRevealed, sheetForTwo, sheetsExchanged } from "./sheets.ts";
import { CHEATS, TABLES } from "./xidit-table.ts";
import { lostUpTo, rememberedLater, throughout, twiceUpTo, withSeatsExchanged } from "./pages.ts";

const CITIES = 21;
const city = numberBelow(CITIES, 1);
const UNITS = ["militia", "archer", "infantry", "cleric", "mage"];
const REWARDS = ["gold", "bards", "guild"];
const ROADS = ["road-black", "road-red", "road-blue"];

const anyOf =
  (list: readonly string[]) =>
  (_: unknown, { draw }: { readonly draw: Draw }): string =>
    oneOf(list, draw)!;

const program = inField("orders", ofAnother);
const oneDialOn = inField("orders", shifted);

const programs = lines("orders-programmed");
const hands = lines("hand-chosen");
const bards = lines("bards-placed");

const FILES = kindsOf(["xidit"], {
  "sheet-of-another-year-copied": {
    forms: ["whole", "undone"],
    hasFile: true,
    places: programs,
    plant: alsoRevealed(program),
  },
  "sheet-shifted-by-one-dial": {
    forms: ["whole", "undone"],
    places: programs,
    plant: alsoRevealed(oneDialOn),
  },
  "sheets-exchanged-and-revealed": {
    forms: ["whole", "undone"],
    hasFile: true,
    places: programs,
    plant: sheetsExchanged(true),
  },
  "program-of-another-year": { hasFile: true, places: programs, plant: isReadLegally(program) },
  "programs-exchanged": { hasFile: true, places: programs, plant: sheetsExchanged(false) },
  "sheet-for-two": { hasFile: true, places: programs, plant: isReadLegally(sheetForTwo) },
  "titan-paid-with-others": {
    hasFile: true,
    places: lines("titan-paid"),
    plant: isReadLegally(inField("units", oneOfThem(anyOf(UNITS)))),
  },
  "first-city-wrong": {
    places: lines("idrakys-placed"),
    plant: isReadLegally(inField("city", city)),
  },
  "bards-in-another-region": {
    hasFile: true,
    places: bards,
    plant: isReadLegally(inField("regions", oneOfThem(numberBelow(9, 1)))),
  },
  "seats-exchanged-for-a-year": {
    wanted: "habit",
    places: lines("orders-programmed", "year-ended"),
    plant: withSeatsExchanged(60),
  },
  "census-lost": {
    hasFile: true,
    wanted: "gap",
    forms: ["whole", "undone"],
    places: lines("census-called"),
    plant: lostUpTo(({ type }) => ["year-ended", "assessments-opened"].includes(type)),
  },
  "bards-forgotten": {
    hasFile: true,
    wanted: "gap",
    places: bards,
    plant: (_, events, index) => ({
      events: events.toSpliced(index, 1),
      planted: slip("dropped", index + 1),
    }),
  },
  "gold-paid-to-another": {
    hasFile: true,
    places: lines("gold-taken"),
    plant: isBelieved(inField("seat", nextSeat)),
  },
  "placed-on-a-taken-city": {
    hasFile: true,
    places: lines("idrakys-placed"),
    plant: isCarriedOut(inField("city", ofAnother)),
  },
  "other-tile-to-the-next-space": {
    hasFile: true,
    places: lines("queue-advanced"),
    plant: isBelieved(inField("tile", ofAnother)),
  },
  "threat-eliminated-without-units": {
    hasFile: true,
    places: lines("order-ignored"),
    plant: (game, events, index, draw) => {
      const { data } = events[index]!;
      const { seat, reason } = data as { readonly seat: number; readonly reason: string };
      const paid = events.find(({ type }) => type === "threat-paid");
      if (reason !== "units-missing" || paid === undefined) return null;
      const moved = events
        .slice(0, index)
        .findLast(
          (one) => (one.data as JsonObject)["seat"] === seat && one.type === "idrakys-moved",
        );
      const here = (moved?.data as JsonObject | undefined)?.["to"];
      const tile = game.subject.model.edition.reference as unknown as {
        readonly tileSets: Readonly<
          Record<string, readonly { city: number; threat: { units: readonly string[] } }[]>
        >;
      };
      const units = tile.tileSets[game.header.seats.length === 3 ? "18" : "21"]!.find(
        (one) => one.city === here,
      )?.threat.units;
      if (units === undefined) return null;
      const event = { type: "threat-paid", data: { seat, city: here, units } as JsonObject };
      return isBelieved(() => event)(game, events, index, draw);
    },
  },
  "hand-shown-twice": {
    hasFile: true,
    places: hands,
    plant: (_, events, index) =>
      events[index + 1]?.type !== "hand-chosen"
        ? null
        : {
            events: events.toSpliced(index + 2, 0, events[index]!),
            planted: slip("doubled", index + 1, index + 3),
          },
  },
  "another-hand-shown-after": {
    hasFile: true,
    places: hands,
    plant: (game, events, index, draw) => {
      const more = inField("units", another)(game, index, draw);
      return more === null || events[index + 1]?.type !== "hand-chosen"
        ? null
        : {
            events: events.toSpliced(index + 2, 0, more),
            planted: { ...slip("surplus", index + 1, index + 3), namedInstead: more.by! },
          };
    },
  },
});

const yearEnds = ({ type }: WrittenEvent): boolean => type === "year-ended";
const revealed = ({ type }: WrittenEvent): boolean => type === "orders-revealed";

/** What whoever keeps the record gets wrong. */
const SCRIBES = kindsOf(["xidit"], {
  "year-lost": {
    wanted: "gap",
    places: lines("year-ended"),
    plant: lostUpTo(yearEnds),
  },
  "orders-of-a-year-lost": {
    wanted: "gap",
    places: (game) => programs(game).filter((at) => game.events[at - 1]?.type === "year-ended"),
    plant: lostUpTo(revealed),
  },
  "programs-of-a-year-twice": {
    places: (game) => programs(game).filter((at) => game.events[at - 1]?.type === "year-ended"),
    plant: twiceUpTo(revealed),
  },
  "rewards-in-the-other-order": {
    places: lines("rewards-chosen"),
    plant: isRead(inField("rewards", reversed)),
  },
  "another-reward-written": {
    places: lines("rewards-chosen"),
    plant: isRead(inField("rewards", oneOfThem(anyOf(REWARDS)))),
  },
  "one-order-wrong-in-a-program": {
    places: programs,
    plant: isReadLegally(inField("orders", oneOfThem(anyOf([...ROADS, "action", "wait"])))),
  },
  "two-orders-exchanged-in-a-program": {
    places: programs,
    plant: isReadLegally(inField("orders", neighboursExchanged)),
  },
  "reveal-shifted-by-one-seat": {
    places: lines("orders-revealed"),
    plant: isRead(inField("programs", shifted)),
  },
  "hand-written-one-more": { places: hands, plant: isRead(inField("units", oneMore)) },
  "hand-written-one-less": { places: hands, plant: isReadLegally(inField("units", oneLess)) },
  "hands-of-the-award-shifted": {
    places: lines("census-awarded"),
    plant: isRead(inField("hands", shifted)),
  },
  "tile-order-with-two-exchanged": {
    places: lines("tiles-shuffled", "reinforcements-shuffled"),
    plant: isReadLegally(inField("order", twoExchanged)),
  },
  "tile-order-from-the-bottom": {
    places: lines("reinforcements-shuffled"),
    plant: isReadLegally(inField("order", reversed)),
  },
  "titan-piles-the-other-way-round": {
    places: lines("titans-shuffled"),
    plant: isReadLegally(
      inField("piles", (piles, { draw }) => {
        const all = piles as readonly (readonly number[])[];
        const at = draw(all.length);
        return all.with(at, all[at]!.toReversed());
      }),
    ),
  },
  "dummy-raised-elsewhere": {
    places: lines("dummy-raised"),
    plant: isReadLegally(inField("assessment", anyOf(["wealth", "influence", "reputation"]))),
  },
  "storey-in-another-city": {
    places: lines("storey-added", "guild-built"),
    plant: isRead(inField("city", ofAnother)),
  },
  "ranking-with-two-exchanged": {
    places: lines("assessment-held"),
    plant: isRead(inField("ranking", neighboursExchanged)),
  },
  "scores-shifted-by-one-seat": {
    places: lines("assessment-held"),
    plant: isRead(inField("scores", shifted)),
  },
  "another-winner-written": {
    places: lines("game-ended"),
    plant: isRead(inField("winner", nextSeat)),
  },
  "year-one-too-high-from-here": {
    wanted: "habit",
    places: lines("year-ended"),
    plant: throughout(
      ({ type }) => type === "year-ended" || type === "census-called",
      inField("year", oneMore),
      400,
    ),
  },
  "two-units-exchanged-throughout": {
    wanted: "habit",
    places: lines("unit-recruited"),
    plant: throughout(
      ({ type, data }) =>
        type === "unit-recruited" &&
        ["cleric", "infantry"].includes((data as { readonly unit: string }).unit),
      inField("unit", (unit) => (unit === "cleric" ? "infantry" : "cleric")),
      120,
    ),
  },
  "tile-line-remembered-later": {
    places: lines("tile-placed", "queue-advanced", "pile-flipped"),
    plant: rememberedLater([3, 12]),
  },
});

export const XIDIT: readonly Kind[] = [...FILES, ...SCRIBES, ...TABLES, ...CHEATS];
