// Short cuts through a census and to the end of a game, for tests that are about something else.
import { event, type Given } from "./given.ts";

/** All seats show these numbers of the kind that is counted, in the order of seats. */
export const showAll = (position: Given, hands: readonly number[]): Given =>
  position.accepts(...hands.map((units, seat) => event("hand-chosen", { units }, seat)));

/** Everybody keeps all units hidden, for all kinds that are still to be counted. */
export const showNothing = (position: Given): Given => {
  let at = position.forced();
  while (at.awaited.includes("hand-chosen"))
    at = at
      .plays(...at.context.programs.map((_, seat) => event("hand-chosen", { units: 0 }, seat)))
      .forced();
  return at;
};
