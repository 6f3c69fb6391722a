// A worker thread for these tests. A game in whose header EATER stands takes more memory than a worker has.
import { parentPort, workerData } from "node:worker_threads";
import { type KnownResults, serveBatches } from "../src/node.ts";
import { GAMES, optionsFor } from "./games.ts";

const { known, eater } = workerData as { known: KnownResults | null; eater: string | null };
const eaten: unknown[] = [];
serveBatches(parentPort!, {
  games: GAMES,
  optionsFor: (header) => {
    const isEaten = eater !== null && JSON.stringify(header).includes(eater);
    while (isEaten) eaten.push(Array(100_000).fill({}));
    return optionsFor();
  },
  code: null,
  known,
});
