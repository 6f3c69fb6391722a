// Reasons within English sentences.
import type { IgnoredReason, LostReason } from "@assize/xidit-events";

/** Why an Action had no effect. */
export const IGNORED: Readonly<Record<IgnoredReason, string>> = {
  "recruited-here": "a unit had been recruited there already this year",
  "no-unit-left": "no unit was left there",
  "fought-here": "a threat or Titan had been eliminated there already this year",
  "units-missing": "not every unit asked for could be paid",
  "no-raging-titan": "no Titan was raging",
  "recruited-before-titan": "a unit had been recruited there this year, which bars a Titan",
  "titan-units-missing": "the units did not suffice for any Raging Titan",
};

/** Why a reward gave nothing. */
export const LOST: Readonly<Record<LostReason, string>> = {
  "bank-empty": "the Royal Bank was empty",
  "no-open-region": "no Region there takes a Bard token",
  "no-bard-left": "no Bard token was left",
  "rival-guild": "the guild of another stands there",
  "guild-full": "the guild is full",
  "no-storey-left": "no story was left",
};
