// A program that records games of nim in a folder, one after another, and prints what the store acknowledged.
// Made to be killed at any moment, and to be run twice at once: `node recording-program.ts FOLDER GAMES`.
import { join } from "node:path";
import { createFileStore } from "@assize/kernel-event-log/node";
import { recordGame } from "./recording-of-nim.ts";

const [folder = ".", games = "1"] = process.argv.slice(2);
const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

say({ ready: true });
const store = createFileStore();
for (let game = 1; game <= Number(games); game++) {
  const log = `${game}.jsonl`;
  const failure = await recordGame(store, join(folder, log), process.pid, (lines) => {
    if (lines.length > 0) say({ log, lines });
  });
  if (failure !== null) say({ log, failure });
}
