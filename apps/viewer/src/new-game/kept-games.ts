// The games that were played at a table in this browser: a list of them, and the log of each. They hold the secrets of every
// seat, as their logs do. Nothing is overwritten: each game has a place of its own, and one that is deleted is kept until
// somebody comes back to the list.
import { isJsonObject, type Json, type Language, LANGUAGES } from "@assize/kernel-model";
import { forget, keep, recall } from "../kit/storage.ts";
import { forgetBefore, type GameKeptBefore, gamesKeptBefore } from "./kept-before.ts";

export interface KeptGame {
  readonly id: string;
  /** What people call it; empty where nobody named it. */
  readonly name: string;
  readonly title: string;
  readonly players: readonly string[];
  /** By seat: its bot, or null for somebody at the table. */
  readonly bots: readonly (string | null)[];
  /** True where the times of decisions are written down. */
  readonly times: boolean;
  readonly events: number;
  /** Where in the game it stands, in the language of whoever played. */
  readonly where: string;
  /** In which language `where` and `outcome` are; absent where it was not noted. */
  readonly language?: Language;
  /** Null while it is not over. */
  readonly outcome: string | null;
  /** When it was last played, ISO 8601. */
  readonly when: string;
  readonly isDeleted: boolean;
}

const LIST = "games";
const logOf = (id: string): string => `game:${id}`;

/** Most characters of one log; browsers give a page about five million for all. */
const MOST_CHARACTERS = 2_000_000;
/** Most games in the list. */
const MOST_GAMES = 200;

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

const isKept = (value: Json): boolean =>
  isJsonObject(value) &&
  ["id", "name", "title", "where", "when"].every((member) => isText(value[member])) &&
  isTexts(value["players"]) &&
  Array.isArray(value["bots"]) &&
  value["bots"].every((bot) => bot === null || isText(bot)) &&
  typeof value["times"] === "boolean" &&
  typeof value["events"] === "number" &&
  typeof value["isDeleted"] === "boolean" &&
  (value["outcome"] === null || isText(value["outcome"])) &&
  (value["language"] === undefined || LANGUAGES.some((one) => one === value["language"]));

const isList = (value: unknown): value is readonly KeptGame[] =>
  Array.isArray(value) && value.every(isKept);

const asListed = ({ id, title, players, bots, times, events }: GameKeptBefore): KeptGame => ({
  id,
  title,
  players,
  bots,
  times,
  events,
  name: "",
  where: "",
  outcome: null,
  when: new Date().toISOString(),
  isDeleted: false,
});

/** Those of the list; what the browser kept before there was one is put into it first. */
const allGames = (): readonly KeptGame[] => {
  const listed = recall(LIST, isList) ?? [];
  const before = gamesKeptBefore();
  if (before.length === 0) return listed;
  const all = [...listed, ...before.map(asListed)];
  if (before.every(({ id, log }) => keep(logOf(id), log)) && keep(LIST, all)) forgetBefore();
  return all;
};

const change = (id: string, changes: Partial<KeptGame>): boolean =>
  keep(
    LIST,
    allGames().map((game) => (game.id === id ? { ...game, ...changes } : game)),
  );

/** The last played first. */
export const keptGames = (): readonly KeptGame[] =>
  allGames()
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => (a.when < b.when ? 1 : -1));

export const keptGame = (id: string): KeptGame | undefined =>
  keptGames().find((game) => game.id === id);

/** The one that is gone on with from elsewhere: the last played of those that are not over. */
export const unfinishedGame = (): KeptGame | undefined =>
  keptGames().find(({ outcome }) => outcome === null);

export const logOfKept = (id: string): string | undefined => recall(logOf(id), isText);

/** False where it is too long, or the browser does not keep it: then the log has to be saved as a file. */
export const keepGame = (game: KeptGame, log: string): boolean => {
  const games = allGames();
  const isNew = !games.some(({ id }) => id === game.id);
  if (log.length > MOST_CHARACTERS || (isNew && games.length >= MOST_GAMES)) return false;
  if (!keep(logOf(game.id), log)) return false;
  return isNew ? keep(LIST, [...games, game]) : change(game.id, game);
};

export const renameGame = (id: string, name: string): boolean => change(id, { name });
export const deleteGame = (id: string): boolean => change(id, { isDeleted: true });
export const restoreGame = (id: string): boolean => change(id, { isDeleted: false });

/** Lets go of what was deleted before; whoever deletes now can still undo it. */
export const forgetDeleted = (): void => {
  const games = allGames();
  const deleted = games.filter(({ isDeleted }) => isDeleted);
  if (deleted.length === 0) return;
  keep(
    LIST,
    games.filter(({ isDeleted }) => !isDeleted),
  );
  for (const { id } of deleted) forget(logOf(id));
};
