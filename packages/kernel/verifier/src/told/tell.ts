// Tells the cheapest explanation: goes through the record once more by its statements, notes the rulings that are read, and
// makes a step of every line. What is found is in `findings`.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { doubt, type Held, LIMITS, noteReadings, Seq, type Stop } from "@assize/kernel-model";
import {
  carryOut,
  deriveBy,
  forcedStep,
  forcedSteps,
  isOver,
  type PreparedGame,
  takeBy,
  type Taken,
  unknownFields,
} from "@assize/kernel-referee";
import { RECENT, type Step } from "@assize/kernel-replay";
import type { Sought } from "../explain/seek.ts";
import type { Search } from "../explain/search-state.ts";
import { type Play, type Stand, standsOf } from "../explain/edits.ts";
import { withLinesBehindGaps } from "../explain/taken-as-told.ts";
import { fit, plain } from "../rules/rules.ts";
import { blameBy } from "./blame.ts";
import { type Court, withoutSurplusSeat } from "./evidence.ts";
import { isDueOtherwise, type Teller, type Telling, tellStatement } from "./findings.ts";
import { halvesIn } from "./deviations.ts";
import { accusedBy, isEnd, type Statement, statementsOf } from "./statements.ts";
import { type HaltAt, haltAt } from "./stops.ts";

export interface Told {
  readonly telling: Telling;
  /** One step for each line, to be gone through once. */
  readonly steps: Generator<Step, void>;
}

/** `read` grows by the rulings that are read on the way; refusals are counted in `tally`. */
export const explain = (
  { search, reached, found }: Sought,
  read: Set<string>,
  tally: Court["tally"],
): Told => {
  const { start, game, seats } = search.rules;
  const readNow = new Set<string>();
  const noting = noteReadings(start.setup.rulings, (id) => {
    read.add(id);
    readNow.add(id);
  });
  const { at, context } = reached.position;
  const position = { at, context: game.model.withRulings(context, noting) };
  const halt = haltAt(search, found.told);
  const telling: Telling = { findings: [], doubts: [], stopped: null, unasked: 0, position };
  const statements = statementsOf(search, withLinesBehindGaps(search, found.told));
  const all = [...statements.values()].flat();
  if (all.some(({ index, cost }) => cost > 0 && index < reached.index))
    throw new Error("Something is told of a line before the first that does not fit.");
  const teller: Teller = {
    search,
    court: { game, seats: seats.length, rulings: start.setup.rulings, tally },
    telling,
    halves: halvesIn(all),
    lines: Map.groupBy(all, ({ index }) => index),
    accused: accusedBy(all),
    blame: blameBy(search, statements, found),
    backs: backsOf(search, found.told),
    lastPlayed: lastPlayedBefore(search, reached),
    ids: new Map(),
    read,
    readNow,
  };
  return { telling, steps: stepsFrom(teller, halt, reached.index, noting) };
};

/** The latest of the sound lines before which the game was not over. */
const lastPlayedBefore = (
  { rules }: Search,
  { index, recent }: Sought["reached"],
): Teller["lastPlayed"] => {
  for (let line = index - 1; line >= Math.max(0, index - RECENT); line--) {
    const position = plain(rules, recent[line % RECENT]!);
    if (!isOver(rules.game, position)) return { line, position };
  }
  return null;
};

/** Where lines of the record take play back to, by their index. */
const backsOf = ({ undos }: Search, play: Play): ReadonlyMap<number, Position<unknown>> => {
  const backs = new Map<number, Position<unknown>>();
  if (undos.at.size === 0) return backs;
  let after: Pick<Stand, "position"> = play;
  for (const stand of standsOf(play, 0)) {
    if (undos.at.has(stand.line)) backs.set(stand.line, after.position);
    after = stand;
  }
  return backs;
};

type Noting = ReturnType<typeof noteReadings>;

function* stepsFrom(
  teller: Teller,
  halt: HaltAt | null,
  from: number,
  noting: Noting,
): Generator<Step, void> {
  const { search, telling, readNow, lines } = teller;
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
        ? tellLine(teller, index, lines.get(index) ?? [], noting)
        : tellBack(teller, index, back, noting);
    if (step === null) return;
    noteLastPlayed(teller, index, plain(search.rules, step.before));
    yield step;
  }
}

/** Of lines whose position is the end already none is kept: the line before them ended the game. */
const noteLastPlayed = (teller: Teller, line: number, position: Position<unknown>): void => {
  if (!isOver(teller.court.game, position)) teller.lastPlayed = { line, position };
};

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
  told: readonly Statement[],
  noting: Noting,
): Step | null => {
  const { search, telling } = teller;
  const { rules } = search;
  const recorded = search.lineAt(index);
  const before = telling.position;
  const unknown = told.find(({ restsOn, cost }) => restsOn !== null && cost > 0)?.restsOn;
  if (unknown !== undefined && unknown !== null) {
    telling.stopped = stopAtUnknown(teller, index, unknown);
    return null;
  }
  const end = told.find(isEnd);
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
  if (now === null && told.some((one) => isGap(rules.game, recorded, one)))
    if (!isDueOtherwise(teller.court, recorded, before)) forcedSteps(rules.game, before);
  if (told.length === 0 && now !== null) taken.push(...now);
  for (const one of told) {
    const position = taken.at(-1)?.position ?? telling.position;
    if (one.consumes) {
      held = one.kind === "unknown" ? null : one.held;
      demanded = demandedBy(teller, one, position);
    }
    tellStatement(teller, one, recorded, position);
    const own = applied(teller, one, position);
    if (one.to !== null) {
      // Play goes on from elsewhere: what was taken on the way to here does not lead there.
      telling.position = noted(search, one.to, noting);
      taken.length = 0;
    }
    if (own !== null) taken.push(own);
  }
  if (told.length > 0 && !told.some(({ consumes }) => consumes)) {
    const position = taken.at(-1)?.position ?? telling.position;
    const line = told.some(({ kind }) => kind === "seat-unexpected")
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

const isGap = (game: PreparedGame, { type }: Envelope, { kind }: Statement): boolean =>
  kind === "left-out" || (kind === "passed-over" && game.events.get(type) !== undefined);

/** What a statement takes, from a position that notes what is read. */
const applied = (
  { search }: Teller,
  one: Statement,
  position: Position<unknown>,
): Taken<unknown> | null => {
  if (one.applied === null) return null;
  const { game } = search.rules;
  const { row, event } = one.applied;
  if (one.held === "believed" || one.held === "stood") {
    const next = carryOut(game, position, one.applied);
    return next === null ? null : { row, event, position: next };
  }
  const isDerived = game.classOf(row.event) === "consequence" && one.held === "corrected";
  return isDerived ? deriveBy(game, row, position) : takeBy(game, row, position, event);
};

/** The consequence that was due where the record says another event, or another value. */
const demandedBy = (
  { search }: Teller,
  { kind }: Statement,
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

/** `unknown`: the choice of which the record does not know all. */
const stopAtUnknown = ({ search }: Teller, index: number, unknown: Statement): Stop => {
  const { type, data } = search.lineAt(unknown.index);
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
