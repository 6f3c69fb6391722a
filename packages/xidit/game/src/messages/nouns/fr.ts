// The pieces within French sentences.
import type { UnitKind } from "@assize/xidit-edition";
import { type Noun, nounsIn, type Thing } from "./nouns.ts";

const KINDS: Readonly<Record<UnitKind, Noun>> = {
  militia: { a: "un milicien paysan", one: "milicien paysan", many: "miliciens paysans" },
  archer: { a: "un archer", one: "archer", many: "archers" },
  infantry: { a: "un fantassin", one: "fantassin", many: "fantassins" },
  cleric: { a: "un clerc", one: "clerc", many: "clercs" },
  mage: { a: "un mage de bataille", one: "mage de bataille", many: "mages de bataille" },
};

export const nouns = nounsIn("fr", KINDS, "aucune unité");

export const UNIT: Thing = { one: "unité", many: "unités" };
export const BARD: Thing = { one: "jeton Barde", many: "jetons Barde" };
export const STOREY: Thing = { one: "étage", many: "étages" };
export const GOLD: Thing = { one: "jeton Or", many: "jetons Or" };
export const TILE: Thing = { one: "tuile", many: "tuiles" };
