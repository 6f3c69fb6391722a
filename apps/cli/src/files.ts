// Reading whole small files and writing new ones, with failures as messages. Knows no format but JSON.
import { access, link, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { NotUnpacked, openPlainFile, unpacked } from "@assize/kernel-event-log/node";
import { type Json, LIMITS, readJson } from "@assize/kernel-model";
import { jsonProblemInWords } from "@assize/kernel-report";
import * as Result from "effect/Result";
import { type Session, Trouble } from "./session.ts";

export const STANDARD_INPUT = "-";

const MEANINGS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file; check the path",
  ENOTDIR: "a part of the path is a file, not a folder; check the path",
  EISDIR: "this is a folder; name a file",
  EEXIST: "there is such a file already; choose another name",
  EACCES: "permission is missing; change the permissions or choose another place",
  EPERM: "permission is missing; change the permissions or choose another place",
  EROFS: "the file system is read-only; choose another place",
  ENOSPC: "the disk is full; make room and try again",
};

/** A failure of the file system in words. Anything else is thrown on. */
export const fileTrouble = (path: string, cause: unknown): Trouble => {
  if (!(cause instanceof Error && "code" in cause)) throw cause;
  const code = String(cause.code);
  return new Trouble(`${path}: ${MEANINGS[code] ?? `the system says ${code}`}`);
};

const chunksOf = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
  const opened = await openPlainFile(path);
  if (Result.isFailure(opened)) throw new Trouble(opened.failure.message);
  return opened.success.createReadStream();
};

/** The bytes of a file, or of standard input for `-`, as they come. */
const chunksNamed = async (path: string, session: Session): Promise<AsyncIterable<Uint8Array>> =>
  path === STANDARD_INPUT ? session.input : chunksOf(path);

export const tooManyBytes = (name: string, most: number): Trouble =>
  new Trouble(`${name}: this has more than ${most} bytes; name a smaller file`);

/** All of them. Throws Trouble where there are more than `most`. */
const allOf = async (
  chunks: AsyncIterable<Uint8Array>,
  path: string,
  most: number,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw tooManyBytes(pathOf(path), most);
      parts.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof Trouble) throw cause;
    if (cause instanceof NotUnpacked) throw new Trouble(`${pathOf(path)}: ${cause.message}`);
    throw fileTrouble(pathOf(path), cause);
  }
  return Buffer.concat(parts, size);
};

/** All bytes of a log for the viewer, unpacked where they are packed. */
export const readLogBytes = async (path: string, session: Session): Promise<Uint8Array> =>
  allOf(unpacked(await chunksNamed(path, session), pathOf(path)), path, LIMITS.viewedBytes);

/** A file by its own name, without its folders: for what is kept or handed on. */
export const nameOf = (path: string): string =>
  path === STANDARD_INPUT ? "standard input" : basename(path);

/** A file as the caller named it: for troubles. */
export const pathOf = (path: string): string => (path === STANDARD_INPUT ? nameOf(path) : path);

const decoder = new TextDecoder("utf-8", { fatal: true });

const textOf = (bytes: Uint8Array, path: string): string => {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Trouble(`${pathOf(path)}: this is not UTF-8; save the file as UTF-8`);
  }
};

/** A text of at most so many bytes, as many as JSON may have, from a file, or from standard input for `-`. */
export const readText = async (
  path: string,
  session: Session,
  most: number = LIMITS.jsonBytes,
): Promise<string> => textOf(await allOf(await chunksNamed(path, session), path, most), path);

/** A JSON document from a file, or from standard input for `-`. */
export const readDocument = async (path: string, session: Session): Promise<Json> => {
  const read = readJson(await readText(path, session));
  if (read.ok) return read.value;
  throw new Trouble(`${pathOf(path)}: ${jsonProblemInWords(read.problem, "en")}; correct the file`);
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws Trouble where there is such a file, or no folder for it: before work is done that could then not be kept. */
export const checkIsNew = async (path: string): Promise<void> => {
  if (await isThere(path)) throw new Trouble(`${path}: ${MEANINGS["EEXIST"]!}`);
  const folder = dirname(path);
  if (!(await isThere(folder)))
    throw new Trouble(`${path}: there is no folder ${folder}; make it, or choose another place`);
};

/** What a file system without links says of one. */
const WITHOUT_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"]);

/** Gives a file its name, unless something has that already. */
const nameNew = async (part: string, path: string): Promise<void> => {
  try {
    await link(part, path);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && WITHOUT_LINKS.has(String(cause.code))))
      throw cause;
    await checkIsNew(path);
    await rename(part, path);
  }
};

/** Writes a file that must not exist yet. Whatever ends this program, it is there whole or not at all. */
export const writeNewFile = async (path: string, text: string | Uint8Array): Promise<void> => {
  await checkIsNew(path);
  const part = `${path}.part-${process.pid}`;
  try {
    await writeFile(part, text, { flag: "wx" });
    await nameNew(part, path);
  } catch (cause) {
    throw cause instanceof Trouble ? cause : fileTrouble(path, cause);
  } finally {
    await rm(part, { force: true }).catch(() => undefined);
  }
};

export const makeFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { recursive: true });
  } catch (cause) {
    throw fileTrouble(path, cause);
  }
};
