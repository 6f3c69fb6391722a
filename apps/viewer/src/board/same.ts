// Whether two shapes stand and look alike; scenes come from a worker, so no two of them share an object. Knows no DOM.
import type { PathStep, ScenePoint, Shape } from "@assize/kernel-drawing";

export const sameRoles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((role, index) => role === b[index]);

const samePoint = (a: ScenePoint, b: ScenePoint): boolean => a[0] === b[0] && a[1] === b[1];

const sameStep = (a: PathStep, b: PathStep): boolean => {
  for (let index = 0; index < b.length; index++) if (a[index] !== b[index]) return false;
  return a.length === b.length;
};

const sameList = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  a === b || (a.length === b.length && a.every((one, index) => same(one, b[index]!)));

/** Whether two shapes are of one kind, in the same place and of the same size; what is inside a group is not asked. */
export const sameGeometry = (a: Shape, b: Shape): boolean => {
  if (a === b) return true;
  if (a.kind === "group" && b.kind === "group")
    return samePoint(a.at, b.at) && (a.scale ?? 1) === (b.scale ?? 1);
  if (a.kind === "path" && b.kind === "path") return sameList(a.steps, b.steps, sameStep);
  if (a.kind === "polygon" && b.kind === "polygon") return sameList(a.points, b.points, samePoint);
  if (a.kind === "circle" && b.kind === "circle")
    return samePoint(a.at, b.at) && a.radius === b.radius;
  if (a.kind === "rect" && b.kind === "rect")
    return (
      samePoint(a.at, b.at) && a.width === b.width && a.height === b.height && a.corner === b.corner
    );
  if (a.kind === "text" && b.kind === "text")
    return samePoint(a.at, b.at) && a.size === b.size && a.anchor === b.anchor;
  return false;
};
