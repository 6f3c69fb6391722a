// The words a chart is written with: rule, when, all, update. Each is a value that XState can run and
// that also carries its parts, so that the engine can say why. Knows no game.
import type { Fact } from "@assize/kernel-model";
import { assign } from "xstate";
import { type Mark, markOf, touch } from "./marks.ts";

/** What XState hands to a guard. */
export interface GuardArgs<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}

/**
 * A question about the state, or about the state and the event: how many parameters it has says which, so it has no
 * default and no rest parameter. It must be total: it never throws.
 */
export type Question<Context, Event> = (context: Context, event: Event) => boolean;

/** What a question reads, in words to come; null where there is nothing to say. It must be total, and reads no ruling. */
export type Describe<Context, Event> = (context: Context, event: Event) => Fact | null;

/** One question of a guard with the clauses that a "no" breaks (none: it only chooses a way). */
export interface Part<Context = any, Event = any> {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly holds: Question<Context, Event>;
  /** Its antecedent: only where this holds do the clauses apply, and only there is the question asked. Null: always. */
  readonly when: Question<Context, Event> | null;
  /** Asked only when a sentence is made. */
  readonly describe: Describe<Context, Event> | null;
  /** True where no text asks it: the rules were completed by it, whatever else its clauses state. */
  readonly completion: boolean;
  /** True where the question and its antecedent ask about the state alone. */
  readonly stateOnly: boolean;
  /** When its question was asked last, here or anywhere. */
  readonly mark: Mark;
  /** The same of its antecedent; null where it has none. */
  readonly whenMark: Mark | null;
}

/** A guard as XState runs it, with its parts in view. */
export interface Guard<Context, Event> {
  (args: GuardArgs<Context, Event>): boolean;
  readonly parts: readonly Part<Context, Event>[];
}

/** Inspectors tell a function by its name. */
const named = <Value extends object>(value: Value, name: string): Value =>
  Object.defineProperty(value, "name", { value: name });

/** Thrown where a question or an update answers what is none of its answers. Told as the game's mistake. */
export class OtherAnswer extends Error {
  override readonly name: string = "OtherAnswer";

  constructor(answer: unknown) {
    super(shown(answer));
  }
}

const shown = (answer: unknown): string => {
  if (answer === undefined || answer === null || typeof answer === "number") return `${answer}`;
  if (typeof answer !== "object") return `a ${typeof answer}`;
  return `a ${answer.constructor?.name ?? "value"}`;
};

/** Throws OtherAnswer where a question answers neither true nor false: every violation, or none, would pass. */
export const answerOf = (
  question: Question<any, any>,
  context: unknown,
  event?: unknown,
): boolean => {
  const answer: unknown = question(context, event);
  if (answer === true || answer === false) return answer;
  throw new OtherAnswer(answer);
};

/** Whether a part's clauses apply to this event at all: its antecedent holds, or it has none. */
export const applies = ({ when }: Pick<Part, "when">, context: unknown, event?: unknown): boolean =>
  when === null || answerOf(when, context, event);

/** Asks a question; what does not apply holds. Throws OtherAnswer where there is no answer. */
export const ask = (part: Part, context: unknown, event?: unknown): boolean => {
  touch(part.mark);
  if (part.whenMark !== null) touch(part.whenMark);
  return !applies(part, context, event) || answerOf(part.holds, context, event);
};

const guard = <Context, Event>(parts: readonly Part<Context, Event>[]): Guard<Context, Event> =>
  named(
    Object.assign(
      ({ context, event }: GuardArgs<Context, Event>) =>
        parts.every((part) => ask(part, context, event)),
      { parts },
    ),
    // A question may be asked for two clauses.
    [...new Set(parts.map((part) => part.name))].join(" and "),
  );

/** Without a question it is made all the same: where it stands is known when the chart is compiled, which refuses it. */
const part = <Context, Event>(
  clauses: readonly string[],
  holds: Question<Context, Event> | undefined,
  { when = null, describe = null, completion = false }: RuleNotes<Context, Event> = {},
): Part<Context, Event> => {
  return {
    name: String(holds?.name),
    clauses,
    holds: holds as Question<Context, Event>,
    when,
    describe,
    completion,
    stateOnly: [holds, when].every((asked) => (asked?.length ?? 0) < 2),
    mark: markOf(holds),
    whenMark: when === null ? null : markOf(when),
  };
};

/** What stands beside a question: `{ when: isPlayedByThree, describe: facts.cityHeld }`. */
export interface RuleNotes<Context, Event> {
  /** Its antecedent: where the rule applies at all. Without one it always does. */
  readonly when?: Question<Context, Event> | null;
  readonly describe?: Describe<Context, Event> | null;
  /** True where no text asks it: a "no" then breaks these clauses as the project completed them. */
  readonly completion?: boolean;
}

/**
 * A question that stands for rules: a "no" breaks these clauses. With an antecedent they are neither broken nor
 * applied where that does not hold. `describe` says what it reads.
 */
export const rule = <Context, Event, Clause extends string>(
  clauses: Clause | readonly Clause[],
  holds: Question<Context, Event>,
  notes?: RuleNotes<Context, Event>,
): Guard<Context, Event> =>
  guard([part(typeof clauses === "string" ? [clauses] : clauses, holds, notes)]);

/** A question that only chooses which way an event leads; it stands for no clause. */
export const when = <Context, Event>(holds: Question<Context, Event>): Guard<Context, Event> =>
  guard([part([], holds)]);

/** All of them, in this order. */
export const all = <Context, Event>(
  ...guards: readonly Guard<Context, Event>[]
): Guard<Context, Event> => guard(guards.flatMap((one) => one.parts));

/**
 * One question out of guards about the state: none of them is open. So legality is written once, and "nothing can be
 * done" asks what each deed asks.
 */
export const none =
  <Context>(...guards: readonly Guard<Context, unknown>[]) =>
  (context: Context): boolean =>
    !guards.some(({ parts }) => parts.every((part) => ask(part, context)));

/** What stands beside a transition: XState's own `meta`. */
export interface TransitionMeta<Context, Clause extends string> {
  /** Clauses that it applies without asking. */
  readonly clauses?: readonly Clause[];
  /** Clauses, of its rules too, that it applies only where this holds: `{ "census.militia": militiaAreCounted }`. */
  readonly where?: Readonly<Partial<Record<Clause, Question<Context, any>>>>;
  /** Tells it apart from others of its event that lead to the same place; `moved#castling` in its id. */
  readonly name?: string;
}

/** What an update does to the context. Its keys never come or go: `assign` merges, it does not drop. */
export type Update<Context, Event> = (context: Context, event: Event) => Context;

const updates = new WeakMap<object, Update<any, any>>();

/** The pure function behind an action made by `updater`, or undefined for any other action. */
export const updateOf = (action: unknown): Update<any, any> | undefined =>
  typeof action === "function" ? updates.get(action) : undefined;

/** The update, which throws OtherAnswer where it answers no state: XState would go on with the one before. */
const answering = <Context extends object, Event>(
  apply: Update<Context, Event>,
): Update<Context, Event> => {
  const answers: Update<Context, Event> = (context, event) => {
    const after: unknown = apply(context, event);
    if (typeof after === "object" && after !== null && !(after instanceof Promise))
      return after as Context;
    throw new OtherAnswer(after);
  };
  const { name, length } = Object(apply as unknown) as Partial<Function>;
  // As many parameters as the update itself: what looks at the state alone says so.
  return Object.defineProperty(named(answers, String(name)), "length", { value: length });
};

/** Makes `update` for one game: a pure function as an XState action. `Events` is the whole union. */
export const updater =
  <Context extends object, Events extends { readonly type: string }>() =>
  <Event extends Events = Events>(apply: Update<Context, Event>) => {
    const answers = answering(apply);
    const action = assign<Context, Event, undefined, Events, never>(({ context, event }) =>
      answers(context, event),
    );
    updates.set(action, answers);
    return named(action, answers.name);
  };
