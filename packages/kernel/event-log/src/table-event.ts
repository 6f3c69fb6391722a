// The one door for lines of the table itself: types that begin with `table/` belong to the platform and to no game. Format 1
// has none; there, and of every other type, a line is left to the game.
import {
  type JsonObject,
  memberPath,
  type Misfit,
  misfit,
  type SeatId,
} from "@assize/kernel-model";
import { type Envelope, FORMAT_WITH_TABLE, type Header, isCount } from "./record.ts";

export const UNDO = "table/undo";

const TABLE = "table/";

/** Play goes on from the position after line `to`; `seats` are those who agreed, ascending. */
export interface Undo {
  readonly kind: "undo";
  /** A line before this one, as lines are counted; 0 is the header, and the position that of the start. */
  readonly to: number;
  readonly seats: readonly SeatId[];
}

export type TableEvent = Undo;

/** Why a line of the table says nothing that could be carried out. */
export type TableProblem =
  | { readonly kind: "type-unknown" }
  | { readonly kind: "seat-unexpected"; readonly by: number }
  | { readonly kind: "data-malformed"; readonly misfits: readonly Misfit[] }
  /** `to` is this line, one after it, or none; `last` is the line before this one. */
  | { readonly kind: "undo-impossible"; readonly to: number; readonly last: number };

export type ReadTableEvent =
  | { readonly ok: true; readonly event: TableEvent }
  | { readonly ok: false; readonly problem: TableProblem };

type TableHeader = Pick<Header, "format" | "seats">;

/** True for a line that is no game's: of a `table/` type, in a format that has them. */
export const isTableLine = ({ format }: Pick<Header, "format">, type: string): boolean =>
  format === FORMAT_WITH_TABLE && type.startsWith(TABLE);

const refused = (problem: TableProblem): ReadTableEvent => ({ ok: false, problem });

/** Seats of the table in ascending order, each once, and at least one. */
const areSeats = (value: unknown, seats: number): value is readonly SeatId[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (seat, index) =>
      isCount(seat) && seat < seats && (index === 0 || seat > (value[index - 1] as number)),
  );

const MEMBERS = ["to", "seats"];

const misfitsIn = (data: JsonObject, seats: number): readonly Misfit[] => {
  const missing = MEMBERS.filter((member) => !Object.hasOwn(data, member));
  const surplus = Object.keys(data).filter((member) => !MEMBERS.includes(member));
  if (missing.length > 0) return missing.map((member) => misfit(`$.data.${member}`, "missing"));
  if (surplus.length > 0)
    return surplus.map((member) => misfit(memberPath("$.data", member), "surplus", ...MEMBERS));
  return [
    ...(isCount(data["to"]) ? [] : [misfit("$.data.to", "type", "integer")]),
    ...(areSeats(data["seats"], seats)
      ? []
      : [misfit("$.data.seats", "some-of", ...Array.from({ length: seats }, (_, seat) => seat))]),
  ];
};

/**
 * What line `number` of a game says of the table; null where the line is the game's. Lines are counted from 1, whatever
 * number stands in them.
 */
export const readTableEvent = (
  header: TableHeader,
  { type, by, data }: Pick<Envelope, "type" | "by" | "data">,
  number: number,
): ReadTableEvent | null => {
  if (!isTableLine(header, type)) return null;
  if (type !== UNDO) return refused({ kind: "type-unknown" });
  if (by !== undefined) return refused({ kind: "seat-unexpected", by });
  const misfits = misfitsIn(data, header.seats.length);
  if (misfits.length > 0) return refused({ kind: "data-malformed", misfits });
  const { to, seats } = data as unknown as Undo;
  if (to >= number) return refused({ kind: "undo-impossible", to, last: number - 1 });
  return { ok: true, event: { kind: "undo", to, seats } };
};

/** The data of an undo, as a line has them. */
export const undoData = ({ to, seats }: Pick<Undo, "to" | "seats">): JsonObject => ({
  to,
  seats: [...seats],
});
