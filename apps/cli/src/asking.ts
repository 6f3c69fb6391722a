// Whether one event is legal at a position: what somebody asks, and what the rules answer. Compares a consequence with
// what the rules force; computes no rule, and finds no words but for what cannot be asked.
import type { Explanation } from "@assize/kernel-chart-engine";
import { type GameEvent, isJsonObject, type Json, sameJson, SeatId } from "@assize/kernel-model";
import { deriveEvent, whyOrWhyNot } from "@assize/kernel-replay";
import { clausesOfFields, differingFields } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import type { Replayed } from "./replaying.ts";

export interface AskedEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: Json;
}

/** The answer of the rules. */
export interface Answer {
  readonly legal: boolean;
  /** Why the event cannot even be asked about: its type, seat or data. */
  readonly unusable: string | null;
  readonly explanation: Explanation | null;
  /** What the rules force, where a consequence says something else. */
  readonly expected: Json;
}

export const NOT_AN_EVENT =
  'write {"type":"…","by":0,"data":{…}} (without "by" for chance and consequences)';

/** An event as somebody wrote it, or why it is none. */
export const askedEvent = (event: unknown): AskedEvent | string => {
  if (!isJsonObject(event) || typeof event["type"] !== "string")
    return `this is no event; ${NOT_AN_EVENT}`;
  const { type, by, data = {} } = event;
  if (by === undefined) return { type, data };
  if (!(typeof by === "number" && Number.isSafeInteger(by) && by >= 0))
    return "by is a seat's number, counted from 0";
  return { type, by, data };
};

const unusable = (reason: string): Answer => ({
  legal: false,
  unusable: reason,
  explanation: null,
  expected: null,
});

const seatProblem = (asked: AskedEvent, isDecision: boolean, seats: number): string | null => {
  if (!isDecision) return asked.by === undefined ? null : "only a decision has a seat (by)";
  if (asked.by === undefined) return "a decision needs the seat that takes it (by)";
  return asked.by < seats ? null : `there is no seat ${asked.by}; seats run from 0 to ${seats - 1}`;
};

export const answerTo = (asked: AskedEvent, { start, position }: Replayed): Answer => {
  const { game } = start;
  const prepared = game.events.get(asked.type);
  if (prepared === undefined)
    return unusable(
      `this game has no event "${asked.type}"; it has ${[...game.events.keys()].join(", ")}`,
    );
  const seats = start.setup.seats.length;
  const problem = seatProblem(asked, prepared.class === "decision", seats);
  if (problem !== null) return unusable(problem);
  const data = prepared.decode(asked.data);
  if (Result.isFailure(data)) return unusable(`its data has the wrong shape: ${data.failure}`);
  const event: GameEvent =
    asked.by === undefined
      ? { type: asked.type, data: data.success }
      : { type: asked.type, by: SeatId(asked.by), data: data.success };
  const explanation = whyOrWhyNot(game, position, event);
  if (explanation.kind !== "accepted" || prepared.class !== "consequence")
    return { legal: explanation.kind === "accepted", unusable: null, explanation, expected: null };
  const derived = deriveEvent(game, explanation.row, position).data as Json;
  if (sameJson(derived, asked.data))
    return { legal: true, unusable: null, explanation, expected: null };
  const fields = differingFields(derived, asked.data);
  const { row } = explanation;
  const clauses = clausesOfFields(fields, prepared.definition.fields, row.clauses);
  const refused = { kind: "refused", clauses, ways: [] } as const;
  return { legal: false, unusable: null, explanation: refused, expected: derived };
};
