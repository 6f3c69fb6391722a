// In Node: one address for inspectors. Clients of @xstate/inspect connect to its root, other streams to paths of
// their own, and a browser may be given a page. Listens on this machine only, and lets no foreign page in.
// Knows no game and no other inspector's protocol.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { Watch } from "@assize/inspection-observe";
import { bridge } from "./bridge.ts";
import { connect, registerService } from "./node-hub.ts";

const HOST = "127.0.0.1";
const LOCAL_NAMES = new Set(["127.0.0.1", "localhost", "[::1]"]);
/** Longest message a client may send, in bytes. */
const PAYLOAD_LIMIT = 4 * 1024 * 1024;
/** Clients have caught up when they have fewer bytes than this still to read. */
const CAUGHT_UP_BYTES = 1024 * 1024;
const LOOK_AGAIN_MS = 10;

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; " +
    "form-action 'none'; connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** A file to show in a browser. */
export interface Page {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** A further stream: is given a way to send texts to one client, and answers what to do when it has gone. */
export type Stream = (send: (text: string) => void) => () => void;

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly streams?: Readonly<Record<string, Stream>>;
  /** The file at a path such as `/` or `/assets/inspector.js`, or null. */
  readonly page?: (path: string) => Promise<Page | null>;
  /** Told whenever an inspector has connected and has been told of the actors that are there. */
  readonly onInspector?: () => void;
}

export interface InspectionServer {
  /** For `createWebSocketReceiver({ server: address })`: host and port. */
  readonly address: string;
  /** Waits until every inspector has read nearly all that it was sent. */
  readonly caughtUp: () => Promise<void>;
  /** Stops telling, ends every connection, and frees the port. */
  readonly close: () => Promise<void>;
}

const hostIn = (address: string | undefined): string | null =>
  address === undefined ? null : /^(.*?)(:\d+)?$/.exec(address)![1]!;

/** A program, or a page of this machine. A page from elsewhere could otherwise play with the actors. */
const isLocal = ({ headers }: IncomingMessage): boolean => {
  if (!LOCAL_NAMES.has(hostIn(headers.host) ?? "")) return false;
  const { origin } = headers;
  return origin === undefined || LOCAL_NAMES.has(hostIn(origin.replace(/^https?:\/\//, "")) ?? "");
};

const pathIn = (request: IncomingMessage): string => (request.url ?? "/").split(/[?#]/)[0]!;

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  page: ServeOptions["page"],
): Promise<void> => {
  if (!isLocal(request)) return void response.writeHead(403, HEADERS).end();
  if (request.method !== "GET") return void response.writeHead(405, HEADERS).end();
  const found = (await page?.(pathIn(request))) ?? null;
  if (found === null) return void response.writeHead(404, HEADERS).end("There is no such page.\n");
  response.writeHead(200, { ...HEADERS, "content-type": found.type }).end(found.body);
};

/** Starts a server for the actors of a watch. Rejects where the port is taken. */
export const serveInspection = async (
  watch: Watch,
  { port, streams = {}, page, onInspector }: ServeOptions,
): Promise<InspectionServer> => {
  const server = createServer((request, response) => {
    answer(request, response, page).catch(() => response.writeHead(500, HEADERS).end());
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: PAYLOAD_LIMIT });
  const toStream = (socket: WebSocket, stream: Stream): void => {
    socket.on(
      "close",
      stream((text) => socket.send(text)),
    );
    onInspector?.();
  };
  let isOpen = true;
  server.on("upgrade", (request, socket, head) => {
    if (!isOpen) return void socket.destroy();
    if (!isLocal(request)) return void socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const path = pathIn(request);
    const stream = Object.hasOwn(streams, path) ? streams[path]! : null;
    if (stream === null && path !== "/") return void socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
    sockets.handleUpgrade(request, socket, head, (client) => {
      // A client that breaks the protocol is closed by ws; there is nothing else to do.
      client.on("error", () => undefined);
      if (stream === null) connect(client, () => onInspector?.());
      else toStream(client, stream);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  const end = bridge(watch, registerService);
  const isBehind = ({ bufferedAmount }: WebSocket): boolean => bufferedAmount > CAUGHT_UP_BYTES;
  return {
    address: `${HOST}:${(server.address() as AddressInfo).port}`,
    caughtUp: async () => {
      while ([...sockets.clients].some(isBehind))
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    },
    close: async () => {
      isOpen = false;
      end();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await closeSockets(sockets.clients);
      server.closeAllConnections();
      await closed;
    },
  };
};

const GRACE_MS = 500;

/** Says good-bye; who does not answer is cut off. */
const closeSockets = async (clients: ReadonlySet<WebSocket>): Promise<void> => {
  const closing = [...clients].map(
    (client) =>
      new Promise<void>((resolve) => {
        const cut = setTimeout(() => client.terminate(), GRACE_MS);
        client.once("close", () => {
          clearTimeout(cut);
          resolve();
        });
        client.close(1001, "the inspection has ended");
      }),
  );
  await Promise.all(closing);
};
