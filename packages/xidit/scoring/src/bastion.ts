// The Bastion: the bards of the central region, hidden until reputation is counted.
// Knows where they lie; must not know what they are worth.
import type { DataOf, State } from "@assize/xidit-events";

/** Bards in the Bastion by seat; none in an edition without a central region (assess.bastion). */
export const bardsInBastion = (game: State): readonly number[] => {
  const { centralRegion } = game.setting.board;
  return (centralRegion === null ? undefined : game.bards[centralRegion]) ?? [];
};

/** The claim of `bastion-opened` (assess.bastion). */
export const deriveBastionOpened = (game: State): DataOf<"bastion-opened"> => ({
  bards: bardsInBastion(game),
});
