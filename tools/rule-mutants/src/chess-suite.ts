// The suite for chess: short games to every end under the sets of rulings, games of bots, tamperings with all of them, and the
// positions that the game's own tests made by hand.
import { greedyBot, randomBot } from "@assize/chess-bots";
import { chess } from "@assize/chess-game";
import { HAND_MADE } from "@assize/chess-game/test/hand-made";
import type { GameModel } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";
import { scriptedGames } from "./chess-scripts.ts";
import { honestLogs, type HonestLog } from "./honest-logs.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { simulated } from "./simulated.ts";
import { situationsOf } from "./situations.ts";
import { tamperedLogs, type Wanted } from "./tampered-logs.ts";
import type { Suite } from "./trial.ts";

const model = chess as GameModel;
const game = prepare(model);

const playedBy = (bot: typeof greedyBot, name: string, seed: number): readonly HonestLog[] => {
  const choices = { seats: [{ colour: "white" }, { colour: "black" }] };
  return honestLogs(game, `${name} ${seed}`, simulated(model, choices, bot, seed));
};

/** Every way to break a rule of chess. */
export const chessMutants = (): readonly Mutant[] => mutantsOf(game);

/** Every short game under every set of its rulings, with `games` of each bot and the tampered logs that are wanted. */
export const chessSuite = (games: number, wanted: Wanted): Suite => {
  const seeds = Array.from({ length: games }, (_, seed) => seed);
  const honest = [
    ...scriptedGames().flatMap(({ name, lines }) => honestLogs(game, name, lines)),
    ...seeds.flatMap((seed) => [
      ...playedBy(greedyBot, "greedy", seed),
      ...playedBy(randomBot, "random", seed),
    ]),
  ];
  return {
    game,
    honest,
    tampered: tamperedLogs(game, situationsOf(game, honest), wanted),
    handMade: HAND_MADE,
  };
};
