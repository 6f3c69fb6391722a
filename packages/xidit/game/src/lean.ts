// The game told in English; other languages are loaded when somebody reads them. `index.ts` has every language.
export { loadLanguage } from "./messages/messages.ts";
export { xidit } from "./model.ts";
export { COLOURS } from "./setting.ts";
