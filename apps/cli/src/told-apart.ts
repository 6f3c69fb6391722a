// The game by which two readings of a ruling are told apart, in words: from the catalogue's examples. Searches nothing.
import type { ApartExample } from "@assize/catalogue";
import { differenceInWords, shownBy } from "@assize/kernel-distinction";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameModel, type Language } from "@assize/kernel-model";

/** What tells the two readings apart at the end of the example's log. */
export const exampleInWords = (model: GameModel, example: ApartExample, lang: Language): string => {
  const { sides, found } = shownBy(model, example, nodeHash);
  if (found === null) throw new Defect(`the example of ${example.ruling} tells nothing apart`);
  const [one, other] = example.readings;
  return differenceInWords(found, { sides, names: { one, other }, lang });
};
