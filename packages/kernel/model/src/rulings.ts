// Reading the rulings of a game in progress, and knowing afterwards which were read.
// A state holds its choices as plain data; an audit puts a noting copy in their place.
import type { RulingChoices } from "./rulebook.ts";

/** A copy of the choices with the same values, which reports every id that is read from it. */
export const noteReadings = <R extends RulingChoices>(
  choices: R,
  onRead: (id: string) => void,
): R => {
  const noting = {};
  for (const id of Object.keys(choices)) {
    const option = choices[id]!;
    Object.defineProperty(noting, id, {
      enumerable: true,
      get: () => {
        onRead(id);
        return option;
      },
    });
  }
  return noting as R;
};
