// What is wrong with values, in English: said after their place, or as the detail of a doubt. No game's words.
import {
  FORMAT,
  type ReadProblemCode,
  type ReadProblemValues,
  type WrittenForm,
} from "@assize/kernel-event-log";
import { grammarOf, LIMITS, type Translated } from "@assize/kernel-model";

const { and, or, plural } = grammarOf("en");

type ReadSentences = {
  readonly [Code in ReadProblemCode]: (values: ReadProblemValues[Code]) => string;
};

/** The bounds of a number or a length; null where there is none. */
type Bound = number | null;

const between = (least: Bound, most: Bound): string => {
  if (least === most) return `${least}`;
  if (least === null) return `at most ${most}`;
  return most === null ? `at least ${least}` : `${least} to ${most}`;
};

/** What a member of a header or a line has to be; said after “write”. */
const FORMS: Readonly<Record<WrittenForm, string>> = {
  name: "a text that is not empty",
  digest: "a SHA-256 in base64url, 43 characters",
  object: "a JSON object",
  format: `"${FORMAT}"`,
  rules: "the version of the rules, a whole number from 1",
  seats: `a list of 1 to ${LIMITS.seats} seats`,
  overrides: "an object of ruling ids and option ids",
  terse: "true, or leave the member out",
  line: "the line's number, from 0",
  seat: "a seat's number, from 0",
  event: "an event's number, from 0",
  instant: "an instant in UTC, for example 2026-01-31T18:00:00Z",
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
  /** Rules that any game has, each said after the path of the value; a game has words for its own. */
  rules: {
    "no-members": () => "must be empty",
    "no-such-place": ([place]: readonly string[]) => `there is no place "${place}" in the chart`,
    "asked-with-players": (players: readonly string[]) =>
      `is asked with ${or(players)} players only`,
  },
  /** Names of what breaks a clause; a game has words for its own. */
  values: {
    has: "has",
    needs: "needs",
    least: "the least",
    missing: "missing",
    unknown: "not known",
    twice: "more than once",
    wrong: "wrong",
    seat: "seat",
  },
  /** Each is said after the path of the value. */
  misfits: {
    missing: "is missing",
    surplus: "is not known here",
    surplusAmong: (known: readonly string[]) =>
      `is not known here; known ${plural(known.length, "is", "are")} ${and(known)}`,
    mustBe: (kinds: readonly string[]) => `must be ${or(kinds)}`,
    someOf: (values: readonly string[]) => `must be some of ${and(values)}, with commas between`,
    range: (least: Bound, most: Bound) => `must be ${between(least, most)}`,
    length: (least: Bound, most: Bound) => `must have a length of ${between(least, most)}`,
    pattern: (pattern: string) => `must match ${pattern}`,
    repeated: "stands there a second time",
    rule: (name: string) => `breaks the rule “${name}”`,
    anyRule: "breaks a rule of its format",
    clause: (id: string, by: string) => `breaks the clause ${id} (${by})`,
  },
  /** `line` is counted from 1, as editors do. */
  lineAt: (line: number, field: string) => `line ${line}, ${field}`,
  /** Why a line or a file cannot be read, and what to do. */
  read: {
    "empty-file": () => "there is nothing to read; a log has a header",
    bom: () => "the line starts with a byte order mark; save without one",
    "carriage-return": () =>
      "the line holds a carriage return; end lines with a newline (LF) alone",
    "blank-line": () => "the line is blank; remove it",
    "not-utf8": () => "the line is not UTF-8; save the file as UTF-8",
    "nul-byte": () => "the line holds a NUL byte; the file may be damaged",
    "not-json": () => "the line is not JSON; write one JSON object a line",
    "not-an-object": () => "the line must be a JSON object: {…}",
    "line-too-long": ({ most }) => `the line is longer than ${most} bytes; split it`,
    "too-many-events": ({ most }) => `the game has more than ${most} events; split the record`,
    "too-large": ({ most }) => `the game has more than ${most} bytes; split the record`,
    "too-deep": ({ most }) => `values are nested deeper than ${most}; flatten the value`,
    "duplicate-key": () => "the key stands twice in one object; remove one",
    "unknown-key": ({ key, extensible }) =>
      `there is no member "${key}"; remove it${extensible ? ', or let its name begin with "x-"' : ""}`,
    "missing-key": ({ key }) => `the member "${key}" is missing`,
    "wrong-type": ({ expected }) => `write ${FORMS[expected]} here`,
    "unsafe-number": ({ number, profile }) =>
      profile === "foreign"
        ? `${number} is too great; write it as a text`
        : `${number} is not a plain whole number within ±(2^53 - 1); write it with digits only, or as a text`,
    "lone-surrogate": () => "the text holds half of a surrogate pair; write whole characters",
    "reserved-key": () =>
      'keys that begin with "$" are reserved; only {"$unknown":"reason"} and {"$sealed":"algorithm:commitment"} may stand in place of a value',
    "forbidden-key": ({ key }) => `no key may be called "${key}"; rename it`,
    "format-unknown": ({ format, known }) =>
      `the format ${JSON.stringify(format)} is not known here; use a newer version of the program, or write "${known}"`,
    "header-missing": () => 'the first line of a game must be its header, with the member "format"',
    "too-many-games": ({ most }) =>
      `only ${most} may stand in one place here; split the file by games`,
  } satisfies ReadSentences,
  /** The same of JSON that is no log. */
  json: {
    "not-json": "this is not JSON",
    "too-long": (most: number) => `this is longer than ${most} bytes; shorten it`,
  },
  /** Why what is written is no event of the game. */
  noEvents: {
    typeUnknown: (type: string, known: readonly string[]) =>
      `this game has no event "${type}"; it has ${and(known)}`,
    seatUnexpected: "only a decision has a seat (by)",
    seatMissing: "a decision needs the seat that takes it (by)",
    seatUnknown: (seat: number, last: number) =>
      `there is no seat ${seat}; seats run from 0 to ${last}`,
    unknownValue: (fields: readonly string[]) => `the record does not know ${and(fields)}`,
    malformed: (misfits: string) => `its data has the wrong shape: ${misfits}`,
  },
  /** Why a choice that was submitted is not taken; what the rules say of it, the rules say. */
  refusals: {
    noUndo: (format: string) =>
      `the log was begun in the format “${format}”, which has no undo; begin one that has`,
    undoImpossible: (to: number, last: number) =>
      `event ${to} does not come before this one; name one from 0 to ${last}`,
    gameOver: "the game is over",
    notAChoice: (type: string) => `the rules bring “${type}” about; it is never submitted`,
  },
  /** Why recording cannot go on from a log. */
  resumptions: {
    undetermined: (doubts: string) => `this game is not known here: ${doubts}`,
    terse: "the log leaves out what the rules force",
    unchained:
      "its lines are not chained, so it was not recorded here; only a chained log is gone on with",
    chainBroken: (event: number) =>
      `event ${event} does not continue the chain: the file was changed`,
    violated: (event: number) => `event ${event} is not what the rules allow or force there`,
  },
  doubts: {
    game: (game: string, known: readonly string[]) =>
      `game "${game}" is not known here (known: ${and(known)})`,
    rules: (rules: number, known: readonly string[]) =>
      `the log was recorded under rules version ${rules}, this audit knows ${plural(known.length, "version", "versions")} ${and(known)}`,
    rulebook: (rulebook: string) => `rulebook ${rulebook} is not the one of this audit`,
    edition: (edition: string, digest: string, used: string) =>
      `the log was recorded with edition "${edition}" (${digest}), this audit has ${used}`,
    editionGiven: (problem: string, path: string) =>
      `the edition given is not valid: ${problem}${path === "" ? "" : `, ${path}`}`,
    /** `detail`: what is wrong there, as of a misfit. */
    editionMalformed: (path: string, detail: string) =>
      `the edition given is not valid: ${path === "" ? "the whole" : path} ${detail}`,
    /** Where the record says that it does not know a value, and gives no reason. */
    noReason: "no reason is given",
    rulingSet: (set: string) => `unknown ruling set "${set}"; the default set was assumed`,
    ruling: (ruling: string) => `unknown ruling "${ruling}"; the default set was assumed`,
    rulingOption: (ruling: string, option: string, known: readonly string[]) =>
      `ruling "${ruling}" has no option "${option}" (it has ${and(known)}); the default set was assumed`,
  },
  /** Each is said after “the audit stops at event n”. */
  stops: {
    nothingFits: (lines: number) =>
      `no event from here to the end of the record is part of the game (${lines})`,
    /** Said after each of them. */
    resumes: (event: number) => ` (it could be read again from event ${event})`,
    unknownValue: (value: string) => `${value}; what follows depends on it`,
    findingsLimit: (most: number) => `${most} findings`,
  },
};

export type Problems = Translated<typeof problems>;
