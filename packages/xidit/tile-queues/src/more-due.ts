// What will still be due after the next step: asked before it, since one event is one transition.
// Knows the steps and questions of this package; adds no rule of its own.
import type { State } from "@assize/xidit-events";
import { titansWake } from "./reinforcements.ts";
import { flip, flipDue } from "./renewal.ts";
import { advance, borrow, passes } from "./replacing.ts";

/** True while the queues ask for something more, once a tile has come to the Next space. */
const moreDue = (game: State): boolean =>
  flipDue(game) !== null || passes(game) || titansWake(game);

/** After the advance: a flip, a tile that passes, or (ruling `titan-trigger`) the Titans? */
export const moreDueAfterAdvance = (game: State): boolean => moreDue(advance(game));

/** After borrowing: a flip or a tile that passes? */
export const moreDueAfterBorrow = (game: State): boolean => moreDue(borrow(game));

/** After the flip: a tile that passes, or (ruling `titan-trigger`) the Titans? */
export const moreDueAfterFlip = (game: State): boolean => moreDue(flip(game));

/** After the reinforcements are shuffled: does Next Threat wait for a tile (reinforce.next)? */
export const nextThreatDueAfterShuffle = (game: State): boolean => game.queues.threat.next === null;
