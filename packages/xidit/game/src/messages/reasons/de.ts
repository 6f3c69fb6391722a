// Reasons within German sentences.
import type { IgnoredReason, LostReason } from "@assize/xidit-events";

/** Why an Action had no effect; `place` says where: there, or in which city. */
export const IGNORED: Readonly<Record<IgnoredReason, (place: string) => string>> = {
  "recruited-here": (place) => `${place} war dieses Jahr schon angeworben worden`,
  "no-unit-left": (place) => `${place} war keine Einheit mehr`,
  "fought-here": (place) =>
    `${place} war dieses Jahr schon eine Bedrohung oder ein Titan beseitigt worden`,
  "units-missing": (place) => `${place} konnte nicht jede verlangte Einheit gezahlt werden`,
  "no-raging-titan": (place) => `${place} lag kein Plättchen, und kein Titan wütete`,
  "recruited-before-titan": (place) =>
    `${place} war dieses Jahr angeworben worden, das schließt einen Titanen aus`,
  "titan-units-missing": (place) =>
    `${place} lag kein Plättchen, und die Einheiten reichten für keinen Wütenden Titanen`,
};

/** Why a reward gave nothing. */
export const LOST: Readonly<Record<LostReason, string>> = {
  "bank-empty": "die Königliche Bank war leer",
  "no-open-region": "kein Gebiet dort nimmt ein Bardenplättchen auf",
  "no-bard-left": "kein Bardenplättchen war übrig",
  "rival-guild": "dort steht die Gilde eines anderen",
  "guild-full": "die Gilde ist voll",
  "no-storey-left": "kein Stockwerk war übrig",
};
