// From Node's error codes to storage problems: what happened and what to do. Knows no log.
import { storageProblem } from "./store.ts";
import type { StorageProblem, StorageProblemCode } from "./store.ts";

const MEANINGS: Readonly<Record<string, readonly [StorageProblemCode, string]>> = {
  ENOENT: ["missing", "there is no such file; check the path"],
  ENOTDIR: ["missing", "a part of the path is a file, not a folder; check the path"],
  EEXIST: ["exists", "there is such a file already; choose another name"],
  EISDIR: ["not-a-file", "this is a folder; name a file"],
  ENXIO: ["not-a-file", "this is no plain file; name a file"],
  ELOOP: ["not-a-file", "a link stands here, or links that lead in a circle; name a file"],
  EROFS: ["read-only", "the file system is read-only; choose another place"],
  EACCES: ["read-only", "permission is missing; change the permissions or choose another place"],
  EPERM: ["read-only", "permission is missing; change the permissions or choose another place"],
  ENOSPC: ["disk-full", "the disk is full; make room and try again"],
  EDQUOT: ["disk-full", "the disk quota is used up; make room and try again"],
  EFBIG: ["disk-full", "the file would grow larger than allowed; begin a new file"],
};

/** Stands in a path in place of bytes that are no UTF-8: by such a path nothing is found. */
const NO_CHARACTER = "\uFFFD";

export const errorCode = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "";

/** Requires an error thrown by Node's file functions; anything else is thrown on. */
export const problemOfFile = (path: string, cause: unknown): StorageProblem => {
  const code = errorCode(cause);
  if (code === "") throw cause;
  if (code === "ENOENT" && path.includes(NO_CHARACTER))
    return storageProblem("missing", path, "its name is not UTF-8; rename it");
  const [name, message] = MEANINGS[code] ?? ["io-failed", `the system says ${code}`];
  return storageProblem(name, path, message);
};
