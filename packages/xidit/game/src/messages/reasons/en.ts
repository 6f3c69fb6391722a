// Reasons within English sentences.
import type { IgnoredReason, LostReason } from "@assize/xidit-events";

/** Why an Action had no effect; `place` says where: there, or in which city. */
export const IGNORED: Readonly<Record<IgnoredReason, (place: string) => string>> = {
  "recruited-here": (place) => `a unit had been recruited ${place} already this year`,
  "no-unit-left": (place) => `no unit was left ${place}`,
  "fought-here": (place) => `a threat or Titan had been eliminated ${place} already this year`,
  "units-missing": (place) => `not every unit that was asked for ${place} could be paid`,
  "no-raging-titan": (place) => `no tile lay ${place}, and no Titan was raging`,
  "recruited-before-titan": (place) =>
    `a unit had been recruited ${place} this year, which bars a Titan`,
  "titan-units-missing": (place) =>
    `no tile lay ${place}, and the units did not suffice for any Raging Titan`,
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
