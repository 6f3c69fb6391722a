// Which events of the record a cause depends on, as far as that is known: those since the last choice before it. The one
// place where this is decided for reports; an exact slice of the record would be asked for here.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Finding } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";

/** Most events that lead up to a cause, the last ones. */
const MOST_STEPS = 50;

const isChosen = (type: string, start: Start): boolean => {
  const kind = start.game.events.get(type)?.class;
  return kind === "decision" || kind === "chance";
};

/**
 * Numbers of the events that lead up to a cause, in the order of the log, its own event not among them: the last choice
 * or outcome of chance before it, and all that came after that.
 */
export const causalSteps = (
  finding: Finding,
  read: RecordedGame,
  start: Start | null,
): readonly number[] => {
  if (start === null) return [];
  const steps: number[] = [];
  for (let seq = finding.seq - 1; seq >= 1 && steps.length < MOST_STEPS; seq--) {
    const event = read.events[seq - 1];
    if (event === undefined) continue;
    steps.unshift(seq);
    if (isChosen(event.envelope.type, start)) break;
  }
  return steps;
};
