// The cards of a game in words, where it has any. Apart from `games.ts`: most callers never need a byte of it.
import type { CardInWords } from "@assize/grandlin-edition";

export type { CardInWords };

const LOADERS: Readonly<Record<string, () => Promise<readonly CardInWords[]>>> = {
  grandlin: async () => {
    const { cardsInWords, referenceEdition } = await import("@assize/grandlin-edition");
    return cardsInWords(referenceEdition);
  },
};

/** The faces of the deck of a game's reference edition, in its order; none where it is played without cards. */
export const loadCards = async (id: string): Promise<readonly CardInWords[]> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : [];
