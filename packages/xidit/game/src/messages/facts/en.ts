// What decided, in English: one whole sentence for each fact.
import { nouns } from "../nouns/en.ts";
import type { FactSentences } from "../sentences.ts";

export const facts: FactSentences = {
  "tile-held": ({ city, units }) => `The tile in city ${city} held ${nouns.units(units)}.`,
  "weakest-present": ({ units, unit }) =>
    `The tile held ${nouns.units(units)}, so it had to be ${nouns.a(unit)} (the weakest present).`,
};
