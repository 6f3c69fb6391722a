// The treasure game of Grandlin's heirs for the kernel, and the view its bots and drawings see.
export { grandlin } from "./model.ts";
export type { GrandlinView, LyingView, SeatView, TreasuresView } from "./view.ts";
