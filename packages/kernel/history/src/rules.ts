// What the rules say of one event at one position, and what would be legal there. Asks the chart; computes no rule and
// makes no sentence. The answers serve the command line and the viewer alike.
import * as Result from "effect/Result";
import type { Explanation, Position } from "@assize/kernel-chart-engine";
import {
  type GameEvent,
  isJsonObject,
  type Json,
  LIMITS,
  sameJson,
  SeatId,
} from "@assize/kernel-model";
import {
  deriveEvent,
  forcedStep,
  isOver,
  legalDecisions,
  possibleOutcomes,
  seatsDue,
  type Start,
  whyOrWhyNot,
} from "@assize/kernel-referee";
import { clausesOfFields, differingFields } from "@assize/kernel-verifier";
import type { WrittenEvent } from "./history.ts";

/** Why an event cannot even be asked about. */
export type Unusable =
  | { readonly kind: "no-such-type"; readonly type: string; readonly known: readonly string[] }
  | { readonly kind: "seat-surplus" }
  | { readonly kind: "seat-missing" }
  | { readonly kind: "no-such-seat"; readonly seat: number; readonly seats: number }
  | { readonly kind: "misshapen"; readonly why: string };

/** A field of a consequence that says something else than what the rules force. */
export interface WrongValue {
  readonly field: string;
  /** Undefined where the field is missing, or should be. */
  readonly expected: Json | undefined;
  readonly recorded: Json | undefined;
}

export type RulesAnswer =
  | { readonly kind: "unusable"; readonly why: Unusable }
  | {
      readonly kind: "answered";
      readonly legal: boolean;
      readonly explanation: Explanation;
      /** What the rules force, where a consequence says something else. */
      readonly expected: Json;
      /** The fields in which that differs. */
      readonly wrong: readonly WrongValue[];
      readonly event: GameEvent;
    };

const unusable = (why: Unusable): RulesAnswer => ({ kind: "unusable", why });

const seatProblem = ({ by }: WrittenEvent, isDecision: boolean, seats: number): Unusable | null => {
  if (!isDecision) return by === undefined ? null : { kind: "seat-surplus" };
  if (by === undefined) return { kind: "seat-missing" };
  return Number.isInteger(by) && by >= 0 && by < seats
    ? null
    : { kind: "no-such-seat", seat: by, seats };
};

const memberOf = (data: Json, field: string): Json | undefined =>
  isJsonObject(data) && Object.hasOwn(data, field) ? data[field] : undefined;

/** Why an event is or is not legal at a position, clause by clause. */
export const askRules = (
  { game, setup }: Start,
  position: Position<unknown>,
  asked: WrittenEvent,
): RulesAnswer => {
  const { type, by } = asked;
  const prepared = game.events.get(type);
  if (prepared === undefined)
    return unusable({ kind: "no-such-type", type, known: [...game.events.keys()] });
  const problem = seatProblem(asked, prepared.class === "decision", setup.seats.length);
  if (problem !== null) return unusable(problem);
  const data = prepared.decode(asked.data);
  if (Result.isFailure(data)) return unusable({ kind: "misshapen", why: data.failure });
  const event: GameEvent =
    by === undefined ? { type, data: data.success } : { type, by: SeatId(by), data: data.success };
  const explanation = whyOrWhyNot(game, position, event);
  const legal = explanation.kind === "accepted";
  if (!legal || prepared.class !== "consequence")
    return { kind: "answered", legal, explanation, expected: null, wrong: [], event };
  const derived = deriveEvent(game, explanation.row, position).data as Json;
  if (sameJson(derived, asked.data))
    return { kind: "answered", legal, explanation, expected: null, wrong: [], event };
  const fields = differingFields(derived, asked.data);
  const claim = { context: position.context, derived, recorded: asked.data };
  const notes = prepared.definition.fields;
  const clauses = clausesOfFields(fields, notes, explanation.row.clauses, claim);
  const refused = { kind: "refused", clauses, ways: [] } as const;
  const wrong = fields.map((field) => ({
    field,
    expected: memberOf(derived, field),
    recorded: memberOf(asked.data, field),
  }));
  return { kind: "answered", legal: false, explanation: refused, expected: derived, wrong, event };
};

/** What may or must come here, lazily: the forced event, outcomes of chance, decisions of `by` or of all seats due. */
export function* legalEvents(
  { game, setup }: Start,
  position: Position<unknown>,
  by: number | undefined,
): Generator<GameEvent> {
  if (isOver(game, position)) return;
  const forced = forcedStep(game, position);
  if (forced !== null) {
    yield forced.event;
    return;
  }
  yield* possibleOutcomes(game, position);
  const seats = seatsDue(game, position, setup.seats.length);
  for (const seat of seats.some((one) => one === by) ? [SeatId(by!)] : seats)
    yield* legalDecisions(game, position, seat);
}

export interface Listed {
  readonly events: readonly GameEvent[];
  /** True where there are more than are listed. */
  readonly more: boolean;
}

/** The first ones of a list that may be long. */
export const listSome = (
  events: Iterable<GameEvent>,
  most: number = LIMITS.alternativesShown,
): Listed => {
  const listed: GameEvent[] = [];
  for (const event of events) {
    if (listed.length === most) return { events: listed, more: true };
    listed.push(event);
  }
  return { events: listed, more: false };
};
