// The ways that the catalogue holds, with the rulebook and the edition of today in their headers: what a rulebook says may have
// changed since they were looked for. Whether they still lead there is for a test to ask. Knows no game.
import type { GameOfChoices } from "@assize/catalogue/ways";
import { type GameModel, isJsonObject, type JsonObject } from "@assize/kernel-model";
import { nodeHash } from "@assize/kernel-integrity/node";
import { newHeader } from "@assize/kernel-recorder";
import { waysPath, writeWays } from "./ways-file.ts";
import { readWays } from "./ways-page.ts";

const NO_TABLE = { seats: [], options: {}, table: {}, rulings: { set: "default", overrides: {} } };

const withHeader = (game: GameOfChoices, today: JsonObject): GameOfChoices =>
  isJsonObject(game.header) ? { ...game, header: { ...game.header, ...today } } : game;

/** Path and text of a game's file; none for a game of which nothing was looked for. */
export const refreshedWays = (
  model: GameModel,
): readonly (readonly [path: string, text: string])[] => {
  const known = readWays(model.id);
  if (known === null) return [];
  const { rules, rulebook, edition } = newHeader(model, NO_TABLE, nodeHash);
  const today = { rules, rulebook, edition } as unknown as JsonObject;
  const games = known.games.map((game) => withHeader(game, today));
  return [[waysPath(model.id), writeWays({ ...known, games })]];
};
