// Plays of the model as logs, and logs that the model goes through. Knows no rule of the game.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Result from "effect/Result";
import type { TypecheckedStage } from "@informalsystems/quint/dist/src/cliCommands.js";
import { readGames, type RecordedGame } from "@assize/kernel-event-log";
import { eventsOf, linesOf } from "@assize/kernel-formal";
import { type AuditedRecord, engineAnswers, type SecondModel } from "@assize/kernel-formal/node";
import { nodeHash } from "@assize/kernel-integrity/node";
import { readItf } from "@assize/kernel-itf";
import type { EnginesCompared, Verdict } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import type { Step } from "@assize/kernel-replay";
import { auditRead } from "@assize/kernel-verifier";
import { bytesOf } from "@assize/testkit";
import { xidit } from "@assize/xidit-game";
import { quintModel } from "../src/index.ts";
import { type Play, played } from "./quint.ts";

/** The lines of the log of a trace, every event as the model has it. */
const logOf = (text: string): readonly string[] => {
  const read = readItf(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { trace } = read;
  const header = newHeader(xidit, quintModel.tableOf(trace.states[0]!)!, nodeHash);
  return linesOf(header, Result.getOrThrow(eventsOf(trace, quintModel)), nodeHash);
};

/**
 * The logs of random plays, no two the same. A play that came to its end is written down twice (Quint 0.33), so twice as
 * many traces are asked for.
 */
export const logsOfPlays = async (
  model: TypecheckedStage,
  play: Omit<Play, "main" | "outItf" | "traces">,
): Promise<readonly (readonly string[])[]> => {
  const folder = mkdtempSync(join(tmpdir(), "assize-traces-"));
  try {
    const outItf = join(folder, "{seq}.itf.json");
    const said = await played(model, { ...play, main: "game", outItf, traces: 2 * play.samples });
    if (!said.ok) throw new Error(said.why);
    const logs = readdirSync(folder).map((name) =>
      logOf(readFileSync(join(folder, name), "utf8")).join("\n"),
    );
    return [...new Set(logs)].map((log) => log.split("\n"));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const audited = (log: Uint8Array): AuditedRecord & { readonly verdict: Verdict } => {
  const [read] = [...readGames(log)];
  const steps: Step[] = [];
  const onStep = (step: Step): void => void steps.push(step);
  const options = { games: [xidit], hash: nodeHash, onStep };
  const audit = auditRead(read!, options);
  if (audit.kind !== "audited" || audit.start === null) throw new Error("it cannot be replayed");
  return {
    read: read as RecordedGame,
    start: audit.start,
    steps,
    hash: nodeHash,
    verdict: audit.verdict,
  };
};

/** Table and Quint, event by event. */
export const compared = (log: Uint8Array, second: SecondModel): EnginesCompared =>
  engineAnswers(audited(log), { engines: ["table", "quint"], second });

export const verdictOn = (lines: readonly string[]): Verdict => audited(bytesOf(lines)).verdict;
