// A connection to a NATS server, and in plain words why there is none. Knows no game, no log and no batch.
import { JetStreamApiError, jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { JetStreamClient, JetStreamManager } from "@nats-io/jetstream";
import { PermissionViolationError } from "@nats-io/nats-core";
import { connect as connectTo } from "@nats-io/transport-node";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Account, ServerAddress } from "./server-address.ts";

/** Why a server cannot be worked with: what is wrong and what to do. */
export class ServerProblem extends Error {
  override readonly name = "ServerProblem";
}

/** A server that answers, and its JetStream. */
export interface Server {
  /** Its address as it is shown. */
  readonly url: string;
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  /** Copies that a cluster keeps of what is stored; 1 for a server alone. */
  readonly replicas: number;
  /** True while it is away. */
  readonly isLost: () => boolean;
}

export interface ServerOptions {
  readonly replicas?: number;
  /** How often a lost server is looked for again, every two seconds, before it is given up. */
  readonly attempts?: number;
}

const ATTEMPTS = 60;
const BETWEEN_ATTEMPTS_MS = 2_000;

export const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** By the same names in the environment NATS's own command knows its account. */
const ownAccount = (): Account | null => {
  const { NATS_USER, NATS_PASSWORD = "" } = process.env;
  return NATS_USER === undefined ? null : { user: NATS_USER, pass: NATS_PASSWORD };
};

const adviceOn = (cause: unknown): string =>
  /authori[sz]ation|authentication/i.test(reasonOf(cause))
    ? `the NATS server there refuses it (${reasonOf(cause)}); name an account, as nats://user:password@server:4222 or by NATS_USER and NATS_PASSWORD`
    : `no NATS server answers there (${reasonOf(cause)}); start one with \`nats-server -js\`, or check the address`;

/** Whether the connection is without its server now. */
const watchLoss = (connection: NatsConnection): (() => boolean) => {
  let isLost = false;
  void (async () => {
    for await (const { type } of connection.status()) {
      if (type === "disconnect") isLost = true;
      if (type === "reconnect") isLost = false;
    }
  })();
  return () => isLost;
};

/** Connects, as the account of the address or of the environment. Throws `ServerProblem`. */
export const connect = async (
  address: ServerAddress,
  { replicas = 1, attempts = ATTEMPTS }: ServerOptions = {},
): Promise<Server> => {
  const { url } = address;
  const connection = await connectTo({
    servers: [...address.servers],
    ...(address.account() ?? ownAccount()),
    name: "assize",
    maxReconnectAttempts: attempts,
    reconnectTimeWait: BETWEEN_ATTEMPTS_MS,
  }).catch((cause: unknown) => {
    throw new ServerProblem(`${url}: ${adviceOn(cause)}`);
  });
  const isLost = watchLoss(connection);
  try {
    const manager = await managerOf(url, connection);
    return { url, connection, client: jetstream(connection), manager, replicas, isLost };
  } catch (cause) {
    await connection.close();
    throw cause instanceof ServerProblem
      ? cause
      : new ServerProblem(
          `${url}: its JetStream does not answer (${reasonOf(cause)}); a cluster needs most of its servers, and a moment after they started`,
        );
  }
};

/** A server may be lost behind its first answer, and a cluster chooses a leader first: it is asked for a while. */
const managerOf = (url: string, connection: NatsConnection): Promise<JetStreamManager> =>
  within(ANSWER_WITHIN_MS, () =>
    persistently({ url, connection }, () =>
      jetstreamManager(connection).catch((cause: unknown) => {
        if (!(cause instanceof Error) || cause.name !== "JetStreamNotEnabled") throw cause;
        throw new ServerProblem(`${url}: this server has no JetStream; start it with -js`);
      }),
    ),
  );

/**
 * What is waited for at most: a server that was started again knows nothing of what it was about to send, and whoever
 * reads from it would wait for ever.
 */
export const ANSWER_WITHIN_MS = 30_000;

/** Does the work, or fails once the time is over; what it does afterwards is left alone. */
export const within = async <A>(ms: number, work: () => Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** What became of the server, in words. */
const problemOf = (url: string, cause: unknown): unknown => {
  if (cause instanceof ServerProblem || !(cause instanceof Error)) return cause;
  const isRefused = cause instanceof JetStreamApiError || cause instanceof PermissionViolationError;
  return new ServerProblem(
    isRefused
      ? `${url}: the server refused it (${cause.message}); start the same command again: what was audited is kept`
      : `${url}: the server is lost (${cause.message}); start it and then the same command again: what was audited is kept`,
  );
};

/** What a server says that has only just been started, or whose cluster chooses a leader. */
const UNAVAILABLE = 503;

const isFinal = (cause: unknown): boolean =>
  cause instanceof ServerProblem ||
  cause instanceof PermissionViolationError ||
  (cause instanceof JetStreamApiError && cause.status !== UNAVAILABLE);

/** How long is waited before something is tried again. */
const PAUSE_MS = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * Tries again for as long as the server may come back, which the connection decides. Only for work that may be done twice.
 * Throws `ServerProblem`.
 */
export const persistently = async <A>(
  { url, connection }: Pick<Server, "url" | "connection">,
  work: () => Promise<A>,
  withinMs = ANSWER_WITHIN_MS,
): Promise<A> => {
  for (;;) {
    try {
      return await within(withinMs, work);
    } catch (cause) {
      if (isFinal(cause) || connection.isClosed()) throw problemOf(url, cause);
    }
    await pause();
  }
};

/** Ends the connection once all that was sent has arrived; what it has no server for is not waited for. */
export const disconnect = async ({ connection, isLost }: Server): Promise<void> => {
  if (connection.isClosed()) return;
  await (isLost() ? connection.close() : connection.drain());
};

/** Ends the connection at once: whoever waits for an answer is told that the server is lost. */
export const abandon = ({ connection }: Server): void =>
  void connection.close().catch(() => undefined);
