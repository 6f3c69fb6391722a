// What a game declares to be explored by, beside its rules: what must be true of it, what is one but for names, and parts of
// it that are small enough to be explored whole. Knows no game.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameModel } from "@assize/kernel-model";
import { placeOf } from "@assize/kernel-referee";
import type { Always, Property } from "./property.ts";
import { NO_DEAD_END, ONE_WAY_ON, SOME_CHOICE } from "./property.ts";
import type { Symmetry } from "./symmetry.ts";
import type { Explored, Offer } from "./ways.ts";

/** Where a game stands: what a part is told of a position. */
export interface Standing<Context> {
  readonly context: Context;
  /** Its place in the chart. */
  readonly place: string;
}

/** A part of a game: of some events fewer choices or outcomes are followed than the rules allow, or it ends early. */
export interface PartOfGame<Context> {
  /** A stable public name, for example `three-orders`. */
  readonly id: string;
  /** What is left out, in English, as one sentence. */
  readonly says: string;
  /** By the event's type. */
  readonly offers?: Readonly<Record<string, Offer<Context>>>;
  /** Types of events of which the first one that is legal is followed alone. */
  readonly firstOnly?: readonly string[];
  /** Whether the part ends here; what can be played from there on is none of it. */
  readonly endsAt?: (here: Standing<Context>, start: Standing<Context>) => boolean;
}

export interface GameExploration<Context = any> {
  readonly properties: readonly Property<Context>[];
  readonly symmetries: readonly Symmetry<Context>[];
  readonly parts: readonly PartOfGame<Context>[];
}

/** The state of the chart in which a place lies; empty at the top. */
const around = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf(".")));

/** A part of every game: one room of its chart, for example a fight. */
const ROOM: PartOfGame<unknown> = {
  id: "room",
  says: "It ends where the state of the chart is left in which the place lies where it begins.",
  endsAt: ({ place }, start) => {
    const room = around(start.place);
    return room !== "" && !place.startsWith(`${room}.`);
  },
};

/** The parts that a game declares, and those that every game has. */
export const partsOf = <Context>({
  parts,
}: Pick<GameExploration<Context>, "parts">): readonly PartOfGame<Context>[] => [...parts, ROOM];

/** What is explored of a game from a start: all of it, or one of its parts. */
export const exploredOf = <Context>(
  of: Pick<Explored<Context>, "game" | "seats" | "mostWays">,
  part: PartOfGame<Context> | undefined,
  start: Position<Context>,
): Explored<Context> => {
  const { offers = {}, firstOnly = [], endsAt } = part ?? {};
  const standing = (at: Position<Context>) => ({
    context: at.context,
    place: placeOf(of.game, at),
  });
  const first = standing(start);
  return {
    ...of,
    offers,
    firstOnly,
    ...(endsAt === undefined ? {} : { endsAt: (at) => endsAt(standing(at), first) }),
  };
};

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
