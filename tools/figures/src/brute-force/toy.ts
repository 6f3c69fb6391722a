// What brute force knows of a toy: a referee of a few lines, and every event there is. Shares no code with the packages of the toys.

/** An event without its place in a record. */
export interface ToyEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: Readonly<Record<string, number | readonly number[]>>;
}

export type ToyClass = "chance" | "choice" | "consequence";

export interface Toy<State> {
  readonly id: string;
  readonly seats: number;
  readonly start: State;
  readonly classOf: (type: string) => ToyClass;
  /** Whether the rules let an event come here. */
  readonly isLegal: (state: State, event: ToyEvent) => boolean;
  /** Whether the event can be carried out here at all, be it legal or not. */
  readonly canBe: (state: State, event: ToyEvent) => boolean;
  /** Carries an event out as it stands. Requires that it can be. */
  readonly step: (state: State, event: ToyEvent) => State;
  /** Every event that a line could say: what is put in and what is read come from here. */
  readonly events: readonly ToyEvent[];
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([key, one]) => [key, sorted(one)]));
};

/** Objects are spelled once: nothing here changes one. */
const spelled = new WeakMap<object, string>();

const spelling = (value: object): string => {
  const known = spelled.get(value) ?? JSON.stringify(sorted(value));
  spelled.set(value, known);
  return known;
};

/** The same, whatever the order of members. */
export const isSame = (a: object, b: object): boolean => a === b || spelling(a) === spelling(b);

export const upTo = (most: number, from = 0): readonly number[] =>
  Array.from({ length: most - from + 1 }, (_, i) => from + i);
