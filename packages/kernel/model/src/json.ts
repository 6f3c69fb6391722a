// Plain JSON values: what a log line, a state and a finding are made of.

import { LIMITS } from "./limits.ts";

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for what JSON can hold as it is: nothing undefined in it, no number that is none. */
export const isJson = (value: unknown): value is Json => {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null)
    return value === null || typeof value === "string" || typeof value === "boolean";
  return (Array.isArray(value) ? Array.from<unknown>(value) : Object.values(value)).every(isJson);
};

/** Only an object of a foreign hand is that large: of each it is found out once. */
const huge = new WeakSet<object>();

/** True where JSON has more than `LIMITS.valuesCompared` values, members and entries at every depth together. */
export const isHuge = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  if (huge.has(value)) return true;
  if (countUpTo(value, LIMITS.valuesCompared) <= LIMITS.valuesCompared) return false;
  huge.add(value);
  return true;
};

const countUpTo = (value: unknown, most: number): number => {
  if (typeof value !== "object" || value === null) return 1;
  let count = 1;
  if (Array.isArray(value)) {
    if (value.length > most) return value.length;
    for (const one of value) {
      count += countUpTo(one, most);
      if (count > most) return count;
    }
    return count;
  }
  for (const key in value) {
    count += countUpTo((value as Record<string, unknown>)[key], most);
    if (count > most) return count;
  }
  return count;
};

/** Deep equality of plain JSON; the order of an object's keys does not matter. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let size = 0;
  for (const key in a) {
    size++;
    const mine = (a as Record<string, unknown>)[key];
    const other = (b as Record<string, unknown>)[key];
    // The quick way: no object inherits a text, a number or a boolean, so both have it themselves.
    if (mine === other && typeof mine !== "object" && mine !== undefined) continue;
    if (!Object.hasOwn(b, key) || !sameJson(mine, other)) return false;
  }
  for (const _ in b) size--;
  return size === 0;
};
