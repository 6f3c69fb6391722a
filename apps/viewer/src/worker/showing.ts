// What the event of a moment did, as it is drawn: at a finding what is recorded beside what the rules force. Loaded with the
// first frame, after the page has shown itself.
import {
  type EventPicture,
  eventPicture,
  findingPicture,
  NO_EVENT,
  type Scene,
} from "@assize/kernel-drawing";
import { disputedAt, viewOf } from "@assize/kernel-history";
import type { Position } from "@assize/kernel-chart-engine";
import type { Branch } from "@assize/kernel-history";
import type { Reader } from "../protocol/protocol.ts";
import type { OpenHistory } from "./desk.ts";

/** A position that no rule leads to need not be one that can be drawn. */
const drawnIfItCan = (
  { drawing, history }: OpenHistory,
  position: Position<unknown>,
  { eyes, language }: Reader,
): Scene | null => {
  try {
    return drawing.scene(viewOf(history, position, eyes), language);
  } catch {
    return null;
  }
};

export const shownEvent = (
  open: OpenHistory,
  branch: Branch,
  seq: number,
  reader: Reader,
  [before, shown]: readonly [Scene | undefined, Scene],
): EventPicture => {
  if (before === undefined) return NO_EVENT;
  const event = eventPicture(before, shown);
  const disputed = disputedAt(open.history, branch, seq);
  if (disputed === null) return event;
  const after = branch.steps[seq - 1]!.after;
  const side = (position: Position<unknown> | null): Scene | null => {
    if (position === null) return null;
    return position === after ? shown : drawnIfItCan(open, position, reader);
  };
  const [recorded, forced] = [side(disputed.recorded), side(disputed.forced)];
  return { ...event, marks: findingPicture({ before, shown, recorded, forced }) ?? event.marks };
};
