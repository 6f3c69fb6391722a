// A case: everything that an audit of one game needs, and what it said, in one ZIP archive with a list of contents. Opens it, each file
// held to the digest that the list names. Knows the archive and its list; no game and no file system.
import { isJsonObject, type Json, type JsonObject, LIMITS, readJson } from "@assize/kernel-model";
import type { Hash } from "../hash.ts";
import { type ArchivedFile, type Damage, DamagedArchive, filesOfArchive } from "./zip-archive.ts";

export const CASE_FORMAT = "assize-case/1";
export const CONTENTS = "case.json";
export const LOG = "game.jsonl";
export const EDITION = "edition.json";
export const RULINGS: readonly string[] = ["arbitrations-1.json", "arbitrations-2.json"];

/** How the game was read and replayed, as flags of an audit say it. */
export interface CaseWishes {
  readonly rulings: string | null;
  /** Each is `KEY=OPTION`. */
  readonly ruling: readonly string[];
  readonly current: boolean;
}

/** What an audit reads of a case. */
export interface OpenedCase {
  readonly log: Uint8Array;
  readonly edition: Json | null;
  /** One document for each arbiter, by its name in the case. */
  readonly rulings: readonly { readonly name: string; readonly document: Json }[];
  readonly wishes: CaseWishes;
}

/** Why an archive is no case; `file` is the name in it that is to blame, empty where none is. */
export interface CaseProblem {
  readonly problem:
    | Damage
    | "no-case"
    | "malformed"
    | "stranger"
    | "changed"
    | "missing"
    | "too-large"
    | "reports-too-large";
  readonly file: string;
}

/** What is read. Limits are those of the same files outside of a case. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  [CONTENTS]: LIMITS.jsonBytes,
  [LOG]: LIMITS.bytesPerGame,
  [EDITION]: LIMITS.jsonBytes,
  ...Object.fromEntries(RULINGS.map((name) => [name, LIMITS.jsonBytes])),
};

/** Most bytes of all files that are only held to their digests: reports for people. */
const MOST_REPORT_BYTES = 134_217_728;

/** Most files of a case, its list among them; there are ten at most. */
export const MOST_FILES = 16;

const wishesIn = (contents: JsonObject): CaseWishes | null => {
  const { rulings, ruling, current } = contents;
  if (rulings !== null && typeof rulings !== "string") return null;
  if (!Array.isArray(ruling) || typeof current !== "boolean") return null;
  const single: readonly Json[] = ruling;
  return single.every((one) => typeof one === "string")
    ? { rulings, ruling: single, current }
    : null;
};

/** Why nothing of this size is unpacked; null where all is well. */
const tooLargeIn = (files: readonly ArchivedFile[]): CaseProblem | null => {
  const large = files.find(({ name, bytes }) => bytes > (MOST_BYTES[name] ?? MOST_REPORT_BYTES));
  if (large !== undefined) return { problem: "too-large", file: large.name };
  const reports = files.filter(({ name }) => !Object.hasOwn(MOST_BYTES, name));
  const all = reports.reduce((sum, { bytes }) => sum + bytes, 0);
  return all > MOST_REPORT_BYTES ? { problem: "reports-too-large", file: "" } : null;
};

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const documentIn = (bytes: Uint8Array): Json | undefined => {
  const read = readJson(decoder.decode(bytes));
  return read.ok ? read.value : undefined;
};

/** The first file that is not what the list of contents says. */
const misfitOf = (
  files: Readonly<Record<string, Uint8Array>>,
  digests: JsonObject,
  hash: Hash,
): CaseProblem | null => {
  const changed = Object.entries(files).find(([name, bytes]) => digests[name] !== hash(bytes));
  if (changed !== undefined) return { problem: "changed", file: changed[0] };
  const missing = Object.keys(digests).find((name) => !Object.hasOwn(files, name));
  return missing === undefined ? null : { problem: "missing", file: missing };
};

/** What its list of contents says of a case; null where it says nothing that a case of this version does. */
const contentsIn = (list: Uint8Array): JsonObject | null => {
  const contents = documentIn(list);
  return isJsonObject(contents) && contents["format"] === CASE_FORMAT ? contents : null;
};

const NO_CASE: CaseProblem = { problem: "no-case", file: "" };

const opened = async (archive: Uint8Array, hash: Hash): Promise<OpenedCase | CaseProblem> => {
  const files = filesOfArchive(archive, MOST_FILES);
  const named = new Map(files.map((file) => [file.name, file]));
  const list = named.get(CONTENTS);
  if (list === undefined || !named.has(LOG)) return NO_CASE;
  const tooLarge = tooLargeIn(files);
  if (tooLarge !== null) return tooLarge;
  const contents = contentsIn(await list.unpack());
  if (contents === null) return NO_CASE;
  const wishes = wishesIn(contents);
  const digests = contents["files"];
  if (wishes === null || !isJsonObject(digests)) return { problem: "malformed", file: CONTENTS };
  named.delete(CONTENTS);
  const stranger = [...named.keys()].find((name) => !Object.hasOwn(digests, name));
  if (stranger !== undefined) return { problem: "stranger", file: stranger };
  const unpacked: Record<string, Uint8Array> = {};
  for (const { name, unpack } of named.values()) unpacked[name] = await unpack();
  const { [LOG]: log, [EDITION]: edition, ...others } = unpacked;
  const amiss = misfitOf(unpacked, digests, hash);
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
export const openCase = async (
  archive: Uint8Array,
  hash: Hash,
): Promise<OpenedCase | CaseProblem> => {
  try {
    return await opened(archive, hash);
  } catch (cause) {
    if (cause instanceof DamagedArchive) return { problem: cause.damage, file: cause.file };
    throw cause;
  }
};
