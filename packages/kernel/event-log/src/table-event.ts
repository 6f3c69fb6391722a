// The one door for lines of the table itself: types that begin with `table/` belong to the platform and to no game. Format 1
// has none; there, and of every other type, a line is left to the game.
import {
  type Arbitration,
  type JsonObject,
  memberPath,
  type Misfit,
  misfit,
  type SeatId,
} from "@assize/kernel-model";
import { arbitrationData, arbitrationMisfit } from "./arbitration.ts";
import { type Envelope, FORMAT_WITH_TABLE, type Header, isCount } from "./record.ts";

export const UNDO = "table/undo";
export const ARBITRATION = "table/arbitration";

const TABLE = "table/";

/** Play goes on from the position after line `to`; `seats` are those who agreed, ascending. */
export interface Undo {
  readonly kind: "undo";
  /** A line before this one, as lines are counted; 0 is the header, and the position that of the start. */
  readonly to: number;
  readonly seats: readonly SeatId[];
}

/** An arbiter rules on a finding of an earlier line. Play goes on from where it stood. */
export interface Ruled {
  readonly kind: "ruled";
  readonly arbitration: Arbitration;
}

export type TableEvent = Undo | Ruled;

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

const readUndo = (data: JsonObject, seatsAtTable: number, number: number): ReadTableEvent => {
  const misfits = misfitsIn(data, seatsAtTable);
  if (misfits.length > 0) return refused({ kind: "data-malformed", misfits });
  const { to, seats } = data as unknown as Undo;
  if (to >= number) return refused({ kind: "undo-impossible", to, last: number - 1 });
  return { ok: true, event: { kind: "undo", to, seats } };
};

const readRuling = (data: JsonObject, number: number): ReadTableEvent => {
  const found = arbitrationMisfit(data, "$.data");
  if (found !== null) return refused({ kind: "data-malformed", misfits: [found] });
  const arbitration = data as unknown as Arbitration;
  if (arbitration.line < number) return { ok: true, event: { kind: "ruled", arbitration } };
  const misfits = [misfit("$.data.line", "range", 1, number - 1)];
  return refused({ kind: "data-malformed", misfits });
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
  if (type !== UNDO && type !== ARBITRATION) return refused({ kind: "type-unknown" });
  if (by !== undefined) return refused({ kind: "seat-unexpected", by });
  return type === UNDO ? readUndo(data, header.seats.length, number) : readRuling(data, number);
};

/** The rulings of an arbiter that stand in a record itself, in its order; of lines that say nothing else. */
export const rulingsIn = (
  header: TableHeader,
  events: readonly { readonly envelope: Envelope }[],
): readonly Arbitration[] => {
  if (!isTableLine(header, TABLE)) return [];
  return events.flatMap(({ envelope }, index) => {
    const read = readTableEvent(header, envelope, index + 1);
    return read !== null && read.ok && read.event.kind === "ruled" ? [read.event.arbitration] : [];
  });
};

/** What a ruling is written down as: a line of the table. */
export const rulingLine = (arbitration: Arbitration): Pick<Envelope, "type" | "data"> => ({
  type: ARBITRATION,
  data: arbitrationData(arbitration),
});

/** The data of an undo, as a line has them. */
export const undoData = ({ to, seats }: Pick<Undo, "to" | "seats">): JsonObject => ({
  to,
  seats: [...seats],
});
