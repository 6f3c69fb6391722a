// The raw line in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  nothingYet: "Nothing has happened yet: step to an event.",
  event: (seq: number) => `Event ${seq}, as these eyes may know it`,
  applied: "How the chart took it",
  finding: (id: string) => `Finding ${id}`,
};

export type Messages = Translated<typeof en>;
