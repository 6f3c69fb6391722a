// Random charts in the dialect, as plans that fast-check can shrink, and what XState makes of them.
// A plan is always buildable: what would leave the dialect (twins, one event on two levels) is left out.
import fc from "fast-check";
import { all, type Guard, rule, when } from "../src/index.ts";
import { type Counter, machineOf, type Numbered, update } from "./small-charts.ts";

interface QuestionPlan {
  readonly asks: "state" | "event";
  readonly stands: "rule" | "when";
  readonly modulus: number;
  readonly refused: number;
}

interface AlternativePlan {
  /** How many questions of the alternative before it are asked first. */
  readonly shared: number;
  readonly questions: readonly QuestionPlan[];
  /** Index among all states (the root is 0), or null to stay. */
  readonly target: number | null;
  readonly updates: readonly number[];
}

export interface StatePlan {
  readonly final: boolean;
  readonly on: Readonly<Partial<Record<EventType, readonly AlternativePlan[]>>>;
  readonly initial: number;
  readonly states: readonly StatePlan[];
}

const EVENT_TYPES = ["advance", "build", "collect", "draw"] as const;
type EventType = (typeof EVENT_TYPES)[number];
const DEPTH = 3;

const question: fc.Arbitrary<QuestionPlan> = fc.record({
  asks: fc.constantFrom("state", "event"),
  stands: fc.constantFrom("rule", "when"),
  modulus: fc.integer({ min: 2, max: 4 }),
  refused: fc.nat(3),
});

const alternative: fc.Arbitrary<AlternativePlan> = fc.record({
  shared: fc.nat(2),
  questions: fc.array(question, { maxLength: 3 }),
  target: fc.option(fc.nat(30), { freq: 4 }),
  updates: fc.array(fc.nat(9), { maxLength: 2 }),
});

const alternatives = fc.array(alternative, { minLength: 1, maxLength: 4 });
const on = fc.record(
  { advance: alternatives, build: alternatives, collect: alternatives, draw: alternatives },
  { requiredKeys: [] },
);

const stateOfDepth = (depth: number): fc.Arbitrary<StatePlan> =>
  fc.record({
    final: fc.nat(4).map((n) => n === 4),
    on,
    initial: fc.nat(2),
    states:
      depth === DEPTH
        ? fc.constant([])
        : fc.array(stateOfDepth(depth + 1), { minLength: depth === 0 ? 1 : 0, maxLength: 3 }),
  });

export const chartPlan: fc.Arbitrary<StatePlan> = stateOfDepth(0);

export const walk = (length: number): fc.Arbitrary<readonly Numbered[]> =>
  fc.array(fc.record({ type: fc.constantFrom(...EVENT_TYPES, "elsewhere"), n: fc.nat(5) }), {
    minLength: length,
    maxLength: length,
  });

const NAMES = ["a", "b", "c"];

const idsOf = (plan: StatePlan, id: string): readonly string[] => [
  id,
  ...plan.states.flatMap((child, index) => idsOf(child, `${id}${NAMES[index]}`)),
];

const guardOf = (plan: QuestionPlan, clause: string): Guard<Counter, Numbered> => {
  const { asks, modulus, refused } = plan;
  const aboutState = (c: Counter) => c.n % modulus !== refused % modulus;
  const aboutEvent = (c: Counter, e: Numbered) => (c.n + e.n) % modulus !== refused % modulus;
  const holds = asks === "state" ? aboutState : aboutEvent;
  return plan.stands === "rule" ? rule(clause, holds) : when(holds);
};

const grow = (step: number, by: string) =>
  update((c, e) => ({ n: (c.n * 5 + step + e.n) % 97, last: `${c.last.slice(-40)} ${by}` }));

const guardsOf = (
  plans: readonly AlternativePlan[],
  label: string,
): readonly (readonly Guard<Counter, Numbered>[])[] => {
  const guards: (readonly Guard<Counter, Numbered>[])[] = [];
  for (const [index, { shared, questions }] of plans.entries())
    guards.push([
      ...(guards[index - 1] ?? []).slice(0, shared),
      ...questions.map((one, i) => guardOf(one, `${label}.${index}.${i}`)),
    ]);
  return guards;
};

const transitionsOf = (
  plans: readonly AlternativePlan[],
  label: string,
  ids: readonly string[],
): readonly object[] => {
  const guards = guardsOf(plans, label);
  const made = plans.map(({ target, updates }, index) => ({
    ...(guards[index]!.length === 0 ? {} : { guard: all(...guards[index]!) }),
    ...(target === null ? {} : { target: `#${ids[target % ids.length]}` }),
    // Staying without an update would be a forbidden transition.
    actions: (target === null && updates.length === 0 ? [0] : updates).map((step) =>
      grow(step, `${label}${index}`),
    ),
  }));
  return made.filter((one, index) => made.findIndex((o) => o.target === one.target) === index);
};

const configOf = (
  plan: StatePlan,
  id: string,
  ids: readonly string[],
  taken: readonly string[],
  isTop: boolean,
): object => {
  if (isTop && plan.final && plan.states.length === 0) return { id, type: "final" };
  const own = EVENT_TYPES.filter((type) => plan.on[type] !== undefined && !taken.includes(type));
  const transitions = own.map((type) => [type, transitionsOf(plan.on[type]!, id + type, ids)]);
  const states = plan.states.map((child, index) => [
    NAMES[index]!,
    configOf(child, `${id}${NAMES[index]}`, ids, [...taken, ...own], false),
  ]);
  return {
    id,
    on: Object.fromEntries(transitions) as object,
    ...(states.length === 0
      ? {}
      : {
          initial: NAMES[plan.initial % states.length],
          states: Object.fromEntries(states) as object,
        }),
  };
};

/** The chart of a plan. The root carries no transition, as the dialect wants it. */
export const machineOfPlan = (plan: StatePlan) => {
  const ids = idsOf(plan, "r");
  const states = plan.states.map((child, index) => [
    NAMES[index]!,
    configOf(child, `r${NAMES[index]}`, ids, [], true),
  ]);
  return machineOf({
    id: "r",
    initial: NAMES[plan.initial % plan.states.length],
    states: Object.fromEntries(states) as object,
  });
};
