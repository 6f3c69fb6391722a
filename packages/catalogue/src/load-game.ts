// A whole game, for programs that need not care how many bytes they load.
import { LANGUAGES } from "@assize/kernel-model";
import { type GameId, loadEntry } from "./games.ts";
import type { NamedBot, PlayableGame } from "./playable-game.ts";

/** Loads one game with its bots and all its languages, and nothing of the others. */
export const loadGame = async (id: GameId): Promise<PlayableGame> => {
  const { loadLanguage, ...game } = await loadEntry(id);
  await Promise.all(LANGUAGES.map(async (language) => loadLanguage?.(language)));
  const bots = await Promise.all(
    Object.entries(game.bots).map(
      async ([name, { load, ...words }]): Promise<[string, NamedBot]> => [
        name,
        { ...words, bot: await load() },
      ],
    ),
  );
  return { ...game, bots: Object.fromEntries(bots) };
};
