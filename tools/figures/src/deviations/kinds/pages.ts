// What befalls many lines at once: pages photographed twice, lost, in the wrong order; lines that a scribe never writes, or
// writes wrong throughout. Knows no game and no verdict.
import type { Draw, JsonObject, WrittenEvent } from "@assize/kernel-model";
import { asGameEvent } from "../honest-game.ts";
import { isSameEvent, slip } from "../planted-log.ts";
import type { Slip } from "../slips.ts";
import type { Change } from "./changes.ts";
import { isTableLine } from "./kind.ts";

/** How many lines: from and to. */
export type Length = readonly [number, number];

const lengthOf = ([least, most]: Length, draw: Draw): number => least + draw(most - least + 1);

const hasUndo = (events: readonly WrittenEvent[]): boolean => events.some(isTableLine);

/** A stretch of lines without a line of the table, or null. */
const pageAt = (
  events: readonly WrittenEvent[],
  index: number,
  length: number,
): readonly WrittenEvent[] | null => {
  const page = events.slice(index, index + length);
  return page.length < length || hasUndo(page) ? null : page;
};

/** The page a second time right behind itself. */
export const pageTwice =
  (length: Length): Slip =>
  (_, events, index, draw) => {
    const page = pageAt(events, index, lengthOf(length, draw));
    if (page === null) return null;
    const end = index + page.length;
    return {
      events: events.toSpliced(end, 0, ...page),
      planted: slip("doubled", end + 1),
    };
  };

/** The page once more, farther on. */
export const pageAgain =
  (length: Length, apart: Length): Slip =>
  (_, events, index, draw) => {
    const page = pageAt(events, index, lengthOf(length, draw));
    if (page === null) return null;
    const to = index + page.length + lengthOf(apart, draw);
    if (to >= events.length) return null;
    return { events: events.toSpliced(to, 0, ...page), planted: slip("doubled", to + 1) };
  };

/** Two pages of this length, one behind the other, in the wrong order. */
export const pagesExchanged =
  (length: Length): Slip =>
  (_, events, index, draw) => {
    const one = pageAt(events, index, lengthOf(length, draw));
    if (one === null) return null;
    const other = pageAt(events, index + one.length, lengthOf(length, draw));
    if (other === null) return null;
    const both = one.length + other.length;
    return {
      events: events.toSpliced(index, both, ...other, ...one),
      planted: slip("moved", index + 1, index + 1 + other.length),
    };
  };

/** A page that was filed elsewhere. */
export const pageMoved =
  (length: Length, apart: Length): Slip =>
  (_, events, index, draw) => {
    const page = pageAt(events, index, lengthOf(length, draw));
    if (page === null) return null;
    const rest = events.toSpliced(index, page.length);
    const far = lengthOf(apart, draw);
    const to = draw(2) === 0 ? index - far : index + far;
    if (to < 2 || to >= rest.length) return null;
    return {
      events: rest.toSpliced(to, 0, ...page),
      planted: slip("moved", index + 1, to + 1, index + 1 + (to < index ? page.length : 0)),
    };
  };

/** A page whose lines stand from the last to the first. */
export const pageReversed =
  (length: Length): Slip =>
  (_, events, index, draw) => {
    const page = pageAt(events, index, lengthOf(length, draw));
    if (page === null || page.every((one) => isSameEvent(one, page[0]!))) return null;
    return {
      events: events.toSpliced(index, page.length, ...page.toReversed()),
      planted: slip("moved", ...page.map((_line, at) => index + 1 + at)),
    };
  };

/** Each line of a page twice, as through carbon paper. */
export const linesTwice =
  (length: Length): Slip =>
  (_, events, index, draw) => {
    const page = pageAt(events, index, lengthOf(length, draw));
    if (page === null) return null;
    const twice = page.flatMap((one) => [one, one]);
    return {
      events: events.toSpliced(index, page.length, ...twice),
      planted: slip("doubled", ...twice.map((_line, at) => index + 1 + at)),
    };
  };

/** A page is lost. */
export const pageLost =
  (length: Length): Slip =>
  (_, events, index, draw) => {
    const page = pageAt(events, index, lengthOf(length, draw));
    if (page === null || index + page.length >= events.length) return null;
    return {
      events: events.toSpliced(index, page.length),
      planted: slip("missing-pages", index + 1),
    };
  };

/** All lines from here to the next one of such a type are lost, be they few or many. */
export const lostUpTo =
  (isEnd: (event: WrittenEvent, first: WrittenEvent) => boolean, least = 2): Slip =>
  (_, events, index) => {
    const first = events[index]!;
    const end = events.findIndex((one, at) => at > index && isEnd(one, first));
    const page = end < 0 ? null : pageAt(events, index, end - index);
    if (page === null || page.length < least) return null;
    return {
      events: events.toSpliced(index, page.length),
      planted: slip("missing-pages", index + 1),
    };
  };

/** The stretch from here to the next such line twice. */
export const twiceUpTo =
  (isEnd: (event: WrittenEvent, first: WrittenEvent) => boolean): Slip =>
  (_, events, index) => {
    const first = events[index]!;
    const end = events.findIndex((one, at) => at > index && isEnd(one, first));
    const page = end < 0 ? null : pageAt(events, index, end - index);
    if (page === null) return null;
    return { events: events.toSpliced(end, 0, ...page), planted: slip("doubled", end + 1) };
  };

/** Two scribes hand over: the second begins some lines too early, and one line of these is missing in the first. */
export const overlapping =
  (length: Length): Slip =>
  (_, events, index, draw) => {
    const page = pageAt(events, index, lengthOf(length, draw));
    if (page === null) return null;
    const gone = draw(page.length - 1);
    const end = index + page.length - 1;
    return {
      events: events.toSpliced(index, page.length, ...page.toSpliced(gone, 1), ...page),
      planted: slip("doubled", index + gone + 1, end + 1, end + 1 + gone),
    };
  };

/** A line that somebody remembered later, and wrote where the page then was. */
export const rememberedLater =
  (apart: Length): Slip =>
  (_, events, index, draw) => {
    const to = index + lengthOf(apart, draw);
    if (to >= events.length || hasUndo(events.slice(index, to))) return null;
    return {
      events: events.toSpliced(index, 1).toSpliced(to, 0, events[index]!),
      planted: slip("moved", index + 1, to + 1),
    };
  };

const STRETCH = 60;

/** Every line of this stretch that the change takes is written wrong in the same way: a habit. */
export const throughout =
  (
    isMeant: (event: WrittenEvent, first: WrittenEvent) => boolean,
    change: Change,
    length = STRETCH,
  ): Slip =>
  (game, events, index, draw) => {
    const first = events[index]!;
    const at = events
      .slice(index, index + length)
      .flatMap((event, n) => (isMeant(event, first) && !isTableLine(event) ? [index + n] : []));
    let record = events;
    const wrong: number[] = [];
    for (const line of at) {
      const changed = change(game, line, draw);
      if (changed === null) continue;
      record = record.with(line, changed);
      wrong.push(line + 1);
    }
    if (wrong.length < 2) return null;
    return { events: record, planted: slip("value", ...wrong) };
  };

/** Two seats stand in each other's place in every line of this stretch. */
export const withSeatsExchanged =
  (length: number): Slip =>
  (game, events, index, draw) => {
    const seats = game.header.seats.length;
    const one = draw(seats);
    const other = (one + 1 + draw(seats - 1)) % seats;
    const swapped = (seat: unknown): unknown =>
      seat === one ? other : seat === other ? one : seat;
    const record = events.map((event, at): WrittenEvent => {
      if (at < index || at >= index + length || isTableLine(event)) return event;
      const data = event.data as JsonObject;
      const by = event.by === undefined ? {} : { by: swapped(event.by) as number };
      const named = "seat" in data ? { ...data, seat: swapped(data["seat"]) as number } : data;
      const changed: WrittenEvent = { ...event, ...by, data: named };
      if (isSameEvent(changed, event) || asGameEvent(game, changed) === null) return event;
      return changed;
    });
    const wrong = [...record.keys()].filter((line) => record[line] !== events[line]);
    if (wrong.length < 2) return null;
    return { events: record, planted: slip("seat", ...wrong.map((line) => line + 1)) };
  };
