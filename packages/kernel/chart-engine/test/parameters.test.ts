// Which functions hide a parameter from their own `length`.
import { expect, test } from "vitest";
import { hiddenParameter } from "../src/parameters.ts";

interface State {
  readonly n: number;
}
const state: State = { n: 1 };

function bound(this: State): boolean {
  return this.n > 0;
}

const PLAIN: readonly ((...none: never) => unknown)[] = [
  (one: State) => one.n > 0,
  ({ n }: State) => n > 0,
  ({ n = 2 }: Partial<State>) => n > 0,
  ([first = 1, { n } = state]: readonly [number?, State?]) => first === n,
  (one: State, other: State) => one === other,
  () => true,
  function named(one: State) {
    return one.n === 1;
  },
  { shorthand: (one: State) => one.n }.shorthand,
  {
    method(this: void, one: State /* not = here, nor ...there */) {
      return one.n;
    },
  }.method,
  (
    one: State, // (a bracket, and = a sign
  ) => one.n >= 0 && "(...)=" !== `${one.n}`,
  (one: State) => ((other = one) => other.n)(),
  (one: { readonly arguments: number }) => one.arguments > 0,
];

const HIDING: readonly (readonly [string, (...none: never) => unknown])[] = [
  ["has a default parameter", (one: State, other = state) => one === other],
  ["has a default parameter", (one: State = state) => one.n > 0],
  ["has a default parameter", (one: State, { n }: State = one) => n > 0],
  ["has a default parameter", (one: State, by: (n: number) => boolean = (n) => n > 0) => by(one.n)],
  ["has a default parameter", (one: State, sign = ")") => sign.length === one.n],
  ["has a rest parameter", (...both: readonly State[]) => both.length > 1],
  ["has a rest parameter", (one: State, ...more: readonly State[]) => more.includes(one)],
  [
    'reads "arguments"',
    function counts() {
      return arguments.length > 1;
    },
  ],
  ["is a bound or built-in function", bound.bind(state)],
  ["is a bound or built-in function", Number.isSafeInteger],
];

test("the tables are complete", () => {
  expect(PLAIN.length).toBeGreaterThanOrEqual(12);
  expect(HIDING.length).toBeGreaterThanOrEqual(10);
});

test.each(PLAIN.map((asked) => [String(asked), asked] as const))("nothing: %s", (_, asked) => {
  expect(hiddenParameter(asked)).toBeNull();
});

test.each(HIDING)("%s: %s", (told, asked) => {
  expect(hiddenParameter(asked)).toBe(told);
});
