// Simulated games of all six variants, each under its own mixture of rulings. The same corpus every time.
import { RULING_IDS, type RulingOptions } from "@assize/xidit-rulebook";
import { xidit } from "../src/index.ts";
import { type Seating, VARIANTS } from "./a-table.ts";
import { DEEP, drawing, type PlayedGame, playGame } from "./quick-play.ts";

/** The defaults for the first game of each variant, then any option of any ruling. */
const mixture = (seed: number): Partial<RulingOptions> => {
  if (seed < VARIANTS.length) return {};
  const draw = drawing(seed);
  return Object.fromEntries(
    RULING_IDS.map((id) => {
      const { options } = xidit.rulebook.rulings.find((one) => one.id === id)!;
      const { id: option } = options[draw(options.length)]!;
      return [id, option.replace(":N", `:${20 + draw(41)}`)];
    }),
  );
};

export interface CorpusGame extends PlayedGame {
  readonly seating: Seating;
}

const GAMES = DEEP ? 600 : 36;

let games: readonly CorpusGame[] | undefined;

/** All games; played once. */
export const corpus = (): readonly CorpusGame[] => {
  games ??= Array.from({ length: GAMES }, (_, seed) => {
    const seating = { ...VARIANTS[seed % VARIANTS.length]!, rulings: mixture(seed) };
    return { ...playGame(seating, seed), seating };
  });
  return games;
};
