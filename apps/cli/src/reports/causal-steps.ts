// Which events of the record a cause depends on: its causal slice, as far as that is asked for, else those since the last
// choice before it. The one place where this is decided for reports.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Finding } from "@assize/kernel-model";
import type { AuditOptions } from "@assize/kernel-verifier";
import { follow, type Followed, sliceOf } from "@assize/kernel-witness";

/** Causes of one game whose slices are found: one takes about a tenth of an audit. */
const MOST_SLICES = 20;

/** Most events that lead up to a cause, the last ones. */
const MOST_STEPS = 50;

/**
 * Numbers of the events that lead up to a cause, in the order of the log, its own event not among them. For the causes of
 * one game, one after the other.
 */
export type CausalSteps = (finding: Finding) => readonly number[];

/** The last choice or outcome of chance before a finding, and all that came after that. */
const sinceLastChoice = (
  { seq: own }: Finding,
  { events }: RecordedGame,
  { table }: Followed,
): readonly number[] => {
  const steps: number[] = [];
  for (let seq = own - 1; seq >= 1; seq--) {
    const type = events[seq - 1]?.envelope.type ?? "";
    const kind = table.start.game.events.get(type)?.class;
    steps.unshift(seq);
    if (kind === "decision" || kind === "chance") break;
  }
  return steps;
};

/** A game is audited once more for it, when the first cause asks. Nothing leads up to a cause where it cannot be replayed. */
export const causalStepsOf = (read: RecordedGame, options: AuditOptions): CausalSteps => {
  let followed: Followed | null | undefined;
  let slices = 0;
  return (finding) => {
    if (followed === undefined) followed = follow(read, options);
    if (followed === null) return [];
    const steps =
      slices++ < MOST_SLICES
        ? sliceOf(followed, finding).events
        : sinceLastChoice(finding, read, followed);
    return steps.filter((seq) => seq !== finding.seq).slice(-MOST_STEPS);
  };
};
