// Reading from bytes that are all there: the reader of streams, fed piece by piece.
// Knows no file and no game.
import { Defect, LIMITS } from "@assize/kernel-model";
import { createGameReader } from "./reader.ts";
import type { ReadGame, ReadLimits } from "./reader.ts";

/** Small enough that games come out one after another, and that a piece stays in the cache. */
const PIECE_BYTES = 65_536;

/** All games of a file, in order, each readable or not; never empty. */
export const readGames = (bytes: Uint8Array): Generator<ReadGame, void, undefined> =>
  readWithin(bytes, LIMITS);

/** The one game of a file; a second game in it is a problem. */
export const readLog = (bytes: Uint8Array): ReadGame => {
  const games = [...readWithin(bytes, { ...LIMITS, gamesPerFile: 1 })];
  const found = games.find((game) => !game.ok) ?? games[0];
  if (found === undefined) throw new Defect("a reader gave neither a game nor a problem");
  return found;
};

function* readWithin(bytes: Uint8Array, limits: ReadLimits): Generator<ReadGame, void, undefined> {
  const reader = createGameReader(limits);
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    yield* reader.push(bytes.subarray(start, start + PIECE_BYTES));
  yield* reader.end();
}

/** The games of a stream of chunks, with flat memory. */
export async function* readGamesFrom(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ReadGame, void, undefined> {
  const reader = createGameReader();
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}
