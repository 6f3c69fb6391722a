// The lines of a game: placements, orders with what was chosen at them, a census. Reads them one after the other and goes
// on behind whatever is wrong. Knows the signs, and no rule: what cannot be played is read as it stands.
import { isJsonObject, type Json, readJson, type WrittenEvent } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import { Cursor } from "./cursor.ts";
import {
  COLOURS_BY_LETTER,
  NO_ORDER,
  ORDER_LETTERS,
  ORDERS_BY_LETTER,
  REWARD_SIGNS,
  SEAT_LETTERS,
  UNKNOWN,
} from "./letters.ts";
import type { Place } from "./noted-game.ts";
import { nearest } from "@assize/kernel-model";
import type { XgnProblem, XgnProblemCode } from "./problems.ts";
import { stringIn, type Tag } from "./tags.ts";
import { readNumber, readToken, type Said, type Token } from "./tokens.ts";

/** Most that is told of one text. */
export const MOST_PROBLEMS = 20;

/** Where a choice stands in the text: a seat by its colour; an event as it is, where no sign says it. */
export interface ReadChoice {
  readonly place: Place;
  /** The seat that chooses, by its colour; null for an outcome of chance, or where the event itself says so. */
  readonly by: string | null;
  readonly said: Said | null;
  readonly whole: WrittenEvent | null;
}

export type ReadItem = ReadChoice & { readonly slot: ReadSlot };

/** As `Slot`, with seats by their colours. */
export type ReadSlot =
  | { readonly part: "setup" }
  | { readonly part: "programs"; readonly year: number }
  | {
      readonly part: "order";
      readonly year: number;
      readonly order: number;
      readonly seat: string;
    }
  | { readonly part: "census"; readonly year: number; readonly kind: number };

/** A year as a line begins with it, its census too; what stands in that line is among the items. */
export interface ReadYear {
  readonly year: number;
  readonly place: Place;
}

export interface ReadLines {
  readonly tags: readonly Tag[];
  readonly items: readonly ReadItem[];
  readonly years: readonly ReadYear[];
  readonly problems: readonly XgnProblem[];
}

/** What other languages call black; every other letter is only mistaken. */
const ORDER_SLIPS: Readonly<Record<string, string>> = { N: "K", S: "K" };

/** Signs that people write in the place of ours. */
const TOKEN_SLIPS: readonly (readonly [RegExp, string])[] = [
  [/[x×X]/g, REWARD_SIGNS.bards],
  [/=/g, ":"],
  [/[/|]/g, ","],
];

const DIGIT = /[0-9]/;
const LETTER = /[A-Za-z]/;
const BLACKS = Object.values(ORDER_LETTERS);

class LineReader {
  readonly tags: Tag[] = [];
  readonly items: ReadItem[] = [];
  readonly years: ReadYear[] = [];
  readonly problems: XgnProblem[] = [];
  readonly #cursor: Cursor;
  #year = 0;

  constructor(text: string) {
    this.#cursor = new Cursor(text);
  }

  read(): void {
    const cursor = this.#cursor;
    while (this.problems.length < MOST_PROBLEMS) {
      if (cursor.place.column === 1 && cursor.sign === "%") cursor.skipLine();
      this.#skipBlanks();
      if (cursor.sign === "") return;
      if (cursor.sign === "\n") cursor.step();
      else if (cursor.sign === "[") this.#tag();
      else if (DIGIT.test(cursor.sign)) this.#yearLine();
      else this.#fail("line-unknown", cursor.place, cursor.word().text || cursor.sign);
    }
  }

  /** Notes a problem, and leaves the rest of the line. */
  #fail(code: XgnProblemCode, place: Place, found: string, known: readonly string[] = []): void {
    this.#note(code, place, found, nearest(found, known), known);
    this.#cursor.skipLine();
  }

  #note(
    code: XgnProblemCode,
    { line, column }: Place,
    found: string,
    suggestion: string | null,
    known: readonly string[] = [],
  ): void {
    if (this.problems.length < MOST_PROBLEMS)
      this.problems.push({ code, line, column, found, suggestion, known });
  }

  #skipBlanks(): void {
    const open = this.#cursor.skipBlanks();
    if (open !== null) this.#note("not-closed", open, "{", null);
  }

  #tag(): void {
    const cursor = this.#cursor;
    const start = cursor.place;
    cursor.step();
    this.#skipBlanks();
    const { place } = cursor;
    const name = cursor.run((sign) => /[A-Za-z0-9_]/.test(sign));
    // Braces are a value here, and no comment.
    cursor.run((sign) => sign === " " || sign === "\t");
    const valuePlace = cursor.place;
    if (cursor.sign !== '"' && cursor.sign !== "{")
      return this.#fail("tag-malformed", valuePlace, name);
    const quoted = cursor.sign === '"' ? cursor.quoted() : cursor.braced();
    if (quoted === null) return this.#fail("not-closed", valuePlace, '"');
    const json = quoted.startsWith("{") ? readJson(quoted) : null;
    const value = json === null ? stringIn(quoted) : json.ok ? json.value : null;
    if (typeof value !== "string" && !isJsonObject(value))
      return this.#fail("json-malformed", valuePlace, name);
    this.#skipBlanks();
    if (!cursor.take("]")) return this.#fail("not-closed", start, "[");
    this.tags.push({ name, quoted, value, place, valuePlace });
  }

  #yearLine(): void {
    const cursor = this.#cursor;
    const { place } = cursor;
    const digits = cursor.run((sign) => DIGIT.test(sign));
    const year = Number(digits);
    const kind = cursor.take("c") ? Number(cursor.run((sign) => DIGIT.test(sign)) || 0) : null;
    const isKind = kind === null || (kind >= 1 && kind <= UNIT_KINDS.length && year > 0);
    if (!cursor.take(".") || digits.length > 3 || !isKind)
      return this.#fail("line-unknown", place, digits);
    if (year < this.#year) return this.#fail("year-backwards", place, digits);
    this.#year = year;
    this.years.push({ year, place });
    if (kind !== null) this.#itemsOf({ part: "census", year, kind: kind - 1 });
    else if (year === 0) this.#itemsOf({ part: "setup" });
    else this.#programLine(year);
  }

  /** Events as they are, of the time when everybody programs; else a seat with its orders. */
  #programLine(year: number): void {
    const cursor = this.#cursor;
    this.#skipBlanks();
    while (cursor.sign === "<") {
      this.#whole({ part: "programs", year });
      this.#skipBlanks();
    }
    if (cursor.isLineEnd) return;
    const { place } = cursor;
    const seat = this.#seat();
    if (seat !== null) this.#program(year, seat, place);
  }

  #program(year: number, seat: string, place: Place): void {
    const cursor = this.#cursor;
    const orders: Json[] = [];
    for (this.#skipBlanks(); !cursor.isLineEnd; this.#skipBlanks()) {
      if (cursor.sign === "[") {
        if (orders.length === 0) return this.#fail("order-unknown", cursor.place, "[", BLACKS);
        this.#bracket({ part: "order", year, order: orders.length - 1, seat }, seat);
      } else orders.push(this.#order());
    }
    if (orders.every((order) => order === NO_ORDER)) return;
    this.items.push({
      slot: { part: "programs", year },
      place,
      by: seat,
      said: { type: "orders-programmed", data: { orders } },
      whole: null,
    });
  }

  /** One order; a letter that is none is told, and taken for one that nobody wrote. */
  #order(): Json {
    const cursor = this.#cursor;
    const { place, sign } = cursor;
    if (sign === UNKNOWN) return { $unknown: cursor.unknown() };
    cursor.step();
    const upper = sign.toUpperCase();
    const suggestion = ORDERS_BY_LETTER.has(upper) ? upper : (ORDER_SLIPS[upper] ?? null);
    const order = sign === NO_ORDER ? NO_ORDER : ORDERS_BY_LETTER.get(sign);
    if (order === undefined) this.#note("order-unknown", place, sign, suggestion, BLACKS);
    return order ?? NO_ORDER;
  }

  /** Seats with a number each, events as they are, and choices in brackets that name their seat. */
  #itemsOf(slot: ReadSlot): void {
    const cursor = this.#cursor;
    for (this.#skipBlanks(); !cursor.isLineEnd; this.#skipBlanks()) {
      if (cursor.sign === "<") this.#whole(slot);
      else if (cursor.sign === "[") this.#bracket(slot, null);
      else {
        const { place } = cursor;
        const seat = this.#seat();
        if (seat === null) return;
        this.#skipBlanks();
        const numberPlace = cursor.place;
        const token = cursor.word();
        const number = readNumber(token);
        if (number === undefined) {
          this.#note("choice-unknown", numberPlace, token.text || cursor.sign, null);
          return cursor.skipLine();
        }
        const said: Said =
          slot.part === "setup"
            ? { type: "idrakys-placed", data: { city: number } }
            : { type: "hand-chosen", data: { units: number } };
        this.items.push({ slot, place, by: seat, said, whole: null });
      }
    }
  }

  /** A seat by its letter; null where there is none. */
  #seat(): string | null {
    const cursor = this.#cursor;
    const { place, sign } = cursor;
    const colour = COLOURS_BY_LETTER.get(sign);
    if (colour === undefined) {
      const found = LETTER.test(sign) ? sign : cursor.word().text || sign;
      const letters = Object.values(SEAT_LETTERS);
      this.#fail("seat-unknown", place, found, letters);
      return null;
    }
    cursor.step();
    return colour;
  }

  #bracket(slot: ReadSlot, seat: string | null): void {
    const cursor = this.#cursor;
    const start = cursor.place;
    cursor.step();
    for (this.#skipBlanks(); !cursor.take("]"); this.#skipBlanks()) {
      if (cursor.isLineEnd) return this.#note("not-closed", start, "[", null);
      if (cursor.sign === "<") this.#whole(slot);
      else this.#choice(slot, seat);
    }
  }

  #choice(slot: ReadSlot, seat: string | null): void {
    const { place } = this.#cursor;
    const word = this.#cursor.word();
    const named = /^([A-Z]):/.exec(word.text)?.[1];
    const token = named === undefined ? word : { ...word, text: word.text.slice(2) };
    const said = readToken(token);
    const by = named === undefined ? seat : (COLOURS_BY_LETTER.get(named) ?? null);
    if (named !== undefined && by === null)
      return this.#note("seat-unknown", place, named, null, Object.values(SEAT_LETTERS));
    if (said === null) {
      // A sign that ends a word and begins nothing here is gone over, so that reading goes on.
      if (word.text === "") this.#cursor.step();
      return this.#note("choice-unknown", place, word.text, this.#tokenMeant(token));
    }
    const isChance = said.type === "reinforcements-shuffled";
    if (by === null && !isChance) return this.#note("seat-needed", place, word.text, null);
    this.items.push({ slot, place, by: isChance ? null : by, said, whole: null });
  }

  #tokenMeant(token: Token): string | null {
    const text = TOKEN_SLIPS.reduce((so, [slip, sign]) => so.replace(slip, sign), token.text);
    if (readToken({ ...token, text }) !== null) return text;
    return nearest(token.text, ["T-", "+W", "+I", "+R", "!$*", "!$^", "!*^", "!*$", "!^$", "!^*"]);
  }

  /** An event as a log has it. */
  #whole(slot: ReadSlot): void {
    const cursor = this.#cursor;
    const { place } = cursor;
    cursor.step();
    const text = cursor.sign === "{" ? cursor.braced() : null;
    if (text === null || !cursor.take(">")) return this.#fail("not-closed", place, "<");
    const read = readJson(text);
    const whole = read.ok && isJsonObject(read.value) ? eventIn(read.value) : null;
    if (whole === null) return this.#note("json-malformed", place, "<", null);
    this.items.push({ slot, place, by: null, said: null, whole });
  }
}

const eventIn = (value: { readonly [key: string]: Json }): WrittenEvent | null => {
  const { type, by, data, ...others } = value;
  if (typeof type !== "string" || !isJsonObject(data) || Object.keys(others).length > 0)
    return null;
  if (by === undefined) return { type, data };
  return typeof by === "number" && Number.isSafeInteger(by) && by >= 0 ? { type, by, data } : null;
};

export const readLines = (text: string): ReadLines => {
  const reader = new LineReader(text);
  reader.read();
  return reader;
};
