import { describe, expect, test } from "vitest";
import { and, assign, log, not, or, raise } from "xstate";
import { GameMistake } from "@assize/kernel-model";
import { rule, updater, when } from "../src/index.ts";
import { add, type Counter, name, type Numbered, tableOf } from "./small-charts.ts";

const even = (c: Counter) => c.n % 2 === 0;
const isEven = rule("even", even);
const inline = () => true;

/** A sound chart with something put into its first state, and something into its first transition. */
const withState = (state: object, more: object = {}) => ({
  initial: "a",
  states: { a: { on: { go: { target: "b" } }, ...state }, b: {} },
  ...more,
});
const withTransition = (transition: unknown, event = "x") =>
  withState({ on: { [event]: transition } });

const alone = name("alone");
const withAlways = (always: unknown, more: object = {}) => ({
  initial: "a",
  states: { a: { on: { go: "c" } }, b: {}, c: { always, ...more } },
});

/** What is outside the dialect, and by which name it is refused. */
const OUTSIDE: readonly (readonly [what: string, config: object, named: RegExp])[] = [
  ["entry", withState({ entry: add }), /chart\.a: "entry"/],
  ["exit", withState({ exit: add }), /chart\.a: "exit"/],
  ["entry on the root", withState({}, { entry: add }), /chart: "entry"/],
  ["onDone", withState({ onDone: { target: "b" } }), /"onDone"/],
  ["after", withState({ after: { 1000: "b" } }), /"after"/],
  ["invoke", withState({ invoke: { src: "actor" } }), /"invoke"/],
  ["always beside on", withAlways({ target: "b" }, { on: { x: "b" } }), /c: "always" beside "on"/],
  ["always without alternatives", withAlways([]), /c: "always" without alternatives/],
  [
    "always on a state with states",
    withState({ always: { target: "b" }, initial: "d", states: { d: {} } }),
    /a: "always" on a compound state/,
  ],
  [
    "always in a final state",
    { initial: "a", states: { a: { type: "final", always: { target: "#chart" } } } },
    /a: "always" on a final state/,
  ],
  ["always on the root", withState({}, { always: { target: ".b" } }), /chart: "always" on/],
  [
    "a chart that starts in always",
    { initial: "a", states: { a: { always: { target: "b" } }, b: {} } },
    /chart\.a: the chart starts in a state with "always"/,
  ],
  [
    "always that stays",
    withAlways([{ guard: isEven, actions: alone }, { target: "b" }]),
    /c: an alternative of always without a target/,
  ],
  [
    "always whose last alternative has a question",
    withAlways([{ guard: isEven, target: "b" }]),
    /c: a question on the last alternative of always/,
  ],
  [
    "always with an alternative that is never taken",
    withAlways([{ target: "a" }, { target: "b" }]),
    /c: an alternative of always after one without a question/,
  ],
  [
    "always with a question about the event",
    withAlways([
      { guard: when((c: Counter, e: Numbered) => c.n === e.n), target: "a" },
      { target: "b" },
    ]),
    /c: a question about the event on always/,
  ],
  [
    "always with an antecedent about the event",
    withAlways({ target: "b", meta: { where: { one: (_: Counter, e: Numbered) => e.n === 1 } } }),
    /c: an antecedent about the event on always/,
  ],
  [
    "always with an update with the event",
    withAlways({ target: "b", actions: add }),
    /c: an update with the event on always/,
  ],
  [
    "always with an inline guard",
    withAlways([{ guard: inline, target: "a" }, "b"]),
    /a guard .* on always/,
  ],
  ["always with a log", withAlways({ target: "b", actions: log("x") }), /an action .* on always/],
  ["always that reenters", withAlways({ target: "b", reenter: true }), /reentering on always/],
  ["always with several targets", withAlways({ target: ["a", "b"] }), /several targets on always/],
  ["an unknown key of always", withAlways({ target: "b", in: "#b" }), /"in" on always/],
  [
    "always with twin ids",
    withAlways([
      { guard: isEven, target: "b" },
      { target: "b", actions: alone },
    ]),
    /c: two alternatives of always lead to the same place/,
  ],
  [
    "always to itself",
    withAlways({ target: "c" }),
    /c: "always" leads round .*\(chart\.c to chart\.c\)/,
  ],
  [
    "a circle of always, by way of a state's initial state",
    {
      initial: "a",
      states: {
        a: { on: { x: "b" } },
        b: { always: [{ guard: isEven, target: "a" }, { target: "c" }] },
        c: { initial: "d", states: { d: { always: { target: "#chart.b" } } } },
      },
    },
    /b: "always" leads round in a circle \(chart\.b to chart\.c\.d to chart\.b\)/,
  ],
  ["a tag", withState({ tags: ["busy"] }), /the tag "busy"/],
  [
    "an end that is left",
    {
      initial: "a",
      states: { a: { tags: ["over"], on: { x: { target: "b" } } }, b: {} },
    },
    /chart\.a: a state tagged "over" that x changes or leaves/,
  ],
  [
    "an end that an event changes",
    { initial: "a", states: { a: { tags: ["over"], on: { x: { actions: add } } } } },
    /chart\.a: a state tagged "over" that x changes or leaves/,
  ],
  [
    "a nested end",
    { initial: "a", states: { a: { initial: "b", states: { b: { tags: ["over"] } } } } },
    /chart\.a\.b: a state tagged "over" below the top/,
  ],
  [
    "an end with states",
    { initial: "a", states: { a: { initial: "b", tags: ["over"], states: { b: {} } } } },
    /chart\.a: a state tagged "over" with states/,
  ],
  ["output of a state", withState({ output: 1 }), /"output"/],
  ["output of the chart", withState({}, { output: 1 }), /chart: "output"/],
  ["an unknown key", withState({ onEnter: add }), /"onEnter"/],
  ["an unknown key on the root", withState({}, { version: "2" }), /chart: "version"/],
  ["an unknown key of a transition", withTransition({ target: "b", in: "#b" }), /"in" on x/],
  ["parallel below", withState({ type: "parallel", states: { c: {}, d: {} } }), /a parallel state/],
  ["a parallel root", { type: "parallel", states: { a: {}, b: {} } }, /chart: a parallel state/],
  [
    "history",
    { initial: "a", states: { a: { initial: "b", states: { b: {}, h: { type: "history" } } } } },
    /chart\.a\.h: a history state/,
  ],
  [
    "deep history",
    { initial: "a", states: { a: { initial: "b", states: { b: {}, h: { history: "deep" } } } } },
    /chart\.a\.h: "history"/,
  ],
  [
    "a nested final state",
    { initial: "a", states: { a: { initial: "b", states: { b: {}, c: { type: "final" } } } } },
    /chart\.a\.c: a final state below the top/,
  ],
  ["a final root", { type: "final" }, /final state below the top/],
  [
    "a transition out of a final state",
    { initial: "a", states: { a: { type: "final", on: { x: { actions: add } } } } },
    /chart\.a: a transition out of a final state/,
  ],
  [
    "a final state with states",
    { initial: "a", states: { a: { type: "final", states: { b: {} } } } },
    /chart\.a: a state of type "final" with states/,
  ],
  [
    "an atomic state with states",
    { initial: "a", states: { a: { type: "atomic", states: { b: {} } } } },
    /chart\.a: a state of type "atomic" with states/,
  ],
  ["a chart without states", {}, /chart: a chart without states/],
  ["reenter", withTransition({ target: "b", reenter: true }), /reentering on x/],
  ["the wildcard", withTransition({ target: "b" }, "*"), /a transition on "\*"/],
  ["a partial wildcard", withTransition({ target: "b" }, "x.*"), /a transition on "x\.\*"/],
  ["XState's own events", withTransition({ target: "b" }, "xstate.init"), /on "xstate\.init"/],
  ["several targets", withTransition({ target: ["b", "a"] }), /several targets on x/],
  [
    "a guard with and",
    withTransition({ target: "b", guard: and([isEven as never]) }),
    /a guard .* on x/,
  ],
  [
    "a guard with or",
    withTransition({ target: "b", guard: or([isEven as never]) }),
    /a guard .* on x/,
  ],
  [
    "a guard with not",
    withTransition({ target: "b", guard: not(isEven as never) }),
    /a guard .* on x/,
  ],
  ["an inline guard", withTransition({ target: "b", guard: inline }), /a guard .* on x/],
  ["a named guard", withTransition({ target: "b", guard: "isEven" }), /a guard .* on x/],
  ["a guard with params", withTransition({ target: "b", guard: { type: "g" } }), /a guard .* on x/],
  ["a raw assign", withTransition({ actions: assign({ n: 1 }) }), /an action .* on x/],
  ["a plain action", withTransition({ actions: () => undefined }), /an action .* on x/],
  ["a named action", withTransition({ actions: "count" }), /an action .* on x/],
  ["raise", withTransition({ actions: raise({ type: "go" }) }), /an action .* on x/],
  ["log", withTransition({ actions: log("x") }), /an action .* on x/],
  ["an update and a log", withTransition({ actions: [add, log("x")] }), /an action .* on x/],
  ["a forbidden transition", withTransition({}), /a forbidden transition on x/],
  ["a forbidden transition, undefined", withTransition(undefined), /a forbidden transition on x/],
  [
    "a transition on the root",
    withState({}, { on: { x: { actions: add } } }),
    /chart: a transition on the root \(x\)/,
  ],
  [
    "twin ids",
    withTransition([
      { guard: isEven, target: "b" },
      { target: "b", actions: add },
    ]),
    /chart\.a: two alternatives of x lead to the same place/,
  ],
  [
    "twin ids that stay",
    withTransition([{ guard: isEven, actions: add }, { actions: name("other") }]),
    /two alternatives of x/,
  ],
  [
    "twins of one name",
    withTransition([
      { guard: isEven, target: "b", meta: { name: "twin" } },
      { target: "b", meta: { name: "twin" } },
    ]),
    /two alternatives of x lead to the same place; .*names/,
  ],
  [
    "a name with other signs",
    withTransition({ target: "b", meta: { name: "a>b" } }),
    /the name "a>b" on x/,
  ],
  ["a name that is no text", withTransition({ target: "b", meta: { name: 3 } }), /the name 3 on x/],
  [
    "one event on two levels",
    {
      initial: "a",
      states: {
        a: {
          initial: "b",
          on: { x: { actions: add } },
          states: { b: { on: { x: { actions: add } } } },
        },
      },
    },
    /x stands both on chart\.a\.b and on chart\.a/,
  ],
  ["an unknown initial state", withState({}, { initial: "z" }), /the unknown initial state "z"/],
  [
    "an initial state that only the prototype has",
    withState({}, { initial: "constructor" }),
    /the unknown initial state "constructor"/,
  ],
  [
    "a computed initial state",
    withState({}, { initial: { target: "a" } }),
    /a missing or computed initial state/,
  ],
  [
    "an initial state without states",
    withState({ initial: "b" }),
    /chart\.a: an initial state without states/,
  ],
  [
    "a dot in a state's name",
    { initial: "a.b", states: { "a.b": {} } },
    /chart\.a\.b: a dot in a state's name/,
  ],
];

describe("outside the dialect", () => {
  test("the table is complete", () => expect(OUTSIDE.length).toBeGreaterThanOrEqual(67));

  test.each(OUTSIDE)("%s is refused by name", (_, config, named) => {
    expect(() => tableOf(config)).toThrow(GameMistake);
    expect(() => tableOf(config)).toThrow(named);
  });

  test("what XState refuses itself names the culprit", () => {
    expect(() => tableOf({ states: { a: {} } })).toThrow("No initial state specified");
    expect(() => tableOf(withTransition({ target: "#nowhere" }))).toThrow("#nowhere");
    expect(() => tableOf(withTransition({ target: "nowhere" }))).toThrow("nowhere");
    expect(() => tableOf(withTransition({ target: "b" }, ""))).toThrow('Null events ("")');
  });

  test("an action made for another chart is still an update, one made by hand is none", () => {
    const foreign = updater<Counter, { type: "x" }>()((c) => c);
    expect(() => tableOf(withTransition({ actions: foreign }))).not.toThrow();
  });
});

describe("inside the dialect", () => {
  const inside = [
    ["nested states", { initial: "a", states: { a: { initial: "b", states: { b: {} } } } }],
    ["guarded alternatives", withTransition([{ guard: isEven, target: "b" }, { target: "a" }])],
    [
      "an alternative that stays",
      withTransition([{ guard: isEven, target: "b" }, { actions: add }]),
    ],
    ["several updates", withTransition({ actions: [add, name("x")] })],
    ["meta and description", withTransition({ target: "b", description: "d", meta: {} })],
    ["a final state at the top", { initial: "a", states: { a: { type: "final" } } }],
    ["a target on its own ancestor", withTransition({ target: "#chart" })],
    [
      "alternatives to one place, told apart by names",
      withTransition([
        { guard: isEven, target: "b", meta: { name: "castling" } },
        { target: "b", actions: add },
      ]),
    ],
    ["a when alone", withTransition({ target: "b", guard: when(even) })],
    [
      "always, with questions, updates and one after the other",
      {
        initial: "a",
        states: {
          a: { on: { x: "b" } },
          b: { always: [{ guard: isEven, target: "a", actions: alone }, { target: "c" }] },
          c: { initial: "d", states: { d: { always: { target: "#chart.a" } } } },
        },
      },
    ],
    ["names that a prototype has", { initial: "constructor", states: { constructor: {} } }],
  ] as const;

  test("the table is complete", () => expect(inside.length).toBeGreaterThanOrEqual(10));
  test.each(inside)("%s compile", (_, config) => {
    expect(tableOf(config).leaves.length).toBeGreaterThan(0);
  });

  test("a name stands behind the event in a row's id", () => {
    const named = [
      { guard: isEven, target: "b", meta: { name: "castling" } },
      { guard: isEven, actions: add, meta: { name: "at-home" } },
      { target: "b", actions: add },
    ];
    const table = tableOf(withTransition(named));
    expect([...table.rows.keys()]).toEqual(["a/x#castling>b", "a/x#at-home", "a/x>b"]);
  });

  test("leaves, rows and their names", () => {
    const table = tableOf({
      initial: "play",
      states: {
        play: {
          initial: "turn",
          on: { end: { target: "#over" } },
          states: {
            turn: {
              on: {
                x: [
                  { guard: isEven, target: "turn", meta: { clauses: ["turns"] } },
                  { actions: add },
                ],
              },
            },
            rest: { on: { x: { target: "#chart.play" } } },
          },
        },
        over: { id: "over", type: "final" },
      },
    });
    expect(table.leaves.map(({ path, final }) => [path, final])).toEqual([
      ["play.turn", false],
      ["play.rest", false],
      ["over", true],
    ]);
    expect([...table.rows.keys()]).toEqual([
      "play.turn/x>play.turn",
      "play.turn/x",
      "play/end>over",
      "play.rest/x>play",
    ]);
    const [going] = table.leaves[0]!.rows.get("x")!;
    expect(going).toMatchObject({ source: "play.turn", event: "x", to: 0 });
    expect(going!.clauses).toEqual(["even", "turns"]);
    expect(table.rows.get("play.rest/x>play")!.to).toBe(0);
    expect(table.leafOf.get("over")).toBe(table.leaves[2]);
    expect(table.leaves[table.initial]!.path).toBe("play.turn");
    expect(table.leaves[2]!.rows.size).toBe(0);
  });
});
