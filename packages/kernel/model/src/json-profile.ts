// What JSON from outside must keep to, exactly and slowly: walks a text token by token.
// Requires text that JSON.parse accepts; `json-scan.ts` decides cheaply when this walk is needed.
// Knows no member names, only what any value must keep to.
import { Defect } from "./defect.ts";
import { LIMITS } from "./limits.ts";

/**
 * `record` is that of docs/reference/record.md. `foreign` is for values that other programs made: it also lets
 * through every finite number, half pairs of surrogates, and keys that begin with `$`.
 */
export type JsonProfile = "record" | "foreign";

/** What each breach is about. */
export interface ProfileBreachValues {
  readonly "too-deep": { readonly most: number };
  readonly "duplicate-key": NoValues;
  /** `number`: its first characters. */
  readonly "unsafe-number": { readonly number: string; readonly profile: JsonProfile };
  readonly "lone-surrogate": NoValues;
  readonly "reserved-key": NoValues;
  readonly "forbidden-key": { readonly key: string };
}
export type NoValues = Readonly<Record<string, never>>;
export type ProfileBreachCode = keyof ProfileBreachValues;

/** Something wrong with a text at a place in it, as data. `Values` says what each code is about. */
export type Problem<Values> = {
  readonly [Code in keyof Values]: {
    readonly code: Code;
    /** JSON path, for example `$.data.cities[2]`; `$` is the whole value. */
    readonly field: string;
    readonly values: Values[Code];
  };
}[keyof Values];

export type ProfileBreach = Problem<ProfileBreachValues>;

interface Walk {
  readonly text: string;
  readonly profile: JsonProfile;
  at: number;
}

const breach = <Code extends ProfileBreachCode>(
  code: Code,
  field: string,
  values: ProfileBreachValues[Code],
): ProfileBreach => ({ code, field, values }) as ProfileBreach;

const PLAIN_KEY = /^[A-Za-z_$][A-Za-z0-9_$-]*$/;

/** A member's path: `$.data`, or `$["odd key"]` where the key is no plain word. */
export const memberPath = (parent: string, key: string): string =>
  PLAIN_KEY.test(key) ? `${parent}.${key}` : `${parent}[${JSON.stringify(key)}]`;

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** True of a key that no log may use: objects of JavaScript have members of these names. */
export const isForbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.has(key);

const HIDDEN_KEYS: ReadonlySet<string> = new Set(["$unknown", "$sealed"]);
/** Of a number that cannot be held, so many characters are quoted. */
const LONGEST_NUMBER_SHOWN = 40;
const NUMBER = /-?[0-9][0-9.eE+-]*/y;
const WHOLE_NUMBER = /^(?:0|-?[1-9][0-9]*)$/;

/** The first breach of a profile in the order of the text, or null. */
export const findProfileBreach = (
  text: string,
  profile: JsonProfile = "record",
): ProfileBreach | null => {
  const walk = { text, profile, at: 0 };
  skipBlanks(walk);
  return breachInValue(walk, "$", 1);
};

const breachInValue = (walk: Walk, path: string, depth: number): ProfileBreach | null => {
  const first = walk.text[walk.at];
  if (first === "{" || first === "[") {
    if (depth > LIMITS.jsonDepth) return breach("too-deep", path, { most: LIMITS.jsonDepth });
    return first === "{" ? breachInObject(walk, path, depth) : breachInArray(walk, path, depth);
  }
  if (first === '"') return breachInText(takeString(walk), path, walk);
  if (first === "t" || first === "n") walk.at += 4;
  else if (first === "f") walk.at += 5;
  else return breachInNumber(takeNumber(walk), path, walk);
  return null;
};

const breachInObject = (walk: Walk, path: string, depth: number): ProfileBreach | null => {
  const keys = new Set<string>();
  let reserved: string | null = null;
  let hidesText = false;
  walk.at++;
  skipBlanks(walk);
  while (walk.text[walk.at] !== "}") {
    const key = takeString(walk);
    const odd = breachInKey(key, keys, path, walk);
    if (odd !== null) return odd;
    keys.add(key);
    skipPast(walk, ":");
    if (key.startsWith("$") && walk.profile === "record") {
      reserved ??= key;
      hidesText = HIDDEN_KEYS.has(key) && walk.text[walk.at] === '"';
    }
    const inner = breachInValue(walk, memberPath(path, key), depth + 1);
    if (inner !== null) return inner;
    skipBlanks(walk);
    if (walk.text[walk.at] === ",") skipPast(walk, ",");
  }
  walk.at++;
  if (reserved === null || (hidesText && keys.size === 1 && depth > 1)) return null;
  return breach("reserved-key", memberPath(path, reserved), {});
};

const breachInArray = (walk: Walk, path: string, depth: number): ProfileBreach | null => {
  walk.at++;
  skipBlanks(walk);
  for (let index = 0; walk.text[walk.at] !== "]"; index++) {
    const inner = breachInValue(walk, `${path}[${index}]`, depth + 1);
    if (inner !== null) return inner;
    skipBlanks(walk);
    if (walk.text[walk.at] === ",") skipPast(walk, ",");
  }
  walk.at++;
  return null;
};

const breachInKey = (
  key: string,
  before: ReadonlySet<string>,
  path: string,
  walk: Walk,
): ProfileBreach | null => {
  const field = memberPath(path, key);
  if (before.has(key)) return breach("duplicate-key", field, {});
  if (isForbiddenKey(key)) return breach("forbidden-key", field, { key });
  return breachInText(key, field, walk);
};

const breachInText = (value: string, path: string, { profile }: Walk): ProfileBreach | null =>
  profile === "foreign" || value.isWellFormed() ? null : breach("lone-surrogate", path, {});

const breachInNumber = (token: string, path: string, { profile }: Walk): ProfileBreach | null => {
  const value = Number(token);
  if (profile === "foreign" && Number.isFinite(value)) return null;
  if (WHOLE_NUMBER.test(token) && Number.isSafeInteger(value)) return null;
  return breach("unsafe-number", path, { number: token.slice(0, LONGEST_NUMBER_SHOWN), profile });
};

const takeNumber = (walk: Walk): string => {
  NUMBER.lastIndex = walk.at;
  const token = NUMBER.exec(walk.text)?.[0];
  if (token === undefined) throw new Defect(`no JSON value at ${walk.at}`);
  walk.at += token.length;
  return token;
};

const takeString = (walk: Walk): string => {
  const start = walk.at;
  let end = start + 1;
  let escaped = false;
  for (let code = walk.text.charCodeAt(end); code !== 0x22; code = walk.text.charCodeAt(++end)) {
    if (Number.isNaN(code)) throw new Defect(`no JSON text at ${start}`);
    if (code !== 0x5c) continue;
    escaped = true;
    end++;
  }
  walk.at = end + 1;
  if (!escaped) return walk.text.slice(start + 1, end);
  // oxlint-disable-next-line eslint/no-restricted-properties -- a part of what JSON.parse has accepted
  return JSON.parse(walk.text.slice(start, end + 1)) as string;
};

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 13 || code === 10;

const skipBlanks = (walk: Walk): void => {
  while (isBlank(walk.text.charCodeAt(walk.at))) walk.at++;
};

const skipPast = (walk: Walk, mark: string): void => {
  skipBlanks(walk);
  if (walk.text[walk.at] === mark) walk.at++;
  skipBlanks(walk);
};
