// The stage in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  finding: "Finding",
  findingOf: (place: number, of: number) => `Finding ${place} of ${of}`,
  players: "Players",
  next: "next",
};

export type Messages = Translated<typeof en>;
