// The games this product knows: rules, bots, drawings and tables.
export { loadExploration } from "./explorations.ts";
export { FILE_ENDINGS, loadGameFiles } from "./game-files.ts";
export type { FiledGame, FileText, GameFiles, GameToFile } from "./game-files.ts";
export { loadNotation } from "./notations.ts";
export type {
  GameNotation,
  NotationProblem,
  NotedEvent,
  NotedGame,
  NotedTable,
} from "./notations.ts";
export { GAME_IDS, isGameId, loadChartLayout, TABLE_CHOICES } from "./games.ts";
export type { GameId } from "./games.ts";
export { loadGame } from "./load-game.ts";
export type { NamedBot, PlayableGame } from "./playable-game.ts";
export { defaultAt, isAsked, setTable } from "./set-table.ts";
export type { Table, TableProblem, TableWishes } from "./set-table.ts";
export type {
  ChoiceField,
  FieldDefault,
  FieldValue,
  FlagsField,
  PatternField,
  SeatField,
  TableField,
  TableForm,
} from "./table-form.ts";
