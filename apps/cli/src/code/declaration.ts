// One declaration: what it says, without words for people and types, and which names it says it with. Knows of charts only how a
// question is named in them.
import {
  isIdentifier,
  isNode,
  keyOf,
  nameOf,
  type Node,
  nodesIn,
  unwrapped,
  WRAPPERS,
} from "./syntax-nodes.ts";

/** How a name is used. */
export type Use =
  | "value"
  /** What a game's value has beside its code: its rulebook and its words. */
  | "apart";

/** A name in a declaration. */
export interface Reference {
  readonly name: string;
  /** Where it is a namespace: what is taken from it. */
  readonly member: string | null;
  readonly use: Use;
  /** The function that is called with it, where a question or a guard may stand there. */
  readonly handedTo: {
    readonly callee: string;
    readonly place: number | "when" | "describe";
  } | null;
}

export interface Declaration {
  readonly name: string;
  /** All that it says, as one text; the same for other blanks, comments and types. */
  readonly says: string;
  readonly references: readonly Reference[];
  readonly kind: "function" | "other";
  /** The function by whose answer it is made; null where it is made otherwise. */
  readonly madeBy: string | null;
  /** Of a function that only hands its parameters on: to which. */
  readonly handsOnTo: string | null;
  /** The game that it is the value of; null for all others. */
  readonly game: string | null;
}

/** What the name of a module begins with that is loaded on the way. */
export const LOADED = "import ";

/** Where it stands in the text, and what is said to a compiler alone. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "type",
  "start",
  "end",
  "loc",
  "range",
  "extra",
  "leadingComments",
  "trailingComments",
  "innerComments",
  "comments",
  "errors",
  "tokens",
  "typeAnnotation",
  "typeParameters",
  "typeArguments",
  "returnType",
  "superTypeParameters",
  "implements",
  "declare",
  "accessibility",
  "readonly",
  "abstract",
  "override",
  "definite",
  "predicate",
]);

/** Of a game's value: what is compared as data, and what is for people's eyes. */
const APART: ReadonlySet<string> = new Set([
  "title",
  "rules",
  "rulebook",
  "earlierRulebooks",
  "view",
  "standing",
  "mayApply",
  "describe",
]);

/** What is gathered of one declaration. */
interface Gathering {
  readonly said: string[];
  readonly references: Reference[];
}

type Handed = Reference["handedTo"];

const say = (node: Node, into: Gathering, use: Use, handedTo: Handed = null): void => {
  if (WRAPPERS.has(node.type)) return say(node["expression"] as Node, into, use, handedTo);
  if (node.type.startsWith("TS")) return;
  into.said.push("(", node.type);
  const refer = (name: string, member: string | null): void => {
    into.references.push({ name, member, use, handedTo });
    into.said.push(name, member ?? "");
  };
  const object = node["object"];
  if (node.type === "Identifier") refer(node["name"] as string, null);
  else if (node.type === "MemberExpression" && node["computed"] !== true && isIdentifier(object))
    refer(object["name"] as string, nameOf(node["property"]));
  else if (node.type === "CallExpression") sayCall(node, into, use);
  else if (node.type === "ObjectExpression") sayObject(node, into, use, null);
  else sayMembers(node, into, use);
  into.said.push(")");
};

const sayMembers = (node: Node, into: Gathering, use: Use): void => {
  const isNamed = node["computed"] !== true;
  for (const key of Object.keys(node)) {
    if (LEFT_OUT.has(key)) continue;
    const value = node[key];
    into.said.push(key);
    // A member's name is no name of a value.
    if (isNamed && (key === "key" || key === "property") && nameOf(value) !== null)
      into.said.push(nameOf(value)!);
    else if (isNode(value)) say(value, into, use);
    else if (Array.isArray(value))
      for (const one of value as readonly unknown[])
        if (isNode(one)) say(one, into, use);
        else into.said.push(JSON.stringify(one));
    else if (value !== undefined)
      into.said.push(typeof value === "bigint" ? `${value}n` : JSON.stringify(value));
  }
};

/** What a function is called with may be questions and guards, and what stands beside a question. */
const sayCall = (node: Node, into: Gathering, use: Use): void => {
  const callee = node["callee"] as Node;
  say(callee, into, use);
  const [first] = nodesIn(node["arguments"]);
  if (callee.type === "Import")
    into.references.push({ name: LOADED + nameOf(first), member: null, use, handedTo: null });
  const name = callee.type === "Identifier" ? (callee["name"] as string) : null;
  for (const [place, argument] of nodesIn(node["arguments"]).entries()) {
    const plain = unwrapped(argument);
    if (name !== null && place === 2 && plain.type === "ObjectExpression")
      sayObject(plain, into, use, name);
    else say(argument, into, use, name === null ? null : { callee: name, place });
  }
};

/** `notesOf`: the function that is called with it as the notes of a question. */
const sayObject = (node: Node, into: Gathering, use: Use, notesOf: string | null): void => {
  for (const property of nodesIn(node["properties"])) {
    const key = property.type === "ObjectProperty" ? keyOf(property) : null;
    const value = property["value"];
    if (key === null || !isNode(value)) {
      say(property, into, use);
      continue;
    }
    into.said.push(key);
    const isNote = notesOf !== null && (key === "when" || key === "describe");
    say(value, into, use, isNote ? { callee: notesOf, place: key } : null);
  }
};

/** The game that an object is the value of. */
const gameIn = (init: Node): string | null => {
  if (init.type !== "ObjectExpression") return null;
  const properties = nodesIn(init["properties"]);
  const keys = new Set(properties.map(keyOf));
  if (
    !["id", "rulebook", "chart", "events", "initial", "withRulings"].every((key) => keys.has(key))
  )
    return null;
  const id = properties.find((property) => keyOf(property) === "id")!["value"];
  return isNode(id) && id.type === "StringLiteral" ? (id["value"] as string) : null;
};

const sayGame = (init: Node, into: Gathering): void => {
  for (const property of nodesIn(init["properties"])) {
    const isApart = APART.has(keyOf(property) ?? "");
    const own: Gathering = { said: [], references: into.references };
    say(property, own, isApart ? "apart" : "value");
    if (!isApart) into.said.push(...own.said);
  }
};

const FUNCTIONS: ReadonlySet<string> = new Set([
  "ArrowFunctionExpression",
  "FunctionExpression",
  "FunctionDeclaration",
]);

const calleeOf = (node: Node): string | null =>
  node.type === "CallExpression" && (node["callee"] as Node).type === "Identifier"
    ? nameOf(node["callee"])
    : null;

/** To which function an arrow hands just its parameters on, in their order. */
const handsOnTo = (init: Node): string | null => {
  if (init.type !== "ArrowFunctionExpression") return null;
  const body = unwrapped(init["body"] as Node);
  const given = nodesIn(body["arguments"]).map(nameOf);
  const own = nodesIn(init["params"]).map(nameOf);
  const isSame =
    given.length === own.length && given.every((name, at) => name !== null && name === own[at]);
  return isSame ? calleeOf(body) : null;
};

export const declarationOf = (name: string, whole: Node, init: Node | null): Declaration => {
  const into: Gathering = { said: [], references: [] };
  const plain = init === null ? null : unwrapped(init);
  const game = plain === null ? null : gameIn(plain);
  if (game === null) say(whole, into, "value");
  else sayGame(plain!, into);
  const isFunction = plain !== null && FUNCTIONS.has(plain.type);
  return {
    name,
    says: into.said.join(" "),
    references: into.references,
    kind: isFunction ? "function" : "other",
    madeBy: plain === null ? null : calleeOf(plain),
    handsOnTo: plain === null ? null : handsOnTo(plain),
    game,
  };
};
