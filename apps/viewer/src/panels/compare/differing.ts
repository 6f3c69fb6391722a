// What differs between two sides, as data: findings by event and code, rulings. Pure; knows no game.
import type { FindingText } from "../../protocol/protocol.ts";

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
