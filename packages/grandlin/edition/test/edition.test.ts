// The reference edition against the numbers of the manual, and the validator against planted faults.
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import {
  CARDS_BY_TYPE,
  type Edition,
  factsOf,
  grandlinEdition,
  referenceEdition,
  SQUARES,
  validateEdition,
} from "../src/index.ts";

const facts = factsOf(referenceEdition);

test("the reference is what the manual counts", () => {
  expect(validateEdition(referenceEdition)).toEqual([]);
  expect(SQUARES).toHaveLength(100);
  expect(facts.cardIds).toHaveLength(122);
  expect(facts.treasureIds).toHaveLength(12);
  expect(Object.values(CARDS_BY_TYPE)).toEqual([14, 12, 21, 11, 16, 14, 34]);
  const [blanks, status, cheatsheets, city] = [2, 4, 4, 4];
  expect(122 + blanks + 12 + status + cheatsheets + city).toBe(148);
});

test("the City is joined to the board by four gates only", () => {
  expect(facts.neighbours["D4"]).toContain("E4");
  expect(facts.neighbours["D5"]).not.toContain("E5");
  const inward = SQUARES.filter((square) => !facts.citySquares.has(square)).flatMap((square) =>
    facts.neighbours[square]!.filter((to) => facts.citySquares.has(to)),
  );
  expect(inward).toHaveLength(4);
});

test("quadrants have the colour of their castle", () => {
  expect(["B2", "E4", "C8", "E5", "J8", "F5", "G1", "F4"].map((at) => facts.quadrants[at])).toEqual(
    ["red", "red", "blue", "blue", "yellow", "yellow", "green", "green"],
  );
});

test("what is encoded is decoded, and nothing else", () => {
  const again = grandlinEdition.decode(JSON.parse(JSON.stringify(referenceEdition)));
  expect(Result.isSuccess(again) && again.success).toEqual(referenceEdition);
  expect(Result.isFailure(grandlinEdition.decode({ ...referenceEdition, extra: 1 }))).toBe(true);
});

const withFace = (name: string, change: object): Edition => ({
  ...referenceEdition,
  deck: referenceEdition.deck.map((one) => (one.name === name ? { ...one, ...change } : one)),
});

const withService = (name: string, change: object): Edition => ({
  ...referenceEdition,
  services: referenceEdition.services.map((one) =>
    one.service === name ? { ...one, ...change } : one,
  ),
});

const faults: readonly (readonly [string, Edition])[] = [
  ["no-effect", withFace("bandit", { effects: [] })],
  ["no-effect", withFace("pit", { effects: undefined })],
  ["deed", withFace("pit", { deed: "portal" })],
  ["deed", withFace("spring", { deed: "teleport" })],
  ["deed", withFace("portal", { once: true })],
  ["effect", withFace("rust", { effects: [{ what: "weaponry", how: "divide", by: 0 }] })],
  ["effect", withFace("elixir", { effects: [{ what: "health", how: "set", by: 16 }] })],
  ["effect", withFace("spring", { effects: [{ what: "fury", how: "add", by: 4 }] })],
  ["effect", withFace("orc", { effects: [{ what: "health", how: "add", by: -3 }] })],
  ["effect", withFace("balm", { effects: [{ what: "health", how: "add", by: -3 }] })],
  ["effect", withFace("map-b3", { effects: [{ what: "gold", how: "add", by: 1 }] })],
  // Else the day comes to a standstill, or nothing can be counted.
  ["deed", withFace("dispel", { effects: [{ what: "gold", how: "add", by: 1 }] })],
  ["effect", withFace("swiftness", { effects: [{ what: "steps", how: "set", by: 0 }] })],
  ["effect", withFace("swiftness", { effects: [{ what: "steps", how: "add", by: -3 }] })],
  ["effect", withFace("fury", { effects: [{ what: "fury", how: "add", by: -4 }] })],
  ["effect", withFace("lightning", { effects: [{ what: "steps", how: "add", by: 3 }] })],
  ["effect", withFace("detox", { effects: [{ what: "poison", how: "add", by: -1 }] })],
  ["effect", withFace("snake", { effects: [{ what: "poison", how: "set", by: 15 }] })],
  ["service", withService("tavern", { single: false })],
  ["service", withService("tavern", { effects: [{ what: "steps", how: "add", by: 3 }] })],
  ["colours", withService("tavern", { colour: "red" })],
  [
    "count",
    {
      ...referenceEdition,
      treasures: referenceEdition.treasures.map((one) => ({ ...one, kind: "crown" as const })),
    },
  ],
  [
    "service",
    {
      ...referenceEdition,
      services: referenceEdition.services.map((one) => ({ ...one, effects: [] })),
    },
  ],
  ["count", { ...referenceEdition, deck: referenceEdition.deck.slice(1) }],
  [
    "name-twice",
    { ...referenceEdition, deck: [...referenceEdition.deck, referenceEdition.deck[0]!] },
  ],
  ["gate", { ...referenceEdition, gates: [{ outside: "A1", inside: "E4" }] }],
  ["no-gate", { ...referenceEdition, gates: [] }],
  ["colours", { ...referenceEdition, castles: referenceEdition.castles.slice(1) }],
  ["services", { ...referenceEdition, services: referenceEdition.services.slice(1) }],
  [
    "extremes",
    {
      ...referenceEdition,
      deck: referenceEdition.deck.map((one) =>
        one.name === "war-pig" ? { ...one, power: 19 } : one,
      ),
    },
  ],
  [
    "map-square",
    {
      ...referenceEdition,
      deck: referenceEdition.deck.map((one) =>
        one.square === "B3" ? { ...one, square: "A0" } : one,
      ),
    },
  ],
];

test.each(faults)("finds %s", (code, edition) => {
  expect(validateEdition(edition).map((one) => one.code)).toContain(code);
});
