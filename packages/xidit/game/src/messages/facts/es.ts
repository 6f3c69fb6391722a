// What decided, in Spanish: one whole sentence for each fact.
import { nouns } from "../nouns/es.ts";
import type { FactSentences } from "../sentences.ts";

export const facts: FactSentences = {
  "tile-held": ({ city, units }) => `La loseta de la ciudad ${city} tenía ${nouns.units(units)}.`,
  "weakest-present": ({ units, unit }) =>
    `La loseta tenía ${nouns.units(units)}, así que tenía que ser ${nouns.a(unit)} (la unidad más débil presente).`,
};
