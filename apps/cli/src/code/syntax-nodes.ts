// The parts of a parsed text, as a parser of JavaScript and TypeScript gives them out. Knows what they are called, and no meaning.
export type Node = { readonly type: string; readonly [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

export const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

export const WRAPPERS: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
  "ParenthesizedExpression",
]);

export const unwrapped = (node: Node): Node =>
  WRAPPERS.has(node.type) ? unwrapped(node["expression"] as Node) : node;

export const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === "Identifier") return node["name"] as string;
  return node.type === "StringLiteral" ? (node["value"] as string) : null;
};

export const isIdentifier = (value: unknown): value is Node =>
  isNode(value) && value.type === "Identifier";

export const keyOf = (property: Node): string | null =>
  property["computed"] === true ? null : nameOf(property["key"]);

/** The names that a declaration binds, also by a pattern. */
export const boundBy = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [pattern["name"] as string];
  const inner = [pattern["left"], pattern["argument"], pattern["value"]];
  const listed = [...nodesIn(pattern["properties"]), ...nodesIn(pattern["elements"])];
  return [...inner, ...listed].flatMap(boundBy);
};
