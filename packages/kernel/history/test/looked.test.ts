// What a question read is told by fields and values, whatever way it reads them, and never changes its answer.
import fc from "fast-check";
import { expect, test } from "vitest";
import { lookedAt } from "../src/looked.ts";

interface State {
  readonly turn: { readonly seat: number; readonly due: readonly string[] };
  readonly seats: readonly { readonly gold: number; readonly hidden: number }[];
  readonly tiles: readonly { readonly id: string }[];
  readonly bank: Readonly<Record<string, number>>;
}
interface Bid {
  readonly type: "bid";
  readonly data: { readonly seat: number; readonly amount: number };
}

const STATE: State = {
  turn: { seat: 1, due: ["bid", "pass"] },
  seats: [
    { gold: 3, hidden: 7 },
    { gold: 5, hidden: 8 },
  ],
  tiles: [],
  bank: { gold: 20, wood: 4 },
};
const EVENT: Bid = { type: "bid", data: { seat: 1, amount: 6 } };

const freeze = <Value>(value: Value): Value => {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
};

const told = (holds: (state: State, event: Bid) => boolean, state: unknown = STATE) =>
  lookedAt(holds, state, EVENT).map(({ from, path, value }) => [from, path, value]);

test("only the fields that were read are told, the event's first", () => {
  const affordable = ({ seats }: State, { data }: Bid) => seats[data.seat]!.gold >= data.amount;
  const expected = [
    ["event", "data.seat", 1],
    ["event", "data.amount", 6],
    ["state", "seats.1.gold", 5],
  ];
  expect(told(affordable)).toEqual(expected);
  expect(told(affordable, freeze(structuredClone(STATE)))).toEqual(expected);
});

test("a short list is one value, a list that was only counted is its length", () => {
  expect(told(({ turn }) => turn.due.includes("pass"))).toEqual([
    ["state", "turn.due", ["bid", "pass"]],
  ]);
  expect(told(({ seats }) => seats.length > 4)).toEqual([["state", "seats.length", 2]]);
  expect(told(({ seats }) => seats.some(({ gold }) => gold > 4))).toEqual([
    ["state", "seats.0.gold", 3],
    ["state", "seats.1.gold", 5],
  ]);
});

test("entries, copies and the question whether a key is there are reads as well", () => {
  expect(told(({ bank }) => Object.values(bank).every((left) => left > 0))).toEqual([
    ["state", "bank.gold", 20],
    ["state", "bank.wood", 4],
  ]);
  expect(told(({ bank }) => "gold" in { ...bank })).toHaveLength(2);
  expect(told(({ seats }) => [...seats].length === 2)).toEqual([["state", "seats.length", 2]]);
});

test("a question that cannot be watched tells nothing", () => {
  expect(told((state) => state === STATE)).toEqual([]);
  expect(told(() => true, new Map([["a", 1]]))).toEqual([]);
  expect(told((state) => (state as unknown as Map<string, number>).has("a"), new Map())).toEqual(
    [],
  );
});

test("so many fields at most", () => {
  const seats = Array.from({ length: 200 }, (_, gold) => ({ gold, hidden: 0 }));
  expect(
    told((state) => state.seats.every(({ gold }) => gold >= 0), { ...STATE, seats }),
  ).toHaveLength(24);
});

test("whatever the state is, reading all of it tells values that stand in it", () => {
  const readAll = (value: unknown): void => {
    if (typeof value === "object" && value !== null) Object.values(value).forEach(readAll);
  };
  const at = (value: unknown, path: string): unknown =>
    path.split(".").reduce<any>((inner, key) => inner[key], value);
  const { tree } = fc.letrec<{ readonly tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small" },
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie("tree"), { maxKeys: 4 }),
    ),
  }));
  let values = 0;
  fc.assert(
    fc.property(fc.record({ a: tree, b: tree }), (state) => {
      for (const { path, value } of lookedAt((all) => (readAll(all), true), state, EVENT)) {
        values++;
        expect({ path, value: at(state, path) }).toEqual({ path, value });
      }
    }),
    { numRuns: 100, seed: 1 },
  );
  expect(values).toBeGreaterThan(50);
});
