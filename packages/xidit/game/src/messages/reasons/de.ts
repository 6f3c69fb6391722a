// Reasons within German sentences.
import type { IgnoredReason, LostReason } from "@assize/xidit-events";

/** Why an Action had no effect. */
export const IGNORED: Readonly<Record<IgnoredReason, string>> = {
  "recruited-here": "dort war dieses Jahr schon angeworben worden",
  "no-unit-left": "dort war keine Einheit mehr",
  "fought-here": "dort war dieses Jahr schon eine Bedrohung oder ein Titan beseitigt worden",
  "units-missing": "nicht jede verlangte Einheit konnte gezahlt werden",
  "no-raging-titan": "kein Titan wütete",
  "recruited-before-titan":
    "dort war dieses Jahr angeworben worden, das schließt einen Titanen aus",
  "titan-units-missing": "die Einheiten reichten für keinen Wütenden Titanen",
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
