// Whose turn comes, in a drawing: the role `next`, which games give to what says it. At a finding what is disputed is the
// loudest, so there it is not drawn at all: on the board, in pictures and on paper alike. Knows no game.
import type { Shape } from "./scene.ts";

const NEXT = "next";

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
