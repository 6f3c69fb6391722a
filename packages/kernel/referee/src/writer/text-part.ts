// The parts of a schema as stored text has them: made once for each schema by walking it. One class for all of them, so that
// whoever goes along a text calls no function that is another one from part to part.
import { LIMITS } from "@assize/kernel-model";
import { type Hold, type SchemaNode, wholeBounds, wholeNumber, withChecks } from "./checks.ts";
import { Word } from "./cursor.ts";
import { KnownTexts } from "./known-texts.ts";
import { type Refuse, type Shape, shapeOf } from "./shape.ts";

type Node<Tag extends SchemaNode["_tag"]> = Extract<SchemaNode, { _tag: Tag }>;

/** `written` is compared with what the writer writes, and never read; `none` is deeper than a line may be. */
type PartKind = "number" | "word" | "text" | "struct" | "list" | "union" | "written" | "none";

/** A literal with the word that stands for it. */
interface Literal {
  readonly value: unknown;
  readonly word: Word;
}

/** A member of a struct. */
interface Member {
  readonly name: string;
  readonly optional: boolean;
  /** Its name with what stands before and behind it, as the first of its object and as a later one. */
  readonly asFirst: Word;
  readonly asLater: Word;
  readonly part: TextPart;
}

/** A part of a schema. Only what belongs to its kind is set. */
export class TextPart {
  readonly kind: PartKind;
  /** The part as a whole: asked where a value is not in the usual order. */
  readonly shape: Shape;
  /** What is asked behind all else of a list, a struct or a union; of a number, where it is not just bounds. */
  checks: Hold | null = null;
  least = Number.MIN_SAFE_INTEGER;
  most = Number.MAX_SAFE_INTEGER;
  texts: KnownTexts | null = null;
  /** The longest word first. */
  literals: readonly Literal[] = [];
  wordOf: ReadonlyMap<unknown, Word> | null = null;
  /** Of many literals those that begin with the same four bytes; null where one is shorter. */
  byStart: ReadonlyMap<number, readonly Literal[]> | null = null;
  members: readonly Member[] = [];
  /** Of a union its types, of a list its first entries. */
  parts: readonly TextPart[] = [];
  /** Of a list all other entries. */
  rest: TextPart | null = null;

  constructor(kind: PartKind, shape: Shape) {
    this.kind = kind;
    this.shape = shape;
  }
}

const numberPart = (node: SchemaNode, part: TextPart): void => {
  const bounds = wholeBounds(node);
  if (bounds === undefined) {
    part.checks = wholeNumber(node);
    return;
  }
  part.least = bounds.least;
  part.most = bounds.most;
};

const literalPart = (nodes: readonly SchemaNode[], part: TextPart): void => {
  const values = nodes.flatMap((node): readonly unknown[] => {
    if (node._tag === "Boolean") return [true, false];
    return [node._tag === "Literal" ? node.literal : null];
  });
  const literals = values.map((value) => ({ value, word: new Word(JSON.stringify(value)) }));
  part.wordOf = new Map(literals.map(({ value, word }) => [value, word]));
  // Of 1 and 12 the longer one is tried first.
  part.literals = literals.sort((a, b) => b.word.length - a.word.length);
  if (literals.every(({ word }) => word.start !== null))
    part.byStart = Map.groupBy(part.literals, ({ word }) => word.start!);
};

const membersOf = (node: Node<"Objects">, refuse: Refuse, depth: number): readonly Member[] =>
  node.propertySignatures.map(({ name, type }) => {
    const key = `${JSON.stringify(name)}:`;
    return {
      name: name as string,
      optional: type.context?.isOptional === true,
      asFirst: new Word(`{${key}`),
      asLater: new Word(`,${key}`),
      part: textPart(type, refuse, depth + 1),
    };
  });

const isLiteral = (node: SchemaNode): boolean =>
  node._tag === "Literal" && node.checks === undefined;

const kindOf = (node: SchemaNode): PartKind => {
  switch (node._tag) {
    case "Number":
      return "number";
    case "String":
      return "text";
    case "Union":
      return node.types.every(isLiteral) ? "word" : "union";
    case "Arrays":
      return "list";
    case "Objects":
      // Names of any text have no order.
      return node.indexSignatures.length > 0 ? "written" : "struct";
    default:
      return "word";
  }
};

/**
 * The part for a schema's node. Requires that the writer knows the schema. `depth` is how many objects and lists of its
 * line stand around it: an event's data stand in the line's own object.
 */
export const textPart = (node: SchemaNode, refuse: Refuse, depth = 1): TextPart => {
  const shape = shapeOf(node, "data", refuse);
  const part = new TextPart(depth > LIMITS.jsonDepth ? "none" : kindOf(node), shape);
  if (part.kind === "none") return part;
  if (node.checks !== undefined) part.checks = withChecks(() => true, node);
  if (part.kind === "text") part.texts = new KnownTexts(shape.holds);
  if (part.kind === "word") literalPart(node._tag === "Union" ? node.types : [node], part);
  if (node._tag === "Number") {
    part.checks = null;
    numberPart(node, part);
  } else if (part.kind === "union" && node._tag === "Union")
    part.parts = node.types.map((one) => textPart(one, refuse, depth));
  else if (node._tag === "Arrays") {
    part.parts = node.elements.map((one) => textPart(one, refuse, depth + 1));
    part.rest = node.rest[0] === undefined ? null : textPart(node.rest[0], refuse, depth + 1);
  } else if (node._tag === "Objects" && part.kind === "struct")
    part.members = membersOf(node, refuse, depth);
  return part;
};
