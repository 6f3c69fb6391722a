// The course of the model in Quint: each event of a record as a call. Knows no game.
import type { JsonObject, WrittenEvent } from "@assize/kernel-model";
import type { EngineCourse, EngineStep } from "./course.ts";
import type { ActionCall, FormalModel } from "./formal-model.ts";
import { type Answer, QUINT_VERSION, type QuintPlay } from "./node-quint.ts";
import type { Happening, SoundPart } from "./record-steps.ts";

/** Goes through the sound part of a record, and asks for the event that the rules refuse. */
export const quintCourse = (
  play: QuintPlay,
  formal: FormalModel,
  begin: ActionCall,
  { happenings, refused }: SoundPart,
): EngineCourse => {
  const take = (event: WrittenEvent): Answer => {
    const call = formal.callOf(event);
    return call === null ? { kind: "refused" } : play.take(call);
  };
  const state = (): JsonObject => formal.stateOf(play.stateAt(play.states() - 1));
  const steps: EngineStep[] = [];
  /** How many calls were made up to each event of the record. */
  const calls: number[] = [];
  const note = (answer: Answer): boolean => {
    const took = answer.kind === "taken";
    const error = answer.kind === "broke-off" ? answer.message : null;
    calls.push(play.states() - 1);
    steps.push({ took, error, state: play.states() === 0 ? {} : state() });
    return took;
  };
  const carryOut = ({ events, backTo }: Happening): Answer => {
    if (backTo !== null) play.goBackTo(calls[backTo]!);
    for (const event of events) {
      const answer = take(event);
      if (answer.kind !== "taken") return answer;
    }
    return { kind: "taken" };
  };
  const [opening, ...later] = happenings;
  const begun = play.begin(begin);
  let goesOn = note(begun.kind === "taken" ? carryOut(opening) : begun);
  for (const happening of later) {
    if (!goesOn) break;
    goesOn = note(carryOut(happening));
  }
  if (goesOn && refused !== null) note(take(refused.event));
  return { engine: "quint", version: QUINT_VERSION, steps };
};
