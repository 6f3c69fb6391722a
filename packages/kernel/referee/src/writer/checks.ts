// The checks of a schema as one question. Those that ask about whole numbers and lengths are asked directly, which is
// ten times as quick; every other is asked as the schema asks it. Knows no shape.
import type * as Schema from "effect/Schema";

/** What a schema is made of: Effect's own tree. */
export type SchemaNode = Schema.Top["ast"];
type Check = NonNullable<SchemaNode["checks"]>[number];
type SingleCheck = Extract<Check, { _tag: "Filter" }>;

export type Hold = (value: any) => boolean;

/** How Effect names a check and what it was made with, for whoever represents a schema otherwise. */
interface Represented {
  readonly id: string;
  readonly payload: {
    readonly minimum?: unknown;
    readonly maximum?: unknown;
    readonly exclusiveMinimum?: true;
    readonly exclusiveMaximum?: true;
    readonly maxLength?: unknown;
  } | null;
}

const representedBy = (check: SingleCheck): Represented | undefined =>
  check.annotations?.representation as Represented | undefined;

const singleChecks = (checks: readonly Check[]): readonly SingleCheck[] =>
  checks.flatMap((check) => (check._tag === "Filter" ? [check] : singleChecks(check.checks)));

/** The bounds that a check sets to a number, both included; undefined where it asks something else. */
const boundsOf = (
  check: SingleCheck,
): { readonly least: number; readonly most: number } | undefined => {
  const { id, payload } = representedBy(check) ?? {};
  if (id === "effect/schema/isInt")
    return { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER };
  if (id !== "effect/schema/isBetween" || typeof payload?.minimum !== "number") return undefined;
  if (typeof payload.maximum !== "number") return undefined;
  return payload.exclusiveMinimum === true || payload.exclusiveMaximum === true
    ? undefined
    : { least: payload.minimum, most: payload.maximum };
};

const asTheSchemaAsks = (check: SingleCheck, node: SchemaNode): Hold => {
  const { id, payload } = representedBy(check) ?? {};
  const most = payload?.maxLength;
  return id === "effect/schema/isMaxLength" && typeof most === "number"
    ? (value: { readonly length: number }) => value.length <= most
    : (value) => check.run(value, node, {}) === undefined;
};

/** `first`, and then the checks of a node in their order. */
export const withChecks = (first: Hold, node: SchemaNode): Hold =>
  singleChecks(node.checks ?? []).reduce((before, check) => {
    const holds = asTheSchemaAsks(check, node);
    return (value) => before(value) && holds(value);
  }, first);

/** The least and the most whole number that pass the checks of a node; undefined where these ask something else too. */
export const wholeBounds = (
  node: SchemaNode,
): { readonly least: number; readonly most: number } | undefined => {
  const bounds = singleChecks(node.checks ?? []).map(boundsOf);
  if (bounds.includes(undefined)) return undefined;
  return {
    least: Math.max(Number.MIN_SAFE_INTEGER, ...bounds.map((one) => one!.least)),
    most: Math.min(Number.MAX_SAFE_INTEGER, ...bounds.map((one) => one!.most)),
  };
};

/** A whole number that a line of a log can hold, and that passes the checks of its node. */
export const wholeNumber = (node: SchemaNode): Hold => {
  const bounds = wholeBounds(node);
  if (bounds === undefined) return withChecks(Number.isSafeInteger, node);
  const { least, most } = bounds;
  return (value) => Number.isSafeInteger(value) && value >= least && value <= most;
};
