// What a game declares to be explored by, beside its rules: what must be true of it, what is one but for names, and parts of
// it that are small enough to be explored whole. Knows no game.
import type { GameModel } from "@assize/kernel-model";
import type { Always, Property } from "./property.ts";
import { NO_DEAD_END, ONE_WAY_ON, SOME_CHOICE } from "./property.ts";
import type { Symmetry } from "./symmetry.ts";
import type { Offer } from "./ways.ts";

/** A part of a game: of some events fewer choices or outcomes are offered than the rules allow. */
export interface PartOfGame<Context> {
  /** A stable public name, for example `three-orders`. */
  readonly id: string;
  /** What is left out, in English, as one sentence. */
  readonly says: string;
  /** By the event's type. */
  readonly offers: Readonly<Record<string, Offer<Context>>>;
}

export interface GameExploration<Context = any> {
  readonly properties: readonly Property<Context>[];
  readonly symmetries: readonly Symmetry<Context>[];
  readonly parts: readonly PartOfGame<Context>[];
}

/** The game's own invariants, asked of every position. */
const invariantsOf = <Context>(model: GameModel<any, Context>): Always<Context> => ({
  kind: "always",
  id: "invariants",
  says: "Every position keeps the invariants of the game.",
  holds: ({ context }) => model.invariants(context).length === 0,
});

/** What is asked of every game. */
export const propertiesOfEvery = <Context>(
  model: GameModel<any, Context>,
): readonly Property<Context>[] => [ONE_WAY_ON, SOME_CHOICE, NO_DEAD_END, invariantsOf(model)];
