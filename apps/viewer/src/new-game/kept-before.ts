// The one game at the table that browsers kept before they kept a list: read once, and put into the list.
import { isJsonObject, readJson } from "@assize/kernel-model";
import { forget, recall } from "../kit/storage.ts";

interface KeptBefore {
  readonly title: string;
  /** The log up to then. */
  readonly text: string;
  readonly bots: readonly (string | null)[];
  readonly times: boolean;
  /** The log of the game that was left for this one; null for none. */
  readonly left: string | null;
}

const KEY = "table";

const isText = (value: unknown): value is string => typeof value === "string";

const isKeptBefore = (value: unknown): value is KeptBefore =>
  isJsonObject(value) &&
  isText(value["title"]) &&
  isText(value["text"]) &&
  (value["left"] === null || isText(value["left"])) &&
  typeof value["times"] === "boolean" &&
  Array.isArray(value["bots"]) &&
  value["bots"].every((bot) => bot === null || isText(bot));

/** As the header of a log has them. */
const playersIn = (log: string): readonly string[] => {
  const header = readJson(log.split("\n", 1)[0] ?? "");
  if (!header.ok || !isJsonObject(header.value)) return [];
  const { seats } = header.value;
  return (Array.isArray(seats) ? seats : []).flatMap((seat) => {
    const { name, colour } = isJsonObject(seat) ? seat : {};
    return [name, colour].filter(isText).slice(0, 1);
  });
};

/** What is known of such a game. */
export interface GameKeptBefore extends Pick<KeptBefore, "title" | "bots" | "times"> {
  readonly id: string;
  readonly log: string;
  readonly players: readonly string[];
  readonly events: number;
}

/** The game, and the one that was left for it. */
export const gamesKeptBefore = (): readonly GameKeptBefore[] => {
  const before = recall(KEY, isKeptBefore);
  if (before === undefined) return [];
  const { title, text, bots, times, left } = before;
  return [text, ...(left === null ? [] : [left])].map((log, index) => ({
    id: `before-${index + 1}`,
    log,
    title,
    players: playersIn(log),
    bots,
    times,
    events: Math.max(0, log.trimEnd().split("\n").length - 1),
  }));
};

export const forgetBefore = (): void => forget(KEY);
