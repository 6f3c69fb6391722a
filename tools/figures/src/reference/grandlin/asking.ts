// What the slow referee of the treasure game waits for, and the few ways in which its script asks for it.
// Knows no rule.
import { isSame, type PlainEvent } from "../asking.ts";

/** What may come next, in words, and whether an event is that. */
export interface Awaited {
  readonly what: string;
  readonly takes: (event: PlainEvent) => boolean;
  /** The event itself, where the rules bring it about. */
  readonly forced?: PlainEvent;
}

/** A part of the script: it yields what may come, and is handed what came. */
export type Script<T = void> = Generator<Awaited, T, PlainEvent>;

export type Data = Readonly<Record<string, unknown>>;

/** The data, where it has exactly these members; else null. */
const membersOf = (data: unknown, ...names: readonly string[]): Data | null => {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  return isSame(Object.keys(data).toSorted(), names.toSorted()) ? (data as Data) : null;
};

/** What the rules bring about by themselves. */
export function* must(type: string, data: Data): Script {
  yield {
    what: `${type} ${JSON.stringify(data)}`,
    takes: (event) => event.type === type && event.by === undefined && isSame(event.data, data),
    forced: { type, data },
  };
}

/** Dice and piles; answers what came. */
export function* chance(
  type: string,
  names: readonly string[],
  isPossible: (data: Data) => boolean,
): Script<Data> {
  const came = yield {
    what: `an outcome of ${type}`,
    takes: (event) => {
      const data = membersOf(event.data, ...names);
      return event.type === type && event.by === undefined && data !== null && isPossible(data);
    },
  };
  return came.data as Data;
}

/** One thing that a seat may choose. */
export interface Way {
  readonly type: string;
  readonly by: number;
  readonly names: readonly string[];
  readonly isLegal: (data: Data) => boolean;
}

/** A way without data. */
export const plainly = (type: string, by: number): Way => ({
  type,
  by,
  names: [],
  isLegal: () => true,
});

/** What somebody chose. */
export interface Chosen {
  readonly type: string;
  readonly data: Data;
}

/** Somebody chooses; answers what came. */
export function* choose(ways: readonly Way[]): Script<Chosen> {
  const came = yield {
    what: `one of ${ways.map(({ type, by }) => `${type} by ${by}`).join(", ")}`,
    takes: ({ type, by, data }) =>
      ways.some((way) => {
        if (way.type !== type || way.by !== by) return false;
        const members = membersOf(data, ...way.names);
        return members !== null && way.isLegal(members);
      }),
  };
  return { type: came.type, data: came.data as Data };
}

export const isDie = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6;
