// What the event of a moment did, as it is drawn: at a finding what is recorded beside what the rules force.
// Knows histories and drawings; no game, no page.
import type { Position } from "@assize/kernel-chart-engine";
import {
  type EventPicture,
  eventPicture,
  findingPicture,
  type GameDrawing,
  NO_EVENT,
  type Scene,
} from "@assize/kernel-drawing";
import {
  type Branch,
  disputedAt,
  disputedWordsAt,
  findingsAt,
  type History,
  type Reader,
  seenBy,
  viewOf,
} from "@assize/kernel-history";
import { recordedEvent } from "@assize/kernel-event-log";

/** A history, and what draws its game. */
export interface Drawn {
  readonly history: History;
  readonly drawing: GameDrawing;
}

/** A position that no rule leads to need not be one that can be drawn. */
const drawnIfItCan = (
  { drawing, history }: Drawn,
  position: Position<unknown>,
  { eyes, language }: Reader,
): Scene | null => {
  try {
    return drawing.scene(viewOf(history, position, eyes), language);
  } catch {
    return null;
  }
};

/** Keys of what decided against an event, as far as everybody may know it. */
const decidedAt = (
  { drawing, history }: Drawn,
  branch: Branch,
  seq: number,
  { eyes }: Reader,
): readonly string[] => {
  const { before } = branch.steps[seq - 1]!;
  const view = viewOf(history, before, eyes);
  return findingsAt(history, branch, seq)
    .filter(({ follows }) => follows === null)
    .flatMap(({ facts }) => facts.filter(({ knownTo }) => knownTo === "public"))
    .flatMap((fact) => drawing.decided?.(fact, view) ?? []);
};

/** What the event is about on the drawing. What a record holds need not be anything that a game can read. */
const concernedBy = (
  { drawing, history }: Drawn,
  branch: Branch,
  seq: number,
  { eyes }: Reader,
): readonly string[] => {
  const { before, recorded } = branch.steps[seq - 1]!;
  const event = seenBy(history.start.game, recordedEvent(recorded), eyes);
  try {
    return drawing.concerns?.(event, viewOf(history, before, eyes)) ?? [];
  } catch {
    return [];
  }
};

/** `before` and `shown` are the drawings before and after the event, for the same reader; undefined where nothing is before it. */
export const shownEvent = (
  drawn: Drawn,
  branch: Branch,
  seq: number,
  reader: Reader,
  [before, shown]: readonly [Scene | undefined, Scene],
): EventPicture => {
  if (before === undefined) return NO_EVENT;
  const about = concernedBy(drawn, branch, seq, reader);
  const event = eventPicture(before, shown, about);
  const disputed = disputedAt(drawn.history, branch, seq);
  if (disputed === null) return event;
  const after = branch.steps[seq - 1]!.after;
  const side = (position: Position<unknown> | null): Scene | null => {
    if (position === null) return null;
    return position === after ? shown : drawnIfItCan(drawn, position, reader);
  };
  const [recorded, forced] = [side(disputed.recorded), side(disputed.forced)];
  const decided = decidedAt(drawn, branch, seq, reader);
  const said = disputedWordsAt(drawn.history, branch, seq, reader);
  const marks = findingPicture({ before, shown, recorded, forced, decided, said, about });
  return { ...event, marks: marks ?? event.marks };
};
