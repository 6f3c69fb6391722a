// The games for a page: bots and languages are loaded when somebody asks for them. `index.ts` has all at once.
export { GAME_IDS, isGameId, loadChartLayout, loadEntry } from "./games.ts";
export type { GameEntry } from "./playable-game.ts";
export { setTable } from "./set-table.ts";
export type { TableForm } from "./table-form.ts";
