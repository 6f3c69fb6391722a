// The course of one audit: a replay as long as the record says what the rules say, then the cheapest explanation of all
// that follows. What is found, and how the game goes on, is in `alignment`.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Doubt, Finding, Stop } from "@assize/kernel-model";
import { forcedSteps, type Start } from "@assize/kernel-referee";
import { inTheirLines, replay, type Step } from "@assize/kernel-replay";
import { DEFAULTS, rulesOf, type Search, searchFrom, tell, type Telling, trailOn } from "./alignment/index.ts";
import { type Counts, countTaken, countVisit, newTally, NO_COUNTS, type Tally } from "./counts.ts";

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
  const note = (step: Step): void => {
    steps++;
    if (tally !== null) countTaken(tally, start, step.before, step.taken);
    if (inLine !== null) options.onStep!(inLine(step));
  };
  let trail: Search["trail"] = null;
  for (const step of replayed.steps) {
    trail = trailOn(trail, step.before);
    note(step);
  }
  const position = replayed.position();
  const rest =
    steps < record.events.length
      ? explainFrom(start, record, { index: steps, position, trail }, replayed.read, tally)
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

type Explanation = ReturnType<typeof tell>;

/** The record from the first line that is not what the rules say. */
const explainFrom = (
  start: Start,
  { events }: RecordedGame,
  from: From,
  read: Set<string>,
  tally: Tally | null,
): Explanation => {
  const rules = rulesOf(start);
  const search: Search = {
    rules,
    lineAt: (index) => events[index]!.envelope,
    length: events.length,
    limits: DEFAULTS,
  };
  const found = searchFrom(search, { ...from, position: plain(rules, from.position), trail: ... });
  return tell(search, found, from, read, tally);
};
