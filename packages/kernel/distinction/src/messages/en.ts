// What tells two readings apart, in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  legalUnder: (event: string, under: string, not: string) =>
    `“${event}” is legal under ${under}, and not under ${not}.`,
  apart: (one: string, underOne: string, other: string, underOther: string) =>
    `Under ${one}: ${underOne}; under ${other}: ${underOther}.`,
  quoted: (event: string) => `“${event}”`,
  due: (events: string) => `due: ${events}`,
  isOver: "the game is over",
  goesOn: "the game goes on",
  endsWonBy: (winners: string | null) => `the game ends, won by ${winners ?? "nobody"}`,
};

export type Messages = Translated<typeof en>;
