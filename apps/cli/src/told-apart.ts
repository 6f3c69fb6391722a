// The game by which two readings of a ruling are told apart, in words: from the catalogue's examples. Searches nothing.
import type { ApartExample } from "@assize/catalogue";
import { differenceInWords, shownBy } from "@assize/kernel-distinction";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type Language } from "@assize/kernel-model";
import { gameNamed } from "./games.ts";

/** What tells the two readings apart at the end of the example's log. */
export const exampleInWords = (game: string, example: ApartExample, lang: Language): string => {
  const { sides, found } = shownBy(gameNamed(game).model, example, nodeHash);
  if (found === null) throw new Defect(`the example of ${example.ruling} tells nothing apart`);
  const [one, other] = example.readings;
  return differenceInWords(found, { sides, names: { one, other }, lang });
};
