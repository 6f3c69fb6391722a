// A worker thread for these tests. A batch in which EATER stands takes more memory than a worker has.
import { parentPort, workerData } from "node:worker_threads";
import { serveBatches } from "../src/node.ts";
import { GAMES, optionsFor } from "./games.ts";

const { known, eater } = workerData as { known: string | null; eater: string | null };
const eaten: unknown[] = [];
if (eater !== null)
  parentPort!.on("message", ({ bytes }: { bytes: Uint8Array }) => {
    while (new TextDecoder().decode(bytes).includes(eater)) eaten.push(Array(100_000).fill({}));
  });
serveBatches(parentPort!, { games: GAMES, optionsFor, known });
