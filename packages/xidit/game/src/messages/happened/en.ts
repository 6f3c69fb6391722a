// What happened, in English, as it is told afterwards.
import { nouns } from "../nouns/en.ts";
import type { HappenedSentences } from "../sentences.ts";

export const happened: HappenedSentences = {
  "unit-recruited": ({ data }, t) =>
    `${t.seat(data.seat)} took ${nouns.taken(data.unit)} in city ${data.city}`,
};
