import { describe, expect, test } from "vitest";
import { type EventClass, GameMistake } from "@assize/kernel-model";
import { all, checkClasses, due, rule, when } from "../src/index.ts";
import { add, type Counter, type Numbered, tableOf } from "./small-charts.ts";

const CLASSES: Readonly<Record<string, EventClass>> = {
  choose: "decision",
  roll: "chance",
  pay: "consequence",
  pass: "consequence",
};
const classOf = (type: string) => CLASSES[type]!;

const even = (c: Counter) => c.n % 2 === 0;
const odd = (c: Counter) => c.n % 2 === 1;
const tens = (c: Counter) => c.n >= 10;
const hundreds = (c: Counter) => c.n >= 100;
const fewer = (c: Counter) => c.n < 1000;
const matching = (c: Counter, e: Numbered) => e.n === c.n;

const dueIn = (on: object, n: number) => {
  const table = tableOf({ initial: "a", states: { a: { on }, b: {}, over: { type: "final" } } });
  return due(table, { at: 0, context: { n, last: "" } }, classOf);
};

describe("due", () => {
  const on = {
    choose: { guard: all(rule("c.even", even), rule("c.match", matching)), actions: add },
    roll: { guard: rule("r.even", even), actions: add },
    pay: [
      { guard: all(rule("p.odd", odd), when(tens)), target: "b" },
      { guard: rule("p.odd", odd), actions: add },
    ],
  };

  test("what may come is asked about the state alone", () => {
    expect(dueIn(on, 2)).toEqual({ must: null, may: ["choose", "roll"] });
  });

  test("a consequence must come, by its first open alternative", () => {
    expect(dueIn(on, 3)).toMatchObject({ must: { id: "a/pay" }, may: [] });
    expect(dueIn(on, 13)).toMatchObject({ must: { id: "a/pay>b" }, may: [] });
  });

  test("an ancestor's consequence counts as its own", () => {
    const table = tableOf({
      initial: "a",
      states: { a: { initial: "b", on: { pass: { actions: add } }, states: { b: {} } } },
    });
    expect(due(table, { at: 0, context: { n: 0, last: "" } }, classOf).must?.id).toBe("a/pass");
  });

  test("a rule that does not apply closes nothing; one that applies only to some events is not asked", () => {
    const event = { when: (c: Counter, e: Numbered) => e.n > c.n };
    const some = {
      choose: {
        guard: all(rule("o", odd, { when: tens }), rule("h", hundreds, event)),
        actions: add,
      },
    };
    expect(dueIn(some, 2).may).toEqual(["choose"]);
    expect(dueIn(some, 12).may).toEqual([]);
    expect(dueIn(some, 13).may).toEqual(["choose"]);
  });

  test("nothing is due where nothing is open, and after the end", () => {
    const closed = { pay: { guard: rule("h", hundreds), actions: add } };
    expect(dueIn(closed, 3)).toEqual({ must: null, may: [] });
    const table = tableOf({ initial: "over", states: { over: { type: "final" } } });
    expect(due(table, { at: 0, context: { n: 0, last: "" } }, classOf)).toEqual({
      must: null,
      may: [],
    });
  });

  test("two forced events, or a forced one beside a free one, are the game's mistake", () => {
    const two = { ...on, pass: { guard: rule("few", fewer), target: "over" } };
    expect(() => dueIn(two, 3)).toThrow(GameMistake);
    expect(() => dueIn(two, 3)).toThrow(
      "chart: a: a/pay is forced here, and a/pass>over is forced at the same time; " +
        "give one of them a question about the state that says no",
    );
    expect(() => dueIn(two, 2)).toThrow(
      "chart: a: a/pass>over is forced here, and choose, roll may come at the same time; " +
        "give one of them a question about the state that says no",
    );
  });
});

describe("the classes of a chart's events", () => {
  const check = (on: object, classes: Readonly<Record<string, EventClass>> = CLASSES) =>
    checkClasses(tableOf({ initial: "a", states: { a: { on } } }), (type) => classes[type]);

  test("a consequence may ask the state, a decision its event too", () => {
    expect(() =>
      check({
        pay: { guard: rule("even", even), actions: add },
        choose: { guard: all(rule("odd", odd), rule("match", matching)), actions: add },
      }),
    ).not.toThrow();
  });

  test("a consequence that asks about its own data is refused", () => {
    const pay = { guard: all(rule("even", even), when(matching)), actions: add };
    expect(() => check({ pay })).toThrow(GameMistake);
    expect(() => check({ pay })).toThrow("a/pay: matching asks a consequence about its own data");
  });

  test("where the game is over only what is stated from outside may come", () => {
    const overWith = (type: string) => () =>
      checkClasses(
        tableOf({
          initial: "a",
          states: { a: { tags: ["over"], on: { [type]: { target: "a" } } } },
        }),
        (one) => (one === "state" ? "outside" : CLASSES[one]),
      );
    expect(overWith("state")).not.toThrow();
    expect(overWith("choose")).toThrow("a/choose>a: the game is over at a");
  });

  test("an event that the game does not define is refused", () => {
    expect(() => check({ dance: { actions: add } })).toThrow("does not define dance");
  });
});
