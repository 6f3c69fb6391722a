// Our own mistakes. A player's fault or a broken file is never a Defect: those are findings, which are data.

/** Thrown where the program contradicts itself. Caught only by an app's outermost edge (exit code 70). */
export class Defect extends Error {
  override readonly name: string = "Defect";
}

/**
 * Thrown where a game contradicts itself: its chart, rulebook, events and code do not fit together, or its code did
 * what it must not. Its author mends it; nobody at the table answers for it, so it is a Defect and never a finding.
 */
export class GameMistake extends Defect {
  override readonly name: string = "GameMistake";
  /** The game's id. */
  readonly game: string;
  /** Where in the game: an event type, a clause, a place or an alternative of the chart. */
  readonly place: string;

  /** `what` is wrong and what to do about it. */
  constructor(game: string, place: string, what: string, options?: ErrorOptions) {
    super(`${game}: ${place}: ${what}`, options);
    this.game = game;
    this.place = place;
  }
}

/** Closes a switch over a union: the compiler proves that nothing is left. */
export const unreachable = (value: never, what: string): never => {
  throw new Defect(`${what}: no case for ${JSON.stringify(value)}`);
};
