// From a schema to two functions for each of its parts: does a value have this shape, and what is its text. Only plain
// JSON is known: data that its schema changes, or that no line of a log can hold, is refused when the shape is made.
// Knows no event. It holds what the strict decoder takes, and of that only what a line can hold; tests compare.
import { type Hold, type SchemaNode, wholeNumber, withChecks } from "./checks.ts";

export interface Shape {
  readonly holds: Hold;
  /** Requires `holds`. */
  readonly write: (value: any) => string;
}

/** Told where and why a schema cannot be written; throws. */
export type Refuse = (path: string, why: string) => never;

type Node<Tag extends SchemaNode["_tag"]> = Extract<SchemaNode, { _tag: Tag }>;

/** The shape of a schema's node. `path` is for whoever is told that it has none. */
export const shapeOf = (node: SchemaNode, path: string, refuse: Refuse): Shape => {
  if (node.encoding !== undefined)
    return refuse(
      path,
      "the schema changes what it reads; describe the data as it stands in a log",
    );
  if (node._tag === "Number") return { holds: wholeNumber(node), write: String };
  const { holds, write } = bareShape(node, path, refuse);
  return { holds: withChecks(holds, node), write };
};

const bareShape = (node: SchemaNode, path: string, refuse: Refuse): Shape => {
  switch (node._tag) {
    case "Null":
      return constant(null);
    case "Boolean":
      return { holds: (value) => typeof value === "boolean", write: String };
    case "String":
      return { holds: isText, write: JSON.stringify };
    case "Literal":
      return literalShape([node], path, refuse);
    case "Union":
      return node.types.every((one) => one._tag === "Literal" && one.checks === undefined)
        ? literalShape(node.types as readonly Node<"Literal">[], path, refuse)
        : unionShape(node, path, refuse);
    case "Arrays":
      return arrayShape(node, path, refuse);
    case "Objects":
      return node.indexSignatures.length > 0
        ? recordShape(node, path, refuse)
        : structShape(node, path, refuse);
    default:
      return refuse(
        path,
        `a log has no ${node._tag}; make data of Struct, Record, Array, Tuple, Union, Literals, NullOr, String, ` +
          "Int and Boolean, with optionalKey for what may be left out",
      );
  }
};

const isText = (value: unknown): boolean => typeof value === "string" && value.isWellFormed();

const constant = (only: null): Shape => ({ holds: (value) => value === only, write: () => "null" });

const literalShape = (nodes: readonly Node<"Literal">[], path: string, refuse: Refuse): Shape => {
  const texts = new Map<unknown, string>();
  for (const { literal } of nodes) {
    const plain = typeof literal === "number" ? Number.isSafeInteger(literal) : isPlain(literal);
    if (!plain) return refuse(path, `no log can hold the literal ${String(literal)}`);
    texts.set(literal, JSON.stringify(literal));
  }
  return { holds: (value) => texts.has(value), write: (value) => texts.get(value)! };
};

const isPlain = (literal: unknown): boolean => typeof literal === "boolean" || isText(literal);

const unionShape = (node: Node<"Union">, path: string, refuse: Refuse): Shape => {
  if (node.options?.mode === "oneOf")
    return refuse(path, 'a union with the mode "oneOf" has no one text; leave the mode out');
  const [first, second, ...more] = node.types.map((one) => shapeOf(one, path, refuse));
  if (first === undefined || second === undefined) return first ?? refuse(path, "an empty union");
  if (more.length === 0)
    return {
      holds: (value) => first.holds(value) || second.holds(value),
      write: (value) => (first.holds(value) ? first : second).write(value),
    };
  const shapes = [first, second, ...more];
  return {
    holds: (value) => shapes.some((shape) => shape.holds(value)),
    write: (value) => shapes.find((shape) => shape.holds(value))!.write(value),
  };
};

const arrayShape = (node: Node<"Arrays">, path: string, refuse: Refuse): Shape => {
  const [rest, ...tail] = node.rest;
  if (tail.length > 0 || node.elements.some((one) => one.context?.isOptional === true))
    return refuse(path, "a list with optional entries, or with some after the rest, is not known");
  const elements = node.elements.map((one, index) => shapeOf(one, `${path}[${index}]`, refuse));
  const items = rest === undefined ? undefined : shapeOf(rest, `${path}[]`, refuse);
  if (elements.length === 0 && items !== undefined) return listShape(items);
  const holds = (value: unknown): boolean => {
    if (!Array.isArray(value) || value.length < elements.length) return false;
    if (items === undefined && value.length > elements.length) return false;
    for (let i = 0; i < value.length; i++)
      if (!(elements[i] ?? items!).holds(value[i])) return false;
    return true;
  };
  const write = (value: readonly unknown[]): string =>
    `[${value.map((one, i) => (elements[i] ?? items!).write(one)).join(",")}]`;
  return { holds, write };
};

const listShape = ({ holds, write }: Shape): Shape => ({
  holds: (value) => {
    if (!Array.isArray(value)) return false;
    for (let i = 0; i < value.length; i++) if (!holds(value[i])) return false;
    return true;
  },
  write: (value: readonly unknown[]) => {
    let text = "[";
    for (let i = 0; i < value.length; i++) text += (i === 0 ? "" : ",") + write(value[i]);
    return `${text}]`;
  },
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** A member's name as a line of a log may have it. */
const isName = (name: string): boolean =>
  !name.startsWith("$") && !FORBIDDEN.has(name) && name.isWellFormed();

interface Member extends Shape {
  readonly name: string;
  /** The name with its colon. */
  readonly head: string;
  readonly optional: boolean;
}

const membersOf = (node: Node<"Objects">, path: string, refuse: Refuse): readonly Member[] =>
  node.propertySignatures.map(({ name, type }) => {
    if (typeof name !== "string" || !isName(name))
      return refuse(path, `no log can hold a member called ${String(name)}`);
    const shape = shapeOf(type, `${path}.${name}`, refuse);
    const optional = type.context?.isOptional === true;
    return { ...shape, name, head: `${JSON.stringify(name)}:`, optional };
  });

const structShape = (node: Node<"Objects">, path: string, refuse: Refuse): Shape => {
  const members = membersOf(node, path, refuse);
  if (members.length === 0 && node.checks === undefined)
    return refuse(path, "a struct without members takes any; say with a check that there are none");
  const inAnyOrder = (value: Readonly<Record<string, unknown>>): boolean => {
    let found = 0;
    for (const { name, optional, holds: sound } of members) {
      const member = value[name];
      if (member === undefined && optional && !(name in value)) continue;
      if (!sound(member)) return false;
      found++;
    }
    for (const _ in value) found--;
    return found === 0;
  };
  // The quick way: a loop over an object's own order reads its members three times as fast as their names do.
  const holds = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    let at = 0;
    for (const name in value) {
      const member = members[at++];
      if (member === undefined || member.name !== name) return inAnyOrder(value);
      if (!member.holds(value[name])) return false;
    }
    return at === members.length || inAnyOrder(value);
  };
  const write = (value: Readonly<Record<string, unknown>>): string => {
    let text = "";
    for (const { name, head, optional, write: writeMember } of members) {
      const member = value[name];
      if (member === undefined && optional) continue;
      text += (text === "" ? "{" : ",") + head + writeMember(member);
    }
    return text === "" ? "{}" : `${text}}`;
  };
  return { holds, write };
};

/** Any names, in the value's own order: a record has no other. */
const recordShape = (node: Node<"Objects">, path: string, refuse: Refuse): Shape => {
  const [signature, ...more] = node.indexSignatures;
  const anyName =
    signature!.parameter._tag === "String" && signature!.parameter.checks === undefined;
  if (more.length > 0 || node.propertySignatures.length > 0 || !anyName)
    return refuse(path, "a record has names of any text, all of one shape, and no other members");
  const { holds, write } = shapeOf(signature!.type, `${path}.*`, refuse);
  return {
    holds: (value) =>
      isObject(value) && Object.keys(value).every((name) => isName(name) && holds(value[name])),
    write: (value: Readonly<Record<string, unknown>>) =>
      `{${Object.keys(value)
        .map((name) => `${JSON.stringify(name)}:${write(value[name])}`)
        .join(",")}}`,
  };
};
