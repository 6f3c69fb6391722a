// How a verdict is read here: the one place to change when findings say more than they do today.
import type { Header } from "@assize/kernel-event-log";
import type { Finding, Verdict } from "@assize/kernel-model";

/** The seats that a finding accuses. */
export const accusedBy = ({ blame, by }: Finding): readonly number[] =>
  blame === "player" && by !== null ? [by] : [];

/** The seats between which a finding cannot decide, and which it therefore does not accuse. */
export const undecidedIn = ({ between }: Finding): readonly number[] =>
  between.flatMap((one) => (one === "recorder" ? [] : [one]));

/** A finding of its own, and no part of another one. */
export const isRoot = ({ follows }: Finding): boolean => follows === null;

/** The header that a verdict says the game fits; null where it says nothing of the kind, as today. */
export const headerToldBy: (verdict: Verdict) => Header | null = () => null;
