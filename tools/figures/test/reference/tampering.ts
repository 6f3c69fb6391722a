// Events beside the one that is drawn: other seats, other numbers, lists longer, shorter, turned round.
// Most of them are illegal; both referees must say the same.
import type { Dice, PlainEvent } from "../../src/reference/asking.ts";

const POOL = 80;
const OFFERS = 3;

const tamperList = (list: readonly unknown[], dice: Dice): readonly unknown[] => {
  const at = dice(list.length + 1);
  const one = list[at % Math.max(list.length, 1)];
  if (list.length === 0) return list;
  switch (dice(5)) {
    case 0:
      return [...list.slice(0, at), ...list.slice(at + 1)];
    case 1:
      return [...list, one];
    case 2:
      return [...list.slice(0, at), list[dice(list.length)], ...list.slice(at + 1)];
    case 3:
      return [...list].reverse();
    default:
      return list.map((each, i) => (i === at ? tamper(each, dice) : each));
  }
};

/** Something like a value, but seldom the same. */
const tamper = (value: unknown, dice: Dice): unknown => {
  if (typeof value === "number") return Math.max(0, value - 2 + dice(5));
  if (Array.isArray(value)) return tamperList(value, dice);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tamper(one, dice)]));
};

/** Remembers what was drawn; answers a few events to be offered beside it. */
export const newPool = (seats: number, dice: Dice) => {
  const pool: PlainEvent[] = [];
  return (drawn: PlainEvent): readonly PlainEvent[] => {
    if (pool.length < POOL) pool.push(drawn);
    else pool[dice(POOL)] = drawn;
    const offers = [drawn, { ...drawn, data: tamper(drawn.data, dice) }];
    for (let i = 0; i < OFFERS; i++) {
      const { type, by, data } = pool[dice(pool.length)]!;
      const other = dice(2) === 0 ? data : tamper(data, dice);
      offers.push(
        by === undefined ? { type, data: other } : { type, by: dice(seats), data: other },
      );
    }
    return offers;
  };
};
