// The course of one audit: a replay as long as the record says what the rules say, then the cheapest explanation of all
// that follows. What is found is in `explain`, how it is told in `told`.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import {
  type Doubt,
  type EventRange,
  type Finding,
  Seq,
  type Stop,
  type TakenBacks,
} from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import {
  type Begun,
  inTheirLines,
  NO_UNDOS,
  replay,
  type Step,
  undosOf,
} from "@assize/kernel-replay";
import { type Counts, countTaken, countVisit, newTally, NO_COUNTS } from "./counts.ts";
import type { Explained, Explaining } from "./explaining.ts";
import { forcedBehind } from "./forced-behind.ts";
import type { Pins } from "./explain/pins.ts";
import { newTakenBackTally, noteStep, takenBacksOf } from "./taken-back.ts";

export interface CourseResult {
  readonly position: Position<unknown>;
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly audited: number;
  readonly stopped: Stop | null;
  /** Where the search ended at its limit. */
  readonly searchedInPart: readonly EventRange[];
  /** True where the outcome depends on lines that are gone. */
  readonly isOutcomeOpen: boolean;
  /** What the deviations cost together, in tenths of one. */
  readonly cost: number;
  /** How far the record is what the rules say. */
  readonly sound: Begun;
  /** What explained it; null where nothing deviates. */
  readonly explaining: Explaining | null;
  readonly rulingsRead: readonly string[];
  /** Null where nothing was taken back. */
  readonly takenBack: TakenBacks | null;
  /** The steps from the first event on that is not what the rules say; of a terse record without what they force after it. */
  readonly deviating: readonly Step[];
  /** Empty unless coverage was asked for. */
  readonly counts: Counts;
}

export interface CourseOptions {
  /** Told after each event; in a terse record with all that it forces. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** Fills the counts of the answer: what coverage is made of. */
  readonly countTaken?: boolean | undefined;
  /** How play goes on from lines about which an arbiter has ruled. */
  readonly pins?: Pins | undefined;
}

/** The result where the fast lane came to the end of the record. */
const soundCourse = (start: Start, sound: Begun): CourseResult => {
  const read = new Set(sound.read);
  const { rulings } = start.setup;
  const forced = forcedBehind(start, sound.position, rulings, (id) => void read.add(id));
  return {
    position: forced.at(-1)?.position ?? sound.position,
    findings: [],
    doubts: [],
    audited: sound.index,
    stopped: null,
    searchedInPart: [],
    isOutcomeOpen: false,
    cost: 0,
    sound: forced.length > 0 ? { ...sound, read } : sound,
    explaining: null,
    rulingsRead: [...read].sort(),
    takenBack: null,
    deviating: [],
    counts: NO_COUNTS,
  };
};

/**
 * Re-derives the whole record, or what of it the fast lane has not come to. Findings come in the order of the log.
 * Steps of what was begun were told already, and are not counted. The fast lane keeps no positions, so that a record that
 * takes play back is re-derived from its start; what was told is not told again.
 */
export function* runCourse(
  start: Start,
  record: RecordedGame,
  options: CourseOptions = {},
  begun?: Begun,
): Explained<CourseResult> {
  if (begun !== undefined && begun.index === record.length) return soundCourse(start, begun);
  const tally = options.countTaken === true ? newTally() : null;
  const inLine = options.onStep === undefined ? null : inTheirLines(start, record);
  if (tally !== null) countVisit(tally, start.game, start.position.at);
  const undos = undosOf(start.header, record);
  const toldAlready = begun?.index ?? 0;
  const from = undos === NO_UNDOS ? begun : undefined;
  const backs = undos === NO_UNDOS ? null : newTakenBackTally(start.header.seats.length);
  let steps = from?.index ?? 0;
  const tell = (step: Step): void => {
    steps++;
    if (tally !== null) countTaken(tally, start, step.before, step.taken);
    if (backs !== null) noteStep(backs, start.game, step);
    if (inLine !== null && step.seq > toldAlready) options.onStep!(inLine(step));
  };
  const replayed = replay(start, record, from, undos);
  for (const step of replayed.steps) tell(step);
  const reached = replayed.reached();
  const read = new Set(reached.read);
  const explaining = reached.index === record.length ? null : yield "deviates";
  const sought = explaining?.seek(start, record, reached, options.pins) ?? null;
  const odd = sought === null ? null : explaining!.explain(sought, read, tally);
  const deviating: Step[] = [];
  for (const step of odd?.steps ?? []) {
    deviating.push(step);
    tell(step);
  }
  const told = odd?.telling ?? { findings: [], doubts: [], stopped: null, unasked: 0 };
  const last = odd?.telling.position ?? reached.position;
  const { rulings } = start.setup;
  const forced =
    told.stopped === null ? forcedBehind(start, last, rulings, (id) => void read.add(id)) : [];
  if (tally !== null) countTaken(tally, start, last, forced);
  return {
    position: forced.at(-1)?.position ?? last,
    findings: told.findings,
    doubts: told.doubts,
    audited: steps - told.unasked,
    stopped: told.stopped,
    searchedInPart: (sought?.found.spent ?? []).map(({ first, last }) => ({
      from: Seq(first + 1),
      to: Seq(Math.min(last + 1, record.length)),
    })),
    isOutcomeOpen: sought?.isOutcomeOpen === true,
    cost: sought?.found.told.cost ?? 0,
    sound: explaining === null && forced.length > 0 ? { ...reached, read } : reached,
    explaining,
    rulingsRead: [...read].sort(),
    takenBack: backs === null ? null : takenBacksOf(backs),
    deviating,
    counts: tally ?? NO_COUNTS,
  };
}
