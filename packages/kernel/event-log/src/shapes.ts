// Shapes of JSON, each described once: what is wrong with a value, what a JSON Schema says of it, its type, and the order in which
// members are written. Knows no member by name.
import { isJsonObject, type Json, type JsonObject, memberPath } from "@assize/kernel-model";
import { type LineProblem, lineProblem, type WrittenForm } from "./read-problem.ts";

/** Says what is wrong with a value, or null. */
type Check = (value: unknown, path: string) => LineProblem | null;

export interface Shape<Value> {
  readonly check: Check;
  readonly jsonSchema: Json;
  /** Stands for the type of a sound value; never there. */
  readonly value?: Value;
}

interface Optional<Value> extends Shape<Value> {
  readonly optional: true;
}

type Members = Readonly<Record<string, Shape<any>>>;
export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;
type OptionalIn<M> = { [K in keyof M]: M[K] extends Optional<any> ? K : never }[keyof M];
type ObjectOf<M> = { readonly [K in Exclude<keyof M, OptionalIn<M>>]: ValueOf<M[K]> } & {
  readonly [K in OptionalIn<M>]?: ValueOf<M[K]>;
};

/** Members that begin with `x-` are allowed, kept and ignored. */
export type Extensions = { readonly [member: `x-${string}`]: Json };

/** A shape from a question, the name of what is wanted, and what a JSON Schema says of it. */
export const leaf = <Value>(
  form: WrittenForm,
  holds: (value: unknown) => boolean,
  jsonSchema: Json,
): Shape<Value> => ({
  check: (value, path) =>
    holds(value) ? null : lineProblem("wrong-type", path, { expected: form }),
  jsonSchema,
});

export const optional = <Value>(shape: Shape<Value>): Optional<Value> => ({
  ...shape,
  optional: true,
});

/** A list of `least` to `most` items. */
export const list = <Value>(
  form: WrittenForm,
  item: Shape<Value>,
  least: number,
  most: number,
): Shape<readonly Value[]> => ({
  check: (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return lineProblem("wrong-type", path, { expected: form });
    for (const [index, one] of value.entries()) {
      const problem = item.check(one, `${path}[${index}]`);
      if (problem !== null) return problem;
    }
    return null;
  },
  jsonSchema: { type: "array", minItems: least, maxItems: most, items: item.jsonSchema },
});

export const anObject = leaf<JsonObject>("object", isJsonObject, { type: "object" });

const requiredOf = (members: Members): readonly string[] =>
  Object.keys(members).filter((key) => !("optional" in members[key]!));

const checkMembers = (members: Members, extensible: boolean): Check => {
  const required = requiredOf(members);
  return (value, path) => {
    if (!isJsonObject(value)) return anObject.check(value, path);
    for (const key of required)
      if (!Object.hasOwn(value, key))
        return lineProblem("missing-key", memberPath(path, key), { key });
    for (const [key, member] of Object.entries(value)) {
      const at = memberPath(path, key);
      const problem = Object.hasOwn(members, key)
        ? members[key]!.check(member, at)
        : extensible && key.startsWith("x-")
          ? null
          : lineProblem("unknown-key", at, { key, extensible });
      if (problem !== null) return problem;
    }
    return null;
  };
};

const schemaOf = (members: Members) => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(members).map(([key, one]) => [key, one.jsonSchema]),
  ),
  required: requiredOf(members),
  additionalProperties: false,
});

/** An object with these members and no other. */
export const strict = <M extends Members>(members: M): Shape<ObjectOf<M>> => ({
  check: checkMembers(members, false),
  jsonSchema: schemaOf(members),
});

/** An object with these members, and any that begin with `x-`. */
export const extensible = <M extends Members>(members: M): Shape<Extensions & ObjectOf<M>> => ({
  check: checkMembers(members, true),
  jsonSchema: { ...schemaOf(members), patternProperties: { "^x-": true } },
});
