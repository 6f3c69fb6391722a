// From the text of a module to its declarations: what each of them says, without words for people and types, and which names
// it says it with. Knows the syntax of JavaScript and TypeScript, and of charts only how a question is named in them.
import { parse } from "@babel/parser";

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

/** Where a name comes from: of another module, or of this one (`from` is null). "*" is all of a module. */
export interface Binding {
  readonly from: string | null;
  readonly name: string;
}

export interface ParsedModule {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly imports: ReadonlyMap<string, Binding>;
  readonly exports: ReadonlyMap<string, Binding>;
  /** Modules of which all is exported. */
  readonly exportsAllOf: readonly string[];
  /** Every module that it loads. */
  readonly loads: readonly string[];
}

/** What the name of a module begins with that is loaded on the way. */
export const LOADED = "import ";

/** What a module does beside declaring: part of all that it declares. */
export const EFFECTS = "*effects";

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

const WRAPPERS: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
  "ParenthesizedExpression",
]);

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

const unwrapped = (node: Node): Node =>
  WRAPPERS.has(node.type) ? unwrapped(node["expression"] as Node) : node;

const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === "Identifier") return node["name"] as string;
  return node.type === "StringLiteral" ? (node["value"] as string) : null;
};

const isIdentifier = (value: unknown): value is Node =>
  isNode(value) && value.type === "Identifier";

const keyOf = (property: Node): string | null =>
  property["computed"] === true ? null : nameOf(property["key"]);

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

const declarationOf = (name: string, whole: Node, init: Node | null): Declaration => {
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

/** The names that a declaration binds, also by a pattern. */
const boundBy = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [pattern["name"] as string];
  const inner = [pattern["left"], pattern["argument"], pattern["value"]];
  const listed = [...nodesIn(pattern["properties"]), ...nodesIn(pattern["elements"])];
  return [...inner, ...listed].flatMap(boundBy);
};

/** What is made of one module on the way. */
interface Making {
  readonly declarations: Map<string, Declaration>;
  readonly imports: Map<string, Binding>;
  readonly exports: Map<string, Binding>;
  readonly exportsAllOf: string[];
  readonly loads: string[];
  readonly effects: Node[];
}

const declare = (statement: Node, into: Making): readonly string[] => {
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
    const name = nameOf(statement["id"]) ?? "default";
    into.declarations.set(name, declarationOf(name, statement, statement));
    return [name];
  }
  if (statement.type !== "VariableDeclaration") {
    if (!statement.type.startsWith("TS")) into.effects.push(statement);
    return [];
  }
  return nodesIn(statement["declarations"]).flatMap((declarator) => {
    const names = boundBy(declarator["id"]);
    const init = isNode(declarator["init"]) ? declarator["init"] : null;
    const isPlain = (declarator["id"] as Node).type === "Identifier";
    for (const name of names)
      into.declarations.set(name, declarationOf(name, declarator, isPlain ? init : null));
    return names;
  });
};

const isTypeOnly = (node: Node): boolean =>
  node["importKind"] === "type" || node["exportKind"] === "type";

const takeImport = (statement: Node, into: Making): void => {
  const from = nameOf(statement["source"])!;
  if (isTypeOnly(statement)) return;
  into.loads.push(from);
  for (const specifier of nodesIn(statement["specifiers"])) {
    if (isTypeOnly(specifier)) continue;
    const local = nameOf(specifier["local"])!;
    const name =
      specifier.type === "ImportNamespaceSpecifier"
        ? "*"
        : (nameOf(specifier["imported"]) ?? "default");
    into.imports.set(local, { from, name });
  }
};

const takeExport = (statement: Node, into: Making): void => {
  if (isTypeOnly(statement)) return;
  const from = nameOf(statement["source"]);
  if (from !== null) into.loads.push(from);
  if (statement.type === "ExportAllDeclaration") into.exportsAllOf.push(from!);
  const declared = statement["declaration"];
  if (statement.type === "ExportDefaultDeclaration" && isNode(declared)) {
    into.declarations.set("default", declarationOf("default", declared, declared));
    into.exports.set("default", { from: null, name: "default" });
  } else if (isNode(declared))
    for (const name of declare(declared, into)) into.exports.set(name, { from: null, name });
  for (const specifier of nodesIn(statement["specifiers"])) {
    if (isTypeOnly(specifier)) continue;
    const exported = nameOf(specifier["exported"])!;
    const name = specifier.type === "ExportNamespaceSpecifier" ? "*" : nameOf(specifier["local"])!;
    into.exports.set(exported, { from, name });
  }
};

/** The declarations of a module. Throws where it is no such text. */
export const parseModule = (text: string): ParsedModule => {
  const { program } = parse(text, {
    sourceType: "module",
    plugins: ["typescript"],
    attachComment: false,
  });
  const into: Making = {
    declarations: new Map(),
    imports: new Map(),
    exports: new Map(),
    exportsAllOf: [],
    loads: [],
    effects: [],
  };
  for (const statement of program.body as unknown as readonly Node[]) {
    if (statement.type === "ImportDeclaration") takeImport(statement, into);
    else if (statement.type.startsWith("Export")) takeExport(statement, into);
    else declare(statement, into);
  }
  const block = { type: "BlockStatement", body: into.effects } as Node;
  if (into.effects.length > 0) into.declarations.set(EFFECTS, declarationOf(EFFECTS, block, null));
  return into;
};

/** A module that is data: one declaration, by whatever name it is imported. */
export const dataModule = (text: string): ParsedModule => ({
  declarations: new Map([
    [
      "default",
      {
        name: "default",
        says: text,
        references: [],
        kind: "other",
        madeBy: null,
        handsOnTo: null,
        game: null,
      },
    ],
  ]),
  imports: new Map(),
  exports: new Map([["default", { from: null, name: "default" }]]),
  exportsAllOf: [],
  loads: [],
});
