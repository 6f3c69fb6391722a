// Audits of small records that explain by edits what deviates.
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Verdict } from "@assize/kernel-model";
import { bytesOf } from "@assize/testkit";
import { auditReadByEdits } from "../../src/explain/index.ts";
import type { audit, AuditOptions } from "../../src/index.ts";
import { GAMES } from "../games.ts";

/** The first game of a log, explained by edits. */
export const auditByEdits: typeof audit = (log, options) => {
  for (const read of readGames(log)) return auditReadByEdits(read, options);
  throw new Error("it holds no game");
};

export const verdictBy = (
  audits: typeof audit,
  lines: readonly string[],
  options: Partial<AuditOptions> = {},
): Verdict => {
  const answer = audits(bytesOf(lines), {
    games: GAMES,
    hash: nodeHash,
    asStated: true,
    ...options,
  });
  if (answer.kind !== "audited") throw new Error("it cannot be read");
  return answer.verdict;
};
