// What a card, a service or poison changes, one effect after the other, between 0 and 15 (attr.clamp).
import type { SeatId } from "@assize/kernel-model";
import {
  type Attribute,
  ATTRIBUTES,
  type CardType,
  type Effect,
  type Face,
  type Quantity,
  type ServiceFacts,
} from "@assize/grandlin-edition";
import type { DataOf } from "./data.ts";
import { faceOf, seatOr, serviceHere, withHenchman, withTurn } from "./squares.ts";
import type { State, PendingEffect } from "./state.ts";

export const MOST = 15;
export const START = { health: 15, gold: 5, strength: 2, weaponry: 0 } as const;

const clamp = (value: number): number => Math.max(0, Math.min(MOST, value));
const isAttribute = (what: Quantity): what is Attribute => ATTRIBUTES.some((one) => one === what);

/** What a quantity is now, as a number. */
export const quantityOf = (game: State, seat: SeatId, what: Quantity): number => {
  const henchman = game.henchmen[seat]!;
  if (isAttribute(what)) return henchman[what];
  if (what === "poison") return henchman.poison;
  if (what === "lost-turn") return henchman.lostTurn ? 1 : 0;
  return what === "steps" ? game.turn.steps : game.turn.fury;
};

/** What an effect makes of a quantity (rulings `divide`, `poison`). */
const changed = (game: State, { what, how, by }: Effect, from: number): number => {
  if (how === "set") return by;
  if (how === "divide")
    return game.rulings.divide === "down" ? Math.floor(from / by) : Math.ceil(from / by);
  if (what === "poison") return game.rulings.poison === "stacks" ? from + by : 1;
  if (what === "lost-turn") return 1;
  return isAttribute(what) ? clamp(from + by) : from + by;
};

export const withQuantity = (game: State, seat: SeatId, what: Quantity, to: number): State => {
  if (isAttribute(what)) return withHenchman(game, seat, { [what]: to });
  if (what === "poison") return withHenchman(game, seat, { poison: to });
  if (what === "lost-turn") return withHenchman(game, seat, { lostTurn: to > 0 });
  return withTurn(
    game,
    what === "steps" ? { ...game.turn, steps: to } : { ...game.turn, fury: to },
  );
};

/** These effects on this seat become due, the first first. */
export const queueEffects = (game: State, seat: SeatId, effects: readonly Effect[]): State => ({
  ...game,
  effects: [...game.effects, ...effects.map((effect): PendingEffect => ({ ...effect, seat }))],
});

export const effectIsDue = (game: State): boolean => game.effects.length > 0;

/** The next effect would lead out of 0 to 15, and what exceeds is lost (attr.clamp). */
export const nextIsClamped = (game: State): boolean => {
  const [next] = game.effects;
  if (next === undefined || next.how !== "add" || !isAttribute(next.what)) return false;
  const sum = quantityOf(game, next.seat, next.what) + next.by;
  return sum !== clamp(sum);
};

// ---- where effects come from

/** The card that is dealt with: the one played from the hand, else the one found on the square. */
export const faceAtWork = (game: State): Face | undefined =>
  faceOf(game, game.played ?? game.found?.card ?? "");

/** Without a card a service of the City works (city.service). */
export const serviceAtWork = (game: State): ServiceFacts | undefined =>
  game.played === null && game.found === null ? serviceHere(game) : undefined;

export const worksByCard =
  (type: CardType) =>
  (game: State): boolean =>
    faceAtWork(game)?.type === type;
export const worksByPortal = (game: State): boolean => faceAtWork(game)?.deed === "portal";
export const worksByOtherSpecial = (game: State): boolean =>
  worksByCard("special")(game) && !worksByPortal(game);
export const worksByService = (game: State): boolean => faceAtWork(game) === undefined;

export const deriveEffectApplied = (game: State): DataOf<"effect-applied"> => {
  const [effect] = game.effects;
  const { seat, what } = effect!;
  const from = quantityOf(game, seat, what);
  return { seat, what, from, to: changed(game, effect!, from) };
};

export const applyEffect = (game: State, { seat, what, to }: DataOf<"effect-applied">): State => {
  const on = seatOr(game, seat, game.effects[0]!.seat);
  return withQuantity({ ...game, effects: game.effects.slice(1) }, on, what, to);
};

/** Whether what it costs can be paid: no attribute would fall below 0 (special). */
export const isPayable = (game: State, seat: SeatId, effects: readonly Effect[]): boolean =>
  effects.every(
    ({ what, how, by }) => how !== "add" || by >= 0 || quantityOf(game, seat, what) + by >= 0,
  );
