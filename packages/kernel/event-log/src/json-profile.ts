// The strict profile of JSON, exactly and slowly: walks a line's text token by token.
// Requires text that JSON.parse accepts; `line-scan.ts` decides cheaply when this walk is needed.
// Knows no member names, only what any line must keep to.
import { Defect, LIMITS } from "@assize/kernel-model";
import { lineProblem, memberPath } from "./read-problem.ts";
import type { LineProblem } from "./read-problem.ts";

interface Walk {
  readonly text: string;
  at: number;
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
const HIDDEN_KEYS: ReadonlySet<string> = new Set(["$unknown", "$sealed"]);
const NUMBER = /-?[0-9][0-9.eE+-]*/y;
const WHOLE_NUMBER = /^(?:0|-?[1-9][0-9]*)$/;

/** The first breach of the strict profile in the order of the text, or null. */
export const findProfileBreach = (text: string): LineProblem | null => {
  const walk = { text, at: 0 };
  skipBlanks(walk);
  return breachInValue(walk, "$", 1);
};

const breachInValue = (walk: Walk, path: string, depth: number): LineProblem | null => {
  const first = walk.text[walk.at];
  if (first === "{" || first === "[") {
    if (depth > LIMITS.jsonDepth)
      return lineProblem(
        "too-deep",
        path,
        `values are nested deeper than ${LIMITS.jsonDepth}; flatten the value`,
      );
    return first === "{" ? breachInObject(walk, path, depth) : breachInArray(walk, path, depth);
  }
  if (first === '"') return breachInText(takeString(walk), path);
  if (first === "t" || first === "n") walk.at += 4;
  else if (first === "f") walk.at += 5;
  else return breachInNumber(takeNumber(walk), path);
  return null;
};

const breachInObject = (walk: Walk, path: string, depth: number): LineProblem | null => {
  const keys = new Set<string>();
  let reserved: string | null = null;
  let hidesText = false;
  walk.at++;
  skipBlanks(walk);
  while (walk.text[walk.at] !== "}") {
    const key = takeString(walk);
    const breach = breachInKey(key, keys, path);
    if (breach !== null) return breach;
    keys.add(key);
    skipPast(walk, ":");
    if (key.startsWith("$")) {
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
  return lineProblem(
    "reserved-key",
    memberPath(path, reserved),
    'keys that begin with "$" are reserved; only {"$unknown":"reason"} and ' +
      '{"$sealed":"algorithm:commitment"} may stand in place of a value',
  );
};

const breachInArray = (walk: Walk, path: string, depth: number): LineProblem | null => {
  walk.at++;
  skipBlanks(walk);
  for (let index = 0; walk.text[walk.at] !== "]"; index++) {
    const breach = breachInValue(walk, `${path}[${index}]`, depth + 1);
    if (breach !== null) return breach;
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
): LineProblem | null => {
  const field = memberPath(path, key);
  if (before.has(key))
    return lineProblem("duplicate-key", field, "the key stands twice in one object; remove one");
  if (FORBIDDEN_KEYS.has(key))
    return lineProblem("forbidden-key", field, `no key may be called "${key}"; rename it`);
  return breachInText(key, field);
};

const breachInText = (value: string, path: string): LineProblem | null =>
  value.isWellFormed()
    ? null
    : lineProblem(
        "lone-surrogate",
        path,
        "the text holds half of a surrogate pair; write whole characters",
      );

const breachInNumber = (token: string, path: string): LineProblem | null =>
  WHOLE_NUMBER.test(token) && Number.isSafeInteger(Number(token))
    ? null
    : lineProblem(
        "unsafe-number",
        path,
        `${token.slice(0, 40)} is not a plain whole number within ±(2^53 - 1); ` +
          "write it with digits only, or as a text",
      );

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
  return escaped
    ? (JSON.parse(walk.text.slice(start, end + 1)) as string)
    : walk.text.slice(start + 1, end);
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
