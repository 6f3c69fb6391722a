// The course of one audit: a replay of the record, judged where it is not just what the rules say, and gone on with
// *as ruled*. What happens to each class of event is in `consequences` and `choices`.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope, RecordedGame } from "@assize/kernel-event-log";
import { type Doubt, type Finding, LIMITS, Seq, type Stop } from "@assize/kernel-model";
import { forcedSteps, isOver, type Start } from "@assize/kernel-referee";
import { type Begun, inTheirLines, type Judge, replay, type Step } from "@assize/kernel-replay";
import { causeOf, goOnAsRecorded, nothingBelieved, readAsRecorded } from "./as-recorded.ts";
import { auditChoice } from "./choices.ts";
import { auditConsequence } from "./consequences.ts";
import { type Counts, countTaken, countVisit, newTally, NO_COUNTS } from "./counts.ts";
import { asJson, type Course, find } from "./evidence.ts";

export interface CourseResult {
  readonly position: Position<unknown>;
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly audited: number;
  readonly stopped: Stop | null;
  readonly rulingsRead: readonly string[];
  /** Empty unless coverage was asked for. */
  readonly counts: Counts;
}

export interface CourseOptions {
  /** Told after each event; in a terse record with all that it forces. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** Fills the counts of the answer: what coverage is made of. */
  readonly countTaken?: boolean | undefined;
}

/** The result where the fast lane came to the end of the record. */
const soundCourse = ({ index, position, read }: Begun): CourseResult => ({
  position,
  findings: [],
  doubts: [],
  audited: index,
  stopped: null,
  rulingsRead: [...read].sort(),
  counts: NO_COUNTS,
});

/**
 * Re-derives the whole record, or what of it the fast lane has not come to. Findings come in the order of the log.
 * Steps of what was begun were told already, and are not counted.
 */
export const runCourse = (
  start: Start,
  record: RecordedGame,
  options: CourseOptions = {},
  begun?: Begun,
): CourseResult => {
  if (begun !== undefined && begun.index === record.length) return soundCourse(begun);
  const tally = options.countTaken === true ? newTally() : null;
  const course = newCourse(start, record, tally);
  const replayed = replay(start, record, judgeOf(course), begun);
  course.read = replayed.read;
  const inLine = options.onStep === undefined ? null : inTheirLines(start, record);
  if (tally !== null) countVisit(tally, start.game, start.position.at);
  let steps = begun?.index ?? 0;
  for (const step of replayed.steps) {
    steps++;
    if (tally !== null) countTaken(tally, start, step.before, step.taken);
    if (inLine !== null) options.onStep!(inLine(step));
  }
  const last = replayed.position();
  const forced = course.terse && course.stopped === null ? forcedSteps(start.game, last) : [];
  if (tally !== null) countTaken(tally, start, last, forced);
  return {
    position: forced.at(-1)?.position ?? last,
    findings: course.findings,
    doubts: course.doubts,
    audited: steps - course.passedOver,
    stopped: course.stopped,
    rulingsRead: [...replayed.read].sort(),
    counts: tally ?? NO_COUNTS,
  };
};

const newCourse = (start: Start, { events }: RecordedGame, tally: Course["tally"]): Course => ({
  game: start.game,
  seats: start.setup.seats.length,
  terse: start.header.terse === true,
  events,
  findings: [],
  doubts: [],
  read: start.rulings.read,
  readNow: new Set(),
  tally,
  steps: [],
  position: start.position,
  passedOver: 0,
  stopped: null,
  pending: null,
  asRecorded: nothingBelieved(start.game, start.setup.rulings),
});

const judgeOf = (course: Course): Judge => ({
  isOpen: () =>
    course.pending !== null ||
    course.asRecorded.kept.length > 0 ||
    course.findings.length >= LIMITS.findingsPerGame,
  settle: ({ index, recorded, position, readings }) => {
    course.position = position;
    course.readNow = readings;
    course.steps = [];
    readAsRecorded(course, recorded);
    auditLine(course, recorded, index);
    goOnAsRecorded(course, position);
    return { taken: course.steps, stops: course.stopped !== null };
  },
});

/** Audits an event in full. Events of which nothing could be asked are counted as passed over. */
const auditLine = (course: Course, envelope: Envelope, index: number): void => {
  if (course.findings.length >= LIMITS.findingsPerGame) {
    course.passedOver++;
    const values = { most: LIMITS.findingsPerGame };
    course.stopped = { seq: Seq(index + 1), code: "findings-limit", values };
    return;
  }
  checkSeq(course, envelope, index);
  if (isOver(course.game, course.position)) {
    course.passedOver++;
    find(course, index, "event-after-end", {
      blame: "recorder",
      recorded: asJson(envelope),
      follows: course.findings.find((one) => one.code === "event-after-end")?.id ?? causeOf(course),
    });
    return;
  }
  const prepared = course.game.events.get(envelope.type);
  if (prepared === undefined) {
    course.passedOver++;
    find(course, index, "type-unknown", { blame: "recorder", recorded: envelope.type });
    return;
  }
  if (prepared.class === "consequence") auditConsequence(course, prepared, envelope, index);
  else auditChoice(course, prepared, envelope, index);
};

const checkSeq = (course: Course, envelope: Envelope, index: number): void => {
  const before = index === 0 ? 0 : course.events[index - 1]!.envelope.seq;
  if (envelope.seq === before + 1) return;
  const code =
    envelope.seq === before
      ? "seq-duplicate"
      : envelope.seq > before
        ? "seq-gap"
        : "seq-out-of-order";
  find(course, index, code, {
    blame: "record-damage",
    expected: before + 1,
    recorded: envelope.seq,
  });
};
