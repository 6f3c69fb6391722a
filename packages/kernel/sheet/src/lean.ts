// The ruling sheet for a page: in English; other languages are loaded when somebody reads them. `index.ts` has them all.
export { loadLanguage } from "./messages/messages.ts";
export { rulingSheet } from "./ruling-sheet.ts";
export type { SheetSource, SheetWishes } from "./ruling-sheet.ts";
