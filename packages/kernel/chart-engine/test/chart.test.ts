import { describe, expect, test } from "vitest";
import { all, none, rule, tableEngine, when, xstateEngine } from "../src/index.ts";
import { add, type Counter, name, type Numbered, tableOf, ZERO } from "./small-charts.ts";

const even = (c: Counter) => c.n % 2 === 0;
const enough = (c: Counter, e: Numbered) => e.n > c.n;
const event = { type: "x", n: 1 };

describe("a guard and its parts", () => {
  test("rule carries its question and clauses", () => {
    expect(rule("even", even).parts).toMatchObject([
      { name: "even", clauses: ["even"], holds: even, when: null, describe: null, stateOnly: true },
    ]);
    expect(rule(["a", "b"], enough).parts).toMatchObject([
      {
        name: "enough",
        clauses: ["a", "b"],
        holds: enough,
        when: null,
        describe: null,
        stateOnly: false,
      },
    ]);
  });

  test("an antecedent that looks at the event makes the whole question look at it", () => {
    expect(rule("even", even, { when: enough }).parts).toMatchObject([
      {
        name: "even",
        clauses: ["even"],
        holds: even,
        when: enough,
        describe: null,
        stateOnly: false,
      },
    ]);
    expect(rule("even", even, { when: (c: Counter) => c.n > 2 }).parts[0]!.stateOnly).toBe(true);
  });

  test("a rule holds where its antecedent does not, and is not asked there", () => {
    let asked = 0;
    const asking = (c: Counter) => (asked++, even(c));
    const guard = rule("even", asking, { when: (c: Counter) => c.n > 2 });
    const answers = [1, 2, 3, 4].map((n) => guard({ context: { n, last: "" }, event }));
    expect([answers, asked]).toEqual([[true, true, false, true], 2]);
  });

  test("none of several guards is open: one question about the state", () => {
    const odd = rule("odd", (c: Counter) => c.n % 2 === 1);
    const small = all(
      rule("even", even),
      when((c: Counter) => c.n < 5),
    );
    const question = none(odd, small);
    expect([3, 4, 6].map((n) => question({ n, last: "" }))).toEqual([false, false, true]);
    expect(question.length).toBe(1);
    expect(none<Counter>()(ZERO)).toBe(true);
  });

  test("when carries its question and stands for no clause", () => {
    expect(when(even).parts).toMatchObject([
      { name: "even", clauses: [], holds: even, when: null, describe: null, stateOnly: true },
    ]);
  });

  test("all keeps the parts in order, nested or not", () => {
    const nested = all(all(rule("a", even), when(enough)), rule("b", even));
    expect(nested.parts.map((part) => part.clauses)).toEqual([["a"], [], ["b"]]);
    expect(all().parts).toMatchObject([]);
    expect(all()({ context: ZERO, event })).toBe(true);
  });

  test("it holds when every part holds", () => {
    const guard = all(rule("a", even), rule("b", enough));
    const answers = [0, 1, 2].map((n) => guard({ context: { n, last: "" }, event }));
    expect(answers).toEqual([true, false, false]);
  });

  test("it stops at the first part that does not hold", () => {
    let asked = 0;
    const asking = rule("b", () => ++asked > 0);
    expect(all(when(enough), asking)({ context: { n: 9, last: "" }, event })).toBe(false);
    expect(asked).toBe(0);
  });
});

describe("updates", () => {
  const table = tableOf({
    initial: "a",
    states: { a: { on: { x: { target: "b", actions: [add, name("x"), add] } } }, b: {} },
  });

  test.each([tableEngine(table), xstateEngine(table)])(
    "$name: in order, on plain data",
    (engine) => {
      const start = engine.start(ZERO);
      const row = engine.accepts(start, event)!;
      expect(engine.take(row, start, event)).toEqual({ at: 1, context: { n: 2, last: "x" } });
      expect(start).toEqual({ at: 0, context: ZERO });
    },
  );

  test.each([tableEngine(table), xstateEngine(table)])(
    "$name: a place may be entered from data",
    (e) => {
      expect(e.accepts({ at: 1, context: ZERO }, event)).toBeUndefined();
      expect(e.accepts({ at: 0, context: ZERO }, event)?.id).toBe("a/x>b");
    },
  );
});
