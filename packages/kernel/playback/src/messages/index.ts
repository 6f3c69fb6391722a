// Playback's own sentences by language; a missing one does not compile.
import { type Language, unreachable } from "@assize/kernel-model";
import type { Unusable } from "../rules.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export interface Words {
  readonly noSuchType: (type: string, known: string) => string;
  readonly seatSurplus: string;
  readonly seatMissing: string;
  readonly noSuchSeat: (seat: number, last: number) => string;
  readonly misshapen: (why: string) => string;
  readonly nothing: string;
  readonly ends: string;
}

const WORDS: Readonly<Record<Language, Words>> = { en, fr, de, es };

export const wordsIn = (language: Language): Words => WORDS[language];

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
