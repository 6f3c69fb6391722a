// Is this game still one that breaks the rule in the same way? Plays, writes and audits what a reduction proposes.
import { readLog } from "@assize/kernel-event-log";
import type { Finding } from "@assize/kernel-model";
import { type Act, type AuditOptions, auditRead } from "@assize/kernel-verifier";
import { createScribe, type Draft, emptyDraft, type Table } from "./draft.ts";
import { endings } from "./ending.ts";
import type { Deviation } from "./followed.ts";
import { type Left, spend } from "./limits.ts";
import { played } from "./playing.ts";
import { sameWay } from "./same-way.ts";

/** Choices from a start, the deviation, and how many lines of what followed stand behind it. */
export interface Script {
  readonly acts: readonly Act[];
  readonly following: readonly Act[];
  readonly after: number;
}

/** A log that breaks the rule in the same way. */
export interface Found {
  readonly draft: Draft;
  readonly lines: readonly string[];
  /** The finding, as the audit of that log has it. */
  readonly finding: Finding;
}

export interface Trial {
  readonly table: Table;
  readonly deviation: Deviation;
  readonly left: Left;
  /** Told of each audit: how many there were. */
  readonly told: (audits: number) => void;
  /** The log of a script, where it breaks the rule in the same way; else null. */
  readonly of: (script: Script) => Found | null;
  /** The same with the acts played already. */
  readonly behind: (before: Draft, script: Pick<Script, "following" | "after">) => Found | null;
}

const encoder = new TextEncoder();

/** The first finding of a log that breaks the rule in the same way as `wanted`. */
const findingIn = (
  lines: readonly string[],
  wanted: Finding,
  options: AuditOptions,
): Finding | null => {
  const read = readLog(encoder.encode(`${lines.join("\n")}\n`));
  const audit = auditRead(read, options);
  if (audit.kind === "unreadable") return null;
  return audit.verdict.findings.find((one) => sameWay(one, wanted)) ?? null;
};

export const createTrial = (
  table: Table,
  deviation: Deviation,
  options: AuditOptions,
  left: Left,
  told: (audits: number) => void = () => undefined,
): Trial => {
  const write = createScribe(table, options.hash);
  const behind: Trial["behind"] = (before, { following, after }) => {
    for (const draft of endings(table.start, before, deviation, following, after)) {
      if (!spend(left, "audits")) return null;
      told(++left.audited);
      const lines = write(draft);
      const finding = findingIn(lines, deviation.finding, options);
      if (finding !== null) return { draft, lines, finding };
    }
    return null;
  };
  return {
    table,
    deviation,
    left,
    told,
    behind,
    of: ({ acts, ...script }) =>
      spend(left, "plays") ? behind(played(table.start, emptyDraft(table), acts), script) : null,
  };
};
