// What the header of a log says that is to begin, or go on, where a game of ours stands.
import type { Position } from "@assize/kernel-chart-engine";
import type { Header, StatedPosition } from "@assize/kernel-event-log";
import { placeOf } from "./prepared.ts";
import type { Start } from "./start.ts";

/** The rulings by which the game is judged: the header's own, unless others replaced them. */
export const rulingsAsJudged = ({ header, game, rulings }: Start): Header["rulings"] => {
  if (!rulings.replaced) return header.rulings;
  const { rulebook } = game.model;
  const set = rulebook.rulingSets[rulings.set] ?? {};
  const inSet = (id: string): string | undefined =>
    set[id] ?? rulebook.rulings.find((ruling) => ruling.id === id)?.options[0].id;
  const choices = Object.entries(rulings.resolved.choices);
  return {
    set: rulings.set,
    overrides: Object.fromEntries(choices.filter(([id, one]) => inSet(id) !== one)),
  };
};

/** A position as a header states it; `from` says in the writer's own words where it was taken from. */
export const statedAt = (
  { game }: Start,
  position: Position<unknown>,
  from: string,
): StatedPosition => ({
  place: placeOf(game, position),
  context: game.model.encodeContext(position.context),
  from,
});
