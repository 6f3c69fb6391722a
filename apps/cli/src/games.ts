// The catalogue's games as a command line asks for them: what is not there is the caller's trouble. A game is loaded when it is
// asked for, alone. Names no game.
import { type GameModel, type Language, LANGUAGES } from "@assize/kernel-model";
import {
  GAME_IDS,
  isGameId,
  loadGame,
  loadModel,
  type NamedBot,
  type PlayableGame,
} from "@assize/catalogue";
import { and } from "./english.ts";
import { Trouble } from "./session.ts";

/** The languages of a log's own game in this run. */
const spoken = new Set<Language>(["en"]);

/** To be called with a command line before its command runs: what it names a language by is one of its words. */
export const speakAsSaid = (words: readonly string[]): void => {
  for (const language of LANGUAGES)
    if (words.some((word) => word === language || word === `--lang=${language}`))
      spoken.add(language);
};

/** Every game whose logs can be audited. */
export const allGames = (): Promise<readonly GameModel[]> =>
  Promise.all(GAME_IDS.map((id) => loadModel(id)));

/** The games that a log of this game is audited by: its own, or where there is none all, which are told then. */
export const gamesFor = async (id: string): Promise<readonly GameModel[]> =>
  isGameId(id) ? [await loadModel(id, [...spoken])] : allGames();

/** A game by its id, which was said as `said`; throws Trouble where there is none. */
export const gameNamed = async (id: string, said = `--game ${id}`): Promise<PlayableGame> => {
  if (isGameId(id)) return loadGame(id);
  throw new Trouble(`${said}: not known here; known: ${and(GAME_IDS)}`);
};

/** A game that is a command's argument. */
export const gameSaid = (id: string): Promise<PlayableGame> => gameNamed(id, `game ${id}`);

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
    const known = Object.entries(game.bots).map(([bot, { describe }]) => `${bot} (${describe.en})`);
    throw new Trouble(`--bots ${name}: no such bot; there are ${and(known)}`);
  });
};
