// This program as verdicts rest on it: its games under each of their rulebooks, with digests that are made once. Pure.
import type { Header } from "@assize/kernel-event-log";
import { digestJson, type Hash } from "@assize/kernel-integrity";
import type { GameModel, Json } from "@assize/kernel-model";
import { type DigestJson, rulebookDigestInput } from "@assize/kernel-referee";
import { type BasedGame, basedGames, type ProgramCode } from "./basis.ts";
import type { Digests } from "./row.ts";

/** What rests on what in this program. */
export interface Program extends Digests {
  /** The game as a log with this header is judged, or as today's rulebook has it; null where it is not known. */
  readonly based: (header: Header, current: boolean) => BasedGame | null;
  /** Every basis of a game. */
  readonly basesOf: (game: string) => readonly BasedGame[];
  readonly digest: DigestJson;
}

/** The same answer for the same key. */
const once = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** `code`: null where nobody could read it. */
export const programOf = (
  games: readonly GameModel[],
  code: ProgramCode | null,
  hash: Hash,
): Program => {
  const rulebookOf = once((model: GameModel) => digestJson(rulebookDigestInput(model), hash));
  const basesOf = once((model: GameModel) => basedGames(model, code, hash));
  const gameOf = (id: string): GameModel | undefined => games.find((game) => game.id === id);
  const based: Program["based"] = (header, current) => {
    const model = gameOf(header.game);
    if (model === undefined) return null;
    const [today, ...earlier] = basesOf(model);
    if (current) return today!;
    const isNamed = ({ model: one }: BasedGame): boolean =>
      one.rules === header.rules && rulebookOf(one) === header.rulebook;
    // A rulebook that nobody knows is unknown by today's program.
    return [today!, ...earlier].find(isNamed) ?? today!;
  };
  return {
    rulebookOf: (id) => {
      const model = gameOf(id);
      return model === undefined ? null : rulebookOf(model);
    },
    edition: once((edition: Json) => digestJson(edition, hash)),
    based,
    // What a game needs to be known is in the program that knows it.
    basis: (header, current) => based(header, current)?.digest ?? "",
    basesOf: (id) => {
      const model = gameOf(id);
      return model === undefined ? [] : basesOf(model);
    },
    digest: (value) => digestJson(value, hash),
  };
};
