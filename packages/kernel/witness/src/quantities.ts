// Which numbers of a game's state count something, and where a game keeps what is taken away: told by the record itself. Knows
// no game.
import type { Step } from "@assize/kernel-replay";
import type { Followed } from "./followed.ts";
import { readsOfStep } from "./reads.ts";
import { bySimplicity, valueAt, type Way, waysIn } from "./value-paths.ts";

export interface Quantities {
  /** False for a number that says which other value is meant: whose turn it is, in which city somebody stands. */
  readonly isCount: (way: Way) => boolean;
  /** Stocks that got less, or more, when this number got more, or less, and that held more than it at the start. */
  readonly stocksOf: (way: Way) => readonly Way[];
  /** The words that choices put into this list, which the state holds as it was chosen (a programme); the simplest first. */
  readonly wordsAt: (list: Way) => readonly string[];
}

/** A stock stands near the top: `barracks/archer`, `bardStock/2`. */
const STOCK_DEPTH = 2;

/** A number is an address where it was one in so many of a hundred times that it was read. */
const ADDRESS_OF_HUNDRED = 90;

const patternOf = (way: Way): string =>
  way.map((step) => (/^\d+$/.test(String(step)) ? "#" : step)).join("/");

const keyOf = (way: Way): string => way.join("/");

interface Changed {
  readonly way: Way;
  readonly by: number;
}

const changedNumbers = (
  encode: (context: any) => unknown,
  { before, after }: Step,
): readonly Changed[] => {
  if (before.context === after.context) return [];
  const [from, to] = [encode(before.context), encode(after.context)];
  const changed: Changed[] = [];
  for (const way of waysIn(to)) {
    const [was, is] = [valueAt(from, way), valueAt(to, way)];
    // What was not there had nothing.
    const before = was === undefined || was === null ? 0 : was;
    if (typeof before === "number" && typeof is === "number" && before !== is)
      changed.push({ way, by: is - before });
  }
  return changed;
};

/** Lists of words in the data of a choice, as texts. */
const chosenLists = ({ recorded, taken }: Step): ReadonlySet<string> => {
  if (recorded.by === undefined || taken.length === 0) return new Set();
  const lists = [...waysIn(recorded.data)].map((way) => valueAt(recorded.data, way));
  return new Set(lists.filter(isWords).map((list) => JSON.stringify(list)));
};

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");

/** Adds the words of the lists that a choice has put into the state. */
const addWords = (
  encode: (context: any) => unknown,
  step: Step,
  words: Map<string, Set<string>>,
): void => {
  const chosen = chosenLists(step);
  if (chosen.size === 0) return;
  const [from, to] = [encode(step.before.context), encode(step.after.context)];
  for (const way of waysIn(to)) {
    const held = valueAt(to, way);
    if (!isWords(held) || !chosen.has(JSON.stringify(held))) continue;
    if (isWords(valueAt(from, way))) continue;
    const known = words.get(patternOf(way)) ?? new Set<string>();
    words.set(patternOf(way), new Set([...known, ...held]));
  }
};

/** Numbers of one name, or of lists; a stock has the name of what it is a stock of. */
const areAlike = (one: Way, other: Way): boolean => {
  const [a, b] = [one.at(-1), other.at(-1)];
  return a === b || typeof a === "number" || typeof b === "number";
};

export const quantitiesOf = ({ table, steps }: Followed): Quantities => {
  const { game, setup } = table.start;
  const stocks = new Map<string, Map<string, Way>>();
  const first = game.model.encodeContext(table.start.position.context);
  const words = new Map<string, Set<string>>();
  const atFirst = (way: Way): number => Number(valueAt(first, way) ?? 0);
  for (const step of steps) {
    addWords(game.model.encodeContext, step, words);
    const changed = changedNumbers(game.model.encodeContext, step);
    for (const one of changed)
      for (const other of changed)
        if (
          one.by * other.by < 0 &&
          other.way.length <= STOCK_DEPTH &&
          areAlike(one.way, other.way) &&
          atFirst(other.way) > atFirst(one.way)
        ) {
          const known = stocks.get(keyOf(one.way)) ?? new Map<string, Way>();
          stocks.set(keyOf(one.way), known.set(keyOf(other.way), other.way));
        }
  }
  const read = new Map<string, { all: number; addresses: number }>();
  for (const step of steps)
    for (const { path, isAddress } of readsOfStep({ game, rulings: setup.rulings }, step)) {
      const pattern = patternOf(path);
      const counted = read.get(pattern) ?? { all: 0, addresses: 0 };
      counted.all++;
      if (isAddress) counted.addresses++;
      read.set(pattern, counted);
    }
  return {
    isCount: (way) => {
      const counted = read.get(patternOf(way));
      return counted === undefined || counted.addresses * 100 < counted.all * ADDRESS_OF_HUNDRED;
    },
    stocksOf: (way) => [...(stocks.get(keyOf(way))?.values() ?? [])],
    wordsAt: (list) => [...(words.get(patternOf(list)) ?? [])].sort(bySimplicity),
  };
};
