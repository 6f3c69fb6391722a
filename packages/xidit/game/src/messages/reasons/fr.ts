// Reasons within French sentences.
import type { IgnoredReason, LostReason } from "@assize/xidit-events";

/** Why an Action had no effect. */
export const IGNORED: Readonly<Record<IgnoredReason, string>> = {
  "recruited-here": "une unité y avait déjà été recrutée cette année",
  "no-unit-left": "il n'y restait aucune unité",
  "fought-here": "une menace ou un colosse y avait déjà été éliminé cette année",
  "units-missing": "toutes les unités demandées ne pouvaient pas être payées",
  "no-raging-titan": "aucun colosse n'était éveillé",
  "recruited-before-titan": "une unité y avait été recrutée cette année, ce qui exclut un colosse",
  "titan-units-missing": "les unités ne suffisaient pour aucun colosse éveillé",
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
