// The messages by language, each loaded when somebody reads it.
import { speaker } from "@assize/kernel-model";
import { en } from "./en.ts";
import type { Messages } from "./messages.ts";

export const {
  wordsIn: messagesIn,
  learn,
  loadLanguage,
} = speaker<Messages>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});
