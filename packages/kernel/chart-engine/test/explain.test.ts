import { describe, expect, test } from "vitest";
import { all, explain, rule, when } from "../src/index.ts";
import { add, type Counter, type Numbered, tableOf } from "./small-charts.ts";

const even = (c: Counter) => c.n % 2 === 0;
const odd = (c: Counter) => c.n % 2 === 1;
const small = (c: Counter) => c.n < 10;
const matching = (c: Counter, e: Numbered) => e.n === c.n;

const table = tableOf({
  initial: "play",
  states: {
    play: {
      initial: "turn",
      on: { stop: { guard: rule("stop.small", small), target: "#over" } },
      states: {
        turn: {
          on: {
            one: {
              guard: all(rule("one.even", even, { completion: true }), rule("one.match", matching)),
              actions: add,
            },
            two: [
              {
                guard: all(rule("two.match", matching), when(odd), rule("two.small", small)),
                target: "rest",
              },
              { guard: all(rule("two.match", matching), rule("two.even", even)), actions: add },
            ],
            free: { actions: add },
            either: [
              { guard: rule("either.even", even), target: "rest" },
              { guard: rule(["either.small", "either.even"], small), actions: add },
              { guard: rule("either.match", matching), target: "turn" },
            ],
            sometimes: {
              guard: all(
                rule("sometimes.small", small, { when: odd }),
                rule("sometimes.match", matching, { when: (c: Counter, e: Numbered) => e.n > c.n }),
                rule(["sometimes.always", "sometimes.two"], (c: Counter) => c.n < 99),
              ),
              actions: add,
              meta: {
                clauses: ["meta.always"],
                where: {
                  "sometimes.two": (_: Counter, e: Numbered) => e.n === 2,
                  "meta.odd": odd,
                  "meta.one": (_: Counter, e: Numbered) => e.n === 1,
                },
              },
            },
            way: [
              { guard: when(odd), target: "rest" },
              { guard: when(small), actions: add },
            ],
          },
        },
        rest: {},
      },
    },
    over: { id: "over", type: "final" },
  },
});

const at = (n: number, path = "play.turn") => ({
  at: table.leafOf.get(path)!.index,
  context: { n, last: "" },
});
const why = (n: number, type: string, eventN: number, path?: string) =>
  explain(table, at(n, path), { type, n: eventN } as Numbered);

describe("explain", () => {
  test("an accepted event names its row, also an ancestor's", () => {
    expect(why(2, "one", 2)).toMatchObject({ kind: "accepted", row: { id: "play.turn/one" } });
    expect(why(2, "stop", 0)).toMatchObject({ kind: "accepted", row: { id: "play/stop>over" } });
    expect(why(3, "two", 3)).toMatchObject({ row: { id: "play.turn/two>play.rest" } });
    expect(why(4, "two", 4)).toMatchObject({ row: { id: "play.turn/two" } });
    expect(why(4, "free", 0)).toMatchObject({ kind: "accepted" });
  });

  test("a refusal names every failing question, not only the first", () => {
    const refused = why(3, "one", 4);
    expect(refused).toMatchObject({ kind: "refused", clauses: ["one.even", "one.match"] });
    expect(refused.kind === "refused" && refused.ways[0]!.failing).toEqual([
      { question: "even", clauses: ["one.even"], completion: true },
      { question: "matching", clauses: ["one.match"], completion: false },
    ]);
  });

  test("a clause for which only completed questions say no is marked", () => {
    expect(why(3, "one", 4)).toMatchObject({ completions: ["one.even"] });
    expect(why(11, "two", 4)).toMatchObject({ clauses: ["two.match"], completions: [] });
  });

  test("the headline is what every way breaks", () => {
    const refused = why(11, "two", 4);
    expect(refused).toMatchObject({ kind: "refused", clauses: ["two.match"] });
    expect(refused.kind === "refused" && refused.ways.map((way) => way.row.id)).toEqual([
      "play.turn/two>play.rest",
      "play.turn/two",
    ]);
  });

  test("with nothing in common, the headline is everything", () => {
    expect(why(11, "either", 4)).toMatchObject({
      clauses: ["either.even", "either.small", "either.match"],
    });
  });

  test("a when breaks no clause", () => {
    const refused = why(12, "way", 0);
    expect(refused).toMatchObject({ kind: "refused", clauses: [] });
    expect(refused.kind === "refused" && refused.ways.every((w) => w.failing.length === 0)).toBe(
      true,
    );
  });

  test("what does not apply is neither broken nor applied", () => {
    const always = ["sometimes.always", "meta.always"];
    expect(why(4, "sometimes", 3)).toMatchObject({ kind: "accepted", clauses: always });
    expect(why(4, "sometimes", 2)).toMatchObject({
      clauses: ["sometimes.always", "sometimes.two", "meta.always"],
    });
    expect(why(5, "sometimes", 1)).toMatchObject({
      kind: "accepted",
      clauses: ["sometimes.small", ...always, "meta.odd", "meta.one"],
    });
    expect(why(11, "sometimes", 1)).toMatchObject({ clauses: ["sometimes.small"] });
    expect(why(100, "sometimes", 1)).toMatchObject({
      clauses: ["sometimes.always", "sometimes.two"],
    });
    expect(why(12, "sometimes", 13)).toMatchObject({ clauses: ["sometimes.match"] });
    expect(why(11, "sometimes", 13)).toMatchObject({
      kind: "refused",
      clauses: ["sometimes.small", "sometimes.match"],
    });
  });

  test("what the place does not know is not expected here", () => {
    expect(why(2, "one", 2, "play.rest")).toEqual({ kind: "not-expected-here", known: ["stop"] });
    expect(why(2, "constructor", 2)).toMatchObject({
      kind: "not-expected-here",
      known: ["one", "two", "free", "either", "sometimes", "way", "stop"],
    });
    expect(why(2, "stop", 2, "over")).toEqual({ kind: "not-expected-here", known: [] });
  });
});
