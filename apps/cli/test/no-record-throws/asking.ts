// All that can be asked of a record: nothing of it may throw, whatever the record says.
import { type ReadGame, readGames } from "@assize/kernel-event-log";
import {
  branchOf,
  disputedAt,
  historyOf,
  linesOf,
  positionAt,
  RECORD,
} from "@assize/kernel-history";
import { nodeHash } from "@assize/kernel-integrity/node";
import { stateKeyOf } from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import { jsonReport } from "@assize/kernel-report";
import { rulingSheet } from "@assize/kernel-sheet";
import { auditRead, exitCodeOf, impactsOf, matrixOf } from "@assize/kernel-verifier";
import { follow, shrink } from "@assize/kernel-witness";
import type { Line, Subject } from "./games.ts";

const encoder = new TextEncoder();

export const textOf = (lines: readonly Line[]): string =>
  lines
    .map((line, seq) => JSON.stringify(seq === 0 ? line : { ...line, seq }))
    .map((line) => `${line}\n`)
    .join("");

const readIn = (lines: readonly Line[]): ReadGame =>
  [...readGames(encoder.encode(textOf(lines)))][0]!;

const LOG = "game.jsonl";
const READER = { eyes: "all", language: "en" } as const;

/** Audits it; the exit code says how that ended. */
export const audited = ({ model }: Subject, lines: readonly Line[]): number =>
  exitCodeOf(auditRead(readIn(lines), { games: [model], hash: nodeHash }));

/** Audits a record, tells the verdict as JSON and as a sheet, and looks at each of its positions. */
export const told = ({ model, drawing }: Subject, lines: readonly Line[]): number => {
  const read = readIn(lines);
  const steps: Step[] = [];
  const options = { games: [model], hash: nodeHash, countTaken: true };
  const audit = auditRead(read, { ...options, onStep: (step) => void steps.push(step) });
  if (audit.kind === "unreadable" || !read.ok) return exitCodeOf(audit);
  jsonReport([{ log: LOG, audit }]);
  const opened = historyOf(read, audit, steps);
  if (opened.kind !== "history") return exitCodeOf(audit);
  rulingSheet(
    { ...opened, drawing, log: LOG },
    { eyes: "all", language: "en", impact: true, opinions: null },
  );
  const { history } = opened;
  const branch = branchOf(history, RECORD)!;
  for (const { seq } of linesOf(history, branch, READER)) {
    disputedAt(history, branch, seq);
    const position = positionAt(history, branch, seq);
    if (position !== undefined) stateKeyOf(history.start.game, position);
  }
  return exitCodeOf(audit);
};

/** Few: what is looked for is an exception, and no smallest log. */
const LIMITS = { audits: 40, plays: 400, positions: 400 };

/** What it changed, what another ruling says of it, and the smallest log that breaks the rule in the same way. */
export const analysed = ({ model }: Subject, lines: readonly Line[]): number => {
  const read = readIn(lines);
  const options = { games: [model], hash: nodeHash };
  const audit = auditRead(read, options);
  if (audit.kind === "unreadable") return exitCodeOf(audit);
  impactsOf(audit);
  matrixOf(read, options);
  const followed = follow(read, options);
  const finding = audit.verdict.findings[0];
  if (followed !== null && finding !== undefined)
    shrink(followed, finding, { from: String, limits: LIMITS });
  return exitCodeOf(audit);
};
