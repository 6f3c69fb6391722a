// A game played again from its choices, and by which event it first reaches each state and transition of its chart. A choice that is
// not legal where it comes is left out. Knows no game.
import { alternativesOf, goesOnBy, type Position } from "@assize/kernel-chart-engine";
import type { WrittenEvent } from "@assize/kernel-model";
import { forcedSteps, placeOf, type Start, type Taken, takeChoice } from "@assize/kernel-referee";
import * as Result from "effect/Result";

/** By id: after how many events. */
export type Reached = ReadonlyMap<string, number>;

export interface Played {
  readonly reached: Reached;
  /** The choices that were legal. */
  readonly choices: readonly WrittenEvent[];
}

/** The state and all that it lies in. */
const around = (place: string): readonly string[] => {
  const parts = place.split(".");
  return parts.map((_, index) => parts.slice(0, index + 1).join("."));
};

class Noted {
  readonly reached = new Map<string, number>();
  events = 0;
  position: Position<unknown>;
  readonly #start: Start;
  readonly #sourceOf: ReadonlyMap<string, string>;

  constructor(start: Start) {
    this.#start = start;
    this.position = start.position;
    this.#sourceOf = sourcesIn(start);
    this.#here();
  }

  take({ row, event, position }: Taken<unknown>): void {
    const { table } = this.#start.game;
    this.events++;
    this.#note(row.id);
    for (const { id } of goesOnBy(table, row, this.position, event)) {
      this.#note(id);
      for (const state of around(this.#sourceOf.get(id)!)) this.#note(state);
    }
    this.position = position;
    this.#here();
  }

  #here(): void {
    for (const state of around(placeOf(this.#start.game, this.position))) this.#note(state);
  }

  #note(id: string): void {
    if (!this.reached.has(id)) this.reached.set(id, this.events);
  }
}

const sourcesIn = ({ game: { table } }: Start): ReadonlyMap<string, string> =>
  new Map(alternativesOf(table).map(({ id, source }) => [id, source]));

/** Plays them until `wanted` is reached, or to the last one. */
export const played = (
  start: Start,
  choices: readonly WrittenEvent[],
  wanted: string | null = null,
): Played => {
  const noted = new Noted(start);
  const legal: WrittenEvent[] = [];
  const seats = start.setup.seats.length;
  for (const step of forcedSteps(start.game, start.position)) noted.take(step);
  for (const choice of choices) {
    if (wanted !== null && noted.reached.has(wanted)) break;
    const taken = takeChoice({ game: start.game, seats, position: noted.position }, choice);
    if (Result.isFailure(taken)) continue;
    for (const step of taken.success) noted.take(step);
    legal.push(choice);
  }
  return { reached: noted.reached, choices: legal };
};
