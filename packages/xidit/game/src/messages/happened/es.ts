// What happened, in Spanish, as it is told afterwards.
import { nouns } from "../nouns/es.ts";
import type { HappenedSentences } from "../sentences.ts";

export const happened: HappenedSentences = {
  "unit-recruited": ({ data }, t) =>
    `${t.seat(data.seat)} tomó ${nouns.taken(data.unit)} en la ciudad ${data.city}`,
};
