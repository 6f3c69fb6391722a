// Playback's own sentences by language; a missing one does not compile.
import { type Language, unreachable } from "@assize/kernel-model";
import { loadLanguage as loadReportLanguage } from "@assize/kernel-report/lean";
import type { Unusable } from "../rules.ts";
import { en } from "./en.ts";

export interface Words {
  readonly noSuchType: (type: string, known: string) => string;
  readonly seatSurplus: string;
  readonly seatMissing: string;
  readonly noSuchSeat: (seat: number, last: number) => string;
  readonly misshapen: (why: string) => string;
  readonly nothing: string;
  readonly ends: string;
}

const spoken: { en: Words } & { [L in Language]?: Words } = { en };

/** English where the language has not been loaded. */
export const wordsIn = (language: Language): Words => spoken[language] ?? spoken.en;

const load = async (language: Language): Promise<Words> => {
  switch (language) {
    case "en":
      return en;
    case "de":
      return (await import("./de.ts")).de;
    case "es":
      return (await import("./es.ts")).es;
    case "fr":
      return (await import("./fr.ts")).fr;
    default:
      return unreachable(language, "language");
  }
};

/** After this, everything that playback and its report say is said in the language too. */
export const loadLanguage = async (language: Language): Promise<void> => {
  const [words] = await Promise.all([load(language), loadReportLanguage(language)]);
  spoken[language] = words;
};

/** Why an event cannot even be asked about, in one sentence. */
export const unusableText = (why: Unusable, language: Language): string => {
  const say = wordsIn(language);
  switch (why.kind) {
    case "no-such-type":
      return say.noSuchType(why.type, why.known.join(", "));
    case "seat-surplus":
      return say.seatSurplus;
    case "seat-missing":
      return say.seatMissing;
    case "no-such-seat":
      return say.noSuchSeat(why.seat, why.seats - 1);
    case "misshapen":
      return say.misshapen(why.why);
    default:
      return unreachable(why, "unusable");
  }
};
