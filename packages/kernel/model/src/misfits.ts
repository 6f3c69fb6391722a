// What is wrong with a value that somebody wrote, as data: where it stands, and what should stand there. No sentence
// and no word of a schema library is in it, so that no release of one changes a verdict; `report` makes the sentences.
import type * as Schema from "effect/Schema";
import type { Issue } from "effect/SchemaIssue";
import type { Json } from "./json.ts";
import { memberPath } from "./json-profile.ts";
import { LIMITS } from "./limits.ts";

/** A clause that a state breaks. */
export interface Broken {
  /** The clause's id. */
  readonly id: string;
  /** What breaks it: names and numbers, no sentence. */
  readonly by: Readonly<Record<string, string | number>>;
}

/** Stable names, with what `expected` holds; described in docs/reference/findings.md. */
export const MISFIT_CODES = [
  /** A member is not there. Nothing. */
  "missing",
  /** A member is there that has no place. The members that have one, where they are few. */
  "surplus",
  /** The types that the value may have, in the words of JSON Schema. */
  "type",
  /** The values that may stand here. */
  "one-of",
  /** The values of which some may stand here. */
  "some-of",
  /** The least and the greatest number; null where there is none. */
  "range",
  /** The least and the greatest number of entries or characters; null where there is none. */
  "length",
  /** A regular expression that the text has to match. */
  "pattern",
  /** The value stands at two places, and may at one only. Nothing. */
  "repeated",
  /** A rule of the game about how something is written, by its name, then the values that it names. */
  "rule",
  /** The clause that is broken, and what breaks it, as an object. */
  "clause",
] as const;
export type MisfitCode = (typeof MISFIT_CODES)[number];

export type Misfit = {
  /** For example `$.data.orders[2]` or `position.context.gold`. */
  readonly path: string;
  readonly code: MisfitCode;
  readonly expected: readonly Json[];
};

/** What a value should have been, without where it stands. */
export type Asked = Pick<Misfit, "code" | "expected">;

export const misfit = (path: string, code: MisfitCode, ...expected: readonly Json[]): Misfit => ({
  path,
  code,
  expected,
});

/** A stated position that breaks a clause. */
export const brokenClause = ({ id, by }: Broken): Misfit =>
  misfit("position.context", "clause", id, by);

/**
 * What a schema refuses, at most `LIMITS.misfitsTold`. `root` is the path of the value that was decoded; nothing is told
 * that may stem from a value at one of the paths of `unknown`.
 */
export const misfitsOf = (
  issue: Issue,
  root: string,
  unknown: readonly string[] = [],
): readonly Misfit[] => {
  const found: Misfit[] = [];
  gather(issue, root, found, unknown.length === 0 ? ALL_KNOWN : openAt(unknown));
  return found;
};

/** Where values stand that nobody knows, and in what. */
interface Open {
  readonly values: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
}

const ALL_KNOWN: Open = { values: new Set(), around: new Set() };

const openAt = (unknown: readonly string[]): Open => {
  const around = new Set<string>();
  for (const path of unknown)
    for (let at = path.length - 1; at > 0; at--)
      if (path[at] === "." || path[at] === "[") around.add(path.slice(0, at));
  return { values: new Set(unknown), around };
};

/** True where another value there could mend it: no value mends that a member has no place. */
const isOpen = ({ _tag: kind }: Issue, path: string, { values, around }: Open): boolean => {
  if (kind === "UnexpectedKey") return false;
  if (values.has(path)) return true;
  return around.has(path) && kind !== "Composite" && kind !== "Pointer" && kind !== "Encoding";
};

const gather = (issue: Issue, path: string, found: Misfit[], open: Open): void => {
  if (found.length >= LIMITS.misfitsTold || isOpen(issue, path, open)) return;
  switch (issue._tag) {
    case "Pointer":
      return gather(issue.issue, issue.path.reduce(stepPath, path), found, open);
    case "Filter":
      return issue.issue._tag === "InvalidValue"
        ? void found.push({ path, ...askedBy(issue.filter) })
        : gather(issue.issue, path, found, open);
    case "Encoding":
      return gather(issue.issue, path, found, open);
    case "Composite":
      return issue.issues.forEach((inner) => gather(inner, path, found, open));
    case "AnyOf":
      return issue.issues.length > 0
        ? issue.issues.forEach((inner) => gather(inner, path, found, open))
        : void found.push({ path, ...kindsOf(issue.ast) });
    case "InvalidType":
      return void found.push({ path, ...kindsOf(issue.ast) });
    case "MissingKey":
      return void found.push(misfit(path, "missing"));
    case "UnexpectedKey":
      return void found.push(misfit(path, "surplus"));
    case "InvalidValue":
    case "Forbidden":
    case "OneOf":
      return void found.push(misfit(path, "rule"));
  }
};

const stepPath = (path: string, key: PropertyKey): string =>
  typeof key === "number" ? `${path}[${key}]` : memberPath(path, String(key));

/** What a schema is made of: Effect's own tree. */
type Node = Schema.Top["ast"];
type Check = Extract<NonNullable<Node["checks"]>[number], { readonly _tag: "Filter" }>;

/** The literals that a node takes, and the types of JSON that it takes otherwise. */
const kindsOf = (ast: Node): Asked => {
  const nodes = membersOf(ast);
  const values = nodes.flatMap((node) => literalOf(node));
  const types = nodes.flatMap((node) => typeOf(node));
  return types.length === 0
    ? { code: "one-of", expected: values }
    : { code: "type", expected: [...new Set([...types, ...values])] };
};

const membersOf = (ast: Node): readonly Node[] =>
  ast._tag === "Union" ? ast.types.flatMap(membersOf) : [ast];

const literalOf = (ast: Node): readonly Json[] => {
  if (ast._tag === "Null") return [null];
  return ast._tag === "Literal" && typeof ast.literal !== "bigint" ? [ast.literal] : [];
};

const TYPES: Readonly<Partial<Record<Node["_tag"], string>>> = {
  Objects: "object",
  Arrays: "array",
  String: "string",
  Boolean: "boolean",
};

const typeOf = (ast: Node): readonly string[] => {
  if (ast._tag === "Literal" || ast._tag === "Null") return [];
  if (ast._tag === "Number") return [isWhole(ast) ? "integer" : "number"];
  return [TYPES[ast._tag] ?? "string"];
};

const isWhole = ({ checks }: Node): boolean =>
  checks?.some((check) => check._tag === "Filter" && idOf(check) === "isInt") ?? false;

/** The name by which Effect represents a check otherwise, for example `isBetween`. */
const idOf = ({ annotations }: Check): string | undefined =>
  annotations?.representation?.id.split("/").at(-1);

/** What a check asks for. A game's own says it by the name that stands in `expected`; any other text is left out. */
const askedBy = (filter: Check): Asked => {
  const { payload: given } = filter.annotations?.representation ?? {};
  const payload = (given ?? {}) as Readonly<Record<string, Json>>;
  const { minimum = null, maximum = null, minLength = null, maxLength = null } = payload;
  switch (idOf(filter)) {
    case "isInt":
      return { code: "type", expected: ["integer"] };
    case "isBetween":
    case "isLessThanOrEqualTo":
      return { code: "range", expected: [minimum, maximum] };
    case "isMinLength":
    case "isMaxLength":
      return { code: "length", expected: [minLength, maxLength] };
    case "isBetweenLength":
      return { code: "length", expected: [minimum, maximum] };
    case "isPattern":
      return { code: "pattern", expected: [payload["source"] ?? ""] };
    default:
      return { code: "rule", expected: ownRule(filter) };
  }
};

const RULE_NAME = /^[a-z][a-z0-9.-]{0,79}$/;

const ownRule = (filter: Check): readonly Json[] => {
  const name = filter.annotations?.["expected"];
  return typeof name === "string" && RULE_NAME.test(name) ? [name] : [];
};
