// Plain files and nothing else: a pipe or a device in the place of a file could keep its reader waiting for ever, or
// never end. Knows no log.
import { constants } from "node:fs";
import { open, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import * as Result from "effect/Result";
import { kindOf } from "./node-machine.ts";
import type { FileState } from "./node-machine.ts";
import { problemOfFile } from "./node-problem.ts";
import { storageProblem } from "./store.ts";
import type { StorageProblem } from "./store.ts";

const { O_NONBLOCK, O_RDONLY } = constants;

const NOT_FILES: Readonly<Record<Exclude<FileState["kind"], "file">, string>> = {
  folder:
    "this is a folder; name a file, or change its permissions where the logs in it cannot be read",
  link: "this is a link, and is not followed here; look where it leads and move it away",
  other: "this is no plain file but a pipe or a device; name a file, or hand it in as input",
};

/** Why what stands there is refused, or null for a plain file. */
export const notAFile = (path: string, kind: FileState["kind"]): StorageProblem | null =>
  kind === "file" ? null : storageProblem("not-a-file", path, NOT_FILES[kind]);

/** Opens a plain file, links followed, for reading. Anything else is refused at once. */
export const openPlainFile = async (
  path: string,
): Promise<Result.Result<FileHandle, StorageProblem>> => {
  let file: FileHandle | undefined;
  try {
    // Looked at before it is opened, since opening alone makes some devices act; and after, since it may have changed.
    const before = notAFile(path, kindOf(await stat(path)));
    if (before !== null) return Result.fail(before);
    file = await open(path, O_RDONLY | O_NONBLOCK);
    const problem = notAFile(path, kindOf(await file.stat()));
    if (problem === null) return Result.succeed(file);
    await file.close();
    return Result.fail(problem);
  } catch (cause) {
    await file?.close();
    return Result.fail(problemOfFile(path, cause));
  }
};
