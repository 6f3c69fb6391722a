// Where on a drawing a finding is marked. Knows marks, no game.
import { type Bounds, boundsOf, type EventPicture } from "@assize/kernel-drawing";

const VEIL = "finding:veil";

/** Where on the drawing an event is marked; undefined where it is nowhere. */
export const placeOfMarks = ({ marks }: EventPicture): Bounds | undefined =>
  boundsOf(marks.filter(({ key }) => key !== VEIL)) ?? undefined;
