// Plays Lords of Xidit on from any table of the slow referee, also one that the rules never reach.
// Knows what a player likes; must not know why the table is as it is.
import type { Expected, PlainEvent, SeatChoices, Dice } from "./asking.ts";
import type { Referee } from "./referee.ts";
import type { Table } from "./table.ts";

/** A table that erred may go on for ever. */
const MOST_EVENTS = 2_000;
const A_YEAR = 6;
const ROADS = ["black", "red", "blue"];

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice(list.length)]!;

/** Six orders: along roads that are there, with an action wherever a tile lies. */
const program = (table: Table, seat: number, dice: Dice): readonly string[] => {
  const orders: string[] = [];
  let city = table.idrakys[seat]!;
  while (orders.length < A_YEAR) {
    const hasTile = table.recruiting.has(city) || table.threatened.has(city);
    if (hasTile && orders.at(-1) !== "action") {
      orders.push("action");
      continue;
    }
    const ways = ROADS.filter((road) => table.roadFrom(city, road) !== null);
    if (ways.length === 0) {
      orders.push("wait");
      continue;
    }
    const towards = ways.filter((road) => {
      const to = table.roadFrom(city, road)!;
      return table.recruiting.has(to) || table.threatened.has(to);
    });
    const road = pick(towards.length > 0 && dice(4) > 0 ? towards : ways, dice);
    orders.push(`road-${road}`);
    city = table.roadFrom(city, road)!;
  }
  return orders;
};

const chosen = (table: Table, { seat, enumerate, legal }: SeatChoices, dice: Dice): PlainEvent => {
  const programmed = {
    type: "orders-programmed",
    by: seat,
    data: { orders: program(table, seat, dice) },
  };
  if (legal(programmed)) return programmed;
  const all = enumerate();
  const bold = all.filter(({ type }) => !type.endsWith("declined"));
  return pick(bold.length > 0 ? bold : all, dice);
};

const next = (
  table: Table,
  expected: Exclude<Expected, { kind: "over" }>,
  dice: Dice,
): PlainEvent => {
  switch (expected.kind) {
    case "forced":
      return expected.event;
    case "chance":
      return expected.draw(dice);
    case "choices":
      return chosen(table, pick(expected.seats, dice), dice);
  }
};

/** The events to the end of the game; null where the table cannot be played on from. */
export const playedToTheEnd = (referee: Referee, dice: Dice): readonly PlainEvent[] | null => {
  const events: PlainEvent[] = [];
  try {
    for (;;) {
      const expected = referee.expected();
      if (expected.kind === "over") return events;
      if (events.length > MOST_EVENTS) return null;
      const event = structuredClone(next(referee.table, expected, dice));
      events.push(event);
      referee.step(event);
    }
  } catch {
    return null;
  }
};
