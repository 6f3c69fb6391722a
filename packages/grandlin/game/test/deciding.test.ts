// A wrong value of a consequence cites the clause that decided it, and not every clause of its field.
import { type Json, SeatId } from "@assize/kernel-model";
import { clausesOfFields, completionsOfFields, differingFields } from "@assize/kernel-verifier";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import { aTable, type Wishes } from "./a-table.ts";

interface Case {
  readonly type: string;
  readonly derived: { readonly [field: string]: Json };
  /** The member that is recorded otherwise. */
  readonly wrong: { readonly [field: string]: Json };
  readonly cites: readonly string[];
  readonly wishes: Wishes;
}

const aCase = (
  type: string,
  derived: Case["derived"],
  wrong: Case["wrong"],
  cites: string | readonly string[],
  change: Wishes["change"] = {},
): Case => ({ type, derived, wrong, cites: [cites].flat(), wishes: { change: change ?? {} } });

const found = (card: string): Wishes["change"] => ({
  found: { card, square: "C7", stage: "used" },
});
const effect = { seat: 0, what: "gold", from: 5, to: 3 };
const poisoned = { seat: 0, health: 2 };
const died = (slayer: Json) => ({ seat: 0, square: "C7", slayer });
const left = (square: string) => ({ seat: 0, square, treasures: ["orb-1"] });
const removal = { square: "C7", card: "pit-1" };

const CASES: readonly Case[] = [
  aCase("poison-taken", poisoned, { health: 0 }, "day.poison"),
  aCase("poison-taken", poisoned, { health: 3 }, "poison"),
  aCase("poison-taken", poisoned, { health: "none" }, "poison"),
  aCase("turn-lost", { seat: 0 }, { seat: 1 }, "day.lost"),
  aCase("effect-applied", effect, { what: "health" }, "weapon", found("club-1")),
  aCase("effect-applied", effect, { what: "health" }, "potion", found("draught-1")),
  aCase("effect-applied", effect, { what: "health" }, "trap", found("pit-1")),
  aCase("effect-applied", effect, { what: "health" }, "special", found("mine-1")),
  aCase("effect-applied", effect, { what: "health" }, "portal", found("portal-1")),
  aCase("effect-applied", effect, { what: "health" }, "combat.villain-dead", found("wolf-1")),
  aCase("effect-applied", effect, { what: "health" }, "spell.effect", { played: "fury-1" }),
  aCase("effect-applied", effect, { what: "health" }, "city.service"),
  aCase("effect-applied", effect, { seat: 1 }, "weapon", found("club-1")),
  aCase("effect-applied", effect, { to: 4 }, "weapon", found("club-1")),
  aCase("effect-applied", effect, { from: 4 }, "trap", found("pit-1")),
  aCase("effect-applied", effect, { to: 4 }, ["potion", "attr.clamp"], {
    ...found("draught-1"),
    effects: [{ what: "health", how: "add", by: 6, seat: SeatId(0) }],
  }),
  aCase("effect-applied", { ...effect, what: "poison" }, { to: 4 }, ["trap", "poison"], {
    ...found("snake-1"),
  }),
  aCase("effect-applied", { ...effect, what: "lost-turn" }, { to: 2 }, ["trap", "lost-turn"], {
    ...found("quicksand-1"),
  }),
  aCase("effect-applied", { ...effect, what: "steps" }, { to: 2 }, "spell.effect", {
    played: "swiftness-1",
  }),
  aCase("card-discarded", { card: "club-1" }, { card: "pit-1" }, "weapon", found("club-1")),
  aCase("card-discarded", { card: "fury-1" }, { card: "pit-1" }, "play.spell", {
    ...found("club-1"),
    played: "fury-1",
  }),
  aCase("card-discarded", { card: "map-b3-1" }, { card: "pit-1" }, "play.map", {
    played: "map-b3-1",
  }),
  aCase("inserted-discarded", removal, { card: "pit-2" }, "spell.effect", { played: "dispel-1" }),
  aCase("inserted-discarded", removal, { square: "C8" }, "variant.catharsis"),
  aCase("henchman-died", died(null), { slayer: 1 }, "death"),
  aCase("henchman-died", died(1), { slayer: null }, "combat.slain"),
  aCase("henchman-died", died("villain"), { slayer: null }, "combat.villain-kills"),
  aCase("treasures-left", left("C7"), { treasures: [] }, "death"),
  aCase("treasures-left", left("A0"), { treasures: [] }, "death.castle"),
  aCase("game-won", { seat: 0, treasures: ["orb-1"] }, { treasures: [] }, "win"),
  aCase("game-ended", { reason: "limit" }, { reason: "dead-end" }, "end.limit"),
  aCase("game-ended", { reason: "dead-end" }, { reason: "limit" }, "end.dead"),
];

test.each(
  CASES.map((one) => [one.type, Object.keys(one.wrong)[0]!, one.cites.join(), one] as const),
)("%s, %s: %s", (type, field, _, { derived, wrong, wishes, cites }) => {
  const recorded = { ...derived, ...wrong };
  expect(differingFields(derived, recorded)).toEqual([field]);
  const claim = { context: aTable(wishes), derived, recorded };
  expect(clausesOfFields([field], grandlin.events[type]!.fields, [], claim)).toEqual(cites);
});

test("what the manual does not print of a card is marked, what it prints is not", () => {
  const { fields } = grandlin.events["effect-applied"]!;
  const recorded = { ...effect, to: 9 };
  const completed = (card: string): readonly string[] => {
    const claim = { context: aTable({ change: found(card) ?? {} }), derived: effect, recorded };
    const clauses = clausesOfFields(["to"], fields, [], claim);
    return completionsOfFields(clauses, ["to"], fields, claim);
  };
  expect(["spear-1", "draught-1", "pit-1", "mine-1"].flatMap(completed)).toEqual([
    "weapon",
    "potion",
    "trap",
    "special",
  ]);
  expect(["knife-1", "battle-axe-1", "detox-1", "portal-1"].flatMap(completed)).toEqual([]);
});

test("treasures of who dies on a villain's square join its hoard", () => {
  const claim = {
    context: aTable({ lying: { C7: "wolf-1" } }),
    derived: left("C7"),
    recorded: { ...left("C7"), treasures: [] },
  };
  const { fields } = grandlin.events["treasures-left"]!;
  expect(clausesOfFields(["treasures"], fields, [], claim)).toEqual(["combat.villain-kills"]);
});

test("each field whose clauses decide only sometimes is among them", () => {
  const sometimes = Object.entries(grandlin.events).flatMap(([type, { fields }]) =>
    Object.entries(fields).flatMap(([field, { where }]) =>
      where === undefined ? [] : [`${type} ${field}`],
    ),
  );
  const told = new Set(
    CASES.flatMap(({ type, wrong }) => Object.keys(wrong).map((field) => `${type} ${field}`)),
  );
  expect(sometimes.length).toBeGreaterThanOrEqual(8);
  expect(sometimes.filter((one) => !told.has(one))).toEqual([]);
});
