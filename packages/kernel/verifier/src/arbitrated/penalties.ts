// How a game ended, with what seats pay. Knows of a game only the places that it gave, and whether they go by one figure a seat.
import {
  isJsonObject,
  type Json,
  type Outcome,
  type Penalty,
  type SeatId,
} from "@assize/kernel-model";

/** The one figure of each seat, and how it is put back among the game's figures. */
interface Points {
  readonly bySeat: readonly number[];
  readonly within: (bySeat: readonly number[]) => Json;
}

const areBySeat = (value: Json | undefined, seats: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((figure) => typeof figure === "number");

/** Figures that rank nobody otherwise than the game did: whoever has more does not stand behind. */
const rankAs = (bySeat: readonly number[], places: Outcome["places"]): boolean =>
  places.every((tied, place) =>
    tied.every((seat) =>
      places.slice(place + 1).every((later) => later.every((one) => bySeat[seat]! >= bySeat[one]!)),
    ),
  );

/** Null where a game does not rank by one figure. */
const pointsOf = ({ scores, places }: Outcome): Points | null => {
  const seats = places.reduce((sum, tied) => sum + tied.length, 0);
  const [named, ...more] = isJsonObject(scores) ? Object.entries(scores) : [];
  const figures = named === undefined ? scores : named[1];
  if (more.length > 0 || !areBySeat(figures, seats) || !rankAs(figures, places)) return null;
  return {
    bySeat: figures,
    within: (bySeat) => (named === undefined ? [...bySeat] : { [named[0]]: [...bySeat] }),
  };
};

/** Whoever wins with these places. Of seats that were all equal and of whom nobody won, the one has won behind whom the others fall. */
const winnersWith = (
  { winners, places: before }: Outcome,
  [first = [], ...behind]: readonly (readonly SeatId[])[],
): readonly SeatId[] => {
  const stay = winners.filter((seat) => first.includes(seat));
  if (stay.length > 0) return stay;
  const wasDrawn = before.length === 1 && behind.length > 0 && first.length === 1;
  return winners.length > 0 || wasDrawn ? first : [];
};

const placed = (outcome: Outcome, places: readonly (readonly SeatId[])[]): Outcome => {
  const { note, ...rest } = outcome;
  const winners = winnersWith(outcome, places);
  // Why nobody won says nothing where somebody has.
  return {
    ...rest,
    places,
    winners,
    ...(note === undefined || winners.length > 0 ? {} : { note }),
  };
};

/** The best place that each seat can have by its penalties. */
export type BestPlaces = ReadonlyMap<SeatId, number>;

/**
 * Seats fall behind those who now stand before them; those that fall to one place share it. Nobody rises by a penalty but by the fall of
 * another, and nobody wins who cannot have the first place.
 */
const withPlaces = (outcome: Outcome, best: BestPlaces): Outcome => {
  let before = 1;
  const standing = outcome.places.flatMap((tied, group) => {
    const own = before;
    before += tied.length;
    return tied.map((seat) => {
      const place = Math.max(own, best.get(seat) ?? 1);
      return { seat, place, group: place === best.get(seat) ? Infinity : group };
    });
  });
  const order = standing.toSorted((a, b) => a.place - b.place || a.group - b.group || 0);
  const places: SeatId[][] = [];
  for (const [index, { seat, place, group }] of order.entries()) {
    const last = order[index - 1];
    if (last?.place === place && last.group === group) places.at(-1)!.push(seat);
    else places.push([seat]);
  }
  const changed = placed(outcome, places);
  const mayWin = places[0]?.some((seat) => (best.get(seat) ?? 1) === 1) ?? true;
  return mayWin ? changed : { ...changed, winners: [] };
};

/** Whoever has more stands before; who is equal and was not stays in the order that the game gave. */
const withPoints = (
  outcome: Outcome,
  points: Points,
  { seat, points: added }: Extract<Penalty, { points: number }>,
): Outcome => {
  const bySeat = points.bySeat.map((figure, one) => (one === seat ? figure + added : figure));
  const standing = outcome.places.flatMap((tied, place) =>
    tied.map((one) => ({ one, place, figure: bySeat[one]! })),
  );
  standing.sort((a, b) => b.figure - a.figure || a.place - b.place);
  const places: SeatId[][] = [];
  for (const [index, { one, place, figure }] of standing.entries()) {
    const last = standing[index - 1];
    if (last !== undefined && last.figure === figure && last.place === place)
      places.at(-1)!.push(one);
    else places.push([one]);
  }
  return placed({ ...outcome, scores: points.within(bySeat) }, places);
};

/** With one penalty; null where it takes points in a game that does not rank by them. `before`: by those before it. */
export const penalised = (
  outcome: Outcome,
  penalty: Penalty,
  before: BestPlaces = new Map(),
): Outcome | null => {
  if ("place" in penalty) return withPlaces(outcome, withBest(before, penalty));
  const points = pointsOf(outcome);
  return points === null ? null : withPoints(outcome, points, penalty);
};

/** What a penalty adds to those before it. */
export const withBest = (best: BestPlaces, penalty: Penalty): BestPlaces => {
  if (!("place" in penalty)) return best;
  const { seat, place } = penalty;
  return new Map([...best, [seat, Math.max(place, best.get(seat) ?? 1)]]);
};
