// The pieces within Spanish sentences.
import type { UnitKind } from "@assize/xidit-edition";
import { type Noun, nounsIn, type Thing } from "./nouns.ts";

const KINDS: Readonly<Record<UnitKind, Noun>> = {
  militia: { a: "una milicia campesina", one: "milicia campesina", many: "milicias campesinas" },
  archer: { a: "un arquero", one: "arquero", many: "arqueros" },
  infantry: { a: "una infantería", one: "infantería", many: "infanterías" },
  cleric: { a: "un clérigo", one: "clérigo", many: "clérigos" },
  mage: { a: "un mago de batalla", one: "mago de batalla", many: "magos de batalla" },
};

export const nouns = nounsIn("es", KINDS, "ninguna unidad");

export const UNIT: Thing = { one: "unidad", many: "unidades" };
export const BARD: Thing = { one: "ficha de bardo", many: "fichas de bardo" };
export const STOREY: Thing = { one: "piso", many: "pisos" };
export const GOLD: Thing = { one: "soberano de oro", many: "soberanos de oro" };
export const TILE: Thing = { one: "loseta", many: "losetas" };
