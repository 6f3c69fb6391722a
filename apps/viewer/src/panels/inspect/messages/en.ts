// The inspection of a recorded game in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  loading: "The chart is being loaded.",
  /** Who sends an event that no player sends. */
  senders: {
    decision: "a player",
    chance: "chance",
    outside: "somebody outside the seats",
    consequence: "the rules",
    record: "the table",
  },
};

export type Messages = Translated<typeof en>;
