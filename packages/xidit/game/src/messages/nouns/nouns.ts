// The game's pieces as they stand within a sentence: counted, and with an article. What they are called is the glossary's.
import { grammarOf, type Language } from "@assize/kernel-model";
import { UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import { countUnits } from "@assize/xidit-events";

/** Something that is counted. */
export interface Thing {
  readonly one: string;
  readonly many: string;
}

/** One kind of unit in one language. */
export interface Noun extends Thing {
  /** With an article, as what something is: `an archer`. */
  readonly a: string;
  /** With an article, as what somebody takes; the same where it is missing. */
  readonly taken?: string;
}

export interface Nouns {
  readonly a: (kind: UnitKind) => string;
  readonly taken: (kind: UnitKind) => string;
  /** Weakest first: `2 militia, 1 infantry and 2 mages`; what is said of none where there is none. */
  readonly units: (units: readonly UnitKind[]) => string;
  /** `2 bards`. */
  readonly count: (number: number, thing: Thing) => string;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nounsIn = (
  language: Language,
  kinds: Readonly<Record<UnitKind, Noun>>,
  noUnit: string,
): Nouns => {
  const { and, count } = grammarOf(language);
  return {
    a: (kind) => kinds[kind].a,
    taken: (kind) => kinds[kind].taken ?? kinds[kind].a,
    units: (units) => {
      const counts = countUnits(units);
      const held = UNIT_KINDS.filter((kind) => counts[kind] > 0);
      if (held.length === 0) return noUnit;
      return and(held.map((kind) => count(counts[kind], kinds[kind].one, kinds[kind].many)));
    },
    count: (number, { one, many }) => count(number, one, many),
  };
};
