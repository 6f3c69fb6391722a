// The catalogue's games as a command line asks for them: what is not there is the caller's trouble. Names no game.
import type { Draw, GameModel } from "@assize/kernel-model";
import {
  GAME_IDS,
  type NamedBot,
  type PlayableGame,
  setTable,
  type Table,
} from "@assize/catalogue";
import { GAMES as PLAYABLE, gameNamed as playableNamed } from "@assize/catalogue/all";
import * as Result from "effect/Result";
import { flagOf } from "./commands/table-flags.ts";
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
  /** What its table chooses, by the id of the field. */
  readonly choices: Readonly<Record<string, string>>;
}

/** Throws Trouble where the wishes fit no table of this game. */
export const tableFor = (game: PlayableGame, wishes: TableInput, draw: Draw): Table => {
  const table = setTable(game.table, wishes, draw);
  if (Result.isSuccess(table)) return table.success;
  const { field, value, message } = table.failure;
  throw new Trouble(`--${flagOf(field)} ${value}: ${message}`);
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
