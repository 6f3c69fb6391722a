// The sentences by language, each loaded when somebody reads it.
import { speaker } from "@assize/kernel-model";
import { en } from "./en.ts";
import type { Sentences } from "./sentences.ts";

export const {
  wordsIn: sentencesIn,
  learn,
  loadLanguage,
} = speaker<Sentences>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});
