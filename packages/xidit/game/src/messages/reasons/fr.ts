// Reasons within French sentences.
import type { IgnoredReason, LostReason } from "@assize/xidit-events";

/** Why an Action had no effect; `place` says where: there, or in which city. */
export const IGNORED: Readonly<Record<IgnoredReason, (place: string) => string>> = {
  "recruited-here": (place) => `une unité avait déjà été recrutée ${place} cette année`,
  "no-unit-left": (place) => `il ne restait aucune unité ${place}`,
  "fought-here": (place) => `une menace ou un colosse avait déjà été éliminé ${place} cette année`,
  "units-missing": (place) => `toutes les unités demandées ${place} ne pouvaient pas être payées`,
  "no-raging-titan": (place) =>
    `il n'y avait aucune tuile ${place}, et aucun colosse n'était éveillé`,
  "recruited-before-titan": (place) =>
    `une unité avait été recrutée ${place} cette année, ce qui exclut un colosse`,
  "titan-units-missing": (place) =>
    `il n'y avait aucune tuile ${place}, et les unités ne suffisaient pour aucun colosse éveillé`,
};

/** Why a reward gave nothing. */
export const LOST: Readonly<Record<LostReason, string>> = {
  "bank-empty": "la banque était vide",
  "no-open-region": "aucune région n'y reçoit de jeton Barde",
  "no-bard-left": "il ne restait aucun jeton Barde",
  "rival-guild": "la guilde d'un autre s'y trouve",
  "guild-full": "la guilde est complète",
  "no-storey-left": "il ne restait aucun étage",
};
