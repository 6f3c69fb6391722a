// What decided, in German: one whole sentence for each fact.
import { nouns } from "../nouns/de.ts";
import type { FactSentences } from "../sentences.ts";

export const facts: FactSentences = {
  "tile-held": ({ city, units }) =>
    `Auf dem Plättchen in Stadt ${city} lagen: ${nouns.units(units)}.`,
  "weakest-present": ({ units, unit }) =>
    `Auf dem Plättchen lagen ${nouns.units(units)}, also musste es ${nouns.a(unit)} sein (die schwächste vorhandene Einheit).`,
};
