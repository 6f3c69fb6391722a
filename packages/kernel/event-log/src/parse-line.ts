// From a line's bytes to a JSON object that keeps the strict profile.
// Knows no members: whether the object is a header or an event is decided by `reader.ts`.
import { LIMITS, isJsonObject } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { findProfileBreach } from "./json-profile.ts";
import { surelyKeepsProfile } from "./line-scan.ts";
import { lineProblem } from "./read-problem.ts";
import type { LineProblem } from "./read-problem.ts";

/** `value` is there whenever the line is a JSON object, even one that breaks the profile. */
export type ParsedLine =
  | { readonly value: JsonObject; readonly problem: LineProblem | null; readonly torn: false }
  | { readonly value: null; readonly problem: LineProblem; readonly torn: boolean };

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lenientDecoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Parses one line. `torn` is true where the line is no JSON at all, as a cut-off one would be. */
export const parseLine = (bytes: Uint8Array): ParsedLine => {
  if (bytes.length > LIMITS.lineBytes) return refused(lineTooLong(), false);
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return refused(NOT_UTF8, true);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(whyNotJson(bytes, text), true);
  }
  if (!isJsonObject(value)) return refused(NOT_AN_OBJECT, false);
  const problem = surelyKeepsProfile(bytes, value) ? null : profileProblem(bytes, text);
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

const profileProblem = (bytes: Uint8Array, text: string): LineProblem | null =>
  bytes.includes(0x0d) ? CARRIAGE_RETURN : findProfileBreach(text);

const whyNotJson = (bytes: Uint8Array, text: string): LineProblem => {
  if (text.startsWith("\uFEFF")) return BOM;
  if (bytes.includes(0x00))
    return lineProblem("nul-byte", "$", "the line holds a NUL byte; the file may be damaged");
  if (bytes.includes(0x0d)) return CARRIAGE_RETURN;
  if (/^[ \t]*$/.test(text)) return lineProblem("blank-line", "$", "the line is blank; remove it");
  return lineProblem("not-json", "$", "the line is not JSON; write one JSON object a line");
};

export const lineTooLong = (): LineProblem =>
  lineProblem("line-too-long", "$", `the line is longer than ${LIMITS.lineBytes} bytes; split it`);

const NOT_UTF8 = lineProblem("not-utf8", "$", "the line is not UTF-8; save the file as UTF-8");

const NOT_AN_OBJECT = lineProblem("not-an-object", "$", "the line must be a JSON object: {…}");

const BOM = lineProblem("bom", "$", "the line starts with a byte order mark; save without one");

const CARRIAGE_RETURN = lineProblem(
  "carriage-return",
  "$",
  "the line holds a carriage return; end lines with a newline (LF) alone",
);
