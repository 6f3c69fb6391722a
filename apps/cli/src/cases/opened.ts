// A case as an audit takes it: finds out whether a file is one, and opens it. Knows files; the format is `case-file.ts`.
import { open, readFile, stat } from "node:fs/promises";
import { readGames } from "@assize/kernel-event-log";
import type { OpenedCase } from "@assize/kernel-integrity/case";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { NamedGame } from "../actions/audit-told.ts";
import { fileTrouble, STANDARD_INPUT } from "../files.ts";
import { Trouble } from "../session.ts";

/** How an archive begins. */
const SIGNATURE: readonly number[] = [0x50, 0x4b, 0x03, 0x04];
const START_BYTES = SIGNATURE.length;
/** Most bytes of a case: the log and documents of it at their limits, unpacked. */
const MOST_BYTES = 33_554_432;

const startOf = async (path: string): Promise<Uint8Array> => {
  // A pipe would keep whoever opens it waiting; what is wrong with a file is said by whoever reads it.
  const found = await stat(path).catch(() => null);
  const file = found?.isFile() === true ? await open(path).catch(() => null) : null;
  if (file === null) return new Uint8Array();
  try {
    const read = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0).catch(() => null);
    return read === null ? new Uint8Array() : read.buffer.subarray(0, read.bytesRead);
  } finally {
    await file.close();
  }
};

const looksLikeCase = (start: Uint8Array): boolean =>
  SIGNATURE.every((byte, index) => start[index] === byte);

const bytesOf = async (path: string): Promise<Uint8Array> => {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw fileTrouble(path, cause);
  });
  if (bytes.length <= MOST_BYTES) return bytes;
  throw new Trouble(`${path}: this has more than ${MOST_BYTES} bytes; name a smaller file`);
};

/** The case among these logs; null where there is none. Throws Trouble where it stands among others, or cannot be opened. */
export const caseAmong = async (logs: readonly string[]): Promise<OpenedCase | null> => {
  for (const log of logs) {
    if (log === STANDARD_INPUT || !looksLikeCase(await startOf(log))) continue;
    if (logs.length > 1) throw new Trouble(`${log}: a case is audited by itself; name it alone`);
    const [{ openCase }, { caseProblemInWords }] = await Promise.all([
      import("@assize/kernel-integrity/case"),
      import("./case-file.ts"),
    ]);
    const opened = await openCase(await bytesOf(log), nodeHash);
    if ("problem" in opened) throw new Trouble(`${log}: ${caseProblemInWords(opened)}`);
    return opened;
  }
  return null;
};

/** The one game of a case, under the case's name. */
export async function* gameOfCase({ log }: OpenedCase, name: string): AsyncGenerator<NamedGame> {
  let number = 0;
  for (const read of readGames(log)) {
    number++;
    yield { name, found: { log: name, number, read } };
  }
}
