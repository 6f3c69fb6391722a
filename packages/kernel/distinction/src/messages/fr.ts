// What tells two readings apart, in French.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  legalUnder: (event, under, not) => `« ${event} » est permis selon ${under}, et non selon ${not}.`,
  apart: (one, underOne, other, underOther) =>
    `Selon ${one} : ${underOne} ; selon ${other} : ${underOther}.`,
  quoted: (event) => `« ${event} »`,
  due: (events) => `attendu : ${events}`,
  isOver: "la partie est terminée",
  goesOn: "la partie continue",
  endsWonBy: (winners) => `la partie se termine, victoire : ${winners ?? "personne"}`,
};
