// Small checks that header and envelope share: is a member there, and is it of its type.
// Knows no member by name.
import { isJsonObject, memberPath } from "@assize/kernel-model";
import { lineProblem } from "./read-problem.ts";
import type { LineProblem, WrittenForm } from "./read-problem.ts";

/** Says what is wrong with a value, or null. */
export type Check = (value: unknown, path: string) => LineProblem | null;

/** A check from a question and the name of what it wants. */
export const expected =
  (form: WrittenForm, holds: (value: unknown) => boolean): Check =>
  (value, path) =>
    holds(value) ? null : lineProblem("wrong-type", path, { expected: form });

export const DIGEST_PATTERN = "^[A-Za-z0-9_-]{43}$";
const NO_DIGIT = /[^A-Za-z0-9_-]/;

/** As `DIGEST_PATTERN` says, a third faster: this is asked of every chained line. */
export const isDigest = (value: unknown): boolean =>
  typeof value === "string" && value.length === 43 && !NO_DIGIT.test(value);

export const aName = expected("name", (value) => typeof value === "string" && value !== "");
export const aDigest = expected("digest", isDigest);
export const anObject = expected("object", isJsonObject);
export const anything: Check = () => null;

/** Members of an object: those required, those optional, and `x-` members where allowed. */
export const members =
  (shape: {
    readonly required: Readonly<Record<string, Check>>;
    readonly optional: Readonly<Record<string, Check>>;
    readonly extensible: boolean;
  }): Check =>
  (value, path) => {
    if (!isJsonObject(value)) return anObject(value, path);
    for (const key of Object.keys(shape.required))
      if (!Object.hasOwn(value, key))
        return lineProblem("missing-key", memberPath(path, key), { key });
    for (const [key, member] of Object.entries(value)) {
      const check = checkOf(shape.required, key) ?? checkOf(shape.optional, key);
      const problem =
        check === undefined
          ? unknownKey(key, path, shape.extensible)
          : check(member, memberPath(path, key));
      if (problem !== null) return problem;
    }
    return null;
  };

const checkOf = (checks: Readonly<Record<string, Check>>, key: string): Check | undefined =>
  Object.hasOwn(checks, key) ? checks[key] : undefined;

const unknownKey = (key: string, path: string, extensible: boolean): LineProblem | null =>
  extensible && key.startsWith("x-")
    ? null
    : lineProblem("unknown-key", memberPath(path, key), { key, extensible });
