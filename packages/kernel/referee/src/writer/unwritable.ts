// What no line of a log can hold, found in any value, and how it is shown to people. Knows no schema.

export type Path = readonly (string | number)[];

const MOST_SHOWN = 80;

/** For example `data.hand[1]`. */
export const pathText = (root: string, path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : `${text}.${key}`),
    root,
  );

/** A value as a reader may see it, at most a line of it. */
export const shown = (value: unknown): string => {
  const text = textOf(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text;
};

const textOf = (value: unknown): string => {
  if (value === undefined || typeof value === "number") return `${value}`;
  if (typeof value === "object" && value !== null && !isPlain(value))
    return `a ${value.constructor?.name ?? "value"}`;
  try {
    return JSON.stringify(value) ?? `a ${typeof value}`;
  } catch {
    return `a ${typeof value}`;
  }
};

/** Lists, and objects that are nothing but their members. */
const isPlain = (value: object): boolean => {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Where the first part is that no line of a log can hold; null where there is none. */
export const unwritable = (value: unknown): Path | null => find(value, []);

const find = (value: unknown, path: Path): Path | null => {
  if (typeof value === "string") return value.isWellFormed() ? null : path;
  if (typeof value === "boolean" || value === null) return null;
  if (typeof value !== "object") return Number.isSafeInteger(value) ? null : path;
  if (!isPlain(value)) return path;
  const entries: Iterable<readonly [string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, inner] of entries) {
    const found = find(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);
