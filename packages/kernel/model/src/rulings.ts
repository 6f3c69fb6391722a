// Reading the rulings of a game in progress, and knowing afterwards which were read.
// A state holds its choices as plain data; an audit puts a noting copy in their place.
import type { RulingChoices } from "./rulebook.ts";

const NOTEBOOK = Symbol("notebook");

interface Notebook {
  readonly choices: RulingChoices;
  readonly onRead: (id: string) => void;
}

type Noting = { readonly [NOTEBOOK]: Notebook };

const readers = new Map<string, (this: Noting) => string>();

/** One function for each id, so that all noting copies have one shape and are quick to read. */
const readerOf = (id: string): ((this: Noting) => string) => {
  const known = readers.get(id);
  if (known !== undefined) return known;
  const reader = function (this: Noting): string {
    const { choices, onRead } = this[NOTEBOOK];
    onRead(id);
    return choices[id]!;
  };
  readers.set(id, reader);
  return reader;
};

/** A copy of the choices with the same values, which reports every id that is read from it. */
export const noteReadings = <R extends RulingChoices>(
  choices: R,
  onRead: (id: string) => void,
): R => {
  const noting = Object.defineProperty({}, NOTEBOOK, { value: { choices, onRead } });
  for (const id of Object.keys(choices))
    Object.defineProperty(noting, id, { enumerable: true, get: readerOf(id) });
  return noting as R;
};
