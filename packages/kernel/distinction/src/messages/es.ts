// What tells two readings apart, in Spanish.
import type { Messages } from "./en.ts";

export const es: Messages = {
  legalUnder: (event, under, not) => `«${event}» está permitido según ${under}, y no según ${not}.`,
  apart: (one, underOne, other, underOther) =>
    `Según ${one}: ${underOne}; según ${other}: ${underOther}.`,
  quoted: (event) => `«${event}»`,
  due: (events) => `se espera: ${events}`,
  isOver: "la partida ha terminado",
  goesOn: "la partida sigue",
  endsWonBy: (winners) => `la partida termina; gana: ${winners ?? "nadie"}`,
};
