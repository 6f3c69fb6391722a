// The two halves of the kinds: the first may be looked at while the audit is made, the second is run once, at its end.
// Knows names; plants nothing.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { numberOf } from "../planted-log.ts";
import type { Kind } from "./kind.ts";

export const HALVES = ["first", "second"] as const;
export type Half = (typeof HALVES)[number];

/** The lot: drawn once, before anything was run. */
const LOT = "what happened, 2026-11-23";

export const HALVES_FILE = fileURLToPath(new URL("halves.json", import.meta.url));

/** By name of the kind. */
export type Halves = Readonly<Record<Half, readonly string[]>>;

/** A bit that lot and name give: a kind that is added changes nothing for the others. */
const isDrawn = (name: string): boolean => ((numberOf(`${LOT}/${name}`) >>> 16) & 1) === 1;

/** Kinds that a case file tells are in the first half; the lot decides of the others, one by one. */
export const byLot = (kinds: readonly Pick<Kind, "name" | "hasFile">[]): Halves => {
  const filed = new Set(kinds.filter(({ hasFile }) => hasFile).map(({ name }) => name));
  const names = [...new Set(kinds.map(({ name }) => name))].toSorted();
  const isSecond = (name: string): boolean => !filed.has(name) && isDrawn(name);
  return {
    first: names.filter((name) => !isSecond(name)),
    second: names.filter(isSecond),
  };
};

/** The halves as they were committed. */
export const committedHalves = (): Halves => {
  return JSON.parse(readFileSync(HALVES_FILE, "utf8")) as Halves;
};
