// Reads games from a file or a stream of Node, with flat memory. Knows no game.
// A file that cannot be opened or read is data, never an exception.
import * as Result from "effect/Result";
import { createGameReader } from "./reader.ts";
import type { ReadGame } from "./reader.ts";
import { openPlainFile } from "./node-plain-file.ts";
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
  const opened = await openPlainFile(path);
  if (Result.isFailure(opened)) return yield { ok: false, storage: opened.failure };
  const file = opened.success;
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK_BYTES));
      if (bytesRead === 0) break;
      yield* reader.push(buffer.subarray(0, bytesRead));
    }
  } catch (cause) {
    yield { ok: false, storage: problemOfFile(path, cause) };
    return;
  } finally {
    await file.close();
  }
  yield* reader.end();
}
