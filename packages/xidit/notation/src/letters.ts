// The letters and signs of the notation: the same in every language. Each table is both ways.
import { UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import {
  type Assessment,
  ASSESSMENTS,
  type Order,
  ORDERS,
  type Reward,
  REWARDS,
} from "@assize/xidit-events";

/** Black is K, as printers have it, since B is blue. */
export const ORDER_LETTERS: Readonly<Record<Order, string>> = {
  "road-black": "K",
  "road-red": "R",
  "road-blue": "B",
  action: "A",
  wait: "W",
};

export const SEAT_LETTERS: Readonly<Record<string, string>> = {
  blue: "B",
  red: "R",
  green: "G",
  yellow: "Y",
  black: "K",
};

export const REWARD_SIGNS: Readonly<Record<Reward, string>> = {
  gold: "$",
  bards: "*",
  guild: "^",
};

export const ASSESSMENT_LETTERS: Readonly<Record<Assessment, string>> = {
  wealth: "W",
  influence: "I",
  reputation: "R",
};

const inverse = <T extends string>(
  names: readonly T[],
  signs: Readonly<Record<T, string>>,
): ReadonlyMap<string, T> => new Map(names.map((name) => [signs[name], name]));

export const ORDERS_BY_LETTER = inverse(ORDERS, ORDER_LETTERS);
export const COLOURS_BY_LETTER = inverse(Object.keys(SEAT_LETTERS), SEAT_LETTERS);
export const REWARDS_BY_SIGN = inverse(REWARDS, REWARD_SIGNS);
export const ASSESSMENTS_BY_LETTER = inverse(ASSESSMENTS, ASSESSMENT_LETTERS);

/** Units are digits: 1 is the weakest. */
export const unitDigit = (unit: UnitKind): string => String(UNIT_KINDS.indexOf(unit) + 1);
export const UNITS_BY_DIGIT: ReadonlyMap<string, UnitKind> = new Map(
  UNIT_KINDS.map((unit) => [unitDigit(unit), unit]),
);

/** A value that nobody wrote down. */
export const UNKNOWN = "?";
/** The reason of a value that is only marked as unknown. */
export const NOT_NOTED = "not written down";
/** In a line of orders: an order that nobody wrote down, of a program that stands elsewhere or nowhere. */
export const NO_ORDER = ".";
/** In the place of a shuffle that is not part of the record. */
export const NOT_DRAWN = "-";
