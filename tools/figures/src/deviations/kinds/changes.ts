// How a line comes to say something else: values misread, copied, miscounted or turned round, field by field.
// Knows data; no legality and no verdict.
import {
  type Draw,
  isJsonObject,
  type Json,
  type JsonObject,
  type WrittenEvent,
} from "@assize/kernel-model";
import { asGameEvent, type HonestGame } from "../honest-game.ts";
import { isSameEvent, oneOf } from "../planted-log.ts";

/** Where a value stands. */
export interface Place {
  readonly game: HonestGame;
  readonly index: number;
  readonly field: string;
  readonly draw: Draw;
}

/** Another value for one; undefined where there is none. */
export type How = (value: Json, place: Place) => Json | undefined;

/** Another event in place of one; null where there is none. */
export type Change = (game: HonestGame, index: number, draw: Draw) => WrittenEvent | null;

const TRIES = 8;

/** The event, where it is another one than stands there and its type takes the data. */
const ifPossible = (game: HonestGame, index: number, event: WrittenEvent): WrittenEvent | null =>
  isSameEvent(event, game.events[index]!) || asGameEvent(game, event) === null ? null : event;

/** Another value in a field. */
export const inField =
  (field: string, how: How): Change =>
  (game, index, draw) => {
    const event = game.events[index]!;
    const data = event.data as JsonObject;
    for (let tried = 0; tried < TRIES; tried++) {
      const value = how(data[field]!, { game, index, field, draw });
      if (value === undefined) return null;
      const changed = ifPossible(game, index, { ...event, data: { ...data, [field]: value } });
      if (changed !== null) return changed;
    }
    return null;
  };

/** Another value in a field that suits, whichever it is. */
export const inAnyField =
  (how: How): Change =>
  (game, index, draw) => {
    const fields = Object.keys(game.events[index]!.data as JsonObject);
    const from = draw(Math.max(1, fields.length));
    for (const turn of fields.keys()) {
      const changed = inField(fields[(from + turn) % fields.length]!, how)(game, index, draw);
      if (changed !== null) return changed;
    }
    return null;
  };

/** A decision of the same seat with other data. */
export const instead =
  (
    type: string,
    data: (game: HonestGame, index: number, draw: Draw) => JsonObject | null,
  ): Change =>
  (game, index, draw) => {
    const { by } = game.events[index]!;
    const chosen = data(game, index, draw);
    if (chosen === null) return null;
    const event = by === undefined ? { type, data: chosen } : { type, by, data: chosen };
    return ifPossible(game, index, event);
  };

// ---- values

export const oneMore: How = (value) => (typeof value === "number" ? value + 1 : undefined);
export const oneLess: How = (value) =>
  typeof value === "number" && value > 0 ? value - 1 : undefined;
export const nothing: How = (value) => (typeof value === "number" && value > 0 ? 0 : undefined);

const ALIKE: Readonly<Record<string, string>> = {
  "0": "6",
  "1": "7",
  "2": "7",
  "3": "8",
  "4": "9",
  "5": "6",
  "6": "0",
  "7": "1",
  "8": "3",
  "9": "4",
};

/** A digit that looks like another one, on paper or in a photograph. */
export const misread: How = (value, { draw }) => {
  if (typeof value !== "number") return undefined;
  const digits = String(value).split("");
  const at = draw(digits.length);
  return Number(digits.with(at, ALIKE[digits[at]!] ?? digits[at]!).join(""));
};

/** What the last line of this type says in the same field, or the one before it that differs. */
export const asBefore: How = (value, { game: { events }, index, field }) => {
  const { type } = events[index]!;
  const before = events
    .slice(0, index)
    .findLast(
      (one) =>
        one.type === type &&
        JSON.stringify((one.data as JsonObject)[field]) !== JSON.stringify(value),
    );
  return (before?.data as JsonObject | undefined)?.[field];
};

/** A value that stands in the same field of another line of this type. */
export const ofAnother: How = (value, { game: { events }, index, field, draw }) => {
  const { type } = events[index]!;
  const others = events
    .filter((one) => one.type === type)
    .map((one) => (one.data as JsonObject)[field]!)
    .filter((one) => JSON.stringify(one) !== JSON.stringify(value));
  return oneOf(others, draw);
};

/** Any other value of this name in the game, or a near one. */
export const another: How = (value, { game, field, draw }) => game.pool.another(field, value, draw);

export const reversed: How = (value) =>
  Array.isArray(value) && value.length > 1 ? (value as readonly Json[]).toReversed() : undefined;

/** Two neighbours of a list in the wrong order. */
export const neighboursExchanged: How = (value, { draw }) => {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const list = value as readonly Json[];
  const at = draw(list.length - 1);
  return list.with(at, list[at + 1]!).with(at + 1, list[at]!);
};

/** Any two of a list in each other's place. */
export const twoExchanged: How = (value, { draw }) => {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const list = value as readonly Json[];
  const [one, other] = [draw(list.length), draw(list.length)];
  return list.with(one, list[other]!).with(other, list[one]!);
};

/** All of a list one place on, as where a scribe begins at the wrong seat. */
export const shifted: How = (value) => {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const list = value as readonly Json[];
  return [...list.slice(1), list[0]!];
};

export const withoutOne: How = (value, { draw }) =>
  Array.isArray(value) && value.length > 0
    ? (value as readonly Json[]).toSpliced(draw(value.length), 1)
    : undefined;

/** One of a list a second time. */
export const withOneTwice: How = (value, { draw }) => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const at = draw(value.length);
  return (value as readonly Json[]).toSpliced(at, 0, (value as readonly Json[])[at]!);
};

/** Within one of a list's numbers or members' numbers. */
export const oneOfThem =
  (how: How): How =>
  (value, place) => {
    if (Array.isArray(value)) {
      if (value.length === 0) return undefined;
      const at = place.draw(value.length);
      const changed = oneOfThem(how)((value as readonly Json[])[at]!, place);
      return changed === undefined ? undefined : (value as readonly Json[]).with(at, changed);
    }
    if (isJsonObject(value)) {
      const key = oneOf(Object.keys(value), place.draw);
      const changed = key === undefined ? undefined : oneOfThem(how)(value[key] as Json, place);
      return changed === undefined ? undefined : { ...value, [key!]: changed };
    }
    return how(value, place);
  };

/** The seat to the left. */
export const nextSeat: How = (value, { game }) =>
  typeof value === "number" ? (value + 1) % game.header.seats.length : undefined;

/** A number among so many, another one. */
export const numberBelow =
  (count: number, from = 0): How =>
  (_, { draw }) =>
    from + draw(count);

/** Column and row of a square misheard: the column of one line, the row of another. */
export const squareBeside: How = (value, { draw }) => {
  if (typeof value !== "string" || !/^[A-J]\d$/.test(value)) return undefined;
  const columns = "ABCDEFGHIJ";
  const column = columns.indexOf(value[0]!);
  const by = draw(2) === 0 ? 1 : -1;
  return draw(2) === 0
    ? `${columns[column + by] ?? columns[column - by]}${value[1]}`
    : `${value[0]}${(Number(value[1]) + by + 10) % 10}`;
};

/** Another one of the same thing: `spear-1` for `spear-2`. */
export const anotherCopy: How = (value, { draw }) =>
  typeof value === "string" ? value.replace(/\d+$/, String(1 + draw(4))) : undefined;
