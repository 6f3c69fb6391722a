// From a schema to two functions for each of its parts: does the text of this value stand in these bytes, and which value
// does. Both know only the one text that the writer writes, in plain ASCII; of every other they say no, and somebody else has to
// read it. Made once for each schema by walking it; no code is made at run time. Knows no event.
import { LIMITS } from "@assize/kernel-model";
import { type Hold, type SchemaNode, wholeNumber, withChecks } from "./checks.ts";
import { type Refuse, type Shape, shapeOf } from "./shape.ts";

/** Stored bytes, and how far they have been read. Changed in place. */
export interface Cursor {
  bytes: Uint8Array;
  at: number;
}

/** What `read` answers where no text of the shape stands at the cursor. */
export const UNREAD = Symbol("unread");

export interface StoredText {
  /**
   * True where the value has this shape, checks included, and its text stands at the cursor, which then is behind it.
   * Where it answers false the cursor may stand anywhere.
   */
  readonly stands: (cursor: Cursor, value: any) => boolean;
  /** The value whose text stands at the cursor, which then is behind it; else UNREAD, and the cursor may stand anywhere. */
  readonly read: (cursor: Cursor) => unknown;
}

type Node<Tag extends SchemaNode["_tag"]> = Extract<SchemaNode, { _tag: Tag }>;

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const encoder = new TextEncoder();

/** True where these bytes stand at the cursor, which then is behind them. */
export const standsWord = (cursor: Cursor, word: Uint8Array): boolean => {
  const { bytes, at } = cursor;
  const { length } = word;
  for (let i = 0; i < length; i++) if (bytes[at + i] !== word[i]) return false;
  cursor.at = at + length;
  return true;
};

const standsMark = (cursor: Cursor, mark: number): boolean => {
  if (cursor.bytes[cursor.at] !== mark) return false;
  cursor.at++;
  return true;
};

/** The same for a text; no text that is not plain ASCII stands anywhere. */
const standsPlain = (cursor: Cursor, text: string): boolean => {
  const { bytes, at } = cursor;
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80 || bytes[at + i] !== code) return false;
  }
  cursor.at = at + length;
  return true;
};

/** The whole number from 0 at the cursor, as a writer writes it; -1 where there is none. */
export const readCount = (cursor: Cursor): number => {
  const { bytes } = cursor;
  let { at } = cursor;
  const first = bytes[at]! - ZERO;
  if (!(first >= 0 && first <= 9)) return -1;
  let value = first;
  for (let digit = bytes[++at]! - ZERO; digit >= 0 && digit <= 9; digit = bytes[++at]! - ZERO) {
    if (value === 0) return -1;
    value = value * 10 + digit;
  }
  if (value > Number.MAX_SAFE_INTEGER) return -1;
  cursor.at = at;
  return value;
};

const readNumber = (cursor: Cursor): number | typeof UNREAD => {
  const negative = cursor.bytes[cursor.at] === MINUS;
  if (negative) cursor.at++;
  const count = readCount(cursor);
  if (count < 0 || (negative && count === 0)) return UNREAD;
  return negative ? -count : count;
};

const numberText = (node: SchemaNode): StoredText => {
  const holds = wholeNumber(node);
  return {
    // -0 is written as 0.
    stands: (cursor, value) => holds(value) && readNumber(cursor) === value + 0,
    read: (cursor) => {
      const value = readNumber(cursor);
      return value !== UNREAD && holds(value) ? value : UNREAD;
    },
  };
};

/** Most texts that are kept of one part of a schema, and how long they may be; a longer one is not read here. */
const MOST_KEPT = 1_024;
const LONGEST_TEXT = 200;

/** Texts that were held to a part of a schema before, so that neither is made nor asked about twice. */
class KnownTexts {
  readonly #holds: Hold;
  readonly #held = new Set<string>();
  readonly #byDigest = new Map<number, string>();

  constructor(holds: Hold) {
    this.#holds = holds;
  }

  holds(text: string): boolean {
    if (this.#held.has(text)) return true;
    if (!this.#holds(text)) return false;
    if (this.#held.size < MOST_KEPT && text.length <= LONGEST_TEXT) this.#held.add(text);
    return true;
  }

  /** The text from the cursor to the next quotation mark, or UNREAD. The digest only says where to look. */
  read(cursor: Cursor): string | typeof UNREAD {
    const { bytes, at } = cursor;
    let digest = 0;
    let end = at;
    for (let byte = bytes[end]!; byte !== QUOTE; byte = bytes[++end]!) {
      // Also behind the last byte, where there is none.
      if (!(byte >= 0x20 && byte < 0x80) || byte === BACKSLASH) return UNREAD;
      digest = (Math.imul(digest, 31) + byte) | 0;
    }
    const known = this.#byDigest.get(digest);
    if (known !== undefined && known.length === end - at && standsPlain(cursor, known))
      return known;
    if (end - at > LONGEST_TEXT) return UNREAD;
    cursor.at = end;
    const text = String.fromCharCode(...bytes.subarray(at, end));
    if (!this.#holds(text)) return UNREAD;
    if (this.#byDigest.size < MOST_KEPT) this.#byDigest.set(digest, text);
    return text;
  }
}

const stringText = (holds: Hold): StoredText => {
  const known = new KnownTexts(holds);
  return {
    stands: (cursor, value) =>
      typeof value === "string" &&
      known.holds(value) &&
      standsMark(cursor, QUOTE) &&
      standsUnescaped(cursor, value) &&
      standsMark(cursor, QUOTE),
    read: (cursor) => {
      if (!standsMark(cursor, QUOTE)) return UNREAD;
      const text = known.read(cursor);
      return text !== UNREAD && standsMark(cursor, QUOTE) ? text : UNREAD;
    },
  };
};

/** As `standsPlain`; and no text that a writer has to escape. */
const standsUnescaped = (cursor: Cursor, text: string): boolean => {
  const { bytes, at } = cursor;
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (bytes[at + i] !== code || code < 0x20 || code >= 0x80) return false;
    if (code === QUOTE || code === BACKSLASH) return false;
  }
  cursor.at = at + length;
  return true;
};

const literalText = (literals: readonly unknown[]): StoredText => {
  const words = literals
    .map((literal) => ({ literal, word: encoder.encode(JSON.stringify(literal)) }))
    // Of 1 and 12 the longer one is tried first.
    .sort((a, b) => b.word.length - a.word.length);
  const wordOf = new Map(words.map(({ literal, word }) => [literal, word]));
  return {
    stands: (cursor, value) => {
      const word = wordOf.get(value);
      return word !== undefined && standsWord(cursor, word);
    },
    read: (cursor) => {
      for (const { literal, word } of words) if (standsWord(cursor, word)) return literal;
      return UNREAD;
    },
  };
};

const unionText = (shapes: readonly Shape[], texts: readonly StoredText[]): StoredText => ({
  stands: (cursor, value) => {
    for (let i = 0; i < shapes.length; i++)
      if (shapes[i]!.holds(value)) return texts[i]!.stands(cursor, value);
    return false;
  },
  read: (cursor) => {
    const { at } = cursor;
    for (let i = 0; i < texts.length; i++) {
      cursor.at = at;
      const value = texts[i]!.read(cursor);
      if (value !== UNREAD) return value;
    }
    return UNREAD;
  },
});

const listText = (elements: readonly StoredText[], rest: StoredText | undefined): StoredText => {
  const itemAt = (index: number): StoredText | undefined =>
    index < elements.length ? elements[index] : rest;
  return {
    stands: (cursor, value) => {
      if (!Array.isArray(value) || value.length < elements.length) return false;
      if (!standsMark(cursor, OPEN_LIST)) return false;
      for (let i = 0; i < value.length; i++) {
        const item = itemAt(i);
        if (item === undefined || (i > 0 && !standsMark(cursor, COMMA))) return false;
        if (!item.stands(cursor, value[i])) return false;
      }
      return standsMark(cursor, CLOSE_LIST);
    },
    read: (cursor) => {
      const list: unknown[] = [];
      if (!standsMark(cursor, OPEN_LIST)) return UNREAD;
      while (!standsMark(cursor, CLOSE_LIST)) {
        const item = itemAt(list.length);
        if (item === undefined || (list.length > 0 && !standsMark(cursor, COMMA))) return UNREAD;
        const value = item.read(cursor);
        if (value === UNREAD) return UNREAD;
        list.push(value);
      }
      return list.length < elements.length ? UNREAD : list;
    },
  };
};

interface Member extends StoredText {
  readonly name: string;
  readonly optional: boolean;
  /** Its name with what stands before and behind it, as the first of its object and as a later one. */
  readonly asFirst: Uint8Array;
  readonly asLater: Uint8Array;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where every member is there, in the schema's order; others are compared as they are written. */
const structText = (members: readonly Member[], whole: Shape): StoredText => {
  const standsWritten = (cursor: Cursor, start: number, value: unknown): boolean => {
    cursor.at = start;
    return whole.holds(value) && standsPlain(cursor, whole.write(value));
  };
  return {
    stands: (cursor, value) => {
      if (!isObject(value)) return false;
      const start = cursor.at;
      let count = 0;
      for (const name in value) {
        const member = members[count];
        if (member === undefined || member.name !== name)
          return standsWritten(cursor, start, value);
        if (!standsWord(cursor, count === 0 ? member.asFirst : member.asLater)) return false;
        if (!member.stands(cursor, value[name])) return false;
        count++;
      }
      return count === members.length && count > 0
        ? standsMark(cursor, CLOSE_OBJECT)
        : standsWritten(cursor, start, value);
    },
    read: (cursor) => {
      const value: Record<string, unknown> = {};
      let isFirst = true;
      for (let i = 0; i < members.length; i++) {
        const member = members[i]!;
        if (!standsWord(cursor, isFirst ? member.asFirst : member.asLater)) {
          if (member.optional) continue;
          return UNREAD;
        }
        const one = member.read(cursor);
        if (one === UNREAD) return UNREAD;
        value[member.name] = one;
        isFirst = false;
      }
      if (isFirst && !standsMark(cursor, OPEN_OBJECT)) return UNREAD;
      return standsMark(cursor, CLOSE_OBJECT) ? value : UNREAD;
    },
  };
};

/** The checks of a node, asked behind its parts; null where it has none. */
const checksOf = (node: SchemaNode): Hold | null =>
  node.checks === undefined ? null : withChecks(() => true, node);

const withNodeChecks = ({ stands, read }: StoredText, node: SchemaNode): StoredText => {
  const holds = checksOf(node);
  if (holds === null) return { stands, read };
  return {
    stands: (cursor, value) => stands(cursor, value) && holds(value),
    read: (cursor) => {
      const value = read(cursor);
      return value !== UNREAD && holds(value) ? value : UNREAD;
    },
  };
};

const objectText = (node: Node<"Objects">, refuse: Refuse, depth: number): StoredText => {
  const whole = shapeOf(node, "data", refuse);
  // Names of any text: compared as they are written, and never read here.
  if (node.indexSignatures.length > 0)
    return {
      stands: (cursor, value) => whole.holds(value) && standsPlain(cursor, whole.write(value)),
      read: () => UNREAD,
    };
  const members = node.propertySignatures.map(({ name, type }): Member => {
    const key = `${JSON.stringify(name)}:`;
    return {
      ...storedText(type, refuse, depth + 1),
      name: name as string,
      optional: type.context?.isOptional === true,
      asFirst: encoder.encode(`{${key}`),
      asLater: encoder.encode(`,${key}`),
    };
  });
  return structText(members, whole);
};

const bareText = (node: SchemaNode, refuse: Refuse, depth: number): StoredText => {
  switch (node._tag) {
    case "Null":
      return literalText([null]);
    case "Boolean":
      return literalText([true, false]);
    case "Literal":
      return literalText([node.literal]);
    case "Union":
      return node.types.every((one) => one._tag === "Literal" && one.checks === undefined)
        ? literalText((node.types as readonly Node<"Literal">[]).map(({ literal }) => literal))
        : unionText(
            node.types.map((one) => shapeOf(one, "data", refuse)),
            node.types.map((one) => storedText(one, refuse, depth)),
          );
    case "Arrays": {
      const [rest] = node.rest;
      return listText(
        node.elements.map((one) => storedText(one, refuse, depth + 1)),
        rest === undefined ? undefined : storedText(rest, refuse, depth + 1),
      );
    }
    case "Objects":
      return objectText(node, refuse, depth);
    default:
      return refuse("data", `a log has no ${node._tag}`);
  }
};

/** Deeper than any line of a log may be. */
const TOO_DEEP: StoredText = { stands: () => false, read: () => UNREAD };

/**
 * The stored text of a schema's node. Requires that the writer knows the schema. `depth` is how many objects and lists of
 * its line stand around it: an event's data stand in the line's own object.
 */
export const storedText = (node: SchemaNode, refuse: Refuse, depth = 1): StoredText => {
  if (depth > LIMITS.jsonDepth) return TOO_DEEP;
  if (node._tag === "Number") return numberText(node);
  if (node._tag === "String") return stringText(shapeOf(node, "data", refuse).holds);
  return withNodeChecks(bareText(node, refuse, depth), node);
};
