// What a bot is, and the simplest one. Knows no recorder: bots are small, and are also loaded where no game is played.
import { Defect, type Draw, type GameEvent, type SeatId } from "@assize/kernel-model";

/** What a bot is asked: its view, its legal decisions (lazily: there may be thousands), and its dice. */
export interface Question<View> {
  readonly seat: SeatId;
  readonly view: View;
  readonly legal: () => Iterable<GameEvent>;
  readonly draw: Draw;
}

/** A player. */
export interface Bot<View> {
  /** Answers one of the legal decisions that it is asked for. */
  (question: Question<View>): GameEvent;
  /**
   * Answers one of the decisions that nobody asks it for (it resigns, it offers something), or null: it passes. Asked before
   * each choice of anybody's. Without it, it always passes.
   */
  readonly speaks?: (question: Question<View>) => GameEvent | null;
}

/** Takes any legal decision, each equally likely. */
export const randomBot: Bot<unknown> = ({ legal, draw }) => {
  // Reservoir sampling: one pass, whatever the number of decisions.
  let chosen: GameEvent | undefined;
  let seen = 0;
  for (const event of legal()) {
    seen++;
    if (draw(seen) === 0) chosen = event;
  }
  if (chosen === undefined) throw new Defect("a bot was asked without a legal decision");
  return chosen;
};
