// Positions that are one but for names: seats that change places, a board that is turned. A game declares them; whoever
// explores keeps one of each kind. Knows no search.
import type { Position } from "@assize/kernel-chart-engine";
import { type PreparedGame, stateKeyOf } from "@assize/kernel-referee";

/**
 * The images of a state under a group of changes that leave the rules as they are: what is legal, forced and won at an image
 * is the image of what is legal, forced and won here. All images but the state itself, each image of an image among them.
 * A property that is asked has to hold for a state and its images alike.
 */
export interface Symmetry<Context> {
  /** A stable public name, for example `seats`. */
  readonly id: string;
  /** What is changed, in English. */
  readonly says: string;
  readonly images: (context: Context, place: string) => Iterable<Context>;
}

/** One key for all images of a position: the least of theirs. */
export const keyUnder =
  <Context>(game: PreparedGame<Context>, symmetries: readonly Symmetry<Context>[]) =>
  (position: Position<Context>): string => {
    const place = game.table.leaves[position.at]!.path;
    let contexts: readonly Context[] = [position.context];
    for (const { images } of symmetries)
      contexts = contexts.flatMap((context) => [context, ...images(context, place)]);
    const keys = contexts.map((context) => stateKeyOf(game, { ...position, context }));
    return keys.reduce((least, key) => (key < least ? key : least));
  };
