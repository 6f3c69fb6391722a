// What is said on a sheet by language, each loaded when somebody reads it.
import { type Language, speaker } from "@assize/kernel-model";
import { loadLanguage as loadReport } from "@assize/kernel-report/lean";
import { en, type Messages } from "./en.ts";

export type { Messages } from "./en.ts";

const sheet = speaker<Messages>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});

export const { messagesIn, addLanguages } = sheet;

/** After this, a sheet can be written in the language, but for the game's own words. */
export const loadLanguage = async (language: Language): Promise<void> => {
  await Promise.all([sheet.loadLanguage(language), loadReport(language)]);
};
