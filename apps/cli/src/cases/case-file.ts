// Writes a case, and says in words why an archive is none. The same files give the same bytes on every machine. Knows the archive and its
// list of contents; no game and no file system.
import {
  CASE_FORMAT,
  type CaseProblem,
  type CaseWishes,
  CONTENTS,
  MOST_FILES,
} from "@assize/kernel-integrity/case";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject } from "@assize/kernel-model";
import { strToU8, zipSync } from "fflate";

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

const damaged = (what: string): string => `this archive is damaged: ${what}; get it anew`;

/** Why an archive is no case. */
export const caseProblemInWords = ({ problem, file }: CaseProblem): string => {
  switch (problem) {
    case "no-case":
      return `this archive is no ${CASE_FORMAT}; name a log, or a case of this version`;
    case "malformed":
      return `${file} in it is malformed`;
    case "stranger":
      return `${file} in it is not of the case; get it anew`;
    case "changed":
      return `${file} in it was changed since the case was made; get it anew`;
    case "missing":
      return `${file} is missing in it; get it anew`;
    case "too-large":
      return `${file} in it is too large`;
    case "reports-too-large":
      return "the reports in it are too large";
    case "torn":
      return damaged("it is torn");
    case "list":
      return damaged("its list of files is broken");
    case "too-many":
      return damaged(`more than ${MOST_FILES} files are said to be in it`);
    case "twice":
      return damaged(`${file} is in it twice`);
    case "packing":
      return damaged(`${file} in it is packed in a way that no case is`);
    case "two-things":
      return damaged(`of ${file} in it two different things are said`);
    case "shared-bytes":
      return damaged(`${file} in it shares its bytes with another file`);
    case "other-data":
      return damaged(`${file} in it is not what it says it is`);
  }
};
