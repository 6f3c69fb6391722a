// Plain JSON values: what a log line, a state and a finding are made of.

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
