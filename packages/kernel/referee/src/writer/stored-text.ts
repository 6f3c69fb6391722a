// Along the stored text of data: does the text of this value stand here, and which value's does. Both know only the one text that the
// writer writes, in plain ASCII; of every other they say no, and somebody else has to read it. No code is made at run time.
// Knows no event.
import { unreachable } from "@assize/kernel-model";
import { type Cursor, readWhole, standsMark, standsPlain, standsWord, startAt } from "./cursor.ts";
import type { TextPart } from "./text-part.ts";

/** What `readText` answers where no text of the part stands at the cursor. */
export const UNREAD = Symbol("unread");

const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * True where the value has the part's shape, checks included, and its text stands at the cursor, which then is behind it.
 * Where it answers false the cursor may stand anywhere.
 */
export const standsText = (part: TextPart, cursor: Cursor, value: unknown): boolean => {
  switch (part.kind) {
    case "number":
      return standsNumber(part, cursor, value);
    case "word":
      return standsLiteral(part, cursor, value);
    case "text":
      return typeof value === "string" && part.texts!.stands(cursor, value);
    case "struct":
      return standsStruct(part, cursor, value);
    case "list":
      return standsList(part, cursor, value);
    case "union":
      for (const one of part.parts)
        if (one.shape.holds(value)) return standsText(one, cursor, value) && checked(part, value);
      return false;
    case "written":
      return standsWritten(part, cursor, cursor.at, value);
    case "none":
      return false;
    default:
      return unreachable(part.kind, "part of a text");
  }
};

const checked = ({ checks }: TextPart, value: unknown): boolean => checks === null || checks(value);

const standsLiteral = ({ literals, wordOf }: TextPart, cursor: Cursor, value: unknown): boolean => {
  // Few are found quicker one by one.
  if (literals.length > FEW) {
    const word = wordOf!.get(value);
    return word !== undefined && standsWord(cursor, word);
  }
  for (let i = 0; i < literals.length; i++)
    if (literals[i]!.value === value) return standsWord(cursor, literals[i]!.word);
  return false;
};

const FEW = 8;
const ZERO = 0x30;

/** -0 is written as 0. What stands behind a number is looked at with what comes next. */
const standsNumber = (part: TextPart, cursor: Cursor, value: unknown): boolean => {
  if (typeof value !== "number" || !(value >= part.least && value <= part.most)) return false;
  if (value >= 1 && value < 10 && cursor.bytes[cursor.at] === ZERO + value) cursor.at++;
  else if (readWhole(cursor) !== value + 0) return false;
  return checked(part, value);
};

const standsList = (part: TextPart, cursor: Cursor, value: unknown): boolean => {
  const { parts, rest } = part;
  if (!Array.isArray(value) || value.length < parts.length) return false;
  if (!standsMark(cursor, OPEN_LIST)) return false;
  for (let i = 0; i < value.length; i++) {
    const item = i < parts.length ? parts[i]! : rest;
    if (item === null || (i > 0 && !standsMark(cursor, COMMA))) return false;
    if (!standsText(item, cursor, value[i])) return false;
  }
  return standsMark(cursor, CLOSE_LIST) && checked(part, value);
};

/** The slow way, for a value whose members are not in the schema's order, or not all there. */
const standsWritten = (
  { shape }: TextPart,
  cursor: Cursor,
  start: number,
  value: unknown,
): boolean => {
  cursor.at = start;
  return shape.holds(value) && standsPlain(cursor, shape.write(value));
};

const standsStruct = (part: TextPart, cursor: Cursor, value: unknown): boolean => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { members } = part;
  const start = cursor.at;
  let count = 0;
  // A loop over an object's own order reads its members three times as fast as their names do.
  for (const name in value) {
    const member = members[count];
    if (member === undefined || member.name !== name)
      return standsWritten(part, cursor, start, value);
    if (!standsWord(cursor, count === 0 ? member.asFirst : member.asLater)) return false;
    if (!standsText(member.part, cursor, (value as Record<string, unknown>)[name])) return false;
    count++;
  }
  if (count === 0 || count < members.length) return standsWritten(part, cursor, start, value);
  return standsMark(cursor, CLOSE_OBJECT) && checked(part, value);
};

/** The value whose text stands at the cursor, which then is behind it; else UNREAD, and the cursor may stand anywhere. */
export const readText = (part: TextPart, cursor: Cursor): unknown => {
  const value = readPart(part, cursor);
  return value !== UNREAD && checked(part, value) ? value : UNREAD;
};

const readPart = (part: TextPart, cursor: Cursor): unknown => {
  switch (part.kind) {
    case "number": {
      const value = readWhole(cursor);
      return value >= part.least && value <= part.most ? value : UNREAD;
    }
    case "word":
      return readLiteral(part, cursor);
    case "text":
      return part.texts!.read(cursor) ?? UNREAD;
    case "struct":
      return readStruct(part, cursor);
    case "list":
      return readList(part, cursor);
    case "union":
      return readUnion(part, cursor);
    case "written":
    case "none":
      return UNREAD;
    default:
      return unreachable(part.kind, "part of a text");
  }
};

const readLiteral = ({ literals, byStart }: TextPart, cursor: Cursor): unknown => {
  const start = byStart === null || literals.length <= FEW ? null : startAt(cursor);
  const some = start === null ? literals : byStart!.get(start);
  if (some === undefined) return UNREAD;
  for (let i = 0; i < some.length; i++)
    if (standsWord(cursor, some[i]!.word)) return some[i]!.value;
  return UNREAD;
};

const readUnion = ({ parts }: TextPart, cursor: Cursor): unknown => {
  const { at } = cursor;
  for (const one of parts) {
    cursor.at = at;
    const value = readText(one, cursor);
    if (value !== UNREAD) return value;
  }
  return UNREAD;
};

const readList = ({ parts, rest }: TextPart, cursor: Cursor): unknown => {
  const list: unknown[] = [];
  if (!standsMark(cursor, OPEN_LIST)) return UNREAD;
  while (!standsMark(cursor, CLOSE_LIST)) {
    const item = list.length < parts.length ? parts[list.length]! : rest;
    if (item === null || (list.length > 0 && !standsMark(cursor, COMMA))) return UNREAD;
    const value = readText(item, cursor);
    if (value === UNREAD) return UNREAD;
    list.push(value);
  }
  return list.length < parts.length ? UNREAD : list;
};

const readStruct = ({ members }: TextPart, cursor: Cursor): unknown => {
  const value: Record<string, unknown> = {};
  let isFirst = true;
  for (let i = 0; i < members.length; i++) {
    const member = members[i]!;
    if (!standsWord(cursor, isFirst ? member.asFirst : member.asLater)) {
      if (member.optional) continue;
      return UNREAD;
    }
    const one = readText(member.part, cursor);
    if (one === UNREAD) return UNREAD;
    value[member.name] = one;
    isFirst = false;
  }
  if (isFirst && !standsMark(cursor, OPEN_OBJECT)) return UNREAD;
  return standsMark(cursor, CLOSE_OBJECT) ? value : UNREAD;
};
