// A port on which a program tells how it is: metrics, whether it lives, whether it is ready for work. Answers nothing else and takes no
// orders. Knows no program.
import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { checkPort, portTrouble } from "../serving.ts";
import { Trouble } from "../session.ts";
import { type Metric, OPEN_METRICS_TYPE, openMetrics } from "./open-metrics.ts";

/** How a program is. */
export interface Status {
  readonly metrics: () => Promise<readonly Metric[]>;
  /** Why it cannot work now, in one line; null where it can. */
  readonly unready: () => string | null;
}

/** Where it is told: on this machine alone unless an address is named. */
interface StatusAddress {
  readonly host: string;
  readonly port: number;
}

const HERE = "127.0.0.1";
const ADDRESS = /^(?:(\[[\da-f:.]+\]|[^\s:@/[\]]+):)?(\d{1,5})$/i;

/** Reads `9464` or `0.0.0.0:9464`. Throws Trouble. */
export const statusAddress = (written: string): StatusAddress => {
  const [, host = HERE, port] = ADDRESS.exec(written) ?? [];
  if (port === undefined)
    throw new Trouble(`--status ${written}: write a port, or HOST:PORT, as 0.0.0.0:9464`);
  checkPort(Number(port), "--status");
  return { host: host.replaceAll(/[[\]]/g, ""), port: Number(port) };
};

type Answer = readonly [code: number, text: string, type?: string];

const PLAIN = "text/plain; charset=utf-8";

const answerTo = async (path: string, status: Status): Promise<Answer> => {
  switch (path) {
    case "/metrics":
      return [200, openMetrics(await status.metrics()), OPEN_METRICS_TYPE];
    case "/healthz":
      return [200, "alive\n"];
    case "/readyz": {
      const reason = status.unready();
      return reason === null ? [200, "ready\n"] : [503, `${reason}\n`];
    }
    default:
      return [404, "ask for /metrics, /healthz or /readyz\n"];
  }
};

const send = (response: ServerResponse, [code, text, type = PLAIN]: Answer): void => {
  response.writeHead(code, {
    "content-type": type,
    "content-length": Buffer.byteLength(text),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  response.end(text);
};

const listenerFor =
  (status: Status): RequestListener =>
  (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return send(response, [405, "only GET\n"]);
    const [path = ""] = (request.url ?? "").split("?");
    answerTo(path, status).then(
      (answer) => send(response, answer),
      () => send(response, [503, "the metrics cannot be told now\n"]),
    );
  };

/** So long a slow asker is waited for. */
const ASKED_WITHIN_MS = 10_000;

/** A port that is open. */
export interface StatusPort {
  /** Where it is, as it is asked for. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Tells how a program is until it is closed. Throws Trouble where the port cannot be had. */
export const openStatusPort = async (written: string, status: Status): Promise<StatusPort> => {
  const { host, port } = statusAddress(written);
  const server = createServer(
    { requestTimeout: ASKED_WITHIN_MS, headersTimeout: ASKED_WITHIN_MS },
    listenerFor(status),
  );
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (failure) {
    throw portTrouble(failure, port, "--status");
  }
  const address = server.address();
  const taken = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
