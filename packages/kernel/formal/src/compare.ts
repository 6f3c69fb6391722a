// Several engines held against the first of them, event by event: who came how far, who stands where, and where two first differ.
// A difference is a mistake of ours; it says nothing about the players. Knows no tool.
import { type Hash, digestJson } from "@assize/kernel-integrity";
import {
  type EngineAt,
  type EngineDifference,
  type EngineSaid,
  type EnginesCompared,
  sameJson,
  Seq,
} from "@assize/kernel-model";
import type { EngineCourse, EngineStep } from "./course.ts";
import { differingMembers } from "./differing-members.ts";

export interface ToCompare {
  /** The first is the one that gave the verdict. */
  readonly courses: readonly [EngineCourse, ...EngineCourse[]];
  /** Engines that say nothing. */
  readonly silent: readonly EngineSaid[];
  /** The members that are compared, which every state of the courses has; null where that is all of it. */
  readonly members: readonly string[] | null;
  /** The types of the record's events. */
  readonly types: readonly string[];
  readonly hash: Hash;
}

export const compareEngines = ({
  courses,
  silent,
  members,
  types,
  hash,
}: ToCompare): EnginesCompared => {
  const [first, ...others] = courses;
  const differences = others.flatMap((other) => firstDifference(first, other, types) ?? []);
  const difference = differences.reduce<EngineDifference | null>(
    (earliest, one) => (earliest === null || one.seq < earliest.seq ? one : earliest),
    null,
  );
  return {
    members,
    upTo: Math.max(0, first.steps.length - 1),
    engines: [...courses.map((course) => saidBy(course, hash)), ...silent],
    difference,
  };
};

const saidBy = ({ engine, version, steps }: EngineCourse, hash: Hash): EngineSaid => {
  const taken = steps.filter(({ took }) => took);
  const last = taken.at(-1);
  return {
    engine,
    version,
    events: Math.max(0, taken.length - 1),
    state: last === undefined ? null : digestJson(last.state, hash),
    silent: null,
  };
};

const at = ({ engine }: EngineCourse, { took, error, state }: EngineStep): EngineAt => ({
  engine,
  took,
  error,
  state,
});

const kindOf = (one: EngineStep, other: EngineStep): EngineDifference["kind"] => {
  if (one.error !== null || other.error !== null) return "broke-off";
  return one.took === other.took ? "state" : "taken";
};

const firstDifference = (
  first: EngineCourse,
  second: EngineCourse,
  types: readonly string[],
): EngineDifference | null => {
  const both = Math.min(first.steps.length, second.steps.length);
  for (let seq = 0; seq < both; seq++) {
    const [one, other] = [first.steps[seq]!, second.steps[seq]!];
    const error = one.error ?? other.error;
    if (error === null && one.took === other.took && sameJson(one.state, other.state)) continue;
    return {
      kind: kindOf(one, other),
      seq: seq === 0 ? 0 : Seq(seq),
      type: seq === 0 ? null : types[seq - 1]!,
      first: at(first, one),
      second: at(second, other),
      members: differingMembers(one.state, other.state),
    };
  }
  return null;
};
