// The course of one audit: re-derives the game line by line and goes on *as ruled* after a finding.
// What happens to each class of event is told in `consequences` and `choices`.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { type Doubt, type Finding, LIMITS, noteReadings, Seq } from "@assize/kernel-model";
import { isOver, type Start } from "@assize/kernel-referee";
import { causeOf, goOnAsRecorded, nothingBelieved, readAsRecorded } from "./as-recorded.ts";
import { auditChoice } from "./choices.ts";
import { auditConsequence } from "./consequences.ts";
import { type Counts, countVisit, newTally, NO_COUNTS } from "./counts.ts";
import { advance, asJson, type Course, find, forced, type OnLine, type Stop } from "./evidence.ts";

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
  readonly onLine?: OnLine | undefined;
  readonly countTaken?: boolean | undefined;
}

/** Re-derives the whole record. Findings come in the order of the log. */
export const runCourse = (
  start: Start,
  envelopes: readonly Envelope[],
  options: CourseOptions = {},
): CourseResult => {
  const read = new Set(start.rulings.read);
  const readNow = new Set<string>();
  const { model } = start.game;
  const noting = noteReadings(start.setup.rulings, (id) => {
    read.add(id);
    readNow.add(id);
  });
  const tally = options.countTaken === true ? newTally() : null;
  const course: Course = {
    game: start.game,
    seats: start.setup.seats.length,
    terse: start.header.terse === true,
    envelopes,
    findings: [],
    doubts: [],
    read,
    readNow,
    tally,
    onLine: options.onLine,
    steps: [],
    position: { at: start.position.at, context: model.withRulings(start.position.context, noting) },
    audited: 0,
    stopped: null,
    pending: null,
    asRecorded: nothingBelieved(start.game, start.setup.rulings),
  };
  if (tally !== null) countVisit(tally, course.game, course.position.at);
  for (let index = 0; index < envelopes.length && course.stopped === null; index++) {
    const before = course.position;
    readAsRecorded(course, envelopes[index]!);
    auditLine(course, envelopes[index]!, index);
    goOnAsRecorded(course, before);
    course.onLine?.(Seq(index + 1), course.steps, course.position);
    if (course.steps.length > 0) course.steps = [];
  }
  if (course.terse && course.stopped === null)
    for (const step of forced(course)) advance(course, step);
  return {
    position: course.position,
    findings: course.findings,
    doubts: course.doubts,
    audited: course.audited,
    stopped: course.stopped,
    rulingsRead: [...read].sort(),
    counts: tally ?? NO_COUNTS,
  };
};

const auditLine = (course: Course, envelope: Envelope, index: number): void => {
  if (course.readNow.size > 0) course.readNow.clear();
  if (course.findings.length >= LIMITS.findingsPerGame) {
    course.stopped = { seq: Seq(index + 1), reason: `${LIMITS.findingsPerGame} findings` };
    return;
  }
  checkSeq(course, envelope, index);
  if (isOver(course.game, course.position)) {
    find(course, index, "event-after-end", {
      blame: "recorder",
      recorded: asJson(envelope),
      follows: course.findings.find((one) => one.code === "event-after-end")?.id ?? causeOf(course),
    });
    return;
  }
  const prepared = course.game.events.get(envelope.type);
  if (prepared === undefined) {
    find(course, index, "type-unknown", { blame: "recorder", recorded: envelope.type });
    return;
  }
  course.audited++;
  if (prepared.class === "consequence") auditConsequence(course, prepared, envelope, index);
  else auditChoice(course, prepared, envelope, index);
};

const checkSeq = (course: Course, envelope: Envelope, index: number): void => {
  const before = index === 0 ? 0 : course.envelopes[index - 1]!.seq;
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
