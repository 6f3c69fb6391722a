// The readings of the rules that one record could be judged by: of each ruling a set of options, and what to pick of it.
// Knows no record and asks no rule.
import type { Rulebook, RulingChoices } from "@assize/kernel-model";

/** Of each ruling the options that make no difference so far, the stated one first where it is among them. */
export type Readings = ReadonlyMap<string, readonly string[]>;

/** How the id of an option ends that takes a whole number: of these only the stated one is tried. */
const A_NUMBER = ":N";

/** Every ruling with all of its options. */
export const allReadings = ({ rulings }: Rulebook, stated: RulingChoices): Readings =>
  new Map(
    rulings.map(({ id, options }) => {
      const first = stated[id]!;
      const others = options
        .map((option) => option.id)
        .filter((option) => option !== first && !option.endsWith(A_NUMBER));
      return [id, [first, ...others]];
    }),
  );

/** The first option of each: the reading that stands for all. */
export const chosen = (readings: Readings): RulingChoices =>
  Object.fromEntries([...readings].map(([id, options]) => [id, options[0]!]));

export const isOpen = (readings: Readings, id: string): boolean =>
  (readings.get(id)?.length ?? 0) > 1;

export const narrowed = (readings: Readings, id: string, options: readonly string[]): Readings =>
  new Map(readings).set(id, options);

/** Both in one, where they differ in one ruling only; else null. */
export const joined = (one: Readings, other: Readings): Readings | null => {
  let different: string | null = null;
  for (const [id, options] of one) {
    if (same(options, other.get(id)!)) continue;
    if (different !== null) return null;
    different = id;
  }
  if (different === null) return one;
  return narrowed(one, different, [...new Set([...one.get(different)!, ...other.get(different)!])]);
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((option) => other.includes(option));
