// A connection to a NATS server, and in plain words why there is none. Knows no game, no log and no batch.
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { JetStreamClient, JetStreamManager } from "@nats-io/jetstream";
import { connect as connectTo } from "@nats-io/transport-node";
import type { ConnectionOptions, NatsConnection } from "@nats-io/transport-node";
import { type Asked, pause, persistently, reasonOf, ServerProblem } from "./node-patience.ts";
import { connectionOptions } from "./node-credentials.ts";
import type { NamedCredentials, ServerAddress } from "./server-address.ts";

/** A server that answers, and its JetStream. */
export interface Server extends Asked {
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  /** True while it is away. */
  readonly isLost: () => boolean;
}

export interface ServerOptions {
  /** How long a server is waited for that is away, full or not ready: at the first connection and at each thing asked of it. */
  readonly patienceMs?: number;
  /** Told what is waited for, ten seconds after it was asked for at the latest. */
  readonly onWait?: (reason: string) => void;
  /** Who connects, where the address does not say; what is not named here may stand in the environment. */
  readonly credentials?: NamedCredentials;
}

const PATIENCE_MS = 120_000;
const BETWEEN_ATTEMPTS_MS = 2_000;

/** The server is there and wants another account or another certificate: it says the same again. */
const isRefusal = (cause: unknown): boolean =>
  /authori[sz]ation|authentication|certificate|\btls\b|\bssl\b/i.test(reasonOf(cause));

const ADVICE = {
  account:
    "name an account in the address, as nats://user:password@server:4222, or by --nats-creds, --nats-nkey, --nats-token, --nats-user, or the environment",
  certificate:
    "name the CA's certificate by --nats-ca, and your own by --nats-cert and --nats-key, if the server asks for one",
};

const adviceOn = (cause: unknown): string => {
  const reason = reasonOf(cause);
  if (!isRefusal(cause))
    return `no NATS server answers there (${reason}); start one with \`nats-server -js\`, or check the address`;
  const advice = /authori[sz]ation|authentication/i.test(reason) ? "account" : "certificate";
  return `the NATS server there refuses it (${reason}); ${ADVICE[advice]}`;
};

/** The same reason is not told again for so long. */
const TELL_AGAIN_MS = 60_000;

const createTelling = (onWait: ServerOptions["onWait"]): Server["tell"] => {
  const told = new Map<string, number>();
  return (reason) => {
    const now = performance.now();
    if (now - (told.get(reason) ?? Number.NEGATIVE_INFINITY) < TELL_AGAIN_MS) return;
    told.set(reason, now);
    onWait?.(reason);
  };
};

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

/** Connects; a server that is not there yet is waited for. Throws `ServerProblem`. */
const firstConnection = async (
  address: ServerAddress,
  own: ConnectionOptions,
  patienceMs: number,
  tell: Server["tell"],
): Promise<NatsConnection> => {
  const { url } = address;
  const begunMs = performance.now();
  for (;;) {
    try {
      return await connectTo({
        servers: [...address.servers],
        ...own,
        name: "assize",
        maxReconnectAttempts: Math.max(1, Math.ceil(patienceMs / BETWEEN_ATTEMPTS_MS)),
        reconnectTimeWait: BETWEEN_ATTEMPTS_MS,
      });
    } catch (cause) {
      const isOver = performance.now() - begunMs >= patienceMs;
      if (isOver || isRefusal(cause)) throw new ServerProblem(`${url}: ${adviceOn(cause)}`);
      tell(
        `${url}: ${adviceOn(cause)}; it is waited for, ${Math.ceil(patienceMs / 1_000)} s at most`,
      );
    }
    await pause(Math.min(BETWEEN_ATTEMPTS_MS, patienceMs));
  }
};

/** Connects, as who the address, the caller or the environment names. Throws `ServerProblem`. */
export const connect = async (
  address: ServerAddress,
  { patienceMs = PATIENCE_MS, onWait, credentials }: ServerOptions = {},
): Promise<Server> => {
  const { url } = address;
  const tell = createTelling(onWait);
  const own = await connectionOptions(address, credentials);
  const connection = await firstConnection(address, own, patienceMs, tell);
  const isLost = watchLoss(connection);
  const asked = { url, connection, patienceMs, tell };
  try {
    return { ...asked, client: jetstream(connection), manager: await managerOf(asked), isLost };
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
const managerOf = (asked: Asked): Promise<JetStreamManager> =>
  persistently(asked, () =>
    jetstreamManager(asked.connection).catch((cause: unknown) => {
      if (!(cause instanceof Error) || cause.name !== "JetStreamNotEnabled") throw cause;
      throw new ServerProblem(`${asked.url}: this server has no JetStream; start it with -js`);
    }),
  );

/** Ends the connection once all that was sent has arrived; what it has no server for is not waited for. */
export const disconnect = async ({ connection, isLost }: Server): Promise<void> => {
  if (connection.isClosed()) return;
  if (isLost()) return connection.close();
  // A server that is lost meanwhile has acknowledged all that counts: what was not is done again.
  await connection.drain().catch(() => connection.close());
};

/** Ends the connection at once: whoever waits for an answer is told that the server is lost. */
export const abandon = ({ connection }: Server): void =>
  void connection.close().catch(() => undefined);
