// The cards of a game in words, and what words of its rules mean, where it has any. Apart from `games.ts`: most callers never need a byte of it.
import type { CardInWords } from "@assize/grandlin-edition";
import type { Meaning } from "@assize/grandlin-rulebook";

export type { CardInWords, Meaning };

interface Glossary {
  /** The faces of the deck of the game's reference edition, in its order. */
  readonly cards: readonly CardInWords[];
  readonly words: readonly Meaning[];
}

const LOADERS: Readonly<Record<string, () => Promise<Glossary>>> = {
  grandlin: async () => {
    const { cardsInWords, referenceEdition } = await import("@assize/grandlin-edition");
    const { MEANINGS } = await import("@assize/grandlin-rulebook");
    return { cards: cardsInWords(referenceEdition), words: MEANINGS };
  },
};

/** Empty of a game that is played without cards, and whose rules use no word of their own. */
export const loadGlossary = async (id: string): Promise<Glossary> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : { cards: [], words: [] };
