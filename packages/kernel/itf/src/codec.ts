// The one codec of the Informal Trace Format: a text in, a trace or a problem out; and back. Knows no game and no tool.
// Limits come first: what is too long or too deep never reaches the schema.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaGetter from "effect/SchemaGetter";
import { type JsonProblem, type Misfit, misfit, misfitsOf, readJson } from "@assize/kernel-model";
import type { ItfTrace, ItfValue } from "./trace.ts";

export const ITF_LIMITS = {
  /** Longest text, in UTF-8 bytes. */
  bytes: 67_108_864,
  /** Most states. */
  states: 100_001,
  /** Most digits of a number. */
  digits: 1_000,
} as const;

const DIGITS = new RegExp(`^-?[0-9]{1,${ITF_LIMITS.digits}}$`);

const Value = Schema.suspend((): Schema.Codec<ItfValue, unknown> => AnyValue);
const List = Schema.Array(Value);

/** As text: a number of JSON is not exact beyond 2^53. */
const Big = Schema.Struct({ "#bigint": Schema.String.check(Schema.isPattern(DIGITS)) }).pipe(
  Schema.decodeTo(Schema.BigInt, {
    decode: SchemaGetter.transform(({ "#bigint": digits }) => BigInt(digits)),
    encode: SchemaGetter.transform((whole) => ({ "#bigint": String(whole) })),
  }),
);

/** As older writers have a small one; written as text. */
const Small = Schema.Int.pipe(
  Schema.decodeTo(Schema.BigInt, {
    decode: SchemaGetter.transform((whole) => BigInt(whole)),
    encode: SchemaGetter.forbidden(() => "whole numbers are written as texts"),
  }),
);

const isPlain = (name: string): boolean => !name.startsWith("#");

const Fields = Schema.Record(Schema.String, Value).check(
  Schema.makeFilter((record: object) => Object.keys(record).every(isPlain), {
    description: "Names of fields do not begin with #.",
  }),
);

const AnyValue: Schema.Codec<ItfValue, unknown> = Schema.Union([
  Schema.Boolean,
  Schema.String,
  Big,
  Small,
  List,
  Schema.Struct({ "#tup": List }),
  Schema.Struct({ "#set": List }),
  Schema.Struct({ "#map": Schema.Array(Schema.Tuple([Value, Value])) }),
  Schema.Struct({ "#unserializable": Schema.String }),
  Fields,
]);

const Meta = Schema.Record(Schema.String, Schema.Unknown);

/** What a writer says about a state, its number as a rule, is passed over. */
const State = Meta.pipe(
  Schema.decodeTo(Fields, {
    decode: SchemaGetter.transform(({ "#meta": _meta, ...values }) => values),
    encode: SchemaGetter.transform((values) => values),
  }),
);

const Trace = Schema.Struct({
  "#meta": Schema.optionalKey(Meta),
  params: Schema.optionalKey(Schema.Array(Schema.String)),
  vars: Schema.Array(Schema.String),
  states: Schema.Array(State).check(Schema.isMaxLength(ITF_LIMITS.states)),
  loop: Schema.optionalKey(Schema.Int),
});

export type ItfProblem = JsonProblem | { readonly code: "not-itf"; readonly misfit: Misfit };

export type ReadItf =
  | { readonly ok: true; readonly trace: ItfTrace }
  | { readonly ok: false; readonly problem: ItfProblem };

const decode = Schema.decodeUnknownResult(Trace);
const encode = Schema.encodeUnknownResult(Trace);
const encodeValue = Schema.encodeUnknownResult(AnyValue);

const refused = (problem: ItfProblem): ReadItf => ({ ok: false, problem });

/** Of what each kind of value misses: what stands deepest, and is there. */
const mostTelling = (misfits: readonly Misfit[]): Misfit => {
  const there = misfits.filter(({ code }) => code !== "missing");
  const told = there.length > 0 ? there : misfits;
  return told.reduce(
    (deepest, one) => (one.path.length > deepest.path.length ? one : deepest),
    told[0] ?? misfit("$", "type", "object"),
  );
};

/** The first variable that a state does not have, or has though it is none. */
const oddVariable = ({ vars, states }: ItfTrace): Misfit | null => {
  const known = new Set(vars);
  for (const [index, values] of states.entries()) {
    const path = (name: string): string => `$.states[${index}].${name}`;
    const missing = vars.find((name) => !Object.hasOwn(values, name));
    if (missing !== undefined) return misfit(path(missing), "missing");
    const surplus = Object.keys(values).find((name) => !known.has(name));
    if (surplus !== undefined) return misfit(path(surplus), "surplus", ...vars.slice(0, 20));
  }
  return null;
};

/** Reads one trace. Every problem is an answer, also of hostile text; nothing is thrown. */
export const readItf = (text: string): ReadItf => {
  const read = readJson(text, { profile: "foreign", bytes: ITF_LIMITS.bytes });
  return read.ok ? decodeItf(read.value) : refused(read.problem);
};

/** A trace that a program hands over as the format's JSON. */
export const decodeItf = (value: unknown): ReadItf => {
  const decoded = decode(value);
  if (Result.isFailure(decoded)) {
    return refused({ code: "not-itf", misfit: mostTelling(misfitsOf(decoded.failure.issue, "$")) });
  }
  const { "#meta": meta = {}, vars, states } = decoded.success;
  const trace: ItfTrace = { meta, vars, states };
  const odd = oddVariable(trace);
  return odd === null ? { ok: true, trace } : refused({ code: "not-itf", misfit: odd });
};

/** A value as the format's JSON. */
export const encodeItfValue = (value: ItfValue): unknown => Result.getOrThrow(encodeValue(value));

/** One line for the head and for each state. Requires that each state has the trace's variables. */
export const writeItf = ({ meta, vars, states }: ItfTrace): string => {
  const encoded = Result.getOrThrow(encode({ vars, states }));
  const lines = (encoded as { readonly states: readonly object[] }).states.map((state, index) =>
    JSON.stringify({ "#meta": { index }, ...state }),
  );
  const head = JSON.stringify({ "#meta": { format: "ITF", ...meta }, vars }).slice(0, -1);
  return `${head},"states":[\n${lines.join(",\n")}\n]}\n`;
};
