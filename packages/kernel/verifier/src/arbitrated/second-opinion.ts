// Two arbiters side by side: on which findings they do not rule alike. Reasons and names are their own.
import { type Arbitration, type OtherRuling, sameJson, Seq } from "@assize/kernel-model";

const keyOf = ({ line, code }: Arbitration): string => `${line} ${code}`;

/** What decides: how play goes on, and who pays. */
const decided = ({ ruling, instead, penalty, play }: Arbitration) => ({
  ruling,
  instead: instead ?? null,
  penalty: penalty ?? null,
  play: play ?? null,
});

/** In the order of the log. */
export const differingRulings = (
  first: readonly Arbitration[],
  second: readonly Arbitration[],
): readonly OtherRuling[] => {
  const byKey = (all: readonly Arbitration[]) => new Map(all.map((one) => [keyOf(one), one]));
  const [ours, theirs] = [byKey(first), byKey(second)];
  return [...new Map([...ours, ...theirs]).entries()]
    .map(([key, { line, code }]): OtherRuling => ({
      line: Seq(line),
      code,
      first: ours.get(key) ?? null,
      second: theirs.get(key) ?? null,
    }))
    .filter(
      ({ first, second }) =>
        first === null || second === null || !sameJson(decided(first), decided(second)),
    )
    .sort((a, b) => a.line - b.line || a.code.localeCompare(b.code));
};
