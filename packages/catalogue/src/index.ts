// The games this product knows: rules, bots, drawings and tables.
export { loadExploration, loadFormalModel } from "./explorations.ts";
export {
  choicesNoted,
  endingOf,
  linesOfNoted,
  loadNotation,
  NOTATION_ENDINGS,
  notationOf,
  NOTED_NAMES,
} from "./notations.ts";
export { bytesOfLines, isLog, logsNoted, placeOfEvent } from "./noted-logs.ts";
export type { NotedLog, NotedSource, OwnHeader } from "./noted-logs.ts";
export { decodedText, isUtf16 } from "./noted-text.ts";
export type {
  EventToNote,
  GameNotation,
  GameToNote,
  NotationEnding,
  NotedEvent,
  NotedGame,
  NotedProblem,
  Place,
  TextToRead,
  UnreadText,
  WrittenText,
} from "./notations.ts";
export { loadCards } from "./cards.ts";
export type { CardInWords } from "./cards.ts";
export { cautionsOf } from "./cautions.ts";
export { GAME_IDS, isGameId, loadChartLayout, loadModel, TABLE_CHOICES } from "./games.ts";
export type { GameId } from "./games.ts";
export { loadGame } from "./load-game.ts";
export { loadToldApart } from "./told-apart.ts";
export type { ApartExample, ApartExamples, NeverApart } from "./told-apart.ts";
export type { NamedBot, PlayableGame } from "./playable-game.ts";
export { defaultAt, isAsked, isDrawn, setTable } from "./set-table.ts";
export type { Table, TableProblem, TableWishes } from "./set-table.ts";
export type {
  Caution,
  ChoiceField,
  FieldDefault,
  FieldValue,
  FlagsField,
  NumberField,
  PatternField,
  SeatField,
  TableField,
  TableForm,
} from "./table-form.ts";
