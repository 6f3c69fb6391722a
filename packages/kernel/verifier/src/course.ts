// The course of one audit: a replay as long as the record says what the rules say, then the cheapest explanation of all
// that follows. What is found, and how the game goes on, is in `alignment`.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Doubt, Finding, Stop } from "@assize/kernel-model";
import { forcedSteps, type Start } from "@assize/kernel-referee";
import { inTheirLines, replay, type Step } from "@assize/kernel-replay";
import { BACK, explain } from "./alignment/index.ts";
import { type Counts, countTaken, countVisit, newTally, NO_COUNTS } from "./counts.ts";

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

/** Re-derives the whole record. Findings come in the order of the log. */
export const runCourse = (
  start: Start,
  record: RecordedGame,
  options: CourseOptions = {},
): CourseResult => {
  const tally = options.countTaken === true ? newTally() : null;
  const replayed = replay(start, record);
  const inLine = options.onStep === undefined ? null : inTheirLines(start, record);
  if (tally !== null) countVisit(tally, start.game, start.position.at);
  let steps = 0;
  /** Positions before the latest lines, to which play may turn out to have gone back. */
  const recent: Position<unknown>[] = [];
  const note = (step: Step): void => {
    recent[steps++ % BACK] = step.before;
    if (tally !== null) countTaken(tally, start, step.before, step.taken);
    if (inLine !== null) options.onStep!(inLine(step));
  };
  for (const step of replayed.steps) note(step);
  const position = replayed.position();
  const rest =
    steps < record.events.length
      ? explain({ start, record, index: steps, position, recent }, replayed.read, tally)
      : null;
  if (rest !== null) for (const step of rest.steps) note(step);
  const telling = rest?.telling ?? null;
  const last = telling?.position ?? position;
  const stopped = telling?.stopped ?? null;
  const terse = start.header.terse === true;
  const forced = terse && stopped === null ? forcedSteps(start.game, last) : [];
  if (tally !== null) countTaken(tally, start, last, forced);
  return {
    position: forced.at(-1)?.position ?? last,
    findings: telling?.findings ?? [],
    doubts: telling?.doubts ?? [],
    audited: steps - (telling?.unasked ?? 0),
    stopped,
    rulingsRead: [...replayed.read].sort(),
    counts: tally ?? NO_COUNTS,
  };
};
