// The drawing in English; other languages are loaded when somebody reads them. `index.ts` has every language.
export { drawing } from "./drawing.ts";
export { loadLanguage } from "./messages/messages.ts";
