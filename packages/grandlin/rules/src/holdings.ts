// Which treasures lie where and who carries which: worked out anew only when a treasure has moved.
// Knows neither the board nor any rule.
import type { SeatId } from "@assize/kernel-model";
import type { Facts, Square, TreasureId } from "@assize/grandlin-edition";
import type { State } from "./state.ts";

interface Holdings {
  /** What they were worked out from. */
  readonly treasures: State["treasures"];
  readonly facts: Facts;
  readonly on: ReadonlyMap<Square, readonly TreasureId[]>;
  readonly carried: ReadonlyMap<SeatId, readonly TreasureId[]>;
}

const NONE: readonly TreasureId[] = [];

const put = <Place>(places: Map<Place, TreasureId[]>, place: Place, id: TreasureId): void => {
  const there = places.get(place);
  if (there === undefined) places.set(place, [id]);
  else there.push(id);
};

const workOut = ({ treasures, setting: { facts } }: State): Holdings => {
  const on = new Map<Square, TreasureId[]>();
  const carried = new Map<SeatId, TreasureId[]>();
  for (const id of facts.treasureIds) {
    const { at, square, seat } = treasures[id]!;
    if (at === "square" && square !== null) put(on, square, id);
    if (at === "hand" && seat !== null) put(carried, seat, id);
  }
  return { treasures, facts, on, carried };
};

/** The last answer: one state after the other asks about the same treasures. */
let last: Holdings | null = null;

const holdingsOf = (game: State): Holdings => {
  const { treasures, setting } = game;
  if (last === null || last.treasures !== treasures || last.facts !== setting.facts)
    last = workOut(game);
  return last;
};

/** In the edition's order. */
export const treasuresOn = (game: State, square: Square): readonly TreasureId[] =>
  holdingsOf(game).on.get(square) ?? NONE;

/** In the edition's order. */
export const carriedBy = (game: State, seat: SeatId): readonly TreasureId[] =>
  holdingsOf(game).carried.get(seat) ?? NONE;
