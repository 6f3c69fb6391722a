// Looks at the positions of an exploration one by one: asks its properties, and notes by how few events each is broken and each
// transition is taken. Knows no search.
import { due, type Position } from "@assize/kernel-chart-engine";
import { GameMistake, type Json, sameJson } from "@assize/kernel-model";
import { comesUnasked, isOver, type PreparedGame, type Taken } from "@assize/kernel-referee";
import type { KnownStates } from "./known-states.ts";
import type { Path } from "./path.ts";
import { isBelow, type Property, type Seen } from "./property.ts";
import { waysTo } from "./search.ts";
import { seenAlong, seenAt } from "./seen.ts";

/** A position that was looked at: by which way on from a state, and after how many events from the start. */
export interface Point {
  readonly from: number;
  /** Null: at the state itself. */
  readonly ordinal: number | null;
  readonly events: number;
}

export interface Break extends Point {
  readonly why: string;
}

/** What the chart says is due; why it contradicts itself where it does. */
const wayOnAt = (game: PreparedGame, position: Position<unknown>): string | null => {
  if (isOver(game, position)) return null;
  try {
    const { must, may } = due(game.table, position, game.classOf);
    const isAwaited = may.some((type) => !comesUnasked(game, type));
    return must === null && !isAwaited ? "nothing is due, and the game is not over" : null;
  } catch (failure) {
    if (failure instanceof GameMistake) return failure.message;
    throw failure;
  }
};

/** Looks at positions, and keeps of each property the break with the fewest events. */
export class Examiner<Context> {
  readonly breaks = new Map<Property<Context>, Break>();
  readonly transitions = new Map<string, Point>();
  mistake: (Point & { readonly mistake: GameMistake }) | null = null;
  readonly #game: PreparedGame<Context>;
  readonly #properties: readonly Property<Context>[];
  readonly #amounts: ReadonlyMap<Property<Context>, Json>;

  constructor(
    game: PreparedGame<Context>,
    properties: readonly Property<Context>[],
    start: Position<Context>,
  ) {
    this.#game = game;
    this.#properties = properties;
    this.#amounts = new Map(
      properties.flatMap((one) =>
        one.kind === "conserved" ? [[one, one.amount(start.context)] as const] : [],
      ),
    );
  }

  noteBreak(property: Property<Context>, point: Point, why: string): void {
    const known = this.breaks.get(property);
    if (known === undefined || point.events < known.events)
      this.breaks.set(property, { ...point, why });
  }

  look(position: Position<Context>, seen: Seen<Context>, before: Seen<Context> | null, at: Point) {
    for (const property of this.#properties) {
      const known = this.breaks.get(property);
      if (known !== undefined && known.events <= at.events) continue;
      const why = this.#whyBroken(property, position, seen, before);
      if (why !== null) this.noteBreak(property, at, why);
    }
    for (const id of seen.by) {
      const known = this.transitions.get(id);
      if (known === undefined || at.events < known.events) this.transitions.set(id, at);
    }
  }

  #whyBroken(
    property: Property<Context>,
    position: Position<Context>,
    seen: Seen<Context>,
    before: Seen<Context> | null,
  ): string | null {
    switch (property.kind) {
      case "always":
        return property.holds(seen) ? null : `it does not hold at ${seen.place}`;
      case "never":
        return property.happens(seen) ? `it happens at ${seen.place}` : null;
      case "conserved": {
        const amount = property.amount(seen.context);
        const first = this.#amounts.get(property)!;
        return sameJson(amount, first)
          ? null
          : `${JSON.stringify(first)} became ${JSON.stringify(amount)}`;
      }
      case "falls":
        return before === null
          ? null
          : whyNotFallen(property.measure(before), property.measure(seen));
      case "one-way-on":
        return wayOnAt(this.#game, position);
      case "some-choice":
      case "no-dead-end":
      case "within":
        return null;
    }
  }

  /** Follows steps from a position; `at` is where they begin. */
  follow(from: Position<Context>, steps: readonly Taken<Context>[], at: Point): void {
    let before = seenAt(this.#game, from, []);
    let { events } = at;
    for (const seen of seenAlong(this.#game, from, steps)) {
      events++;
      this.look(steps[events - at.events - 1]!.position, seen, before, { ...at, events });
      before = seen;
    }
  }

  noteMistake(mistake: GameMistake, at: Point): void {
    if (this.mistake === null || at.events < this.mistake.events) this.mistake = { ...at, mistake };
  }
}

const whyNotFallen = (before: readonly number[], after: readonly number[]): string | null =>
  isBelow(after, before) && after.every((number) => number >= 0)
    ? null
    : `[${before.join(", ")}] was followed by [${after.join(", ")}]`;

export const pathOf = (known: KnownStates, { from, ordinal, events }: Point): Path => ({
  ways: ordinal === null ? [] : [...waysTo(known, from), ordinal],
  events,
});
