// The pieces within English sentences.
import type { UnitKind } from "@assize/xidit-edition";
import { type Noun, nounsIn, type Thing } from "./nouns.ts";

const KINDS: Readonly<Record<UnitKind, Noun>> = {
  militia: { a: "a militia", one: "militia", many: "militia" },
  archer: { a: "an archer", one: "archer", many: "archers" },
  infantry: { a: "an infantry", one: "infantry", many: "infantry" },
  cleric: { a: "a cleric", one: "cleric", many: "clerics" },
  mage: { a: "a mage", one: "mage", many: "mages" },
};

export const nouns = nounsIn("en", KINDS, "no unit");

export const UNIT: Thing = { one: "unit", many: "units" };
export const BARD: Thing = { one: "Bard token", many: "Bard tokens" };
export const STOREY: Thing = { one: "story", many: "stories" };
export const GOLD: Thing = { one: "Gold Sovereign", many: "Gold Sovereigns" };
export const TILE: Thing = { one: "tile", many: "tiles" };
