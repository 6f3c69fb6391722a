// The game in English; other languages are loaded when they are asked for. `index.ts` has every language.
export { loadLanguage } from "./messages/messages.ts";
export { xidit } from "./model.ts";
export { COLOURS } from "./setting.ts";
