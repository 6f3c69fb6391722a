// Reading whole small files and writing new ones, with troubles told in words. Knows no format but JSON.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Json } from "@assize/kernel-model";
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

const allOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
};

/** All bytes of a file, or of standard input for `-`. */
export const readBytes = async (path: string, session: Session): Promise<Uint8Array> => {
  if (path === STANDARD_INPUT) return allOf(session.input);
  try {
    return await readFile(path);
  } catch (cause) {
    throw fileTrouble(path, cause);
  }
};

/** A file by its own name, without its folders: for what is kept or handed on. */
export const nameOf = (path: string): string =>
  path === STANDARD_INPUT ? "standard input" : basename(path);

/** A file as the caller named it: for troubles. */
export const pathOf = (path: string): string => (path === STANDARD_INPUT ? nameOf(path) : path);

/** A JSON document from a file, or from standard input for `-`. */
export const readJson = async (path: string, session: Session): Promise<Json> => {
  const text = new TextDecoder().decode(await readBytes(path, session));
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Trouble(`${pathOf(path)}: this is not JSON (${why}); correct the file`);
  }
};

/** Writes a file that must not exist yet. */
export const writeNewFile = async (path: string, text: string): Promise<void> => {
  try {
    await writeFile(path, text, { flag: "wx" });
  } catch (cause) {
    throw fileTrouble(path, cause);
  }
};

export const makeFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { recursive: true });
  } catch (cause) {
    throw fileTrouble(path, cause);
  }
};
