// How the slow referee says what may come next, and the few ways in which its script asks for it.
// Knows no rule.

/** An event without its place in a record. */
export interface PlainEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: unknown;
}

/** A number from 0 to `below - 1`. */
export type Dice = (below: number) => number;

/** What one seat may do, listed one by one; `legal` may be quicker than looking through the list. */
export interface SeatChoices {
  readonly seat: number;
  readonly enumerate: () => readonly PlainEvent[];
  readonly legal: (event: PlainEvent) => boolean;
}

export type Expected =
  | { readonly kind: "forced"; readonly event: PlainEvent }
  | {
      readonly kind: "chance";
      readonly type: string;
      readonly isPossible: (data: unknown) => boolean;
      /** All outcomes; a shuffle of many tiles has too many to ask for. */
      readonly enumerate: () => readonly PlainEvent[];
      readonly draw: (dice: Dice) => PlainEvent;
    }
  | { readonly kind: "choices"; readonly seats: readonly SeatChoices[] }
  | { readonly kind: "over"; readonly winner: number | "dummy" };

/** A part of the script: it yields what may come, and is handed what came. */
export type Script<T = void> = Generator<Expected, T, PlainEvent>;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, one]) => [key, sorted(one)] as const);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members);
};

/** One spelling for equal values, whatever the order of their members. */
export const spelling = (value: unknown): string => JSON.stringify(sorted(value));

export const isSame = (a: unknown, b: unknown): boolean => spelling(a) === spelling(b);

/** What the rules bring about by themselves. Answers what came: at a table that errs, something else. */
export function* due<Data>(type: string, data: Data): Script<Data> {
  const came = yield { kind: "forced", event: { type, data } };
  return came.data as Data;
}

/** The same, where nothing more is asked of what came. */
export function* must(type: string, data: unknown): Script {
  yield* due(type, data);
}

/** One seat chooses among all that is listed; answers what it chose. */
export function* choice(
  seat: number,
  list: readonly { readonly type: string; readonly data: unknown }[],
): Script<PlainEvent> {
  const events = list.map(({ type, data }) => ({ type, by: seat, data }));
  return yield {
    kind: "choices",
    seats: [
      {
        seat,
        enumerate: () => events,
        legal: (event) => events.some((one) => isSame(one, event)),
      },
    ],
  };
}

/** Every order in which a list can lie. */
export const orders = <T>(list: readonly T[]): readonly (readonly T[])[] => {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) =>
    orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
};

/** One order in which a list can lie, each equally likely. */
export const shuffled = <T>(list: readonly T[], dice: Dice): readonly T[] => {
  const left = [...list];
  return list.map(() => left.splice(dice(left.length), 1)[0]!);
};

/** The one member of an event's data, where it has no other; data may be anything at all. */
export const onlyMember = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null && isSame(Object.keys(data), [name])
    ? (data as Record<string, unknown>)[name]
    : undefined;

/** The same members, as often, in any order. */
export const isShuffleOf = (list: unknown, members: readonly unknown[]): boolean => {
  const lined = (some: readonly unknown[]): readonly string[] =>
    some.map(spelling).sort((a, b) => a.localeCompare(b));
  return Array.isArray(list) && isSame(lined(list), lined(members));
};

/** A shuffle of the members, logged under `order`; answers the order that came. */
export function* shuffle<T>(type: string, members: readonly T[]): Script<readonly T[]> {
  const came = yield {
    kind: "chance",
    type,
    isPossible: (data) => isShuffleOf(onlyMember(data, "order"), members),
    enumerate: () => orders(members).map((order) => ({ type, data: { order } })),
    draw: (dice) => ({ type, data: { order: shuffled(members, dice) } }),
  };
  return (came.data as { order: readonly T[] }).order;
}
