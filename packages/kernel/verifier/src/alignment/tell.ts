// Tells the cheapest explanation: goes through the record once more by its moves, notes the rulings that are read, and
// makes a step of every line. What is found is in `told-findings`.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { doubt, type Held, LIMITS, noteReadings, Seq, type Stop } from "@assize/kernel-model";
import {
  carryOut,
  deriveBy,
  forcedStep,
  forcedSteps,
  type PreparedGame,
  takeBy,
  type Taken,
  unknownFields,
} from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import { byLine } from "./deviations.ts";
import { type Court, withoutSurplusSeat } from "./evidence.ts";
import { differences } from "./explanations.ts";
import { accusedBy, isEnd, type Move, movesIn, type Trail } from "./moves.ts";
import { trailOn } from "./trails.ts";
import { fit, plain } from "./rules.ts";
import type { Found } from "./search.ts";
import type { Search } from "./search-state.ts";
import { type HaltAt, haltAt } from "./stops.ts";
import { backsOf } from "./taken-back.ts";
import { isDueOtherwise, tellMove, type Teller, type Telling } from "./told-findings.ts";

export interface Told {
  readonly telling: Telling;
  /** One step for each line, to be gone through once. */
  readonly steps: Generator<Step, void>;
}

/** `read` grows by the rulings that are read on the way. */
export const tell = (
  search: Search,
  found: Found,
  from: {
    readonly index: number;
    readonly position: Position<unknown>;
    readonly trail: Trail | null;
  },
  read: Set<string>,
  tally: Court["tally"],
): Told => {
  const { start, game, seats } = search.rules;
  const readNow = new Set<string>();
  const noting = noteReadings(start.setup.rulings, (id) => {
    read.add(id);
    readNow.add(id);
  });
  const { at, context } = from.position;
  const position = { at, context: game.model.withRulings(context, noting) };
  const telling: Telling = { findings: [], doubts: [], stopped: null, unasked: 0, position };
  const moves = movesIn(found.best.last);
  const halt = haltAt(search, found, moves);
  const teller: Teller = {
    search,
    court: { game, seats: seats.length, rulings: start.setup.rulings, tally },
    telling,
    moves,
    accused: accusedBy(moves),
    differences: found.blame?.differences ?? differences(found, search.limits),
    blame: found.blame ?? null,
    backs: backsOf(found.best),
    untold: halt?.untold ?? moves.find(isEnd)?.index ?? Infinity,
    course: {
      search,
      lines: byLine(moves),
      uncertain: new Map(),
      asked: { steps: 0 },
      trail: from.trail,
    },
    ids: new Map(),
    read,
    readNow,
  };
  return { telling, steps: stepsFrom(teller, halt, from.index, noting) };
};

type Noting = ReturnType<typeof noteReadings>;

function* stepsFrom(
  teller: Teller,
  halt: HaltAt | null,
  from: number,
  noting: Noting,
): Generator<Step, void> {
  const { search, telling, readNow, course } = teller;
  for (let index = from; index < search.length; index++) {
    readNow.clear();
    const stop = halt !== null && index >= halt.untold ? halt.stop : limitOf(teller, index);
    if (stop !== null) {
      telling.stopped = stop;
      return;
    }
    const back = teller.backs.get(index);
    const step =
      back === undefined
        ? tellLine(teller, index, course.lines.get(index) ?? [], noting)
        : tellBack(teller, index, back, noting);
    if (step === null) return;
    const before = plain(search.rules, step.before);
    course.trail = { ...trailOn(course.trail, before, [], 0, search.limits.told), line: index };
    yield step;
  }
}

const limitOf = ({ telling }: Teller, index: number): Stop | null =>
  telling.findings.length < LIMITS.findingsPerGame
    ? null
    : {
        seq: Seq(index + 1),
        resumes: null,
        code: "findings-limit",
        values: { most: LIMITS.findingsPerGame },
      };

/** A line that takes play back. */
const tellBack = (
  { search, telling }: Teller,
  index: number,
  back: Position<unknown>,
  noting: Noting,
): Step => {
  const before = telling.position;
  telling.position = noted(search, back, noting);
  return {
    seq: Seq(index + 1),
    recorded: search.lineAt(index),
    taken: [],
    before,
    after: telling.position,
    readings: [],
    held: null,
    demanded: null,
    table: search.undos.at.get(index)!,
  };
};

/** The position in a state that notes what is read of the rulings. */
const noted = (
  { rules }: Search,
  { at, context }: Position<unknown>,
  noting: Noting,
): Position<unknown> => ({ at, context: rules.game.model.withRulings(context, noting) });

/** One line and what is said of it. Null where a value that the record does not know ends the audit. */
const tellLine = (
  teller: Teller,
  index: number,
  moves: readonly Move[],
  noting: Noting,
): Step | null => {
  const { search, telling } = teller;
  const { rules } = search;
  const recorded = search.lineAt(index);
  const before = telling.position;
  const doubtful = moves.find((move) => move.doubtful && move.cost > 0);
  if (doubtful !== undefined) {
    telling.stopped = stopAtUnknown(teller, index, doubtful);
    return null;
  }
  const end = moves.find(isEnd);
  if (end !== undefined) {
    noteUnknown(teller, index, recorded);
    telling.stopped = stopAtUnknown(teller, index, end);
    return null;
  }
  const taken: Taken<unknown>[] = [];
  let held: Held | null = null;
  let demanded: Taken<unknown> | null = null;
  const now = fit(rules, before, recorded);
  // A line is missing or has no place here: it is held against all that is forced, and what that reads of the rulings.
  if (now === null && moves.some((move) => isGap(rules.game, recorded, move)))
    if (!isDueOtherwise(teller.court, recorded, before)) forcedSteps(rules.game, before);
  if (moves.length === 0 && now !== null) taken.push(...now);
  for (const move of moves) {
    const position = taken.at(-1)?.position ?? telling.position;
    if (move.consumes) {
      held = move.kind === "unknown" ? null : move.held;
      demanded = demandedBy(teller, move, position);
    }
    tellMove(teller, move, recorded, position);
    const own = applied(teller, move, position);
    if (move.to !== null) {
      // Play goes on from elsewhere: what was taken on the way to here does not lead there.
      telling.position = noted(search, move.to, noting);
      taken.length = 0;
    }
    if (own !== null) taken.push(own);
  }
  if (moves.length > 0 && !moves.some(({ consumes }) => consumes)) {
    const position = taken.at(-1)?.position ?? telling.position;
    const line = moves.some(({ kind }) => kind === "seat-unexpected")
      ? withoutSurplusSeat(teller.court, recorded)
      : recorded;
    taken.push(...fit(rules, position, line)!);
  }
  noteUnknown(teller, index, recorded);
  telling.position = taken.at(-1)?.position ?? telling.position;
  return {
    seq: Seq(index + 1),
    recorded,
    taken,
    before,
    after: telling.position,
    readings: [...teller.readNow],
    held,
    demanded,
    table: search.undos.ruled.get(index) ?? null,
  };
};

const isGap = (game: PreparedGame, { type }: Envelope, { kind }: Move): boolean =>
  kind === "left-out" || (kind === "passed-over" && game.events.get(type) !== undefined);

/** What the move takes, from a position that notes what is read. */
const applied = (
  { search }: Teller,
  move: Move,
  position: Position<unknown>,
): Taken<unknown> | null => {
  if (move.applied === null) return null;
  const { game } = search.rules;
  const { row, event } = move.applied;
  if (move.held === "believed" || move.held === "stood") {
    const next = carryOut(game, position, move.applied);
    return next === null ? null : { row, event, position: next };
  }
  const isDerived = game.classOf(row.event) === "consequence" && move.held === "corrected";
  return isDerived ? deriveBy(game, row, position) : takeBy(game, row, position, event);
};

/** The consequence that was due where the record says another event, or another value. */
const demandedBy = (
  { search }: Teller,
  { kind }: Move,
  position: Position<unknown>,
): Taken<unknown> | null =>
  kind === "value" || kind === "replaced"
    ? forcedStep(search.rules.game, { ...position, context: plainContext(search, position) })
    : null;

const plainContext = ({ rules }: Search, { context }: Position<unknown>): unknown =>
  rules.game.model.withRulings(context, rules.start.setup.rulings);

/** Values that a line does not know are doubts, whether it is right or wrong. */
const noteUnknown = (
  { search, telling }: Teller,
  index: number,
  { type, data }: Envelope,
): void => {
  const prepared = search.rules.game.events.get(type);
  if (prepared === undefined) return;
  const unknown = unknownFields(data, prepared.definition.fields);
  const most = prepared.class === "consequence" ? LIMITS.unknownTold : 1;
  for (const { field, reason: given } of unknown.slice(0, most))
    telling.doubts.push(doubt("unknown-value", index + 1, { type, field, given }));
};

const stopAtUnknown = ({ search }: Teller, index: number, move: Move): Stop => {
  let cause: Move | null = move;
  while (cause !== null && cause.kind !== "unknown") cause = cause.before;
  const { type, data } = search.lineAt(cause!.index);
  const { fields } = search.rules.game.events.get(type)!.definition;
  const [{ field, reason: given }] = unknownFields(data, fields) as [
    { field: string; reason: string },
  ];
  return {
    seq: Seq(index + 1),
    resumes: null,
    code: "unknown-value",
    values: { type, field, given },
  };
};
