// From the text of a module to its declarations, and to what it takes of others and gives them. Knows the syntax of JavaScript and
// TypeScript.
import { parse } from "@babel/parser";
import { type Declaration, declarationOf } from "./declaration.ts";
import { boundBy, isNode, nameOf, type Node, nodesIn } from "./syntax-nodes.ts";

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

/** What a module does beside declaring: part of all that it declares. */
export const EFFECTS = "*effects";

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
