// When in a game something is chosen: from the state of the game to its place in the notation, and places in their order.
// The order of the game follows from year, order and seat alone.
import { isJsonObject } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import { ORDERS_A_YEAR, type State } from "@assize/xidit-events";
import type { NotedTable, Slot } from "./noted-game.ts";

/** The last kind of a census is over, and nothing else has begun. */
const LAST_KIND = UNIT_KINDS.length - 1;

/** Where a game stands. */
export const slotOf = (game: State): Slot => {
  const { year, order, onTurn, census } = game;
  if (game.idrakys.includes(null)) return { part: "setup" };
  if (census !== null) {
    // Rewards are placed when the next kind is up already.
    const kind = census.placing.length > 0 ? census.kind - 1 : census.kind;
    return { part: "census", year, kind: Math.min(kind, LAST_KIND) };
  }
  if (game.programs.includes(null) && !game.over && game.rankings.length === 0)
    return { part: "programs", year };
  return order < ORDERS_A_YEAR
    ? { part: "order", year, order, seat: onTurn }
    : { part: "census", year, kind: LAST_KIND };
};

/** Who is First Player in the first year that is noted down. */
const firstYear = ({ position, table }: NotedTable): { year: number; seat: number } => {
  const context = isJsonObject(position) ? position["context"] : undefined;
  const { year, firstPlayer } = isJsonObject(context) ? context : {};
  return typeof year === "number" && typeof firstPlayer === "number"
    ? { year, seat: firstPlayer }
    : { year: 1, seat: Number(table["firstPlayer"]) };
};

/** Parts of a year, in the order of the game: a census is later than all orders. */
const PART = { programs: 0, order: 1, census: 1_000 } as const;
const A_YEAR = 2_000;
/** More than sit at any table. */
const AN_ORDER = 10;

const remainder = (number: number, of: number): number => ((number % of) + of) % of;

/** When something is chosen, as a number: what comes later has a greater one. */
export const timeOf = (slot: Slot, table: NotedTable): number => {
  if (slot.part === "setup") return 0;
  const before = slot.year * A_YEAR + PART[slot.part];
  if (slot.part === "programs") return before;
  if (slot.part === "census") return before + slot.kind;
  const { year, seat } = firstYear(table);
  const seats = table.seats.length;
  const first = seat + slot.year - year;
  return before + slot.order * AN_ORDER + remainder(slot.seat - first, seats);
};
