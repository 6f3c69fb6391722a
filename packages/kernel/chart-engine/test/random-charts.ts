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
  /** Of a rule: the remainder of the state by 3 from which on it applies. */
  readonly from: number;
}

interface AlternativePlan {
  /** How many questions of the alternative before it are asked first. */
  readonly shared: number;
  readonly questions: readonly QuestionPlan[];
  /** Index among all states (the root is 0), or null to stay. */
  readonly target: number | null;
  readonly named: boolean;
  readonly updates: readonly number[];
}

export interface StatePlan {
  readonly final: boolean;
  readonly on: Readonly<Partial<Record<EventType, readonly AlternativePlan[]>>>;
  /** What makes a leaf transient, where the chart does not start in it and there is a state after it to lead to. */
  readonly always: readonly AlternativePlan[];
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
  from: fc.nat(2),
});

const alternative: fc.Arbitrary<AlternativePlan> = fc.record({
  shared: fc.nat(2),
  questions: fc.array(question, { maxLength: 3 }),
  target: fc.option(fc.nat(30), { freq: 4 }),
  named: fc.boolean(),
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
    always: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: alternatives },
    ),
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

const guardOf = (plan: QuestionPlan, clause: string): Guard<Counter, Numbered> => {
  const { asks, modulus, refused, from } = plan;
  const aboutState = (c: Counter) => c.n % modulus !== refused % modulus;
  const aboutEvent = (c: Counter, e: Numbered) => (c.n + e.n) % modulus !== refused % modulus;
  const holds = asks === "state" ? aboutState : aboutEvent;
  if (plan.stands === "when") return when(holds);
  return from === 0 ? rule(clause, holds) : rule(clause, holds, { when: (c) => c.n % 3 >= from });
};

/** The same without the event, for what several events lead to. */
const growAlone = (step: number, by: string) =>
  update((c) => ({ n: (c.n * 5 + step) % 97, last: `${c.last.slice(-40)} ${by}` }));

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
  const made = plans.map(({ target, named, updates }, index) => ({
    meta: named ? { name: `way-${index}` } : {},
    ...(guards[index]!.length === 0 ? {} : { guard: all(...guards[index]!) }),
    ...(target === null ? {} : { target: `#${ids[target % ids.length]}` }),
    // Staying without an update would be a forbidden transition.
    actions: (target === null && updates.length === 0 ? [0] : updates).map((step) =>
      grow(step, `${label}${index}`),
    ),
  }));
  const idOf = ({ target, meta }: (typeof made)[number]): string => `${target}#${meta.name}`;
  return made.filter((one, index) => made.findIndex((o) => idOf(o) === idOf(one)) === index);
};

/** Every state in the chart's order, and the leaf it is entered by. */
interface PlannedState {
  readonly id: string;
  readonly entered: string;
}

const enteredId = (plan: StatePlan, id: string): string => {
  const first = plan.initial % Math.max(1, plan.states.length);
  return plan.states.length === 0 ? id : enteredId(plan.states[first]!, `${id}${NAMES[first]}`);
};

const plannedStates = (plan: StatePlan, id: string): readonly PlannedState[] => [
  { id, entered: enteredId(plan, id) },
  ...plan.states.flatMap((child, index) => plannedStates(child, `${id}${NAMES[index]}`)),
];

/** Leads only to what is entered further on, so that there is no circle; the last alternative asks nothing. */
const alwaysOf = (
  plans: readonly AlternativePlan[],
  id: string,
  states: readonly PlannedState[],
): readonly object[] => {
  const order = states.map((one) => one.id);
  const after = states.filter((one) => order.indexOf(one.entered) > order.indexOf(id));
  if (after.length === 0 || states[0]!.entered === id) return [];
  const alone = plans.map(({ questions, ...plan }) => ({
    ...plan,
    questions: questions.map((one): QuestionPlan => ({ ...one, asks: "state" })),
  }));
  const guards = guardsOf(alone, `${id}always`);
  const targets = alone.map(({ target }) => after[(target ?? 0) % after.length]!.id);
  const open = guards.findIndex((one) => one.length === 0);
  const last = open < 0 ? alone.length - 1 : open;
  const made = alone.slice(0, last + 1).map(({ updates }, index) => ({
    ...(index === last ? { meta: { clauses: [`${id}last`] } } : { guard: all(...guards[index]!) }),
    target: `#${targets[index]}`,
    actions: updates.map((step) => growAlone(step, `${id}always${index}`)),
  }));
  return made.filter(
    (one, index) => made.findLastIndex((other) => other.target === one.target) === index,
  );
};

const configOf = (
  plan: StatePlan,
  id: string,
  planned: readonly PlannedState[],
  taken: readonly string[],
  isTop: boolean,
): object => {
  const ids = planned.map((one) => one.id);
  if (isTop && plan.final && plan.states.length === 0) return { id, type: "final" };
  const always = plan.states.length === 0 ? alwaysOf(plan.always, id, planned) : [];
  if (always.length > 0) return { id, always };
  const own = EVENT_TYPES.filter((type) => plan.on[type] !== undefined && !taken.includes(type));
  const transitions = own.map((type) => [type, transitionsOf(plan.on[type]!, id + type, ids)]);
  const states = plan.states.map((child, index) => [
    NAMES[index]!,
    configOf(child, `${id}${NAMES[index]}`, planned, [...taken, ...own], false),
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
  const planned = plannedStates(plan, "r");
  const states = plan.states.map((child, index) => [
    NAMES[index]!,
    configOf(child, `r${NAMES[index]}`, planned, [], true),
  ]);
  return machineOf({
    id: "r",
    initial: NAMES[plan.initial % plan.states.length],
    states: Object.fromEntries(states) as object,
  });
};
