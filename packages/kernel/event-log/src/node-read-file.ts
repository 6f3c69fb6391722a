// Reads games from a file or a stream of Node, with flat memory. Knows no game.
// A file that cannot be opened or read is data, never an exception.
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { createGameReader } from "./reader.ts";
import type { ReadGame } from "./reader.ts";
import { problemOfFile } from "./node-problem.ts";
import type { StorageProblem } from "./store.ts";

/** The file's reading ended here; games before it were given out. */
export interface UnreadFile {
  readonly ok: false;
  readonly storage: StorageProblem;
}

const CHUNK_BYTES = 262_144;

/** The games of a file, one after another; the last item says so if the file fails. */
export async function* readGamesFromFile(
  path: string,
): AsyncGenerator<ReadGame | UnreadFile, void, undefined> {
  const reader = createGameReader();
  let file: FileHandle | undefined;
  try {
    file = await open(path, "r");
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES));
      if (bytesRead === 0) break;
      yield* reader.push(buffer.subarray(0, bytesRead));
    }
  } catch (cause) {
    yield { ok: false, storage: problemOfFile(path, cause) };
    return;
  } finally {
    await file?.close();
  }
  yield* reader.end();
}
