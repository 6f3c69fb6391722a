// What the drawing of any game says in English, besides the game's own names. Knows no geometry.
import type { Translated } from "@assize/kernel-model";

export const en = {
  position: "Position",
  edition: "Edition",
  description: (panels: number) => `What is known of the position, in ${panels} panels.`,
  facts: "At a glance",
  more: (count: number) => `… ${count} more`,
  tooDeep: "…",
  nothing: "nothing",
  unknown: "empty or hidden",
  yes: "yes",
  no: "no",
};

export type Messages = Translated<typeof en>;
