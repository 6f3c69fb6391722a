// Audits archives into a file of results, and tells how far it has come. Knows no game.
import { stat } from "node:fs/promises";
import { BATCH_BYTES, type Row, rowMaker } from "@assize/archive";
import {
  auditArchive,
  fileSource,
  openResults,
  type Results,
  type Source,
} from "@assize/archive/node";
import { bytesOfInput } from "@assize/kernel-event-log/node";
import { nodeHash } from "@assize/kernel-integrity/node";
import { plainLine } from "@assize/kernel-report";
import { EXIT, worstExitCode } from "@assize/kernel-verifier";
import type { ArchiveWorkerData } from "../archive-worker.ts";
import type { ReplayWishes } from "../commands/flags.ts";
import { endingOf, filedBytes } from "../filed-games.ts";
import { count } from "../english.ts";
import { pathOf, STANDARD_INPUT } from "../files.ts";
import { GAMES } from "../games.ts";
import { logsNamed } from "../named-logs.ts";
import { auditOptionsWith, editionFor } from "../replaying.ts";
import type { Session } from "../session.ts";
import { createProgress } from "./archive-progress.ts";
import { SPREAD_BATCH_BYTES, spreadOver, withServer } from "./archive-server.ts";
import { threadsFor } from "./archive-threads.ts";
import { withResults } from "./results.ts";

export interface ArchiveAuditInput extends ReplayWishes {
  readonly logs: readonly string[];
  readonly results: string;
  readonly workers: number | undefined;
  /** The server whose workers audit; undefined where this machine does. */
  readonly nats: string | undefined;
}

/** After so many games what was found out is on the disk, whatever happens. */
const KEEP_EVERY = 1_000;

const sourcesOf = (logs: readonly string[], session: Session): readonly Source[] =>
  logs.map((log) => {
    const ending = endingOf(log);
    if (ending !== undefined) return { name: log, bytes: () => filedBytes(log, ending, session) };
    return log === STANDARD_INPUT
      ? { name: pathOf(log), bytes: () => bytesOfInput(session.input, pathOf(log)) }
      : fileSource(log);
  });

/** Bytes of the files named; null where something else is named, whose end nobody knows. */
const bytesIn = async (logs: readonly string[]): Promise<number | null> => {
  let bytes = 0;
  for (const log of logs) {
    const found = log === STANDARD_INPUT ? null : await stat(log).catch(() => null);
    if (found === null || /\.(gz|zst)$/.test(log) || endingOf(log) !== undefined) return null;
    bytes += found.size;
  }
  return bytes;
};

const verdictOf = (row: Row): keyof typeof EXIT =>
  row.verdict === "known" ? row.was : row.verdict;

const totalsLine = (counts: ReadonlyMap<string, number>, known: number, file: string): string => {
  const games = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const parts = Object.keys(EXIT).flatMap((name) =>
    counts.has(name) ? [`${counts.get(name)} ${name}`] : [],
  );
  const before = known === 0 ? "" : `; ${known} of them audited before`;
  return `${count(games, "game", "games")}: ${parts.join(", ")}${before}; results in ${file}`;
};

const auditAll = async (
  input: ArchiveAuditInput,
  results: Results,
  session: Session,
): Promise<number> => {
  const edition = await editionFor(input.edition, session);
  const logs = await logsNamed(input.logs, session);
  const known = results.isOld ? input.results : null;
  const { engine, rulings, ruling, current } = input;
  const wishes = { engine, rulings, ruling, current };
  const optionsFor = auditOptionsWith(wishes, edition);
  const data: ArchiveWorkerData = { wishes, edition, known };
  const { nats } = input;
  const pool =
    nats === undefined ? threadsFor(data, input.workers) : await spreadOver(nats, data, session);
  const rowFor = rowMaker(GAMES, { optionsFor, hash: nodeHash, known: null });
  const progress = createProgress(await bytesIn(logs), session);
  const counts = new Map<keyof typeof EXIT, number>();
  let [games, before] = [0, 0];
  try {
    const onRead = progress.read;
    for await (const { place, row } of auditArchive(sourcesOf(logs, session), {
      pool,
      rowFor,
      onRead,
      batchBytes: nats === undefined ? BATCH_BYTES : SPREAD_BATCH_BYTES,
    })) {
      results.put(place, row);
      const verdict = verdictOf(row);
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      if (row.verdict === "known") before++;
      if (++games % KEEP_EVERY === 0) results.keep();
      progress.audited(games);
    }
  } finally {
    progress.end();
    await pool.end();
  }
  await session.lines([plainLine(totalsLine(counts, before, input.results))]);
  return worstExitCode([...counts.keys()].map((verdict) => EXIT[verdict]));
};

/** Audits all that is named into the file of results. Answers the exit code. */
export const auditIntoResults = async (
  input: ArchiveAuditInput,
  session: Session,
): Promise<number> =>
  withResults(() =>
    withServer(async () => {
      const results = openResults(input.results);
      try {
        return await auditAll(input, results, session);
      } finally {
        results.close();
      }
    }),
  );
