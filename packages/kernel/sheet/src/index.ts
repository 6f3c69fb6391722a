// The ruling on a game as one document to print.
import "@assize/kernel-report";
import "./messages/all.ts";
export { rulingSheet } from "./ruling-sheet.ts";
export type { SheetSource, SheetWishes } from "./ruling-sheet.ts";
