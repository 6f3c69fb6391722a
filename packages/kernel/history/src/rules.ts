// What the rules say of one event at one position, and what would be legal there. Asks the chart; computes no rule and
// makes no sentence. The answers serve the command line and the viewer alike.
import * as Result from "effect/Result";
import type { Explanation, Position } from "@assize/kernel-chart-engine";
import {
  type Fact,
  type GameEvent,
  isJsonObject,
  type Json,
  LIMITS,
  sameJson,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import {
  decidedFor,
  deriveEvent,
  factsAgainst,
  factsOfFields,
  forcedStep,
  isOver,
  legalDecisions,
  type NoEvent,
  possibleOutcomes,
  readEvent,
  seatsDue,
  type Start,
  whyOrWhyNot,
} from "@assize/kernel-referee";
import { clausesOfFields, completionsOfFields, differingFields } from "@assize/kernel-verifier";

/** A field of a consequence that says something else than what the rules force. */
export interface WrongValue {
  readonly field: string;
  /** Undefined where the field is missing, or should be. */
  readonly expected: Json | undefined;
  readonly recorded: Json | undefined;
}

export type RulesAnswer =
  /** What is written is no event of this game, so that nothing can be asked about it. */
  | { readonly kind: "no-event"; readonly why: NoEvent }
  | {
      readonly kind: "answered";
      readonly legal: boolean;
      readonly explanation: Explanation;
      /** What the rules force, where a consequence says something else. */
      readonly expected: Json;
      /** The fields in which that differs. */
      readonly wrong: readonly WrongValue[];
      readonly event: GameEvent;
      /** What decided: of the way that the event claims, first what failed. */
      readonly facts: readonly Fact[];
      /** Of a legal event the clauses that these facts stand for. */
      readonly deciding: readonly string[];
    };

const memberOf = (data: Json, field: string): Json | undefined =>
  isJsonObject(data) && Object.hasOwn(data, field) ? data[field] : undefined;

/** In a supposed state whose derivation throws. */
const NOTHING_FORCED = { kind: "refused", clauses: [], completions: [], ways: [] } as const;

/** Why an event is or is not legal at a position, clause by clause. */
export const askRules = (
  { game, setup }: Start,
  position: Position<unknown>,
  asked: WrittenEvent,
): RulesAnswer => {
  const read = readEvent(game, setup.seats.length, asked);
  if (Result.isFailure(read)) return { kind: "no-event", why: read.failure };
  const event = read.success;
  const explanation = whyOrWhyNot(game, position, event);
  const legal = explanation.kind === "accepted";
  const prepared = game.events.get(event.type)!;
  const { rulings } = setup;
  const plain = {
    kind: "answered",
    explanation,
    expected: null,
    wrong: [],
    event,
    deciding: [],
  } as const;
  if (!legal) return { ...plain, legal, facts: factsAgainst(game, position, event, rulings) };
  const { facts: inFavour, clauses: deciding } = decidedFor(
    game,
    explanation.row,
    position,
    event,
    rulings,
  );
  if (prepared.class !== "consequence") return { ...plain, legal, facts: inFavour, deciding };
  const derived = deriveEvent(game, explanation.row, position)?.data as Json | undefined;
  if (derived === undefined)
    return { ...plain, legal: false, explanation: NOTHING_FORCED, facts: [] };
  if (sameJson(derived, asked.data)) return { ...plain, legal, facts: inFavour, deciding };
  const fields = differingFields(derived, asked.data);
  const claim = { context: position.context, derived, recorded: asked.data };
  const notes = prepared.definition.fields;
  const clauses = clausesOfFields(fields, notes, explanation.clauses, claim);
  const completions = completionsOfFields(clauses, fields, notes, claim);
  const refused = { kind: "refused", clauses, completions, ways: [] } as const;
  const wrong = fields.map((field) => ({
    field,
    expected: memberOf(derived, field),
    recorded: memberOf(asked.data, field),
  }));
  const facts = factsOfFields(notes, fields, claim);
  return { ...plain, legal: false, explanation: refused, expected: derived, wrong, facts };
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
