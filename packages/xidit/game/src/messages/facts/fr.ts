// What decided, in French: one whole sentence for each fact.
import { nouns } from "../nouns/fr.ts";
import type { FactSentences } from "../sentences.ts";

export const facts: FactSentences = {
  "tile-held": ({ city, units }) => `La tuile de la cité ${city} portait ${nouns.units(units)}.`,
  "weakest-present": ({ units, unit }) =>
    `La tuile portait ${nouns.units(units)} : ce devait être ${nouns.a(unit)} (l'unité la plus faible présente).`,
};
