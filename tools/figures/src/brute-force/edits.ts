// All that can be said of a small record, and what a set of edits costs and whom it accuses: by the table that is handed in.
// Knows no search.
import { isSame, type Toy, type ToyClass, type ToyEvent } from "./toy.ts";

/**
 * Lines count from 1, as they stand in the record; those of an edit that rearranges lines count before it, all others after it.
 * Believed, surplus and stood: the line is carried out as it stands, though its value is another one than is due, or it is not due,
 * or it is a choice or an outcome of chance that the rules refuse.
 */
export type Edit =
  | { readonly edit: "drop"; readonly line: number }
  | { readonly edit: "insert"; readonly line: number; readonly event: ToyEvent }
  | { readonly edit: "read"; readonly line: number; readonly event: ToyEvent }
  | {
      readonly edit: "takes-place";
      readonly line: number;
      readonly event: ToyEvent;
      readonly isTypeDue: boolean;
    }
  | { readonly edit: "continue"; readonly line: number; readonly from: number }
  | { readonly edit: "exchange"; readonly line: number; readonly other: number }
  | { readonly edit: "exchange-data"; readonly line: number; readonly other: number }
  | { readonly edit: "move"; readonly line: number; readonly lines: number; readonly to: number }
  | { readonly edit: "block-twice"; readonly line: number; readonly lines: number };

/** Rows of the table of costs. */
export const ROWS = [
  "drop-consequence",
  "drop-choice",
  "drop-chance",
  "drop-twice",
  "insert-consequence",
  "insert-choice",
  "insert-chance",
  "read-consequence",
  "read-choice",
  "read-chance",
  "read-seat",
  "read-as-choice",
  "read-as-consequence",
  "read-choice-as-consequence",
  "believed",
  "surplus-took-place",
  "stood-choice",
  "stood-chance",
  "continue",
  "exchange",
  "exchange-data",
  "move",
  "block-twice",
] as const;
export type RowName = (typeof ROWS)[number];

export interface CostRow {
  readonly cost: number;
  /** Of each further line in the same run of lines dropped or put in, and of each further field that is read otherwise in a line. */
  readonly more: number;
  /** Nobody; the seat that the line names; the seat of the event put in or read. */
  readonly accuses: "nobody" | "line" | "event";
}
export type Costs = Readonly<Record<RowName, CostRow>>;

const known = new WeakMap<ToyEvent, ReadonlyMap<string, string>>();

const fieldsOf = (event: ToyEvent): ReadonlyMap<string, string> => {
  const fields =
    known.get(event) ??
    new Map([
      ["by", JSON.stringify(event.by ?? null)],
      ...Object.entries(event.data).map(([key, value]) => [key, JSON.stringify(value)] as const),
    ]);
  known.set(event, fields);
  return fields;
};

/** How many fields differ between two events of one type. */
const differing = (a: ToyEvent, b: ToyEvent): readonly string[] => {
  const [one, other] = [fieldsOf(a), fieldsOf(b)];
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (key) => one.get(key) !== other.get(key),
  );
};

const otherType = (written: ToyClass, now: ToyClass): RowName => {
  if (now !== "consequence") return "read-as-choice";
  return written === "consequence" ? "read-as-consequence" : "read-choice-as-consequence";
};

/** The row of an edit, in a record of these lines. */
const rowOf = <State>({ classOf }: Toy<State>, record: readonly ToyEvent[], one: Edit): RowName => {
  const line = record[one.line - 1]!;
  switch (one.edit) {
    case "drop":
      return isSame(line, record[one.line - 2] ?? {}) ? "drop-twice" : `drop-${classOf(line.type)}`;
    case "insert":
      return `insert-${classOf(one.event.type)}`;
    case "read": {
      if (one.event.type !== line.type)
        return otherType(classOf(line.type), classOf(one.event.type));
      const isSeat = differing(line, one.event).join() === "by";
      return isSeat ? "read-seat" : `read-${classOf(line.type)}`;
    }
    case "takes-place": {
      const kind = classOf(one.event.type);
      if (kind === "consequence") return one.isTypeDue ? "believed" : "surplus-took-place";
      return `stood-${kind}`;
    }
    default:
      return one.edit;
  }
};

const RUNS: readonly Edit["edit"][] = ["drop", "insert"];

const continuesRun = (a: Edit | undefined, b: Edit): boolean =>
  a !== undefined &&
  a.edit === b.edit &&
  RUNS.includes(b.edit) &&
  (b.edit === "insert" ? a.line === b.line : a.line === b.line - 1);

/** The least that one edit more can cost behind this one. */
export const leastOfAnother = (last: Edit | undefined, costs: Costs): number => {
  const rows = Object.entries(costs);
  const alone = Math.min(...rows.map(([, { cost }]) => cost));
  if (last === undefined || !RUNS.includes(last.edit)) return alone;
  return Math.min(
    alone,
    ...rows.flatMap(([name, { more }]) => (name.startsWith(last.edit) ? [more] : [])),
  );
};

/** In the order in which they are played. A run costs its dearest first line, and `more` for each other one. */
export const costOf = <State>(
  toy: Toy<State>,
  record: readonly ToyEvent[],
  edits: readonly Edit[],
  costs: Costs,
): number => {
  let total = 0;
  let first = 0;
  for (const [at, one] of edits.entries()) {
    const row = costs[rowOf(toy, record, one)];
    if (continuesRun(edits[at - 1], one)) {
      const dearer = Math.max(first, row.cost - row.more);
      total += row.more + dearer - first;
      first = dearer;
      continue;
    }
    first = row.cost - row.more;
    const isRead = one.edit === "read" && one.event.type === record[one.line - 1]!.type;
    const fields = isRead ? differing(record[one.line - 1]!, one.event).length : 1;
    total += row.cost + (fields - 1) * row.more;
  }
  return total;
};

/** The seats that a set accuses, ascending. */
export const accusedBy = <State>(
  toy: Toy<State>,
  record: readonly ToyEvent[],
  edits: readonly Edit[],
  costs: Costs,
): readonly number[] => {
  const seats = edits.flatMap((one): readonly number[] => {
    const { accuses } = costs[rowOf(toy, record, one)];
    if (accuses === "nobody") return [];
    const event = accuses === "event" && "event" in one ? one.event : record[one.line - 1];
    return event?.by === undefined ? [] : [event.by];
  });
  return [...new Set(seats)].toSorted((a, b) => a - b);
};
