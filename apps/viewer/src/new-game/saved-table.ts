// The game at the table as the browser keeps it, so that it goes on after the page was closed. It holds the secrets of
// every seat, as its log does.
import { isJsonObject } from "@assize/kernel-model";
import { forget, keep, recall } from "../kit/storage.ts";

export interface SavedTable {
  readonly title: string;
  /** The log up to now. */
  readonly text: string;
  /** By seat: its bot, or null for somebody at the table. */
  readonly bots: readonly (string | null)[];
  readonly times: boolean;
  /** The log of the game that was left for a branch; null where the table never went back. */
  readonly left: string | null;
}

const KEY = "table";
/** Most characters kept; browsers give a page about five million. */
const MOST_SAVED = 2_000_000;

const isText = (value: unknown): value is string => typeof value === "string";

const isSaved = (value: unknown): value is SavedTable =>
  isJsonObject(value) &&
  isText(value["title"]) &&
  isText(value["text"]) &&
  (value["left"] === null || isText(value["left"])) &&
  typeof value["times"] === "boolean" &&
  Array.isArray(value["bots"]) &&
  value["bots"].every((bot) => bot === null || isText(bot));

export const savedTable = (): SavedTable | undefined => recall(KEY, isSaved);

/** False where it is too long, or the browser does not keep it: then the log has to be saved as a file. */
export const saveTable = (table: SavedTable): boolean =>
  table.text.length + (table.left?.length ?? 0) <= MOST_SAVED && keep(KEY, table);

export const forgetTable = (): void => forget(KEY);
