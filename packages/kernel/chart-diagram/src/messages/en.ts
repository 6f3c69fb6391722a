import type { Translated } from "@assize/kernel-model";

export const en = {
  /** What stands beside the sign of each class of events, and of what is taken without one. */
  classes: {
    decision: "decision",
    chance: "chance",
    outside: "from outside",
    consequence: "consequence",
    always: "at once, without an event",
  },
  /** How large the drawing is, for somebody who does not see it. */
  size: (states: number, transitions: number) => `${states} states and ${transitions} transitions.`,
};

export type Messages = Translated<typeof en>;
