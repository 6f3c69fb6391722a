// What tells two readings apart, in German.
import type { Messages } from "./en.ts";

export const de: Messages = {
  legalUnder: (event, under, not) => `„${event}“ ist nach ${under} erlaubt, nach ${not} nicht.`,
  apart: (one, underOne, other, underOther) =>
    `Nach ${one}: ${underOne}; nach ${other}: ${underOther}.`,
  quoted: (event) => `„${event}“`,
  due: (events) => `fällig: ${events}`,
  isOver: "die Partie ist beendet",
  goesOn: "die Partie geht weiter",
  endsWonBy: (winners) => `die Partie endet, Sieg: ${winners ?? "niemand"}`,
};
