// The assessments at the end of the game: who ranks where, who is out, who wins.
// Knows values, ties and elimination; must not know how a value came about.
import { SeatId } from "@assize/kernel-model";
import {
  ASSESSMENTS,
  totalUnits,
  type Assessment,
  type Contestant,
  type DataOf,
  type EventOf,
  type State,
  type Ranking,
} from "@assize/xidit-events";
import { distanceFrom, seatsOf } from "./seating.ts";
import { valuesIn } from "./values.ts";

/** All seats, then the dummy of three players (assess.dummy). */
export const contestants = (game: State): readonly Contestant[] => {
  const seats = seatsOf(game.setting.seats);
  return game.dummy === null ? seats : [...seats, "dummy"];
};

/** Those not yet eliminated, in the order of `contestants` (assess.order). */
export const remaining = (game: State): readonly Contestant[] => {
  const out = new Set(game.rankings.flatMap(({ eliminated }) => eliminated));
  return contestants(game).filter((one) => !out.has(one));
};

/** The assessment to be held next; null once all three have been (assess.order). */
export const nextAssessment = (game: State): Assessment | null =>
  game.assessments[game.rankings.length] ?? null;

/** Who holds the token when ties are broken (assess.tie-seat, ruling `tie-seat`). */
const firstForTies = ({ firstPlayer, rulings, setting }: State): SeatId =>
  rulings["tie-seat"] === "passed" ? SeatId((firstPlayer + 1) % setting.seats) : firstPlayer;

/** What a contestant is compared by, each higher better: value, units, distance. */
type Standing = readonly [value: number, units: number, distance: number];

/** Below every human with the same value: it has neither units nor seat (assess.dummy). */
const dummyStanding = (value: number): Standing => [value, -1, -1];

const standings = (
  game: State,
  scores: readonly number[],
  dummy: number | null,
): ReadonlyMap<Contestant, Standing> => {
  const first = firstForTies(game);
  const { seats } = game.setting;
  const all = new Map<Contestant, Standing>();
  for (const seat of seatsOf(seats)) {
    const units = totalUnits(game.screens[seat]!);
    all.set(seat, [scores[seat]!, units, distanceFrom(first, seat, seats)]);
  }
  if (dummy !== null) all.set("dummy", dummyStanding(dummy));
  return all;
};

/** Negative where `a` ranks higher (assess.tie-units, assess.tie-seat). */
const compareStandings = (a: Standing, b: Standing): number =>
  b[0] - a[0] || b[1] - a[1] || b[2] - a[2];

/** How many fall: after the first assessment three remain, then two, then one (assess.order). */
const fallingNow = (game: State, inGame: number): number =>
  Math.max(0, inGame - Math.max(1, ASSESSMENTS.length - game.rankings.length));

/** Ruling `dummy-tie: eliminated`: the dummy, still in, is level with a human still in. */
const dummyFallsByTie = (game: State, scores: readonly number[], dummy: number | null): boolean => {
  if (dummy === null || game.rulings["dummy-tie"] !== "eliminated") return false;
  const inGame = remaining(game);
  return inGame.includes("dummy") && inGame.some((one) => one !== "dummy" && scores[one] === dummy);
};

/**
 * One assessment: everybody ranked, best first, also those already out; the lowest of those still
 * in fall, listed best first (assess.order, assess.tie-units, assess.tie-seat, assess.dummy).
 */
export const rank = (game: State, assessment: Assessment): Ranking => {
  const scores = valuesIn(game, assessment);
  const dummy = game.dummy === null ? null : game.dummy[assessment];
  const standing = standings(game, scores, dummy);
  const ranking = [...standing.keys()].sort((a, b) =>
    compareStandings(standing.get(a)!, standing.get(b)!),
  );
  const inGame = new Set(remaining(game));
  const ranked = ranking.filter((one) => inGame.has(one));
  const candidates = dummyFallsByTie(game, scores, dummy)
    ? [...ranked.filter((one) => one !== "dummy"), "dummy" as const]
    : ranked;
  const eliminated = candidates.slice(candidates.length - fallingNow(game, candidates.length));
  return { assessment, scores, dummy, ranking, eliminated };
};

/** The claim of `assessment-held`: the next assessment's ranking. Requires one to be left. */
export const deriveAssessmentHeld = (game: State): DataOf<"assessment-held"> =>
  rank(game, nextAssessment(game)!);

/** The next assessment is held, with the result that the event tells (assess.order). None left: unchanged. */
export const holdAssessment = (game: State, event?: EventOf<"assessment-held">): State => {
  const assessment = nextAssessment(game);
  if (assessment === null) return game;
  return { ...game, rankings: [...game.rankings, event?.data ?? rank(game, assessment)] };
};

/** Contestants best first: those still in, then the others from the last one out to the first. */
const lastOutFirst = (game: State): readonly Contestant[] => [
  ...remaining(game),
  ...game.rankings.toReversed().flatMap(({ eliminated }) => eliminated),
];

/**
 * The final places, best first: the winner, then the others, the last one out first (assess.order).
 * Ruling `dummy-wins: best-human` puts the human eliminated last before a dummy that is left.
 */
export const finalPlaces = (game: State): readonly Contestant[] => {
  const places = lastOutFirst(game);
  if (places[0] !== "dummy" || game.rulings["dummy-wins"] !== "best-human") return places;
  const [dummy, best, ...others] = places;
  return best === undefined ? places : [best, dummy, ...others];
};

/** Who has won; null while more than one is still in (assess.order, ruling `dummy-wins`). */
export const winner = (game: State): Contestant | null =>
  remaining(game).length === 1 ? (finalPlaces(game)[0] ?? null) : null;

/** The claim of `game-ended`. Requires all assessments to have been held. */
export const deriveGameEnded = (game: State): DataOf<"game-ended"> => ({ winner: winner(game)! });

/** The claim of `assessments-opened` (assess.order). */
export const deriveAssessmentsOpened = (game: State): DataOf<"assessments-opened"> => ({
  order: game.assessments,
});
