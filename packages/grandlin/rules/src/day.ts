// The frame of a day: what happens first, the move, and how a turn ends.
import type { SeatId } from "@assize/kernel-model";
import type { DataOf, EventOf } from "./data.ts";
import { beside } from "@assize/grandlin-edition";
import {
  clockwiseFrom,
  entersInTime,
  here,
  inCity,
  leavesByGate,
  me,
  seatOr,
  stops,
  throughNoWall,
  withHenchman,
  withTurn,
} from "./squares.ts";
import type { State, Turn } from "./state.ts";

export const NEW_TURN: Turn = {
  poisonDone: false,
  roll: "due",
  steps: 0,
  moving: true,
  firstStep: true,
  held: false,
  arriving: true,
  shown: [],
  acted: false,
  took: false,
  search: "none",
  searched: false,
  played: false,
  influenced: false,
  served: false,
  fury: 0,
  over: "no",
};

export const isOnTurn = (game: State, event: { readonly by: SeatId }): boolean =>
  event.by === game.onTurn;
export const turnGoesOn = (game: State): boolean => game.turn.over === "no";

// ---- daily effects

const poisonWaits = (game: State): boolean => me(game).poison > 0 && !game.turn.poisonDone;
/** At the start of the turn (day.poison, ruling `daily`). */
export const poisonIsDueFirst = (game: State): boolean =>
  game.rulings.daily === "start" &&
  game.turn.roll === "due" &&
  turnGoesOn(game) &&
  poisonWaits(game);
/** At its end, before drawing, also of a lost turn. Requires that all else is done. */
export const poisonIsDueLast = (game: State): boolean =>
  game.rulings.daily === "end" && game.turn.over !== "died" && poisonWaits(game);

export const derivePoisonTaken = (game: State): DataOf<"poison-taken"> => ({
  seat: game.onTurn,
  health: Math.min(me(game).health, me(game).poison),
});
export const takePoison = (game: State, { health }: DataOf<"poison-taken">): State =>
  withTurn(withHenchman(game, game.onTurn, { health: Math.max(0, me(game).health - health) }), {
    ...game.turn,
    poisonDone: true,
  });

/** A lost turn is given back before anything is done (day.lost). */
export const lostTurnIsDue = (game: State): boolean =>
  me(game).lostTurn && game.turn.roll === "due" && turnGoesOn(game) && !game.turn.played;
export const deriveTurnLost = (game: State): DataOf<"turn-lost"> => ({ seat: game.onTurn });
export const loseTurn = (game: State): State =>
  withTurn(withHenchman(game, game.onTurn, { lostTurn: false }), { ...game.turn, over: "lost" });

// ---- movement

export const rollIsDue = (game: State): boolean => turnGoesOn(game) && game.turn.roll === "due";
export const dieIsDue = (game: State): boolean => turnGoesOn(game) && game.turn.roll === "called";
export const callRoll = (game: State): State => withTurn(game, { ...game.turn, roll: "called" });
export const setSteps = (game: State, event: EventOf<"die-rolled">): State =>
  withTurn(game, { ...game.turn, roll: "made", steps: game.turn.steps + event.data.die });

const rolled = (game: State): boolean =>
  turnGoesOn(game) && game.turn.roll === "made" && game.turn.moving;
/** Steps are used up, or the square he has reached stops him (move.stop). */
export const moveMustEnd = (game: State): boolean =>
  rolled(game) && (isOutOfSteps(game) || game.turn.held);
const isOutOfSteps = (game: State): boolean => game.turn.steps === 0 && !stepsAreFree(game);
const stepsAreFree = (game: State): boolean =>
  game.rulings["city-steps"] === "free" && inCity(game, here(game));
export const stepIsDue = (game: State): boolean => rolled(game) && !moveMustEnd(game);

export const isBeside = (game: State, event: EventOf<"stepped">): boolean =>
  beside(here(game)).includes(event.data.to);
export const goesThroughNoWall = (game: State, event: EventOf<"stepped">): boolean =>
  throughNoWall(game, event.data.to);
export const entersFromItsGate = (game: State, event: EventOf<"stepped">): boolean =>
  entersInTime(game, event.data.to);
export const leavesTheCityByGate = (game: State, event: EventOf<"stepped">): boolean =>
  leavesByGate(game, event.data.to);
/** Which steps the rules of the City's walls and gates are about (city.gates, city.enter, city.leave, city.inside). */
export const goesIn = (game: State, { data }: EventOf<"stepped">): boolean =>
  !inCity(game, here(game)) && inCity(game, data.to);
export const goesOut = (game: State, { data }: EventOf<"stepped">): boolean =>
  inCity(game, here(game)) && !inCity(game, data.to);
export const goesInOrOut = (game: State, event: EventOf<"stepped">): boolean =>
  goesIn(game, event) || goesOut(game, event);
export const staysInside = (game: State, { data }: EventOf<"stepped">): boolean =>
  inCity(game, here(game)) && inCity(game, data.to);
/** Where nothing but the end of his steps stops him. */
export const standsInside = (game: State): boolean => inCity(game, here(game));
/** A step that is not free needs one left; inside the City it may be free (ruling `city-steps`). */
const isFree = (game: State, to: string): boolean =>
  game.rulings["city-steps"] === "free" && inCity(game, here(game)) && inCity(game, to);
export const hasStepLeft = (game: State, event: EventOf<"stepped">): boolean =>
  game.turn.steps > 0 || isFree(game, event.data.to);
/** Whether the square stops him is seen as he reaches it; who comes to stand there later does not. */
export const step = (game: State, event: EventOf<"stepped">): State => {
  const { to } = event.data;
  const moved = { ...me(game), square: to };
  const there = { ...game, henchmen: game.henchmen.with(game.onTurn, moved) };
  return withTurn(there, {
    ...game.turn,
    firstStep: false,
    held: stops(there, to),
    steps: game.turn.steps - (isFree(game, to) ? 0 : 1),
  });
};
export const endMove = (game: State): State =>
  withTurn(game, { ...game.turn, moving: false, held: false });
export const deriveMoveStopped = (game: State): DataOf<"move-stopped"> => ({
  seat: game.onTurn,
  square: here(game),
  left: game.turn.steps,
});

// ---- the end of a turn

export const deriveTurnEnded = (game: State): DataOf<"turn-ended"> => ({
  seat: game.onTurn,
  next: clockwiseFrom(game, game.onTurn)[1]!,
});
export const endTurn = (game: State, { next }: DataOf<"turn-ended">): State => {
  const slept = withHenchman(game, game.onTurn, {
    slept: here(game),
    ...(game.turn.searched ? {} : { days: 0, searching: null }),
  });
  return {
    ...slept,
    onTurn: seatOr(game, next, deriveTurnEnded(game).next),
    turns: game.turns + 1,
    turn: NEW_TURN,
  };
};
