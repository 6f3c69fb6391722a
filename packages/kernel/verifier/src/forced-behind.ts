// What the rules still force behind the last line of a terse record. It stands in no line, and the game's result may rest on it.
import type { Position } from "@assize/kernel-chart-engine";
import { noteReadings, type RulingChoices } from "@assize/kernel-model";
import { forcedSteps, type Start, type Taken } from "@assize/kernel-referee";

/** Nothing for a record that is not terse. `onRead` is told each ruling that is read, then and later, of the positions of the steps. */
export const forcedBehind = (
  { game, header }: Start,
  { at, context }: Position<unknown>,
  rulings: RulingChoices,
  onRead: (id: string) => void,
): readonly Taken<unknown>[] => {
  if (header.terse !== true) return [];
  const noting = noteReadings(rulings, onRead);
  return forcedSteps(game, { at, context: game.model.withRulings(context, noting) });
};
