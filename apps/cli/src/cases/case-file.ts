// A case: everything that an audit of one game needs, and what it said, in one ZIP archive. The same files give the same
// bytes on every machine. Knows the archive and its list of contents; no game and no file system.
import { nodeHash } from "@assize/kernel-integrity/node";
import { isJsonObject, type Json, type JsonObject, LIMITS, readJson } from "@assize/kernel-model";
import { strFromU8, strToU8, zipSync } from "fflate";
import { type ArchivedFile, DamagedArchive, filesOfArchive } from "./zip-archive.ts";

const CASE_FORMAT = "assize-case/1";
const CONTENTS = "case.json";
export const LOG = "game.jsonl";
export const EDITION = "edition.json";
export const RULINGS: readonly string[] = ["arbitrations-1.json", "arbitrations-2.json"];

/** How the game was read and replayed, as flags of an audit say it. */
export interface CaseWishes {
  readonly rulings: string | null;
  readonly ruling: readonly string[];
  readonly current: boolean;
}

export type CaseFiles = Readonly<Record<string, Uint8Array>>;

/** The earliest time that an archive can hold, as its own clock shows it: a case carries no time. */
const NO_TIME = new Date(1980, 0, 1);
const LEVEL = 9;

const ordered = (files: CaseFiles): readonly (readonly [string, Uint8Array])[] =>
  Object.keys(files)
    .sort()
    .map((name) => [name, files[name]!]);

/** The archive. Its list of contents comes first, with the SHA-256 of each file in base64url. */
export const packCase = (files: CaseFiles, wishes: CaseWishes): Uint8Array => {
  const digests = ordered(files).map(([name, bytes]) => [name, nodeHash(bytes)]);
  const contents: JsonObject = {
    format: CASE_FORMAT,
    rulings: wishes.rulings,
    ruling: wishes.ruling,
    current: wishes.current,
    files: Object.fromEntries(digests) as JsonObject,
  };
  const all = [
    [CONTENTS, strToU8(`${JSON.stringify(contents, null, 2)}\n`)] as const,
    ...ordered(files),
  ];
  return zipSync(Object.fromEntries(all), { level: LEVEL, mtime: NO_TIME });
};

/** What an audit reads of a case. */
export interface OpenedCase {
  readonly log: Uint8Array;
  readonly edition: Json | null;
  /** One document for each arbiter, by its name in the case. */
  readonly rulings: readonly { readonly name: string; readonly document: Json }[];
  readonly wishes: CaseWishes;
}

/** Why an archive is no case, for people. */
export type CaseProblem = { readonly problem: string };

/** What is read. Limits are those of the same files outside of a case. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  [CONTENTS]: LIMITS.jsonBytes,
  [LOG]: LIMITS.bytesPerGame,
  [EDITION]: LIMITS.jsonBytes,
  ...Object.fromEntries(RULINGS.map((name) => [name, LIMITS.jsonBytes])),
};

/** Most bytes of all files that are only held to their digests: reports for people. */
const MOST_REPORT_BYTES = 134_217_728;

const wishesIn = (contents: JsonObject): CaseWishes | null => {
  const { rulings, ruling, current } = contents;
  if (rulings !== null && typeof rulings !== "string") return null;
  if (!Array.isArray(ruling) || typeof current !== "boolean") return null;
  const single: readonly Json[] = ruling;
  return single.every((one) => typeof one === "string")
    ? { rulings, ruling: single, current }
    : null;
};

/** Most files of a case, its list among them; there are ten at most. */
const MOST_FILES = 16;

/** Why nothing of this size is unpacked; null where all is well. */
const tooLargeIn = (files: readonly ArchivedFile[]): CaseProblem | null => {
  const large = files.find(({ name, bytes }) => bytes > (MOST_BYTES[name] ?? MOST_REPORT_BYTES));
  if (large !== undefined) return { problem: `${large.name} in it is too large` };
  const reports = files.filter(({ name }) => !Object.hasOwn(MOST_BYTES, name));
  const all = reports.reduce((sum, { bytes }) => sum + bytes, 0);
  return all > MOST_REPORT_BYTES ? { problem: "the reports in it are too large" } : null;
};

const documentIn = (bytes: Uint8Array): Json | undefined => {
  const read = readJson(strFromU8(bytes));
  return read.ok ? read.value : undefined;
};

/** The first file that is not what the list of contents says. */
const misfitOf = (files: CaseFiles, digests: JsonObject): CaseProblem | null => {
  const changed = Object.entries(files).find(([name, bytes]) => digests[name] !== nodeHash(bytes));
  if (changed !== undefined)
    return { problem: `${changed[0]} in it was changed since the case was made; get it anew` };
  const missing = Object.keys(digests).find((name) => !Object.hasOwn(files, name));
  return missing === undefined ? null : { problem: `${missing} is missing in it; get it anew` };
};

/** What its list of contents says of a case; null where it says nothing that a case of this version does. */
const contentsIn = (list: Uint8Array): JsonObject | null => {
  const contents = documentIn(list);
  return isJsonObject(contents) && contents["format"] === CASE_FORMAT ? contents : null;
};

const NO_CASE: CaseProblem = {
  problem: `this archive is no ${CASE_FORMAT}; name a log, or a case of this version`,
};

const opened = async (archive: Uint8Array): Promise<OpenedCase | CaseProblem> => {
  const files = await filesOfArchive(archive, MOST_FILES);
  const named = new Map(files.map((file) => [file.name, file]));
  const list = named.get(CONTENTS);
  if (list === undefined || !named.has(LOG)) return NO_CASE;
  const tooLarge = tooLargeIn(files);
  if (tooLarge !== null) return tooLarge;
  const contents = contentsIn(await list.unpack());
  if (contents === null) return NO_CASE;
  const wishes = wishesIn(contents);
  const digests = contents["files"];
  if (wishes === null || !isJsonObject(digests))
    return { problem: `${CONTENTS} in it is malformed` };
  named.delete(CONTENTS);
  const stranger = [...named.keys()].find((name) => !Object.hasOwn(digests, name));
  if (stranger !== undefined)
    return { problem: `${stranger} in it is not of the case; get it anew` };
  const unpacked: Record<string, Uint8Array> = {};
  for (const { name, unpack } of named.values()) unpacked[name] = await unpack();
  const { [LOG]: log, [EDITION]: edition, ...others } = unpacked;
  const amiss = misfitOf(unpacked, digests);
  if (amiss !== null || log === undefined) return amiss ?? NO_CASE;
  return {
    log,
    edition: edition === undefined ? null : (documentIn(edition) ?? null),
    rulings: RULINGS.flatMap((name) => {
      const bytes = others[name];
      return bytes === undefined ? [] : [{ name, document: documentIn(bytes) ?? null }];
    }),
    wishes,
  };
};

/** The contents of a case, each file held to the digest that the list of contents names. */
export const openCase = async (archive: Uint8Array): Promise<OpenedCase | CaseProblem> => {
  try {
    return await opened(archive);
  } catch (cause) {
    if (cause instanceof DamagedArchive)
      return { problem: `this archive is damaged: ${cause.message}; get it anew` };
    throw cause;
  }
};
