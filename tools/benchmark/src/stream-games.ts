// A process of its own: writes N games on standard output, made of the games of a file, which is read again and again.
// `stream-games.ts FILE N`.
import { createReadStream } from "node:fs";
import { once } from "node:events";
import { copyOf } from "./copies.ts";

const CHUNKS = { highWaterMark: 1_048_576 };
/** How much is written at once. */
const WRITTEN_BYTES = 1_048_576;
const NEXT_GAME = Buffer.from('\n{"format":"');

/** The games of a file, one at a time. */
async function* gamesOf(path: string): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, CHUNKS) as AsyncIterable<Buffer>) {
    held = Buffer.concat([held, chunk]);
    let start = 0;
    for (let at = held.indexOf(NEXT_GAME); at >= 0; at = held.indexOf(NEXT_GAME, start)) {
      yield held.subarray(start, at + 1);
      start = at + 1;
    }
    held = held.subarray(start);
  }
  yield held;
}

/** Copies without end: all games of the file as copy 1, then all as copy 2. */
async function* copiesOf(path: string): AsyncGenerator<Buffer> {
  for (let copy = 1; ; copy++) for await (const game of gamesOf(path)) yield copyOf(game, copy);
}

const [, , path, asked] = process.argv;
let left = Number(asked);
let pieces: Buffer[] = [];
let bytes = 0;
const write = async (): Promise<void> => {
  const isTaken = process.stdout.write(Buffer.concat(pieces));
  [pieces, bytes] = [[], 0];
  if (!isTaken) await once(process.stdout, "drain");
};
for await (const game of copiesOf(path!)) {
  pieces.push(game);
  bytes += game.length;
  left--;
  if (bytes >= WRITTEN_BYTES || left === 0) await write();
  if (left === 0) break;
}
