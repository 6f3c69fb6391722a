// Reasons within Spanish sentences.
import type { IgnoredReason, LostReason } from "@assize/xidit-events";

/** Why an Action had no effect; `place` says where: there, or in which city. */
export const IGNORED: Readonly<Record<IgnoredReason, (place: string) => string>> = {
  "recruited-here": (place) => `${place} ya se había reclutado una unidad este año`,
  "no-unit-left": (place) => `${place} no quedaba ninguna unidad`,
  "fought-here": (place) => `${place} ya se había eliminado una amenaza o un titán este año`,
  "units-missing": (place) => `${place} no se podían pagar todas las unidades pedidas`,
  "no-raging-titan": (place) => `${place} no había ninguna loseta, y ningún titán estaba furioso`,
  "recruited-before-titan": (place) =>
    `${place} se había reclutado una unidad este año, lo que excluye un titán`,
  "titan-units-missing": (place) =>
    `${place} no había ninguna loseta, y las unidades no alcanzaban para ningún titán furioso`,
};

/** Why a reward gave nothing. */
export const LOST: Readonly<Record<LostReason, string>> = {
  "bank-empty": "el Banco Real estaba vacío",
  "no-open-region": "ninguna región de allí admite fichas de bardo",
  "no-bard-left": "no quedaba ninguna ficha de bardo",
  "rival-guild": "allí está el gremio de otro",
  "guild-full": "el gremio está completo",
  "no-storey-left": "no quedaba ningún piso",
};
