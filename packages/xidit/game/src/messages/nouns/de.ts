// The pieces within German sentences.
import type { UnitKind } from "@assize/xidit-edition";
import { type Noun, nounsIn, type Thing } from "./nouns.ts";

const KINDS: Readonly<Record<UnitKind, Noun>> = {
  militia: {
    a: "ein Dorfmilizionär",
    taken: "einen Dorfmilizionär",
    one: "Dorfmilizionär",
    many: "Dorfmilizionäre",
  },
  archer: {
    a: "ein Bogenschütze",
    taken: "einen Bogenschützen",
    one: "Bogenschütze",
    many: "Bogenschützen",
  },
  infantry: {
    a: "ein Fußsoldat",
    taken: "einen Fußsoldaten",
    one: "Fußsoldat",
    many: "Fußsoldaten",
  },
  cleric: { a: "ein Priester", taken: "einen Priester", one: "Priester", many: "Priester" },
  mage: {
    a: "ein Kampfmagier",
    taken: "einen Kampfmagier",
    one: "Kampfmagier",
    many: "Kampfmagier",
  },
};

export const nouns = nounsIn("de", KINDS, "keine Einheit");

export const UNIT: Thing = { one: "Einheit", many: "Einheiten" };
export const BARD: Thing = { one: "Bardenplättchen", many: "Bardenplättchen" };
export const STOREY: Thing = { one: "Stockwerk", many: "Stockwerke" };
export const GOLD: Thing = { one: "Goldmünze", many: "Goldmünzen" };
export const TILE: Thing = { one: "Plättchen", many: "Plättchen" };
