// Transient states: one event goes on through them at once, and what they pass over keeps its clauses.
import { describe, expect, test } from "vitest";
import { GameMistake } from "@assize/kernel-model";
import {
  all,
  citedAs,
  explain,
  goesOnBy,
  positionAt,
  rowsAnsweredFor,
  rule,
  tableEngine,
  when,
  xstateEngine,
} from "../src/index.ts";
import { add, type Counter, name, type Numbered, tableOf, update, ZERO } from "./small-charts.ts";

const even = (c: Counter) => c.n % 2 === 0;
const small = (c: Counter) => c.n < 10;
const huge = (c: Counter) => c.n > 99;
const matching = (c: Counter, e: Numbered) => e.n === c.n;
const half = update((c: Counter) => ({ ...c, n: c.n / 2 }));

/** By turns: a count is halved and begun anew, or read; what is small is gathered, the huge is heaped. */
const table = tableOf({
  initial: "counting",
  states: {
    counting: { on: { counted: { actions: add, target: "sorting" } } },
    sorting: {
      always: [
        { guard: rule("sort.huge", huge), target: "heaping" },
        { guard: all(rule("sort.even", even), when(small)), target: "halving" },
        { target: "settled", actions: name("settled"), meta: { clauses: ["sort.last"] } },
      ],
    },
    settled: {
      always: [{ guard: rule("settle.small", small), target: "gathering" }, { target: "reading" }],
    },
    halving: { on: { halved: { actions: half, target: "sorting" } } },
    heaping: { on: { heaped: { guard: rule("heap.match", matching), target: "counting" } } },
    gathering: { on: { gathered: { target: "counting" } } },
    reading: { on: { read: { guard: rule("read.match", matching), target: "counting" } } },
    elsewhere: { on: { strange: { target: "counting" } } },
  },
});
const engines = [tableEngine(table), xstateEngine(table)];

const at = (place: string, n: number) => ({
  at: table.leafOf.get(place)!.index,
  context: { n, last: "" },
});
const counted = (n: number): Numbered => ({ type: "counted", n });
const why = (place: string, n: number, type: string, eventN = n) =>
  explain(table, at(place, n), { type, n: eventN } as Numbered);

describe.each(engines)("$name: one event is one macrostep", (engine) => {
  test.each([
    [4, "halving", ""],
    [12, "reading", "settled"],
    [3, "gathering", "settled"],
    [100, "heaping", ""],
  ])("%i leads to %s", (n, place, last) => {
    const start = engine.start(ZERO);
    const row = engine.accepts(start, counted(n))!;
    expect(row.id).toBe("counting/counted>sorting");
    const leaf = table.leafOf.get(place)!;
    expect(engine.take(row, start, counted(n))).toEqual({ at: leaf.index, context: { n, last } });
  });

  test("an event that comes later finds the chart where it went", () => {
    const halved = engine.take(
      engine.accepts(at("halving", 6), { type: "halved" })!,
      at("halving", 6),
      { type: "halved" },
    );
    expect(halved).toEqual({ ...at("gathering", 3), context: { n: 3, last: "settled" } });
  });
});

describe("the table", () => {
  test("rests in no transient state, and names its alternatives", () => {
    expect(table.leaves.map(({ path }) => path)).toEqual([
      "counting",
      "halving",
      "heaping",
      "gathering",
      "reading",
      "elsewhere",
    ]);
    expect(table.transients.map(({ path }) => path)).toEqual(["sorting", "settled"]);
    expect(
      table.transients.flatMap(({ alternatives }) => alternatives.map(({ id }) => id)),
    ).toEqual([
      "sorting/always>heaping",
      "sorting/always>halving",
      "sorting/always>settled",
      "settled/always>gathering",
      "settled/always>reading",
    ]);
    expect([...table.rows.keys()].filter((id) => id.includes("always"))).toEqual([]);
  });

  test("says by which alternatives an event goes on", () => {
    const row = table.rows.get("counting/counted>sorting")!;
    const by = (n: number) =>
      goesOnBy(table, row, { at: table.initial, context: ZERO }, counted(n)).map(({ id }) => id);
    expect(by(4)).toEqual(["sorting/always>halving"]);
    expect(by(12)).toEqual(["sorting/always>settled", "settled/always>reading"]);
    const direct = table.rows.get("gathering/gathered>counting")!;
    expect(goesOnBy(table, direct, at("gathering", 1), { type: "gathered" })).toEqual([]);
  });

  test("a place may be named, also one where nobody rests", () => {
    expect(positionAt(table, "reading", ZERO)).toEqual(at("reading", 0));
    expect(positionAt(table, "sorting", { n: 3, last: "" })).toEqual({
      ...at("gathering", 3),
      context: { n: 3, last: "settled" },
    });
    expect(positionAt(table, "nowhere", ZERO)).toBeUndefined();
  });

  test("cites other clauses everywhere alike", () => {
    const cited = citedAs(table, (clause) => [`old ${clause}`]);
    const row = cited.rows.get("counting/counted>sorting")!;
    expect(row.goingOn).toBe(cited.transients[0]!.alternatives);
    expect(row.goingOn.map(({ clauses }) => clauses)).toEqual([
      ["old sort.huge"],
      ["old sort.even"],
      ["old sort.last"],
    ]);
    expect(row.goingOn[2]!.goingOn).toBe(cited.transients[1]!.alternatives);
  });
});

describe("a refusal keeps its clauses", () => {
  test("questions of the alternative that was passed over, beside the event's own", () => {
    expect(why("gathering", 3, "heaped", 4)).toMatchObject({
      kind: "refused",
      clauses: ["heap.match", "sort.huge"],
      ways: [
        {
          row: { id: "heaping/heaped>counting" },
          failing: [
            { question: "matching", clauses: ["heap.match"] },
            { question: "huge", clauses: ["sort.huge"] },
          ],
        },
      ],
    });
    expect(why("reading", 13, "halved")).toMatchObject({ kind: "refused", clauses: ["sort.even"] });
    expect(why("halving", 4, "heaped")).toMatchObject({ kind: "refused", clauses: ["sort.huge"] });
  });

  test("where none of them says no now, all that the alternatives stand for", () => {
    expect(why("gathering", 4, "halved")).toMatchObject({
      kind: "refused",
      clauses: ["sort.even"],
      ways: [{ failing: [{ question: "sorting/always>halving", clauses: ["sort.even"] }] }],
    });
    expect(why("heaping", 120, "read")).toMatchObject({
      clauses: ["sort.last"],
      ways: [{ failing: [{ question: "sorting/always>settled", clauses: ["sort.last"] }] }],
    });
  });

  test("the whole way counts, from where it parts from the one that leads here", () => {
    expect(why("heaping", 120, "gathered")).toMatchObject({ clauses: ["settle.small"] });
    expect(why("reading", 12, "gathered")).toMatchObject({ clauses: ["settle.small"] });
    expect(why("gathering", 3, "read")).toMatchObject({ kind: "not-expected-here" });
  });

  test("what no alternative leads to is not expected, nor what only a way without clauses leads to", () => {
    expect(why("reading", 12, "strange")).toEqual({ kind: "not-expected-here", known: ["read"] });
    expect(why("counting", 0, "gathered")).toEqual({
      kind: "not-expected-here",
      known: ["counted"],
    });
    expect(why("reading", 12, "read", 13)).toMatchObject({ clauses: ["read.match"] });
  });

  test("a place answers for what it lists, else for what was passed over", () => {
    const answered = (place: string, type: string) =>
      rowsAnsweredFor(table, table.leafOf.get(place)!.index, type).map(({ id }) => id);
    expect(answered("reading", "read")).toEqual(["reading/read>counting"]);
    expect(answered("reading", "heaped")).toEqual(["heaping/heaped>counting"]);
    expect(answered("reading", "strange")).toEqual([]);
  });
});

describe("a mistake in a transient state is told by its alternative", () => {
  const failing = (always: unknown) =>
    tableOf({ initial: "a", states: { a: { on: { x: "b" } }, b: { always } } });
  const throws = (): never => {
    throw new Error("no answer");
  };
  const odd = when(throws);
  const cases = [
    [
      "a question",
      [{ guard: odd, target: "a" }, { target: "#chart" }],
      /b\/always>a: throws throws/,
    ],
    ["an update", { target: "a", actions: update(throws) }, /b\/always>a: an update throws/],
  ] as const;

  test.each(cases)("%s", (_, always, named) => {
    const broken = failing(always);
    for (const engine of [tableEngine(broken), xstateEngine(broken)]) {
      const start = engine.start(ZERO);
      const row = engine.accepts(start, { type: "x" })!;
      expect(() => engine.take(row, start, { type: "x" })).toThrow(GameMistake);
      expect(() => engine.take(row, start, { type: "x" })).toThrow(named);
    }
  });

  test("an undefined question is refused where the chart is made", () => {
    const guard = rule("a.clause", undefined as never);
    expect(() => failing([{ guard, target: "a" }, { target: "#chart" }])).toThrow(
      /b\/always>a: the question for a\.clause is undefined/,
    );
  });
});
