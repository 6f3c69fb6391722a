// What happened, in French, as it is told afterwards.
import { nouns } from "../nouns/fr.ts";
import type { HappenedSentences } from "../sentences.ts";

export const happened: HappenedSentences = {
  "unit-recruited": ({ data }, t) =>
    `${t.seat(data.seat)} a pris ${nouns.taken(data.unit)} dans la cité ${data.city}`,
};
