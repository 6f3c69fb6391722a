// What this package says itself, by language.
import { type Language, speaker, unreachable } from "@assize/kernel-model";
import { loadLanguage as loadReportLanguage, misfitsInWords } from "@assize/kernel-report/lean";
import type { NoEvent } from "@assize/kernel-referee";
import { en, type Messages } from "./en.ts";

const history = speaker<Messages>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});

export const { messagesIn } = history;

/** After this, everything that a history and its report say is said in the language too. */
export const loadLanguage = async (language: Language): Promise<void> => {
  await Promise.all([history.loadLanguage(language), loadReportLanguage(language)]);
};

/** Why what is written is no event of the game, in one sentence. */
export const noEventText = (why: NoEvent, language: Language): string => {
  const say = messagesIn(language);
  switch (why.kind) {
    case "type-unknown":
      return say.noSuchType(why.type, why.known);
    case "seat-unexpected":
      return say.seatSurplus;
    case "seat-missing":
      return say.seatMissing;
    case "seat-unknown":
      return say.noSuchSeat(why.seat, why.seats - 1);
    case "unknown-value":
      return say.unknownValue(why.fields.map(({ field }) => field));
    case "data-malformed":
      return say.misshapen(misfitsInWords(why.misfits, null, language));
    default:
      return unreachable(why, "no event");
  }
};
