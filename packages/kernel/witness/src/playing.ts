// Choices played again from a start, with all that the rules force between them. A choice that is not legal any more drops
// out. This is what a reduction is made of: not lines are left out but choices, and the rest is derived anew, as test cases
// are reduced by their choices in D. MacIver, A. Donaldson, "Test-Case Reduction via Test-Case Generation", ECOOP 2020.
import { rowsAnsweredFor } from "@assize/kernel-chart-engine";
import { type GameEvent, LIMITS } from "@assize/kernel-model";
import {
  carryOut,
  legally,
  type PreparedGame,
  settlingStep,
  type Start,
} from "@assize/kernel-referee";
import type { Act, Believed, Stood } from "@assize/kernel-verifier";
import { type Draft, withEvent } from "./draft.ts";

/** One more event that the rules force, or the only outcome that chance can have. */
const settlingDraft = (game: PreparedGame, draft: Draft): Draft | null => {
  const step = settlingStep(game, draft.position);
  return step === null ? null : withEvent(draft, step.event, step.position);
};

/** The draft, and the same after each event that follows of itself. */
export const settlings = (game: PreparedGame, draft: Draft): readonly Draft[] => {
  const all = [draft];
  for (let count = 0; count < LIMITS.forcedInARow; count++) {
    const next = settlingDraft(game, all.at(-1)!);
    if (next === null) break;
    all.push(next);
  }
  return all;
};

export const settled = (game: PreparedGame, draft: Draft): Draft => settlings(game, draft).at(-1)!;

/** With a choice or an outcome of chance; null where it is not legal here. */
const chosen = (game: PreparedGame, draft: Draft, event: GameEvent): Draft | null => {
  const taken = legally(game, draft.position, event);
  return taken === null ? null : withEvent(draft, event, taken.position);
};

/** With something that the rules refuse, carried out as it was; null where there is no way for it. */
export const anyhow = (
  game: PreparedGame,
  draft: Draft,
  { row, event }: Pick<Stood | Believed, "row" | "event">,
): Draft | null => {
  const ways = rowsAnsweredFor(game.table, draft.position.at, event.type);
  if (!ways.some(({ id }) => id === row.id)) return null;
  const next = carryOut(game, draft.position, { row, event });
  return next === null ? null : withEvent(draft, event, next);
};

/** The draft with an act, if there is a place for it. */
export const withAct = ({ game }: Start, draft: Draft, act: Act): Draft | null => {
  switch (act.kind) {
    case "chosen":
      return chosen(game, settled(game, draft), act.event);
    case "stood": {
      const here = settled(game, draft);
      return chosen(game, here, act.event) ?? anyhow(game, here, act);
    }
    case "believed": {
      const all = settlings(game, draft);
      const at = all.findIndex((_, index) => all[index + 1]?.last?.event.type === act.forced?.type);
      return at < 0 ? null : anyhow(game, all[at]!, act);
    }
    case "taken-back":
    case "gone-back":
      return null;
  }
};

/** All acts one after the other, those that have no place any more left out. What follows the last of itself is not done. */
export const played = (start: Start, from: Draft, acts: readonly Act[]): Draft => {
  let draft = from;
  for (const act of acts) draft = withAct(start, draft, act) ?? draft;
  return draft;
};
