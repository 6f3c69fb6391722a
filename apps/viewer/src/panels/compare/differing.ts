// What differs between two sides, as data: shapes by key, findings by event and code. Pure; knows no game.
import type { Scene, Shape } from "@assize/kernel-drawing";
import type { FindingText } from "../../protocol/protocol.ts";
import { sameGeometry, sameRoles } from "../../board/same.ts";

type ByKey = ReadonlyMap<string, Shape>;

const byKey = (shapes: readonly Shape[]): ByKey => new Map(shapes.map((one) => [one.key, one]));

const childrenOf = (shape: Shape | undefined): readonly Shape[] =>
  shape?.kind === "group" ? shape.children : [];

const looksAlike = (one: Shape, other: Shape): boolean =>
  sameGeometry(one, other) &&
  sameRoles(one.roles, other.roles) &&
  one.label === other.label &&
  (one.kind !== "text" || (other.kind === "text" && one.text === other.text));

const collect = (mine: readonly Shape[], others: readonly Shape[], into: string[]): void => {
  const known = byKey(others);
  for (const shape of mine) {
    const other = known.get(shape.key);
    if (other === undefined || !looksAlike(shape, other)) into.push(shape.key);
    // What one side lacks as a whole is named once.
    if (other !== undefined) collect(childrenOf(shape), childrenOf(other), into);
  }
};

/** Keys of shapes of `mine` that `other` lacks, or has elsewhere or otherwise. */
export const differingShapes = (mine: Scene, other: Scene): readonly string[] => {
  const keys: string[] = [];
  collect(mine.shapes, other.shapes, keys);
  return keys;
};

const nameOf = ({ finding: { seq, code, type } }: FindingText): string => `${seq} ${code} ${type}`;

/** Findings that the other side does not have at the same event. */
export const findingsOnlyIn = (
  mine: readonly FindingText[],
  other: readonly FindingText[],
): readonly FindingText[] => {
  const known = new Set(other.map(nameOf));
  return mine.filter((one) => !known.has(nameOf(one)));
};

type Rulings = Readonly<Record<string, string>>;

/** What this side is judged by and the other is not, as `ruling: option`; only of rulings that both have. */
export const rulingsApart = (mine: Rulings, other: Rulings): readonly string[] =>
  Object.entries(mine)
    .filter(([id, option]) => (other[id] ?? option) !== option)
    .map(([id, option]) => `${id}: ${option}`);
