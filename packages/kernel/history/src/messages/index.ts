// Playback's own sentences by language; a missing one does not compile.
import { type Language, speaker, unreachable } from "@assize/kernel-model";
import { loadLanguage as loadReportLanguage } from "@assize/kernel-report/lean";
import type { NoEvent } from "@assize/kernel-referee";
import { en } from "./en.ts";

export interface Words {
  readonly noSuchType: (type: string, known: string) => string;
  readonly seatSurplus: string;
  readonly seatMissing: string;
  readonly noSuchSeat: (seat: number, last: number) => string;
  readonly unknownValue: (fields: string) => string;
  readonly misshapen: (why: string) => string;
  readonly nothing: string;
  readonly ends: string;
}

const playback = speaker<Words>(en, {
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  es: async () => (await import("./es.ts")).es,
});

export const { wordsIn } = playback;

/** After this, everything that playback and its report say is said in the language too. */
export const loadLanguage = async (language: Language): Promise<void> => {
  await Promise.all([playback.loadLanguage(language), loadReportLanguage(language)]);
};

/** Why what is written is no event of the game, in one sentence. */
export const noEventText = (why: NoEvent, language: Language): string => {
  const say = wordsIn(language);
  switch (why.kind) {
    case "type-unknown":
      return say.noSuchType(why.type, why.known.join(", "));
    case "seat-unexpected":
      return say.seatSurplus;
    case "seat-missing":
      return say.seatMissing;
    case "seat-unknown":
      return say.noSuchSeat(why.seat, why.seats - 1);
    case "unknown-value":
      return say.unknownValue(why.fields.map(({ field }) => field).join(", "));
    case "data-malformed":
      return say.misshapen(why.why);
    default:
      return unreachable(why, "no event");
  }
};
