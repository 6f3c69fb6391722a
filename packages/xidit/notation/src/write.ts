// From a game as it is noted down to its text. Whatever no sign says stands there as a log has it, so that reading the text
// again gives the same game.
import { type Json, sameJson, type WrittenEvent } from "@assize/kernel-model";
import { NO_ORDER, NOT_DRAWN, SEAT_LETTERS } from "./letters.ts";
import type { NotedEvent, NotedTable, Slot } from "./noted-game.ts";
import { readXgn } from "./read.ts";
import { jsonText, SHUFFLE_TAGS, type ShuffleTag, tagText, tagsText } from "./tags.ts";
import { timeOf } from "./timing.ts";
import {
  assessmentsText,
  numbersText,
  numberText,
  pilesText,
  programText,
  tokenText,
} from "./tokens.ts";

const fieldOf = ({ data }: WrittenEvent, name: string): Json | undefined =>
  (data as { readonly [key: string]: Json })[name];

const SHUFFLES: Readonly<
  Record<ShuffleTag, { type: string; text: (event: WrittenEvent) => string }>
> = {
  Titans: {
    type: "titans-shuffled",
    text: (event) => listText(fieldOf(event, "piles"), pilesText),
  },
  Tiles: {
    type: "tiles-shuffled",
    text: (event) => listText(fieldOf(event, "order"), numbersText),
  },
  Assessments: {
    type: "assessments-shuffled",
    text: (event) => listText(fieldOf(event, "order"), assessmentsText),
  },
};

const listText = (value: Json | undefined, list: (known: Json | undefined) => string): string =>
  Array.isArray(value) ? list(value) : numberText(value);

/** An event as a log has it. */
const whole = ({ type, by, data }: WrittenEvent): string =>
  `<${jsonText(by === undefined ? { type, data } : { type, by, data })}>`;

const sameEvent = (a: WrittenEvent, b: WrittenEvent): boolean =>
  a.type === b.type && a.by === b.by && sameJson(a.data, b.data);

/** Reads texts of a table again, to see whether they say what they are to say. */
class Proof {
  readonly #tags: string;
  readonly #letters: readonly string[];

  constructor(table: NotedTable) {
    const { seats, table: facts } = table;
    const bare = { seats, table: facts, options: {}, rulings: { set: "default", overrides: {} } };
    const noShuffles = SHUFFLE_TAGS.map((name) => [name, NOT_DRAWN] as const);
    this.#tags = tagsText({ ...bare, remarks: {} }, noShuffles).join("\n");
    this.#letters = seats.map(({ colour }) => SEAT_LETTERS[colour] ?? "");
  }

  /** A seat's letter; none for what is no seat here. */
  letter(seat: number | undefined): string | undefined {
    return seat === undefined ? undefined : this.#letters[seat];
  }

  /** Whether the lines say this event and no other. */
  says(lines: string, event: WrittenEvent): boolean {
    const read = readXgn(`${this.#tags}\n${lines}\n`);
    return read.ok && read.events.length === 1 && sameEvent(read.events[0]!.event, event);
  }

  /** Whether the tag says this shuffle. */
  saysTag(name: ShuffleTag, value: string, event: WrittenEvent): boolean {
    const tag = tagText(name, jsonText(value));
    const tags = this.#tags.replace(tagText(name, jsonText(NOT_DRAWN)), () => tag);
    const read = readXgn(`${tags}\n`);
    return read.ok && read.events.length === 1 && sameEvent(read.events[0]!.event, event);
  }
}

/** A line of orders as it grows. */
interface OrderLine {
  readonly year: number;
  /** Undefined: events as they are. */
  readonly seat: number | undefined;
  readonly orders: readonly string[];
  /** What was chosen at each order. */
  readonly chosen: Map<number, string[]>;
  /** A seat has one programme a year; a second one stands as a log has it. */
  readonly isProgram: boolean;
}

class Writer {
  readonly #table: NotedTable;
  readonly #proof: Proof;
  readonly #shuffles = new Map<ShuffleTag, string>();
  readonly #setup: string[] = [];
  /** By year. */
  readonly #orders = new Map<number, OrderLine[]>();
  /** By year and kind. */
  readonly #census = new Map<string, string[]>();
  readonly #years = new Set<number>();

  constructor(table: NotedTable) {
    this.#table = table;
    this.#proof = new Proof(table);
  }

  take(event: WrittenEvent, slot: Slot): void {
    if (slot.part !== "setup") this.#years.add(slot.year);
    switch (slot.part) {
      case "setup":
        return this.#takeSetup(event);
      case "programs":
        return this.#takeProgram(event, slot.year);
      case "order":
        return this.#takeChoice(event, slot);
      case "census":
        return this.#takeCensus(event, slot);
    }
  }

  #takeSetup(event: WrittenEvent): void {
    const name = SHUFFLE_TAGS.find((tag) => SHUFFLES[tag].type === event.type);
    const isNext =
      name !== undefined &&
      this.#setup.length === 0 &&
      SHUFFLE_TAGS.slice(SHUFFLE_TAGS.indexOf(name)).every((tag) => !this.#shuffles.has(tag));
    if (isNext) {
      const text = SHUFFLES[name].text(event);
      if (this.#proof.saysTag(name, text, event)) return void this.#shuffles.set(name, text);
    }
    this.#setup.push(this.#seatNumber("0.", event, "idrakys-placed", "city"));
  }

  /** A seat with its number; else the event as a log has it. `line` is how such a line begins in the first year. */
  #seatNumber(line: string, event: WrittenEvent, type: string, field: string): string {
    const text = `${this.#proof.letter(event.by)}${numberText(fieldOf(event, field))}`;
    return event.type === type && this.#proof.says(`${line} ${text}`, event) ? text : whole(event);
  }

  #linesOf(year: number): OrderLine[] {
    const lines = this.#orders.get(year) ?? [];
    this.#orders.set(year, lines);
    return lines;
  }

  #takeProgram(event: WrittenEvent, year: number): void {
    const orders = programText(fieldOf(event, "orders"));
    const seat = `${this.#proof.letter(event.by)}`;
    const isSaid =
      event.type === "orders-programmed" &&
      !this.#linesOf(year).some((line) => line.isProgram && line.seat === event.by) &&
      this.#proof.says(`1. ${seat} ${orders.join("")}`, event);
    this.#linesOf(year).push(
      isSaid
        ? { year, seat: event.by, orders, chosen: new Map(), isProgram: true }
        : { year, seat: undefined, orders: [whole(event)], chosen: new Map(), isProgram: false },
    );
  }

  /** The line of a seat's orders that has this one; else a line of orders that nobody wrote. */
  #lineWith({ year, order, seat }: Extract<Slot, { part: "order" }>): OrderLine {
    const lines = this.#linesOf(year);
    const found = lines.findLast((line) => line.seat === seat && line.orders.length > order);
    if (found !== undefined) return found;
    const orders = Array.from({ length: order + 1 }, () => NO_ORDER);
    const line = { year, seat, orders, chosen: new Map(), isProgram: false };
    lines.push(line);
    return line;
  }

  #takeChoice(event: WrittenEvent, slot: Extract<Slot, { part: "order" }>): void {
    const { chosen } = this.#lineWith(slot);
    const texts = chosen.get(slot.order) ?? [];
    chosen.set(slot.order, texts);
    const own = this.#proof.letter(slot.seat)!;
    const isOwn = event.by === undefined || event.by === slot.seat;
    const text = `${isOwn ? "" : `${this.#proof.letter(event.by)}:`}${tokenText(event)}`;
    texts.push(this.#proof.says(`1. ${own} ${NO_ORDER}[${text}]`, event) ? text : whole(event));
  }

  #takeCensus(event: WrittenEvent, { year, kind }: Extract<Slot, { part: "census" }>): void {
    const ofKind = `c${kind + 1}.`;
    const items = this.#census.get(`${year}${ofKind}`) ?? [];
    this.#census.set(`${year}${ofKind}`, items);
    const line = `1${ofKind}`;
    if (event.type === "hand-chosen")
      return void items.push(this.#seatNumber(line, event, "hand-chosen", "units"));
    const by = this.#proof.letter(event.by);
    const text = `[${by === undefined ? "" : `${by}:`}${tokenText(event)}]`;
    items.push(this.#proof.says(`${line} ${text}`, event) ? text : whole(event));
  }

  /** Shuffles that the reader would fill in, and that the game does not have. */
  #shuffleTexts(): readonly (readonly [ShuffleTag, string])[] {
    const wentOn = this.#setup.length > 0 || this.#years.size > 0;
    const last = SHUFFLE_TAGS.findLastIndex((name) => this.#shuffles.has(name));
    const filled = wentOn && this.#table.position === undefined ? SHUFFLE_TAGS.length : last + 1;
    return SHUFFLE_TAGS.slice(0, filled).map((name) => [
      name,
      this.#shuffles.get(name) ?? NOT_DRAWN,
    ]);
  }

  #orderText({ year, seat, orders, chosen }: OrderLine): string {
    const texts = orders.map((order, index) => {
      const choices = chosen.get(index);
      return choices === undefined ? order : `${order}[${choices.join(" ")}]`;
    });
    const letter = this.#proof.letter(seat);
    return `${year}. ${letter === undefined ? "" : `${letter} `}${texts.join("")}`;
  }

  /** Years of which nothing is noted down are named where later ones are. */
  #allYears(): readonly number[] {
    const years = [...this.#years];
    const begin = this.#table.position === undefined ? 1 : Math.min(...years);
    return Array.from({ length: Math.max(0, ...years) - begin + 1 }, (_, at) => begin + at);
  }

  text(): string {
    const blocks = [
      tagsText(this.#table, this.#shuffleTexts()),
      this.#setup.length === 0 ? [] : [`0. ${this.#setup.join(" ")}`],
      ...this.#allYears().flatMap((year) => [
        [
          ...(this.#years.has(year) ? [] : [`${year}.`]),
          ...(this.#orders.get(year) ?? []).map((line) => this.#orderText(line)),
          ...[...this.#census]
            .filter(([line]) => line.startsWith(`${year}c`))
            .map(([line, items]) => `${line} ${items.join(" ")}`),
        ],
      ]),
    ];
    return blocks
      .filter((lines) => lines.length > 0)
      .map((lines) => `${lines.join("\n")}\n`)
      .join("\n");
  }
}

/** The text of a game. What stands at an earlier place than what comes before it is put where the game is by then. */
export const writeXgn = (table: NotedTable, events: readonly NotedEvent[]): string => {
  const writer = new Writer(table);
  let latest: Slot = { part: "setup" };
  for (const { event, slot } of events) {
    if (timeOf(slot, table) >= timeOf(latest, table)) latest = slot;
    writer.take(event, latest);
  }
  return writer.text();
};
