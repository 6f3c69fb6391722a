// The places that Assize has on a server: what each has to be, and what may be set. One that is there is used as it is, if it will
// do. Knows no batch, no log and no game.
import {
  DiscardPolicy,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from "@nats-io/jetstream";
import { Kvm } from "@nats-io/kv";
import { nanos } from "@nats-io/nats-core";
import { Objm } from "@nats-io/obj";
import type { Server } from "./node-connection.ts";
import { persistently, ServerProblem } from "./node-patience.ts";

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;

/** What may be set of places. Of one that is there, what is not named stays as it is. */
export interface PlaceSettings {
  /** Copies that a cluster keeps, from 1 to 5. */
  readonly replicas?: number;
  /** So many bytes each place may have at most; 0 for no limit but the server's. */
  readonly mostBytes?: number;
  /** After so long nobody waits for a batch any more. */
  readonly batchesKeptMs?: number;
  /** For so long a run that was ended finds its rows again. */
  readonly rowsKeptMs?: number;
}

const KEPT: Required<Pick<PlaceSettings, "batchesKeptMs" | "rowsKeptMs">> = {
  batchesKeptMs: DAY_MS,
  rowsKeptMs: 7 * DAY_MS,
};

/** A stream of the server, and what it has to be. */
interface Place {
  readonly stream: string;
  readonly needs: Pick<StreamConfig, "subjects" | "retention">;
  /** Which of the settings says how long what stands there is kept; null where it is kept for good. */
  readonly kept: keyof typeof KEPT | null;
  /** Makes it where it is not there. */
  readonly make: (server: Server, config: Settled) => Promise<unknown>;
}

/** Settings in the server's own words. */
type Settled = Partial<Pick<StreamConfig, "num_replicas" | "max_bytes" | "max_age">>;

const madeAsStream =
  ({ stream, needs, ...more }: { stream: string; needs: Place["needs"] } & Partial<StreamConfig>) =>
  ({ manager }: Server, config: Settled): Promise<unknown> =>
    manager.streams.add({
      name: stream,
      ...needs,
      storage: StorageType.File,
      discard: DiscardPolicy.New,
      ...more,
      ...config,
    });

const placed = (one: Omit<Place, "make">, more: Partial<StreamConfig> = {}): Place => ({
  ...one,
  make: madeAsStream({ ...one, ...more }),
});

/** As many copies and bytes as a bucket is told, in the words of its library. */
const bucketOptions = ({ num_replicas, max_bytes }: Settled) => ({
  storage: StorageType.File,
  ...(num_replicas === undefined ? {} : { replicas: num_replicas }),
  ...(max_bytes === undefined ? {} : { max_bytes }),
});

/** A subject a program, and a message a batch: programs do not see each other's. */
export const QUEUE = placed({
  stream: "ASSIZE_QUEUE",
  needs: { subjects: ["assize.queue.*.*"], retention: RetentionPolicy.Workqueue },
  kept: "batchesKeptMs",
});

export const BATCH_LOGS = "assize-logs";
const LOGS_OF_BATCHES: Place = {
  stream: `OBJ_${BATCH_LOGS}`,
  needs: {
    subjects: [`$O.${BATCH_LOGS}.C.>`, `$O.${BATCH_LOGS}.M.>`],
    retention: RetentionPolicy.Limits,
  },
  kept: "batchesKeptMs",
  make: ({ client }, config) =>
    new Objm(client).create(BATCH_LOGS, { ...bucketOptions(config), ttl: config.max_age! }),
};

export const BATCH_ROWS = "assize-rows";
export const ROWS_OF_BATCHES: Place = {
  stream: `KV_${BATCH_ROWS}`,
  needs: { subjects: [`$KV.${BATCH_ROWS}.>`], retention: RetentionPolicy.Limits },
  kept: "rowsKeptMs",
  make: ({ client }, config) =>
    new Kvm(client).create(BATCH_ROWS, {
      ...bucketOptions(config),
      ttl: config.max_age! / nanos(1),
    }),
};

/** A subject a log. What an account may take away there, its permissions say. */
export const EVENT_LOGS = placed(
  {
    stream: "ASSIZE_LOGS",
    needs: { subjects: ["assize.log.*"], retention: RetentionPolicy.Limits },
    kept: null,
  },
  { subjects: ["assize.log.*", "assize.forgotten.*"], deny_delete: true },
);

/** All that audits by a server need there. */
export const PLACES_OF_BATCHES: readonly Place[] = [QUEUE, LOGS_OF_BATCHES, ROWS_OF_BATCHES];

const NO_STREAM = 10_059;
/** Another one has made it meanwhile, with other settings. */
const STREAM_NAME_IN_USE = 10_058;

const isCode = (cause: unknown, code: number): boolean =>
  cause instanceof JetStreamApiError && cause.code === code;

/** What is there; null where nothing is. */
export const configOf = async (
  { manager }: Server,
  { stream }: Place,
): Promise<StreamConfig | null> => {
  try {
    return (await manager.streams.info(stream)).config;
  } catch (cause) {
    if (isCode(cause, NO_STREAM)) return null;
    throw cause;
  }
};

/** Why this stream will not do; null where it does. */
const misfitOf = ({ needs }: Place, there: StreamConfig): string | null => {
  const missing = needs.subjects.filter((subject) => !there.subjects?.includes(subject));
  if (missing.length > 0) return `it does not take ${missing.join(" and ")}`;
  if (there.retention !== needs.retention)
    return `its retention is ${there.retention} and has to be ${needs.retention}`;
  if (there.sealed) return "it is sealed";
  return there.no_ack === true ? "it acknowledges nothing" : null;
};

const settledFor = ({ kept }: Place, settings: PlaceSettings): Settled => {
  const { replicas, mostBytes } = settings;
  const keptMs = kept === null ? undefined : settings[kept];
  return {
    ...(replicas === undefined ? {} : { num_replicas: replicas }),
    ...(mostBytes === undefined ? {} : { max_bytes: mostBytes === 0 ? -1 : mostBytes }),
    ...(keptMs === undefined ? {} : { max_age: nanos(keptMs) }),
  };
};

const unfit = ({ url }: Server, { stream }: Place, misfit: string): ServerProblem => {
  const mend =
    stream === EVENT_LOGS.stream
      ? "use an account of its own for Assize"
      : `take it away with \`assize archive queue --nats ${url} --remove\`, or use an account of its own for Assize`;
  return new ServerProblem(`${url}: the stream ${stream} cannot be used: ${misfit}; ${mend}`);
};

const update = async (
  { manager }: Server,
  { stream }: Place,
  there: StreamConfig,
  wanted: Settled,
): Promise<void> => {
  const names = Object.keys(wanted) as (keyof Settled)[];
  if (names.every((name) => there[name] === wanted[name])) return;
  // The server refuses a window for repeated messages that is longer than what it keeps.
  const { max_age = there.max_age } = wanted;
  const window = max_age > 0 ? Math.min(there.duplicate_window, max_age) : there.duplicate_window;
  await manager.streams.update(stream, { ...there, ...wanted, duplicate_window: window });
};

/** Makes a place, or finds one that will do; sets what is to be set. May be done twice. */
const ensureOnce = async (server: Server, place: Place, settings: PlaceSettings): Promise<void> => {
  const wanted = settledFor(place, settings);
  const there = await configOf(server, place);
  if (there === null) {
    await place.make(server, { ...settledFor(place, KEPT), ...wanted }).catch((cause: unknown) => {
      if (!isCode(cause, STREAM_NAME_IN_USE)) throw cause;
      return ensureOnce(server, place, settings);
    });
    return;
  }
  const misfit = misfitOf(place, there);
  if (misfit !== null) throw unfit(server, place, misfit);
  await update(server, place, there, wanted);
};

export const ensurePlace = (
  server: Server,
  place: Place,
  settings: PlaceSettings = {},
): Promise<void> => persistently(server, () => ensureOnce(server, place, settings));

/**
 * Makes all places of batches, and sets of those that are there what is named. Copies are for logs of games too, limits are not.
 * Throws `ServerProblem`.
 */
export const ensurePlaces = async (server: Server, settings: PlaceSettings = {}): Promise<void> => {
  for (const place of PLACES_OF_BATCHES) await ensurePlace(server, place, settings);
  const { replicas } = settings;
  if (replicas !== undefined) await ensurePlace(server, EVENT_LOGS, { replicas });
};

/** Takes the places of batches away, with all that stands there; logs of games stay. Throws `ServerProblem`. */
export const removePlaces = async (server: Server): Promise<void> => {
  for (const place of PLACES_OF_BATCHES)
    await persistently(server, async () => {
      if ((await configOf(server, place)) !== null)
        await server.manager.streams.delete(place.stream);
    });
};
