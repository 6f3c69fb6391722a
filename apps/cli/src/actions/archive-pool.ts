// Who audits the batches of a run: threads here, or the workers of a server. Knows no batch and no row.
import { BATCH_BYTES, lookUpIn, type RowOptions } from "@assize/archive";
import { createKnowingPool, type KnownResults, openKnown, type Pool } from "@assize/archive/node";
import type { ArchiveWorkerData } from "../archive-worker.ts";
import type { Session } from "../session.ts";
import { threadsFor, workersFor } from "./archive-threads.ts";

export interface PoolWishes {
  /** The server whose workers audit; undefined where this machine does. */
  readonly nats: string | undefined;
  readonly workers: number | undefined;
  readonly data: ArchiveWorkerData;
  readonly rowOptions: RowOptions;
  /** Of what is to be audited; null where nobody knows. */
  readonly bytes: number | null;
}

/** A pool, and how many bytes are handed to it at once. */
export interface PoolOfRun {
  readonly pool: Pool;
  readonly batchBytes: number;
}

/** Workers on other machines do not see the results: what is known is looked up here. */
const knowingPool = (pool: Pool, { path, isTrusted }: KnownResults, options: RowOptions): Pool => {
  const known = openKnown(path, isTrusted);
  const end = async (): Promise<void> => {
    known.close();
    await pool.end();
  };
  return createKnowingPool({ ...pool, end }, lookUpIn({ ...options, known }));
};

export const poolFor = async (
  { nats, workers, data, rowOptions, bytes }: PoolWishes,
  session: Session,
): Promise<PoolOfRun> => {
  if (nats === undefined)
    return { pool: threadsFor(data, workers, bytes ?? 0), batchBytes: BATCH_BYTES };
  workersFor(workers);
  const { SPREAD_BATCH_BYTES, spreadOver } = await import("./archive-server.ts");
  const pool = await spreadOver(nats, data, session);
  const { known } = data;
  return {
    pool: known === null ? pool : knowingPool(pool, known, rowOptions),
    batchBytes: SPREAD_BATCH_BYTES,
  };
};
