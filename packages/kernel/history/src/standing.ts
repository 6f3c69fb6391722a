// How far a reel has come: over or not, and what came of it.
import type { Language } from "@assize/kernel-model";
import { isOver } from "@assize/kernel-referee";
import { outcomeInWords } from "@assize/kernel-report/lean";
import { type Film, lastShown, positionAt, type Reel } from "./film.ts";

export interface Standing {
  readonly over: boolean;
  /** The outcome told in a line, where it is over. */
  readonly outcome: string | null;
}

export const standingOf = (film: Film, reel: Reel, language: Language): Standing => {
  const { start } = film;
  const position = positionAt(film, reel, lastShown(film, reel)) ?? reel.opening;
  const outcome = start.game.model.outcome(position.context);
  return {
    over: isOver(start.game, position),
    outcome: outcome === undefined ? null : (outcomeInWords(outcome, start, language)[0] ?? null),
  };
};
