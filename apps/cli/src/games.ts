// The catalogue's games as a command line asks for them: what is not there is the caller's trouble. Names no game.
import type { Draw, GameModel } from "@assize/kernel-model";
import {
  GAME_IDS,
  type NamedBot,
  type PlayableGame,
  setTable,
  type Table,
  type TableField,
} from "@assize/catalogue";
import { GAMES as PLAYABLE, gameNamed as playableNamed } from "@assize/catalogue/all";
import * as Result from "effect/Result";
import { Trouble } from "./session.ts";

/** Every game whose logs can be audited. */
export const GAMES: readonly GameModel[] = PLAYABLE.map(({ model }) => model);

/** A game by its id; throws Trouble where there is none. */
export const gameNamed = (id: string): PlayableGame => {
  const game = playableNamed(id);
  if (game === undefined)
    throw new Trouble(`--game ${id}: not known here; known: ${GAME_IDS.join(", ")}`);
  return game;
};

/** What a caller wishes for a simulated game; what is left out has the game's default. */
export interface TableInput {
  readonly players: number | undefined;
  /** As typed: `id=value`. */
  readonly option: readonly string[];
}

const parseOption = (text: string, fields: readonly TableField[]): readonly [string, string] => {
  const [id = "", value = "", ...rest] = text.split("=");
  if (id !== "" && value !== "" && rest.length === 0) return [id, value];
  const known = fields.map((field) => field.id).join(", ");
  throw new Trouble(`--option ${text}: write ID=VALUE; this game has ${known || "no such choice"}`);
};

/** Throws Trouble where the wishes fit no table of this game. */
export const tableFor = (game: PlayableGame, wishes: TableInput, draw: Draw): Table => {
  const choices: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const text of wishes.option) {
    const [id, value] = parseOption(text, game.table.fields);
    if (id in choices) throw new Trouble(`--option ${text}: ${id} is chosen twice`);
    choices[id] = value;
  }
  const table = setTable(game.table, { players: wishes.players, choices }, draw);
  if (Result.isSuccess(table)) return table.success;
  const { field, value, message } = table.failure;
  throw new Trouble(
    `${field === "players" ? `--players ${value}` : `--option ${field}=${value}`}: ${message}`,
  );
};

/** The bots of a table, from one name for all seats or one for each, with commas between. */
export const botsFor = (
  game: PlayableGame,
  names: string | undefined,
  seats: number,
): readonly NamedBot["bot"][] => {
  const list = (names ?? game.defaultBot).split(",").map((name) => name.trim());
  if (list.length !== 1 && list.length !== seats)
    throw new Trouble(`--bots names ${list.length} bots for ${seats} seats; name one, or ${seats}`);
  return Array.from({ length: seats }, (_, seat) => {
    const name = list.length === 1 ? list[0]! : list[seat]!;
    if (Object.hasOwn(game.bots, name)) return game.bots[name]!.bot;
    const known = Object.entries(game.bots).map(([bot, { describe }]) => `${bot} (${describe})`);
    throw new Trouble(`--bots ${name}: no such bot; there are ${known.join(", ")}`);
  });
};
