// When two positions of a game are one for all that can still come. Knows no record: positions that the rules never reach
// have a key too.
import { answered, type Position } from "@assize/kernel-chart-engine";
import { GameMistake, isJsonObject } from "@assize/kernel-model";
import { isOver, placeOf, type PreparedGame } from "./prepared.ts";

/**
 * Equal for positions of one game that have equal futures (`GameModel.stateKey`). Compare only positions under the same
 * header, edition and rulings. Throws GameMistake where the game's `stateKey` throws or answers no JSON; in a supposed
 * state all of it is the key then.
 */
export const stateKeyOf = (game: PreparedGame, position: Position<unknown>): string => {
  const { at, context } = position;
  const refusal = (): string => canonical(game.model.id, game.model.encodeContext(context));
  const decides = (): string => decidingText(game, position);
  return `${at} ${answered(context, decides, (cause) => cause as GameMistake, null) ?? refusal()}`;
};

const decidingText = (game: PreparedGame, position: Position<unknown>): string => {
  const { context } = position;
  const { id, outcome, stateKey, encodeContext } = game.model;
  const decides = isOver(game, position)
    ? (outcome(context) ?? null)
    : stateKey === undefined
      ? encodeContext(context)
      : stateKey(context, placeOf(game, position));
  return canonical(id, decides);
};

/** The same text whatever the order of an object's members. */
const canonical = (game: string, value: unknown): string => {
  const text = JSON.stringify(value, (_, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part,
  );
  if (text !== undefined) return text;
  throw new GameMistake(
    game,
    "stateKey",
    "it answers no JSON; answer what decides the game's future",
  );
};

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;
