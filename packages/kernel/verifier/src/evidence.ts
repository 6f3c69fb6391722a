// What an audit gathers on its way, and how a finding is written down. Decides nothing: neither what is legal nor
// how the audit goes on.
import { appliedClauses, explain, type Position } from "@assize/kernel-chart-engine";
import type { Envelope, RecordedEvent } from "@assize/kernel-event-log";
import {
  type Blame,
  type Doubt,
  type Finding,
  type FindingCode,
  type Json,
  SeatId,
  Seq,
  type Stop,
} from "@assize/kernel-model";
import {
  awaited,
  forcedStep,
  forcedSteps,
  type PreparedGame,
  type Taken,
} from "@assize/kernel-referee";
import type { AsRecorded } from "./believed.ts";
import { countRefusal, type Tally } from "./counts.ts";

/** A refused choice, or a consequence of one that is not there, that the record has not yet made good. */
export interface Pending {
  readonly finding: Finding;
  /** The seats whose choices make it good; none where the next choice of any kind does. */
  readonly seats: readonly SeatId[];
}

/** What is known of one audit under way. Changed in place by its judge, and by nothing else. */
export interface Course {
  readonly game: PreparedGame;
  readonly seats: number;
  readonly terse: boolean;
  readonly events: readonly RecordedEvent[];
  readonly findings: Finding[];
  readonly doubts: Doubt[];
  /** Rulings read so far, and those read for the line in hand. */
  read: ReadonlySet<string>;
  readNow: ReadonlySet<string>;
  /** Null where nothing is to be counted. */
  readonly tally: Tally | null;
  /** Steps of the line in hand. */
  steps: Taken<unknown>[];
  position: Position<unknown>;
  /** Events of which nothing could be asked: after the end, of no known type, beyond the limit. */
  passedOver: number;
  stopped: Stop | null;
  pending: Pending | null;
  readonly asRecorded: AsRecorded;
}

export const advance = (course: Course, step: Taken<unknown>): void => {
  course.position = step.position;
  course.steps.push(step);
};

export const forced = (course: Course): readonly Taken<unknown>[] =>
  forcedSteps(course.game, course.position);

/** The clauses that a step from a position applies. What is read of rulings to tell them decides nothing. */
export const applied = (
  { game, asRecorded }: Course,
  { row, event }: Pick<Taken<unknown>, "row" | "event">,
  { context }: Position<unknown>,
): readonly string[] => {
  const plain: unknown = game.model.withRulings(context, asRecorded.rulings);
  return appliedClauses(game.table, row, plain, event);
};

/** The clauses of what is due here: of what is forced, else of every way that is open. */
const clausesDue = (course: Course, position: Position<unknown>): readonly string[] => {
  const next = forcedStep(course.game, position);
  if (next !== null) return applied(course, next, position);
  const types = new Set(awaited(course.game, position));
  const rows = [...course.game.table.leaves[position.at]!.rows].flatMap(([type, some]) =>
    types.has(type) ? some : [],
  );
  return [...new Set(rows.flatMap((row) => row.clauses))];
};

/** The clauses that an event of this type applies anywhere in the game: what a claim of it appeals to. */
const clausesApplied = (course: Course, type: string): readonly string[] =>
  [...course.game.table.rows.values()].flatMap((row) => (row.event === type ? row.clauses : []));

/**
 * Where the place does not know an event: the clauses it appeals to, then those of what is due instead, which here
 * may be forced (a move that was stopped), and at this place later on.
 */
export const notDueClauses = (
  course: Course,
  type: string,
  place: Position<unknown>,
): readonly string[] => [
  ...new Set([
    ...clausesApplied(course, type),
    ...clausesDue(course, course.position),
    ...clausesDue(course, place),
  ]),
];

/** The clauses that the claimed event breaks here. */
export const whyNotClauses = (course: Course, envelope: Envelope): readonly string[] => {
  const claimed = { type: envelope.type, data: envelope.data };
  const why = explain(course.game.table, course.position, claimed);
  if (course.tally !== null) countRefusal(course.tally, why);
  return why.kind === "refused"
    ? why.clauses
    : notDueClauses(course, envelope.type, course.position);
};

export const asJson = (event: {
  readonly type: string;
  readonly by?: number;
  readonly data: unknown;
}): Json =>
  event.by === undefined
    ? { type: event.type, data: event.data as Json }
    : { type: event.type, by: event.by, data: event.data as Json };

export interface Evidence {
  readonly blame: Blame;
  readonly type?: string;
  readonly clauses?: readonly string[];
  readonly fields?: readonly string[];
  readonly expected?: Json;
  readonly recorded?: Json;
  readonly follows?: string | null;
}

/** Rulings read for this line, and those read before through which the cited clauses are read. */
const restsOn = (course: Course, cited: readonly string[]): readonly string[] => {
  const { clauses } = course.game.model.rulebook;
  const through = clauses.flatMap((clause) =>
    cited.includes(clause.id) ? (clause.rulings ?? []) : [],
  );
  const known = through.filter((ruling) => course.read.has(ruling));
  return [...new Set([...course.readNow, ...known])].sort();
};

export const find = (
  course: Course,
  index: number,
  code: FindingCode,
  evidence: Evidence,
): Finding => {
  const envelope = course.events[index]!.envelope;
  const finding: Finding = {
    id: `f${course.findings.length + 1}`,
    code,
    seq: Seq(index + 1),
    type: evidence.type ?? envelope.type,
    // A missing event is not the recorded one that stands in its place.
    by: evidence.type !== undefined || envelope.by === undefined ? null : SeatId(envelope.by),
    clauses: evidence.clauses ?? [],
    rulings: restsOn(course, evidence.clauses ?? []),
    expected: evidence.expected ?? null,
    recorded: evidence.recorded ?? null,
    blame: evidence.blame,
    fields: evidence.fields ?? [],
    follows: evidence.follows ?? null,
  };
  course.findings.push(finding);
  return finding;
};

/** The record went on as if a refused choice had been legal: nothing after it can be told apart. */
export const stopAfterPending = (course: Course, index: number): void => {
  const values = { event: course.pending!.finding.seq };
  course.stopped = { seq: Seq(index + 1), code: "refused-event", values };
};
