// Which of the explanations at the end of a search is told. The cheapest, but for one case: it puts something in the place of a
// choice that the rules refuse, and all lines fit as well where that choice was carried out. Then the record says what happened.
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Move, movesIn } from "./moves.ts";

/** What supposing less may cost more. */
const MORE = COSTS.stood - COSTS.rewritten;

/** `beam`: cheapest first. */
export const toldOf = (beam: readonly Hypothesis[]): Hypothesis => {
  const [best, ...others] = beam as readonly [Hypothesis, ...Hypothesis[]];
  const own = toldIn(best);
  const first = own.findIndex(isInPlaceOfRefused);
  if (first < 0) return best;
  const instead = others.find(
    (other) => other.cost <= best.cost + MORE && isCarriedOut(own, toldIn(other), first),
  );
  return instead ?? best;
};

/** The moves that are told. */
const toldIn = ({ last }: Hypothesis): readonly Move[] =>
  movesIn(last).filter(({ cost }) => cost > 0);

const isInPlaceOfRefused = ({ kind, accuses }: Move): boolean =>
  accuses !== null && (kind === "rewritten" || kind === "passed-over");

/** True where another explanation is the same up to the refused choice, which stood, and supposes no more than the one does. */
const isCarriedOut = (own: readonly Move[], other: readonly Move[], first: number): boolean => {
  const [one, stood] = [own[first]!, other[first]];
  return (
    stood?.kind === "stood" &&
    stood.index === one.index &&
    stood.accuses === one.accuses &&
    other.length <= own.length &&
    own.slice(0, first).every((move, at) => move === other[at])
  );
};
