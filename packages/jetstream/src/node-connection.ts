// A connection to a NATS server, and in plain words why there is none. Knows no game, no log and no batch.
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import type { JetStreamClient, JetStreamManager } from "@nats-io/jetstream";
import { connect as connectTo } from "@nats-io/transport-node";
import type { NatsConnection } from "@nats-io/transport-node";

/** Why a server cannot be worked with: what is wrong and what to do. */
export class ServerProblem extends Error {
  override readonly name = "ServerProblem";
}

/** A server that answers, and its JetStream. */
export interface Server {
  readonly url: string;
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  /** Copies that a cluster keeps of what is stored; 1 for a server alone. */
  readonly replicas: number;
}

export interface ServerOptions {
  readonly replicas?: number;
  /** How often a lost server is looked for again, every two seconds, before it is given up. */
  readonly attempts?: number;
}

const ATTEMPTS = 60;
const BETWEEN_ATTEMPTS_MS = 2_000;

const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** Connects. Throws `ServerProblem`. */
export const connect = async (
  url: string,
  { replicas = 1, attempts = ATTEMPTS }: ServerOptions = {},
): Promise<Server> => {
  const connection = await connectTo({
    servers: url.split(","),
    name: "assize",
    maxReconnectAttempts: attempts,
    reconnectTimeWait: BETWEEN_ATTEMPTS_MS,
  }).catch((cause: unknown) => {
    throw new ServerProblem(
      `${url}: no NATS server answers there (${reasonOf(cause)}); start one with \`nats-server -js\`, or check the address`,
    );
  });
  try {
    const manager = await jetstreamManager(connection);
    return { url, connection, client: jetstream(connection), manager, replicas };
  } catch (cause) {
    await connection.close();
    const isOff = cause instanceof Error && cause.name === "JetStreamNotEnabled";
    throw new ServerProblem(
      isOff
        ? `${url}: this server has no JetStream; start it with -js`
        : `${url}: its JetStream does not answer (${reasonOf(cause)}); a cluster needs most of its servers, and a moment after they started`,
    );
  }
};

/** Ends the connection once all that was sent has arrived; it may be gone already. */
export const disconnect = async ({ connection }: Server): Promise<void> => {
  if (!connection.isClosed()) await connection.drain();
};
