// The worker's sentences by language, each loaded when somebody reads it.
import { type Language, speaker } from "@assize/kernel-model";
import { loadLanguage } from "@assize/kernel-history";
import { en, type Messages } from "./en.ts";

const worker = speaker<Messages>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});

export const { messagesIn } = worker;

/** Makes the worker speak a language, as far as it is the viewer's own; games learn theirs by `loadLanguage`. */
export const speak = async (language: Language): Promise<void> => {
  await Promise.all([worker.loadLanguage(language), loadLanguage(language)]);
};
