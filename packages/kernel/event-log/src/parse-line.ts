// From a line's bytes to a JSON object that keeps the strict profile.
// Knows no members: whether the object is a header or an event is decided by `reader.ts`.
import { LIMITS, findProfileBreach, isJsonObject, surelyKeepsProfile } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { lineProblem } from "./read-problem.ts";
import type { LineProblem } from "./read-problem.ts";

/** `value` is there whenever the line is a JSON object, even one that breaks the profile. */
export type ParsedLine =
  | { readonly value: JsonObject; readonly problem: LineProblem | null; readonly torn: false }
  | { readonly value: null; readonly problem: LineProblem; readonly torn: boolean };

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenientDecoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The bytes as text, or null where they are not UTF-8. A byte order mark stays in it. */
export const decodeText = (bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
};

/** Parses one line. `torn` is true where the line is no JSON at all, as a cut-off one would be. */
export const parseLine = (bytes: Uint8Array): ParsedLine => {
  // Before decoding: what is kept of an over-long line may end within a character.
  if (bytes.length > LIMITS.lineBytes) return refused(LINE_TOO_LONG, false);
  const text = decodeText(bytes);
  return text === null ? refused(NOT_UTF8, true) : parseText(text, bytes, 0, bytes.length);
};

/** Parses the line whose text is given and whose bytes stand in the block from `start` to `end`. */
export const parseText = (
  text: string,
  block: Uint8Array,
  start: number,
  end: number,
): ParsedLine => {
  if (end - start > LIMITS.lineBytes) return refused(LINE_TOO_LONG, false);
  let value: unknown;
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- the reader of lines, with limits of its own
    value = JSON.parse(text);
  } catch {
    return refused(whyNotJson(text), true);
  }
  if (!isJsonObject(value)) return refused(NOT_AN_OBJECT, false);
  const problem = surelyKeepsProfile(block, start, end, value) ? null : profileProblem(text);
  return { value, problem, torn: false };
};

/** What is wrong with a parsed line: the profile first, then its shape. */
export const problemIn = (
  parsed: ParsedLine,
  shapeProblem: (value: JsonObject) => LineProblem | null,
): LineProblem | null =>
  parsed.value === null ? parsed.problem : (parsed.problem ?? shapeProblem(parsed.value));

/** Whether a line that could not be parsed was meant as a header: its first member says so. */
export const looksLikeHeader = (start: Uint8Array): boolean =>
  HEADER_START.test(lenientDecoder.decode(start.subarray(0, 64)));

const HEADER_START = /^\uFEFF?[ \t]*\{[ \t]*"format"/;

const refused = (problem: LineProblem, torn: boolean): ParsedLine => ({
  value: null,
  problem,
  torn,
});

const profileProblem = (text: string): LineProblem | null =>
  text.includes("\r") ? CARRIAGE_RETURN : findProfileBreach(text);

const whyNotJson = (text: string): LineProblem => {
  if (text.startsWith("\uFEFF")) return BOM;
  if (text.includes("\0")) return lineProblem("nul-byte", "$", {});
  if (text.includes("\r")) return CARRIAGE_RETURN;
  if (/^[ \t]*$/.test(text)) return lineProblem("blank-line", "$", {});
  return lineProblem("not-json", "$", {});
};

const LINE_TOO_LONG = lineProblem("line-too-long", "$", { most: LIMITS.lineBytes });

const NOT_UTF8 = lineProblem("not-utf8", "$", {});

const NOT_AN_OBJECT = lineProblem("not-an-object", "$", {});

const BOM = lineProblem("bom", "$", {});

const CARRIAGE_RETURN = lineProblem("carriage-return", "$", {});
