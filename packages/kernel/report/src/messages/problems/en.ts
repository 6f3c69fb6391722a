// What is wrong with values, in English: said after their place, or as the detail of a doubt. No game's words.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and, or } = grammarOf("en");

/** The bounds of a number or a length; null where there is none. */
type Bound = number | null;

const between = (least: Bound, most: Bound): string => {
  if (least === most) return `${least}`;
  if (least === null) return `at most ${most}`;
  return most === null ? `at least ${least}` : `${least} to ${most}`;
};

export const problems = {
  /** The types of JSON, in the words of JSON Schema. */
  types: {
    object: "an object",
    array: "a list",
    string: "a text",
    integer: "a whole number",
    number: "a number",
    boolean: "true or false",
  },
  /** Each is said after the path of the value. */
  misfits: {
    missing: "is missing",
    surplus: "is not known here",
    surplusAmong: (known: readonly string[]) => `is not known here; known are ${and(known)}`,
    mustBe: (kinds: readonly string[]) => `must be ${or(kinds)}`,
    range: (least: Bound, most: Bound) => `must be a number: ${between(least, most)}`,
    length: (least: Bound, most: Bound) => `must have a length of ${between(least, most)}`,
    pattern: (pattern: string) => `must match ${pattern}`,
    repeated: "stands there a second time",
    rule: (name: string) => `breaks the rule “${name}”`,
    anyRule: "breaks a rule of its format",
    clause: (id: string, by: string) => `breaks the clause ${id} (${by})`,
  },
  doubts: {
    game: (game: string, known: readonly string[]) =>
      `game "${game}" is not known here (known: ${and(known)})`,
    rules: (rules: number, known: readonly string[]) =>
      `the log was recorded under rules version ${rules}, this audit knows version ${and(known)}`,
    rulebook: (rulebook: string) => `rulebook ${rulebook} is not the one of this audit`,
    edition: (edition: string, digest: string, used: string) =>
      `the log was recorded with edition "${edition}" (${digest}), this audit has ${used}`,
    editionGiven: (problem: string, path: string) =>
      `the edition given is not valid: ${problem}${path === "" ? "" : `, ${path}`}`,
    rulingSet: (set: string) => `unknown ruling set "${set}"; the default set was assumed`,
    ruling: (ruling: string) => `unknown ruling "${ruling}"; the default set was assumed`,
    rulingOption: (ruling: string, option: string, known: readonly string[]) =>
      `ruling "${ruling}" has no option "${option}" (it has ${and(known)}); the default set was assumed`,
  },
  /** Each is said after “the audit stops at event n”. */
  stops: {
    refused: (event: number) =>
      `the record goes on as if the refused event ${event} had been legal`,
    unknownValue: (value: string) => `${value}; what follows depends on it`,
    findingsLimit: (most: number) => `${most} findings`,
  },
};

export type Problems = Translated<typeof problems>;
