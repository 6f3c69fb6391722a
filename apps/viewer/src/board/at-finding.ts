// A drawing at a finding: what is disputed is the loudest there, so whose turn comes is not drawn at all. Knows marks and the
// role `next` that games give to what says whose turn comes; no game.
import { type Bounds, boundsOf, type EventPicture, type Shape } from "@assize/kernel-drawing";

const VEIL = "finding:veil";
const NEXT = "next";

/** Where on the drawing an event is marked; undefined where it is nowhere. */
export const placeOfMarks = ({ marks }: EventPicture): Bounds | undefined =>
  boundsOf(marks.filter(({ key }) => key !== VEIL)) ?? undefined;

/** Shapes without what says whose turn comes: the very same ones wherever they stay. */
export const withoutNext = (shapes: readonly Shape[]): readonly Shape[] => {
  let isSame = true;
  const made = shapes.map((shape): Shape => {
    const roles = shape.roles.includes(NEXT)
      ? shape.roles.filter((role) => role !== NEXT)
      : shape.roles;
    const children = shape.kind === "group" ? withoutNext(shape.children) : null;
    if (roles === shape.roles && (shape.kind !== "group" || children === shape.children))
      return shape;
    isSame = false;
    return shape.kind === "group" ? { ...shape, roles, children: children! } : { ...shape, roles };
  });
  return isSame ? shapes : made;
};
