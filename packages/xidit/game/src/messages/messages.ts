// The sentences by language, each loaded when somebody reads it.
import { speaker } from "@assize/kernel-model";
import { en, type Messages } from "./en.ts";

export type { Messages } from "./en.ts";

export const { messagesIn, addLanguages, loadLanguage } = speaker<Messages>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});
