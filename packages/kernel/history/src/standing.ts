// How far a branch has come: over or not, and what came of it.
import type { Language } from "@assize/kernel-model";
import { isOver } from "@assize/kernel-referee";
import { outcomeInWords } from "@assize/kernel-report/lean";
import { type History, lastShown, positionAt, type Branch } from "./history.ts";

export interface Standing {
  readonly over: boolean;
  /** The outcome in a line, where the game is over. */
  readonly outcome: string | null;
}

export const standingOf = (history: History, branch: Branch, language: Language): Standing => {
  const { start } = history;
  const position =
    positionAt(history, branch, lastShown(history, branch)) ?? branch.opening.position;
  const outcome = start.game.model.outcome(position.context);
  return {
    over: isOver(start.game, position),
    outcome: outcome === undefined ? null : (outcomeInWords(outcome, start, language)[0] ?? null),
  };
};
