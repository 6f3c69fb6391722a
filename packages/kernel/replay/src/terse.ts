// To which event of a terse record its unrecorded consequences belong: to the one that forces them. An audit takes them
// where it needs them, before the next recorded event; this file, and no other, puts them where people look for them.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import { forcedSteps, type Start, type Taken } from "@assize/kernel-referee";
import type { Step } from "./step.ts";

/** What is forced before the first event of a record and stands in no event, and the position it leads to. */
export interface Opening {
  readonly taken: readonly Taken<unknown>[];
  readonly position: Position<unknown>;
}

type GameRecord = Pick<RecordedGame, "header" | "events">;

const isTerse = ({ header }: GameRecord): boolean => header.terse === true;

/** All that is forced after event `seq` and not recorded. Where the next event is a consequence, it is recorded. */
const forcedAfter = (
  { game, setup }: Start,
  { events }: GameRecord,
  seq: number,
  { at, context }: Position<unknown>,
): readonly Taken<unknown>[] => {
  const next = events[seq]?.envelope.type;
  if (next !== undefined && game.events.get(next)?.class === "consequence") return [];
  // What is read here was, or will be, read by the replay itself.
  return forcedSteps(game, { at, context: game.model.withRulings(context, setup.rulings) });
};

export const openingOf = (start: Start, record: GameRecord): Opening => {
  const taken = isTerse(record) ? forcedAfter(start, record, 0, start.position) : [];
  return { taken, position: taken.at(-1)?.position ?? start.position };
};

/**
 * Steps of a replay, one after the other, as people look for them: in a terse record each with all that it forces, and
 * without what the step before it forced. Other records' steps stay as they are.
 */
export const inTheirLines = (start: Start, record: GameRecord): ((step: Step) => Step) => {
  if (!isTerse(record)) return (step) => step;
  const opening = openingOf(start, record);
  let { position } = opening;
  let given = opening.taken.length;
  return (step) => {
    const before = position;
    if (step.table !== null) {
      // What is forced after the line to which play goes back was told there.
      const told = forcedAfter(start, record, step.seq, step.after);
      given = told.length;
      position = told.at(-1)?.position ?? step.after;
      return { ...step, before, after: position };
    }
    if (step.taken.length === 0) return { ...step, before, after: before };
    const own = step.taken.slice(given);
    const forced = forcedAfter(start, record, step.seq, step.after);
    given = forced.length;
    position = forced.at(-1)?.position ?? step.after;
    return { ...step, taken: [...own, ...forced], before, after: position };
  };
};
