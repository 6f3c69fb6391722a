// Logs of Nim and what their audit tells; a model with a fault in it. For tests.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readGames, type RecordedGame } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { readItf } from "@assize/kernel-itf";
import type { Json } from "@assize/kernel-model";
import { rulebookDigestInput, type Start } from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import { auditRead, type Audit } from "@assize/kernel-verifier";
import { bytesOf } from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import * as Result from "effect/Result";
import { eventsOf, linesOf } from "../src/index.ts";
import { type AuditedRecord, loadQuint, type SecondModel } from "../src/node.ts";
import { NIM_FILE, nimFormal } from "./nim-formal.ts";

const digest = (value: Json): string => digestJson(value, nodeHash);

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const QUINT = fileOf("../../../../node_modules/@informalsystems/quint/dist/src/cli.js");

const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), "assize-quint-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The lines of the logs of games that Quint played to their end; no two are the same game. */
export const playedByQuint = (games: number): readonly (readonly string[])[] =>
  inFolder((folder) => {
    // A play that came to its end is written down twice.
    const args = ["run", "--backend=typescript", "--mbt", "--seed=7", "--max-steps=60"];
    const many = [`--max-samples=${2 * games}`, `--n-traces=${2 * games}`];
    const out = `--out-itf=${join(folder, "{seq}.itf.json")}`;
    execFileSync(process.execPath, [QUINT, ...args, ...many, out, fileURLToPath(NIM_FILE)]);
    const logs = readdirSync(folder).map((name) =>
      logOf(readFileSync(join(folder, name), "utf8")).join("\n"),
    );
    return [...new Set(logs)].map((log) => log.split("\n"));
  });

const logOf = (text: string): readonly string[] => {
  const read = readItf(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const formal = nimFormal();
  const { seats } = formal.tableOf(read.trace.states[0]!)!;
  const events = Result.getOrThrow(eventsOf(read.trace, formal));
  const digests = {
    rulebook: digest(rulebookDigestInput(nim)),
    edition: digest(nim.edition.digestInput(nim.edition.reference)),
  };
  return linesOf(headerFor(nim, { seats, digests }), events, nodeHash);
};

type Audited = Extract<Audit, { kind: "audited" }>;

export const auditedLog = (lines: readonly string[]): AuditedRecord & Pick<Audited, "verdict"> => {
  const [read] = [...readGames(bytesOf(lines))];
  const steps: Step[] = [];
  const options = { games: [nim], hash: nodeHash, onStep: (step: Step) => void steps.push(step) };
  const audit = auditRead(read!, options) as Audited;
  return {
    read: read as RecordedGame,
    start: audit.start as Start,
    steps,
    hash: nodeHash,
    verdict: audit.verdict,
  };
};

/** The model, its text changed. */
export const secondModel = async (
  change: (text: string) => string = (text) => text,
): Promise<SecondModel> => {
  const folder = mkdtempSync(join(tmpdir(), "assize-quint-"));
  try {
    const file = join(folder, "nim.qnt");
    writeFileSync(file, change(readFileSync(fileURLToPath(NIM_FILE), "utf8")));
    const formal = nimFormal(pathToFileURL(file).href);
    return { formal, quint: await loadQuint(formal) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
