// Makes plain JSON data of whatever an actor carries: contexts, events, configs. Always answers, never throws,
// and always ends: circles, functions, huge or unreadable values become short texts in brackets.
// Knows no actor and no inspector.

/** Plain JSON data. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };

export type PlainObject = { readonly [key: string]: Plain };

/** Where copying ends. What is left out is replaced by a text in brackets that says so. */
export const PLAIN_LIMITS = {
  /** Deepest nesting. */
  depth: 40,
  /** Most values of one copy, counted through all levels. */
  values: 100_000,
  /** Longest text, in UTF-16 units. */
  text: 20_000,
} as const;

interface Copying {
  /** The objects that hold the value in hand: one that stands among them is a circle. */
  readonly above: object[];
  left: number;
}

const bracketed = (what: string): string => `[${what}]`;

const shortened = (text: string): string =>
  text.length <= PLAIN_LIMITS.text
    ? text
    : text.slice(0, PLAIN_LIMITS.text) + bracketed(`${text.length - PLAIN_LIMITS.text} more`);

const copyNumber = (value: number): Plain =>
  Number.isFinite(value) ? value : bracketed(String(value));

const isActor = (value: object): value is { readonly sessionId: string } =>
  "sessionId" in value && typeof value.sessionId === "string" && "send" in value;

/** By its tag: this package reads no clock, so it does not name the clock's class. */
const isDate = (value: object): value is Date =>
  Object.prototype.toString.call(value) === "[object Date]" && "toISOString" in value;

/** Objects that stand for one value, or undefined for those that are copied part by part. */
const oneValue = (value: object): Plain | undefined => {
  if (isDate(value))
    return Number.isNaN(value.getTime()) ? bracketed("invalid date") : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer)
    return bracketed(`${value.constructor.name} of ${value.byteLength} bytes`);
  if (isActor(value)) return bracketed(`actor ${value.sessionId}`);
  return undefined;
};

const entriesOf = (value: object): readonly (readonly [string, () => unknown])[] => {
  if (value instanceof Error)
    return [
      ["name", () => value.name],
      ["message", () => value.message],
    ];
  return Object.keys(value).map((key) => [key, () => (value as Record<string, unknown>)[key]]);
};

const copyList = (list: Iterable<unknown>, copying: Copying): readonly Plain[] => {
  const copied: Plain[] = [];
  for (const item of list) {
    copied.push(copy(item, copying) ?? null);
    if (copying.left <= 0) break;
  }
  return copied;
};

const copyParts = (value: object, copying: Copying): Plain => {
  if (Array.isArray(value)) return copyList(value, copying);
  if (value instanceof Set) return { "[set]": copyList(value, copying) };
  if (value instanceof Map) return { "[map]": copyList(value, copying) };
  const copied: [string, Plain][] = [];
  for (const [key, read] of entriesOf(value)) {
    const part = copy(read, copying, true);
    if (part !== undefined) copied.push([key, part]);
    if (copying.left <= 0) break;
  }
  return Object.fromEntries(copied);
};

const copyObject = (value: object, copying: Copying): Plain => {
  const one = oneValue(value);
  if (one !== undefined) return one;
  const { above } = copying;
  if (above.includes(value)) return bracketed("circle");
  if (above.length >= PLAIN_LIMITS.depth) return bracketed("too deep");
  above.push(value);
  try {
    return copyParts(value, copying);
  } finally {
    above.pop();
  }
};

/** Undefined for undefined: a member without a value is left out, as JSON does. */
const copyValue = (value: unknown, copying: Copying): Plain | undefined => {
  switch (typeof value) {
    case "undefined":
      return undefined;
    case "string":
      return shortened(value);
    case "number":
      return copyNumber(value);
    case "boolean":
      return value;
    case "bigint":
      return bracketed(`${shortened(String(value))}n`);
    case "symbol":
      return bracketed(shortened(String(value)));
    case "function":
      return bracketed(`function ${value.name || "without a name"}`);
    case "object":
      return value === null ? null : copyObject(value, copying);
  }
};

function copy(value: unknown, copying: Copying, isRead = false): Plain | undefined {
  if (copying.left <= 0) return bracketed("too large");
  copying.left--;
  try {
    return copyValue(isRead ? (value as () => unknown)() : value, copying);
  } catch {
    // A getter or a proxy of somebody else's.
    return bracketed("unreadable");
  }
}

/** A copy as plain JSON data. What JSON does not have is told in brackets: `[function pay]`, `[circle]`, `[12n]`. */
export const plain = (value: unknown): Plain =>
  copy(value, { above: [], left: PLAIN_LIMITS.values }) ?? null;
