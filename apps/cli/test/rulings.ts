// Files of an arbiter's rulings, and the reports with them, for the tests of several commands.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Json } from "@assize/kernel-model";
import { afterAll, beforeAll } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

export const docs = (path: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/${path}`, import.meta.url));
export const impactCase = (name: string): string =>
  fileURLToPath(new URL(`impact-cases/${name}.jsonl`, import.meta.url));

export const LOG = docs("games/disputed-4p.jsonl");
export const FIRST = docs("rulings/disputed-4p.json");

export interface Ruling {
  readonly line: number;
  readonly code: string;
  readonly ruling: string;
  readonly [member: string]: Json;
}

export const reportOf = async (log: string, ...flags: readonly string[]): Promise<any> => {
  const { code, out, err } = await assize(["audit", log, "--json", "--no-impact", ...flags]);
  return { code, err, ...JSON.parse(out).reports[0] };
};

export const problemsOf = (report: any): readonly (string | null)[] =>
  report.asArbitrated.rulings.map((one: any) => one.problem);

/** Writes files of rulings into a folder that goes when the tests of the calling file are done. */
export const rulingFiles = () => {
  let folder: Folder;
  beforeAll(() => {
    folder = makeFolder();
  });
  afterAll(() => folder.remove());

  let files = 0;
  const save = (value: Json, ending = "json"): string => {
    const file = folder.path(`file-${files++}.${ending}`);
    writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value));
    return file;
  };

  /** A file of rulings on a log: each line's hash is the `prev` of the line after it. */
  const fileOn = (log: string, rulings: readonly Ruling[]): string => {
    const lines = readFileSync(log, "utf8").split("\n");
    const hashOf = (line: number): string =>
      (JSON.parse(lines[line + 1]!) as { prev: string }).prev;
    const arbitrations = rulings.map((one) => ({
      hash: hashOf(one.line),
      arbiter: "Mme Laurent",
      reason: "So it was agreed.",
      ...one,
    }));
    return save({ format: "assize-arbitrations/1", arbitrations });
  };
  return { path: (name: string): string => folder.path(name), save, fileOn };
};
