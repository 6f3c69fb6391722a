// Answers that are remembered for as long as what was asked of is: a search asks the same of one position again and again.

/** Answers about one position that are remembered: more are asked only where line after line is passed over. */
const MOST_ANSWERS = 256;

/** What two things were asked together. */
export const askedOnce = <One extends object, Other, Answer>(): ((
  one: One,
  other: Other,
  ask: () => Answer,
) => Answer) => {
  const known = new WeakMap<One, Map<Other, Answer>>();
  return (one, other, ask) => {
    const own = known.get(one) ?? new Map<Other, Answer>();
    known.set(one, own);
    const before = own.get(other);
    if (before !== undefined) return before;
    const answer = ask();
    if (own.size >= MOST_ANSWERS) own.clear();
    own.set(other, answer);
    return answer;
  };
};

/** A list that is made as far as somebody reads it, and only once. */
export const madeOnce = <Item>(source: Generator<Item, void>): Iterable<Item> => {
  const made: Item[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === made.length) {
          const next = source.next();
          if (next.done === true) return;
          made.push(next.value);
        }
        yield made[at]!;
      }
    },
  };
};
