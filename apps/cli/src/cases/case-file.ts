// A case: everything that an audit of one game needs, and what it said, in one ZIP archive. The same files give the same
// bytes on every machine. Knows the archive and its list of contents; no game and no file system.
import { nodeHash } from "@assize/kernel-integrity/node";
import { isJsonObject, type Json, type JsonObject, LIMITS, readJson } from "@assize/kernel-model";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

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

const DAMAGED: CaseProblem = { problem: "this archive is damaged; get it anew" };

/** The reports as they were told: nobody reads them here, but whoever unpacks the case does. */
const reportsIn = (archive: Uint8Array, digests: JsonObject): CaseFiles | CaseProblem => {
  let stranger = "";
  let bytes = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name === CONTENTS || Object.hasOwn(MOST_BYTES, name)) return false;
        if (!Object.hasOwn(digests, name)) stranger ||= name;
        else bytes += originalSize;
        return stranger === "" && bytes <= MOST_REPORT_BYTES;
      },
    });
    if (stranger !== "") return { problem: `${stranger} in it is not of the case; get it anew` };
    return bytes <= MOST_REPORT_BYTES ? files : { problem: "the reports in it are too large" };
  } catch {
    return DAMAGED;
  }
};

const unpacked = (archive: Uint8Array): CaseFiles | CaseProblem => {
  let tooLarge = "";
  let twice = "";
  const names = new Set<string>();
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (names.has(name)) twice ||= name;
        names.add(name);
        const most = Object.hasOwn(MOST_BYTES, name) ? MOST_BYTES[name]! : -1;
        if (most >= 0 && originalSize > most) tooLarge ||= name;
        return originalSize <= most;
      },
    });
    // Each unpacker takes another one of two.
    if (twice !== "") return { problem: `${twice} is in it twice; get it anew` };
    return tooLarge === "" ? files : { problem: `${tooLarge} in it is too large` };
  } catch {
    return DAMAGED;
  }
};

const documentIn = (bytes: Uint8Array): Json | undefined => {
  const read = readJson(strFromU8(bytes));
  return read.ok ? read.value : undefined;
};

const isProblem = (files: CaseFiles | CaseProblem): files is CaseProblem =>
  "problem" in files && typeof files.problem === "string";

/** The first file that is not what the list of contents says. */
const misfitOf = (files: CaseFiles, digests: JsonObject): CaseProblem | null => {
  const changed = Object.entries(files).find(([name, bytes]) => digests[name] !== nodeHash(bytes));
  if (changed !== undefined)
    return { problem: `${changed[0]} in it was changed since the case was made; get it anew` };
  const missing = Object.keys(digests).find((name) => !Object.hasOwn(files, name));
  return missing === undefined ? null : { problem: `${missing} is missing in it; get it anew` };
};

/** The contents of a case, each file held to the digest that the list of contents names. */
export const openCase = (archive: Uint8Array): OpenedCase | CaseProblem => {
  const files = unpacked(archive);
  if (isProblem(files)) return files;
  const { [CONTENTS]: list, [LOG]: log, ...others } = files;
  const contents = list === undefined ? undefined : documentIn(list);
  if (!isJsonObject(contents) || contents["format"] !== CASE_FORMAT || log === undefined)
    return { problem: `this archive is no ${CASE_FORMAT}; name a log, or a case of this version` };
  const wishes = wishesIn(contents);
  const digests = contents["files"];
  if (wishes === null || !isJsonObject(digests))
    return { problem: `${CONTENTS} in it is malformed` };
  const reports = reportsIn(archive, digests);
  if (isProblem(reports)) return reports;
  const amiss = misfitOf({ [LOG]: log, ...others, ...reports }, digests);
  if (amiss !== null) return amiss;
  const { [EDITION]: edition } = others;
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
