// The worker's sentences by language, each loaded when somebody reads it.
import { type Language, speaker } from "@assize/kernel-model";
import { loadLanguage as loadReportLanguage } from "@assize/kernel-report/lean";
import { en, type Messages } from "./en.ts";

const worker = speaker<Messages>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});

export const { messagesIn } = worker;

/** After this, the worker says what is its own in the language too; each game loads its own messages. */
export const loadLanguage = async (language: Language): Promise<void> => {
  await Promise.all([worker.loadLanguage(language), loadReportLanguage(language)]);
};
