// `npm run perft -- GAME DEPTH [SEED]`: how many sequences of choices there are from a new table, for each depth up to the one given.
import { GAMES } from "@assize/catalogue/all";
import { tableOf } from "./table.ts";
import { countSequences } from "./perft.ts";

const [name = "", depthText = "", seedText = "1"] = process.argv.slice(2);
const depth = Number(depthText);
const seed = Number(seedText);
const game = GAMES.find(({ model }) => model.id === name);

const DEEPEST = 20;

if (
  game === undefined ||
  !Number.isSafeInteger(seed) ||
  !(Number.isInteger(depth) && depth >= 1 && depth <= DEEPEST)
) {
  const known = GAMES.map(({ model }) => model.id).join(", ");
  console.error(
    `perft: say a game (${known}), a depth from 1 to ${DEEPEST} and, where wished, a seed`,
  );
  process.exitCode = 1;
} else
  for (let now = 1; now <= depth; now++)
    console.log(`${now}\t${countSequences(tableOf(game, seed), now, seed)}`);
