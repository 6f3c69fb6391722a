// What happened, in German, as it is told afterwards.
import { nouns } from "../nouns/de.ts";
import type { HappenedSentences } from "../sentences.ts";

export const happened: HappenedSentences = {
  "unit-recruited": ({ data }, t) =>
    `${t.seat(data.seat)} nahm in Stadt ${data.city} ${nouns.taken(data.unit)}`,
};
