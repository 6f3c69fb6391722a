// The suite for Lords of Xidit: the example games, games of bots in every variant under every ruling set and every
// single ruling, tamperings with all of them, and the positions that the game's own tests made by hand.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepare } from "@assize/kernel-referee";
import type { TableChoices } from "@assize/kernel-recorder";
import { linesOf } from "@assize/testkit";
import { greedyBot, randomBot } from "@assize/xidit-bots";
import { COLOURS, xidit } from "@assize/xidit-game";
import { HAND_MADE } from "@assize/xidit-game/test/hand-made";
import { honestLogs, type HonestLog } from "./honest-logs.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { simulated } from "./simulated.ts";
import { situationsOf } from "./situations.ts";
import { ALL, tamperedLogs, type Wanted } from "./tampered-logs.ts";
import type { Suite } from "./trial.ts";

const EXAMPLES = fileURLToPath(new URL("../../../docs/examples/games/", import.meta.url));
/** Planted violations: not an honest game. */
const DISPUTED = "disputed-4p.jsonl";

const VARIANTS = [
  { players: 3, length: "long" },
  { players: 3, length: "short" },
  { players: 4, length: "long" },
  { players: 4, length: "short" },
  { players: 5, length: "long" },
  { players: 5, length: "short" },
] as const;
type Variant = (typeof VARIANTS)[number];

const RULING_SETS = Object.keys(xidit.rulebook.rulingSets);

/** Every option that is no default, with a bank that soon runs out. */
const SINGLE_RULINGS = xidit.rulebook.rulings.flatMap(({ id, options }) =>
  options.slice(1).map((option) => [id, option.id.replace(/N$/, "12")] as const),
);

const game = prepare(xidit);

/** All mutants of these rules. */
export const xiditMutants = (): readonly Mutant[] => mutantsOf(game);

const choicesOf = (
  { players, length }: Variant,
  rulings: TableChoices["rulings"] & object,
  seed: number,
): TableChoices => ({
  seats: COLOURS.slice(0, players).map((colour) => ({ colour })),
  options: players === 3 ? { length, dummy: seed % 2 === 0 ? "normal" : "harder" } : { length },
  table: { firstPlayer: seed % players },
  rulings,
});

const exampleLogs = (): readonly HonestLog[] =>
  readdirSync(EXAMPLES)
    .filter((name) => name.endsWith(".jsonl") && name !== DISPUTED)
    .sort()
    .map((name) => ({ name, lines: linesOf(readFileSync(EXAMPLES + name)) }))
    .filter(({ lines }) => lines[0]!.includes(`"game":"${xidit.id}"`))
    .flatMap(({ name, lines }) => honestLogs(game, name, lines));

const playedLogs = (
  name: string,
  bot: string,
  choices: TableChoices,
  seed: number,
): readonly HonestLog[] =>
  honestLogs(
    game,
    `${name}, ${bot} ${seed}`,
    simulated(xidit, choices, bot === "greedy" ? greedyBot : randomBot, seed),
  );

const variantLogs = (): readonly HonestLog[] =>
  VARIANTS.flatMap((variant, index) =>
    RULING_SETS.flatMap((set) => {
      const choices = choicesOf(variant, { set, overrides: {} }, index);
      return playedLogs(`${variant.players} ${variant.length} ${set}`, "greedy", choices, index);
    }),
  );

/** Bots without aim reach what nobody would choose. */
const rulingLogs = (): readonly HonestLog[] =>
  SINGLE_RULINGS.flatMap(([id, option], index) =>
    ["greedy", "random"].flatMap((bot, step) => {
      const variant = VARIANTS[(index + 3 * step) % VARIANTS.length]!;
      const rulings = { set: "default", overrides: { [id]: option } };
      const choices = choicesOf(variant, rulings, index);
      return playedLogs(`${id}: ${option}`, bot, choices, index);
    }),
  );

/** With all tampered logs, or those that are wanted. */
export const xiditSuite = (wanted: Wanted = ALL): Suite => {
  const honest = [...exampleLogs(), ...variantLogs(), ...rulingLogs()];
  return {
    game,
    honest,
    tampered: tamperedLogs(game, situationsOf(game, honest), wanted),
    handMade: HAND_MADE,
  };
};
