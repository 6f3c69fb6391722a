// Given choices, when an event, then accepted, refused or found: the shape of a game's tests.
// Throws ExpectationFailed with both sides; knows no test runner and no verifier (an audit is handed in).
import * as Result from "effect/Result";
import { explain, type Explanation, type Position } from "@assize/kernel-chart-engine";
import { encodeEvent, encodeHeader, type Envelope, type Header } from "@assize/kernel-event-log";
import {
  Defect,
  type Finding,
  type FindingCode,
  type GameEvent,
  type GameModel,
  type Json,
  sameJson,
  type Verdict,
  type WrittenEvent,
} from "@assize/kernel-model";
import { type NoEvent, placeOf, readEvent } from "@assize/kernel-referee";
import { beginPlay, type Play, playEvent, playForced, type PlayedStep } from "./course-of-play.ts";
import { bytesOf, type LineHash, rechain } from "./lines.ts";

/** What a specification needs of an audit; the verifier's answer has this shape. */
export type AuditFunction = (
  log: Uint8Array,
) =>
  | { readonly kind: "unreadable"; readonly problem: { readonly code: string } }
  | { readonly kind: "audited"; readonly verdict: Verdict };

export interface SpecificationOptions {
  readonly engine?: "table" | "xstate";
  /** In place of the game's reference edition, decoded. */
  readonly edition?: unknown;
  /** Needed by `found`; the header's digests must then be right. */
  readonly audit?: AuditFunction;
  /** Chains the audited log; without it the log only states. */
  readonly hash?: LineHash;
}

/** A place in the chart and an encoded context, as a header states them. */
export interface StatedPosition {
  readonly place: string;
  readonly context: Json;
}

/** A finding's code, or those of its members that matter. */
export type ExpectedFinding = FindingCode | Partial<Finding>;

export interface Reached<Context> {
  readonly place: string;
  readonly context: Context;
}

export interface Then<Context> {
  /** The event is legal; where consequences are named, exactly these follow. Answers where it leads. */
  readonly accepted: (consequences?: readonly WrittenEvent[]) => Reached<Context>;
  /** The chart knows the event here and refuses it; the headline is these clauses, in any order. */
  readonly refused: (clauses: readonly string[]) => void;
  /** The place in the chart does not know the event at all. */
  readonly notExpectedHere: () => void;
  /** The event's data has not the shape that its schema wants. */
  readonly malformed: () => void;
  /** An audit of the record up to this event finds exactly these, in this order. */
  readonly found: (findings: readonly ExpectedFinding[]) => Verdict;
}

export interface Given<Context> {
  readonly reached: Reached<Context>;
  /** Given events and all they force, in order. */
  readonly events: readonly GameEvent[];
  readonly when: (event: WrittenEvent) => Then<Context>;
}

export interface Specification<Context> {
  /** Choices, each legal; the events they force are not written. Or a stated position. */
  readonly given: (
    choices: readonly WrittenEvent[] | StatedPosition,
    ...more: readonly WrittenEvent[]
  ) => Given<Context>;
}

export class ExpectationFailed extends Error {
  override readonly name = "ExpectationFailed";
  readonly expected: unknown;
  readonly actual: unknown;
  constructor(message: string, expected: unknown, actual: unknown) {
    super(`${message}\nexpected: ${JSON.stringify(expected)}\nactual: ${JSON.stringify(actual)}`);
    this.expected = expected;
    this.actual = actual;
  }
}

const isPosition = (given: readonly WrittenEvent[] | StatedPosition): given is StatedPosition =>
  !Array.isArray(given);

export const specification = <Context>(
  model: GameModel<any, Context>,
  header: Header,
  options: SpecificationOptions = {},
): Specification<Context> => ({
  given: (first, ...more) => {
    const placed = isPosition(first) ? { ...header, position: first } : header;
    const choices = isPosition(first) ? more : [...first, ...more];
    const play = beginPlay(model, placed, options);
    const steps = stepsOf(play, choices);
    const position = steps.at(-1)?.after ?? play.start;
    return {
      reached: reachedAt(play, position),
      events: steps.map((step) => step.event),
      when: (event) => then({ play, header: placed, steps, position, options }, event),
    };
  },
});

const reachedAt = <Context>(
  { game }: Play<Context>,
  position: Position<Context>,
): Reached<Context> => ({
  place: placeOf(game, position),
  context: position.context,
});

const stepsOf = <Context>(
  play: Play<Context>,
  choices: readonly WrittenEvent[],
): readonly PlayedStep<Context>[] => {
  const steps = [...playForced(play, play.start)];
  for (const choice of choices) {
    const before = steps.at(-1)?.after ?? play.start;
    const event = readEvent(play.game, play.seats, choice);
    if (Result.isFailure(event))
      throw new ExpectationFailed(whyNot(event.failure), "a choice", choice);
    const step = playEvent(play, before, event.success);
    if (step === undefined)
      throw new ExpectationFailed(
        "a given choice is refused",
        choice,
        withoutRows(explain(play.game.table, before, event.success)),
      );
    steps.push(step, ...playForced(play, step.after));
  }
  return steps;
};

const whyNot = (why: NoEvent): string => JSON.stringify(why);

interface Situation<Context> {
  readonly play: Play<Context>;
  readonly header: Header;
  readonly steps: readonly PlayedStep<Context>[];
  readonly position: Position<Context>;
  readonly options: SpecificationOptions;
}

/** Where the event is recorded: a claimed consequence takes the place of the last forced one of its type. */
const placeOfClaim = <Context>(
  { play, steps, position }: Situation<Context>,
  event: WrittenEvent,
): { readonly before: Position<Context>; readonly events: readonly GameEvent[] } => {
  const events = steps.map((step) => step.event);
  if (play.game.model.events[event.type]?.class !== "consequence")
    return { before: position, events };
  const lastChoice = steps.findLastIndex(
    (step) => play.game.model.events[step.event.type]!.class !== "consequence",
  );
  const same = steps.findLastIndex((step) => step.event.type === event.type);
  return same > lastChoice
    ? { before: steps[same]!.before, events: events.slice(0, same) }
    : { before: position, events };
};

const then = <Context>(situation: Situation<Context>, written: WrittenEvent): Then<Context> => {
  const { play } = situation;
  const { before, events } = placeOfClaim(situation, written);
  const decoded = readEvent(play.game, play.seats, written);
  const explanation = (): Explanation => {
    if (Result.isFailure(decoded))
      throw new ExpectationFailed(whyNot(decoded.failure), "sound", written);
    return explain(play.game.table, before, decoded.success);
  };
  const taken = (): readonly PlayedStep<Context>[] => {
    const why = explanation();
    const step = playEvent(play, before, Result.getOrThrow(decoded));
    if (step === undefined)
      throw new ExpectationFailed("the event is refused", written, withoutRows(why));
    return [step, ...playForced(play, step.after)];
  };
  return {
    accepted: (consequences) => {
      const [step, ...forced] = taken();
      const actual = forced.map(({ event }) => event);
      if (consequences !== undefined && !sameJson(consequences, actual))
        throw new ExpectationFailed("other consequences follow", consequences, actual);
      return reachedAt(play, (forced.at(-1) ?? step!).after);
    },
    refused: (clauses) => {
      const why = explanation();
      const actual = why.kind === "refused" ? [...why.clauses].sort() : why.kind;
      if (!sameJson([...clauses].sort(), actual))
        throw new ExpectationFailed("not refused so", [...clauses].sort(), withoutRows(why));
    },
    notExpectedHere: () => {
      const why = explanation();
      if (why.kind !== "not-expected-here")
        throw new ExpectationFailed("expected here", "not-expected-here", withoutRows(why));
    },
    malformed: () => {
      if (Result.isSuccess(decoded))
        throw new ExpectationFailed("the data is well formed", "malformed", written.data);
    },
    found: (expected) => {
      const following =
        Result.isSuccess(decoded) && playEvent(play, before, decoded.success) !== undefined
          ? taken()
              .slice(1)
              .map((step) => step.event)
          : [];
      return checkFound(situation, [...events, written, ...following], expected);
    },
  };
};

/** An explanation without its rows, whose functions no message can show. */
const withoutRows = (why: Explanation): unknown =>
  why.kind === "refused"
    ? { ...why, ways: why.ways.map((way) => ({ row: way.row.id, failing: way.failing })) }
    : why.kind === "accepted"
      ? { kind: why.kind, row: why.row.id }
      : why;

/** The record of these events, right in number and, with a hash, in chain. */
export const recordOf = (
  header: Header,
  events: readonly (GameEvent | WrittenEvent)[],
  hash?: LineHash,
): readonly string[] => {
  const lines = [
    encodeHeader(header),
    ...events.map((event, index) => encodeEvent({ seq: index + 1, ...event } as Envelope)),
  ];
  return hash === undefined ? lines : rechain(lines, hash);
};

const checkFound = (
  { header, options }: Pick<Situation<never>, "header" | "options">,
  events: readonly (GameEvent | WrittenEvent)[],
  expected: readonly ExpectedFinding[],
): Verdict => {
  if (options.audit === undefined) throw new Defect("`found` needs an audit in the options");
  const answer = options.audit(bytesOf(recordOf(header, events, options.hash)));
  if (answer.kind === "unreadable")
    throw new ExpectationFailed(answer.problem.code, expected, answer.problem);
  const { findings, doubts } = answer.verdict;
  const matches =
    findings.length === expected.length &&
    expected.every((one, index) => matchesFinding(findings[index]!, one));
  if (!matches) throw new ExpectationFailed("other findings", expected, { findings, doubts });
  return answer.verdict;
};

/** True where the finding has all members that were named, with equal values. */
export const matchesFinding = (finding: Finding, expected: ExpectedFinding): boolean =>
  typeof expected === "string"
    ? finding.code === expected
    : Object.entries(expected).every(([member, value]) =>
        sameJson(finding[member as keyof Finding], value),
      );
