// What the rules say against a line or a missing event, at one position: code, clauses, what was expected, what is
// recorded. Decides neither how the game goes on nor who answers for it: that is the explanation's business.
import {
  appliedClauses,
  clausesOfType,
  completionsAnywhere,
  explain,
  type Position,
  suppose,
} from "@assize/kernel-chart-engine";
import type { Envelope, TableProblem } from "@assize/kernel-event-log";
import {
  type Fact,
  type FindingCode,
  type GameEvent,
  type Json,
  type RulingChoices,
  SeatId,
} from "@assize/kernel-model";
import {
  awaited,
  comesUnasked,
  deriveBy,
  factsAgainst,
  factsFor,
  factsOfFields,
  forcedStep,
  forcedSteps,
  isOver,
  type NoEvent,
  type PreparedEvent,
  type PreparedGame,
  readEvent,
  seatsDue,
  type Taken,
  withDerived,
} from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { clausesOfFields, completionsOfFields, differingFields } from "../compare.ts";
import { countRefusal, type Tally } from "../counts.ts";
import type { Applied } from "../rules/carried-out.ts";

/** What evidence is gathered with. */
export interface Court {
  readonly game: PreparedGame;
  readonly seats: number;
  /** The rulings themselves: what is read of them to tell clauses decides nothing. */
  readonly rulings: RulingChoices;
  /** Null where nothing is to be counted. */
  readonly tally: Tally | null;
}

export interface Evidence {
  readonly code: FindingCode;
  /** The type that is missing; else the line's own. */
  readonly type?: string;
  readonly clauses?: readonly string[];
  /** Of these the ones of which no text states what decided. */
  readonly completions?: readonly string[];
  readonly fields?: readonly string[];
  readonly expected?: Json;
  readonly recorded?: Json;
  /** What decided. */
  readonly facts?: readonly Fact[];
}

export const asJson = (event: {
  readonly type: string;
  readonly by?: number | undefined;
  readonly data: unknown;
}): Json =>
  event.by === undefined
    ? { type: event.type, data: event.data as Json }
    : { type: event.type, by: event.by, data: event.data as Json };

/** The clauses that a step from a position applies. */
export const applied = (
  { game, rulings }: Court,
  { row, event }: Applied,
  { context }: Position<unknown>,
): readonly string[] => {
  const plain: unknown = game.model.withRulings(context, rulings);
  return appliedClauses(game.table, row, plain, event);
};

/** What refuses the claimed event here. */
const against = (
  { game, rulings }: Court,
  event: { readonly type: string },
  position: Position<unknown>,
): readonly Fact[] => factsAgainst(game, position, event, rulings);

/** What let a step come. */
const inFavour = (
  { game, rulings }: Court,
  { row, event }: Applied,
  position: Position<unknown>,
): readonly Fact[] => factsFor(game, row, position, event, rulings);

/** The clauses of what is due here: of what is forced, else of every way that is open. */
const clausesDue = (court: Court, position: Position<unknown>): readonly string[] => {
  const { game } = court;
  const next = forcedStep(game, position);
  if (next !== null) return applied(court, next, position);
  const types = new Set(awaited(game, position));
  const plain: unknown = game.model.withRulings(position.context, court.rulings);
  return [...game.table.leaves[position.at]!.rows].flatMap(([type, rows]) =>
    types.has(type) ? clausesOfType(game.table, rows, plain) : [],
  );
};

/** The clauses that an event of this type is asked anywhere in the game: what a claim of it appeals to. */
const clausesAppliedBy = (
  { game, rulings }: Court,
  type: string,
  { context }: Position<unknown>,
): readonly string[] => {
  const bySource = Map.groupBy(
    [...game.table.rows.values()].filter(({ event }) => event === type),
    ({ source }) => source,
  );
  // The game does not stand at most of their places.
  const plain: unknown = suppose(game.model.withRulings(context, rulings));
  return [...bySource.values()].flatMap((rows) => clausesOfType(game.table, rows, plain));
};

/**
 * Where the place does not know an event: the clauses it appeals to, then those of what is due instead, which here
 * may be forced (a move that was stopped), and at this place later on.
 */
const notDueClauses = (
  court: Court,
  type: string,
  here: Position<unknown>,
  place: Position<unknown>,
): readonly string[] => [
  ...new Set([
    ...clausesAppliedBy(court, type, here),
    ...clausesDue(court, here),
    ...clausesDue(court, place),
  ]),
];

/** Clauses that are broken, and of which of them no text states what decided. */
type Broken = Required<Pick<Evidence, "clauses" | "completions">>;

/** Where the place does not know an event. What is due instead is no completion. */
const notDue = (
  court: Court,
  event: { readonly type: string },
  here: Position<unknown>,
  place: Position<unknown>,
): Broken => {
  const clauses = notDueClauses(court, event.type, here, place);
  const due = new Set([...clausesDue(court, here), ...clausesDue(court, place)]);
  const appealed = clauses.filter((clause) => !due.has(clause));
  const { game, rulings } = court;
  const plain = { at: here.at, context: game.model.withRulings(here.context, rulings) };
  return { clauses, completions: completionsAnywhere(game.table, appealed, plain, event) };
};

/** The clauses that the claimed event breaks here. */
const whyNot = (court: Court, { type, data }: Envelope, position: Position<unknown>): Broken => {
  const claimed = { type, data };
  const why = explain(court.game.table, position, claimed);
  if (court.tally !== null) countRefusal(court.tally, why);
  if (why.kind === "refused") return why;
  return notDue(court, claimed, position, position);
};

/** The consequence is due here, with other data. */
export const otherValue = (
  court: Court,
  prepared: PreparedEvent,
  line: Envelope,
  position: Position<unknown>,
  row: Applied["row"],
): Evidence => {
  const { game } = court;
  const forced = deriveBy(game, row, position);
  if (forced === null) return surplus(court, line, position);
  const { event, position: after } = forced;
  const meant = withDerived(line.data, event.data);
  const fields = differingFields(event.data, meant);
  const malformed = prepared.decode(meant);
  const claim = { context: position.context, derived: event.data, recorded: line.data };
  const cited = applied(court, { row, event }, position);
  // What is read of rulings to say something decides nothing.
  const plain = { ...claim, context: game.model.withRulings(position.context, court.rulings) };
  const facts = factsOfFields(prepared.definition.fields, fields, plain);
  const notes = prepared.definition.fields;
  const clauses = clausesOfFields(fields, notes, cited, claim);
  return {
    facts: facts.length > 0 ? facts : inFavour(court, { row, event }, position),
    code: Result.isFailure(malformed)
      ? "data-malformed"
      : isOver(game, after)
        ? "outcome-wrong"
        : "value-wrong",
    fields,
    clauses,
    completions: completionsOfFields(clauses, fields, notes, claim),
    expected: event.data as Json,
    recorded: line.data,
  };
};

/** One of each kind: what refuses the one event may be what brings the other about. */
const distinctKinds = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ fact }, index) => facts.findIndex((one) => one.fact === fact) === index);

/** Another consequence is due here. */
const inPlaceOf = (
  court: Court,
  line: Envelope,
  position: Position<unknown>,
  due: Taken<unknown>,
): Evidence => {
  const { clauses, completions } = whyNot(court, line, position);
  const ofDue = applied(court, due, position);
  return {
    code: "consequence-wrong",
    clauses: [...new Set([...clauses, ...ofDue])],
    completions: completions.filter((clause) => !ofDue.includes(clause)),
    expected: asJson(due.event),
    recorded: asJson(line),
    facts: distinctKinds([...against(court, line, position), ...inFavour(court, due, position)]),
  };
};

/** A consequence that stands in no line. */
export const missing = (court: Court, step: Applied, position: Position<unknown>): Evidence => ({
  code: "consequence-missing",
  type: step.event.type,
  clauses: applied(court, step, position),
  expected: asJson(step.event),
  facts: inFavour(court, step, position),
});

/** The consequence is not part of the game here. */
export const surplus = (court: Court, line: Envelope, position: Position<unknown>): Evidence => {
  const { clauses, completions } = whyNot(court, line, position);
  return {
    code: "consequence-surplus",
    clauses,
    completions,
    expected: awaited(court.game, position),
    recorded: asJson(line),
    facts: against(court, line, position),
  };
};

/** A consequence that cannot come here, whatever is missing. */
export const consequenceAgainst = (
  court: Court,
  prepared: PreparedEvent,
  line: Envelope,
  position: Position<unknown>,
): Evidence => {
  const row = court.game.engine.accepts(position, line);
  if (row !== undefined) return otherValue(court, prepared, line, position, row);
  const due = forcedStep(court.game, position);
  return due === null ? surplus(court, line, position) : inPlaceOf(court, line, position, due);
};

/** Behind an end that a terse record does not state. Requires that what is forced here ends the game. */
export const afterEnd = (court: Court, line: Envelope, position: Position<unknown>): Evidence => {
  const steps = forcedSteps(court.game, position);
  const before = steps.at(-2)?.position ?? position;
  return (
    endAgainst(court, line, steps.at(-1)!.position) ?? {
      code: "event-after-end",
      clauses: applied(court, steps.at(-1)!, before),
      recorded: asJson(line),
    }
  );
};

/** Where the game is over; `endedBy`: the clauses of what ended it. */
export const behindEnd = (
  court: Court,
  line: Envelope,
  over: Position<unknown>,
  endedBy: () => readonly string[],
): Evidence =>
  endAgainst(court, line, over) ?? {
    code: "event-after-end",
    clauses: endedBy(),
    recorded: asJson(line),
  };

/** What is stated where the game is over goes against how it ended; null for what is no such statement. */
const endAgainst = (court: Court, line: Envelope, over: Position<unknown>): Evidence | null => {
  const { game } = court;
  const why = explain(game.table, over, line);
  if (why.kind !== "refused") return null;
  const read = readEvent(game, court.seats, withoutSurplusSeat(court, line));
  if (Result.isFailure(read)) return noChoice(court, line, over, read.failure);
  const expected = nearestStatement(court, line, over);
  return {
    code: "outcome-wrong",
    clauses: why.clauses,
    completions: why.completions,
    fields: differingFields(expected, line.data),
    expected,
    recorded: line.data,
    facts: against(court, read.success, over),
  };
};

/** What could be stated there by the rules that differs least; null where the game lists nothing. */
const nearestStatement = (
  { game }: Court,
  { type, data }: Envelope,
  over: Position<unknown>,
): Json => {
  const all = [...(game.events.get(type)!.definition.outcomes?.(over.context) ?? [])];
  const sound = all.filter((one) => game.engine.accepts(over, { type, data: one } as GameEvent));
  const [nearest = null] = sound.toSorted(
    (a, b) => differingFields(a, data).length - differingFields(b, data).length,
  );
  return nearest as Json;
};

/** A choice or an outcome of chance that cannot come here. */
export const choiceAgainst = (
  court: Court,
  line: Envelope,
  position: Position<unknown>,
): Evidence => {
  const read = readEvent(court.game, court.seats, withoutSurplusSeat(court, line));
  return Result.isFailure(read)
    ? noChoice(court, line, position, read.failure)
    : refused(court, read.success, position);
};

/** A line of the table that says nothing that could be carried out. */
export const tableAgainst = ({ type, data }: Envelope, problem: TableProblem): Evidence => {
  switch (problem.kind) {
    case "type-unknown":
      return { code: "type-unknown", recorded: type };
    case "seat-unexpected":
      return { code: "seat-unexpected", recorded: problem.by };
    case "data-malformed":
      return { code: "data-malformed", expected: problem.misfits, recorded: data };
    case "undo-impossible":
      return { code: "undo-impossible", expected: problem.last, recorded: problem.to };
  }
};

/** A seat beside an outcome of chance is told by itself. */
export const withoutSurplusSeat = ({ game }: Court, line: Envelope): Envelope => {
  if (line.by === undefined || game.events.get(line.type)?.class === "decision") return line;
  const { by: _, ...rest } = line;
  return rest;
};

const noChoice = (
  court: Court,
  { type, by, data }: Envelope,
  position: Position<unknown>,
  why: NoEvent,
): Evidence => {
  switch (why.kind) {
    case "seat-missing":
    case "seat-unknown": {
      const after = forcedSteps(court.game, position).at(-1)?.position ?? position;
      const expected = seatsDue(court.game, after, court.seats);
      return { code: why.kind, expected, recorded: by ?? null };
    }
    case "data-malformed":
      return { code: "data-malformed", expected: why.misfits, recorded: data };
    case "unknown-value": {
      // What is not known breaks no clause by itself; none of what it could be is legal.
      const clauses = clausesAppliedBy(court, type, position);
      const expected = awaited(court.game, position);
      return { code: "decision-not-due", clauses, expected, recorded: data };
    }
    case "seat-unexpected":
      return { code: "seat-unexpected", recorded: by ?? null };
    case "type-unknown":
      return { code: "type-unknown", recorded: type };
  }
};

/** Here or after what is forced first: where the chart knows such an event and it breaks fewer clauses. */
const placeToExplain = (
  { game }: Court,
  event: GameEvent,
  here: Position<unknown>,
): Position<unknown> => {
  const after = forcedSteps(game, here).at(-1)?.position ?? here;
  const broken = (position: Position<unknown>): number => {
    const why = explain(game.table, position, event);
    return why.kind === "refused" ? why.clauses.length : Infinity;
  };
  return broken(here) <= broken(after) && broken(here) < Infinity ? here : after;
};

const refused = (court: Court, event: GameEvent, here: Position<unknown>): Evidence => {
  const { game, tally } = court;
  const place = placeToExplain(court, event, here);
  const why = explain(game.table, place, event);
  if (tally !== null) countRefusal(tally, why);
  const isRefused = why.kind === "refused";
  const { clauses, completions } = isRefused ? why : notDue(court, event, here, place);
  const recorded = asJson(event);
  const expected = awaited(game, place);
  const facts = isRefused ? against(court, event, place) : [];
  if (event.by === undefined) {
    const kind = game.classOf(event.type) === "outside" ? "outside" : "chance";
    const code = isRefused ? (`${kind}-impossible` as const) : (`${kind}-not-due` as const);
    return { code, clauses, completions, expected, recorded, facts };
  }
  // What nobody is asked for is no seat's turn; what fits as it stands is its own seat's.
  const isAnySeats = comesUnasked(game, event.type) || why.kind === "accepted";
  const rightful = isAnySeats ? null : otherSeat(court, event, place);
  if (rightful !== null)
    return { code: "seat-wrong", clauses, completions, expected: rightful, recorded, facts };
  const code = isRefused ? "decision-illegal" : "decision-not-due";
  return { code, clauses, completions, expected, recorded, facts };
};

/** The one other seat for which the very same decision would have been legal, or null. */
const otherSeat = (
  { game, seats }: Court,
  event: GameEvent,
  position: Position<unknown>,
): SeatId | null => {
  const others = Array.from({ length: seats }, (_, seat) => SeatId(seat)).filter(
    (by) =>
      by !== event.by && game.engine.accepts(position, { ...event, by } as GameEvent) !== undefined,
  );
  return others.length === 1 ? others[0]! : null;
};
