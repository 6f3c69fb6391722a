// Which rulings decide: the fewest by whose options alone the answer can be told. Knows no record.
import type { MatrixRow } from "@assize/kernel-model";

/** Rulings tried together at most, so that there are not too many sets of them. */
const MOST_TRIED = 12;

const overlap = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((option) => other.includes(option));

/** True where rows with different answers always differ in one of these rulings. */
const decide = <Answer>(
  rows: readonly MatrixRow[],
  answerOf: (row: MatrixRow) => Answer,
  rulings: readonly string[],
): boolean =>
  rows.every((one, at) =>
    rows
      .slice(at + 1)
      .every(
        (other) =>
          answerOf(one) === answerOf(other) ||
          rulings.some((id) => !overlap(one.rulings[id]!, other.rulings[id]!)),
      ),
  );

function* setsOf(ids: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  else
    for (const [at, id] of ids.entries())
      for (const others of setsOf(ids.slice(at + 1), count - 1)) yield [id, ...others];
}

/** The smallest set of rulings that decides the answer, in the rulebook's order; empty where it is always the same. */
export const decidingRulings = (
  rows: readonly MatrixRow[],
  answerOf: (row: MatrixRow) => string,
): readonly string[] => {
  const ids = Object.keys(rows[0]?.rulings ?? {});
  for (let count = 0; count <= Math.min(ids.length, MOST_TRIED); count++)
    for (const some of setsOf(ids, count)) if (decide(rows, answerOf, some)) return some;
  return ids;
};
