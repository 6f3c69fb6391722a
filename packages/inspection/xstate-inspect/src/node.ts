// In Node: one address for inspectors. Clients of @xstate/inspect connect to its root, other streams to paths of
// their own, and a browser may be given a page. Who may come in is decided by the server below.
// Knows no game and no other inspector's protocol.
import { type WebSocket, WebSocketServer } from "ws";
import type { Watch } from "@assize/inspection-observe";
import { bridge } from "./bridge.ts";
import { connect, registerService } from "./node-hub.ts";
import { inspectorIn } from "./node-files.ts";
import { endUpgrade, type Page, serveLocally, type Upgrade } from "./node-local-server.ts";

/** Longest message a client may send, in bytes. */
const PAYLOAD_LIMIT = 4 * 1024 * 1024;
/** Clients have caught up when they have fewer bytes than this still to read. */
const CAUGHT_UP_BYTES = 1024 * 1024;
const LOOK_AGAIN_MS = 10;

/** A further stream: is given a way to send texts to one client, and answers what to do when it has gone. */
export type Stream = (send: (text: string) => void) => () => void;

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /**
   * Origins of pages of yours that may connect, such as `http://localhost:5173`. Without it, only programs may, and the
   * page that this server shows.
   */
  readonly origins?: readonly string[];
  readonly streams?: Readonly<Record<string, Stream>>;
  /**
   * The folder of the built viewer (`apps/viewer/dist`), whose inspector is then shown at the address; or the file at a path such as
   * `/` or `/assets/inspector.js`, or null. It runs under a policy of this server's.
   */
  readonly page?: string | ((path: string) => Promise<Page | null>);
  /** Told whenever an inspector has connected and has been told of the actors that are there. */
  readonly onInspector?: () => void;
}

export interface InspectionServer {
  /** For `createWebSocketReceiver({ server: address })`: host, port and a token that changes with each server. */
  readonly address: string;
  /** Waits until every inspector has read nearly all that it was sent. */
  readonly caughtUp: () => Promise<void>;
  /** Stops telling, ends every connection, and frees the port. */
  readonly close: () => Promise<void>;
}

const noPage = async (path: string): Promise<Page | null> =>
  path === "/"
    ? {
        type: "text/plain; charset=utf-8",
        body: "No page is shown here: give serveInspection the folder of the built viewer as page. Inspectors can connect all the same.\n",
      }
    : null;

/** What a page of this server may load and run, and where it connects to. */
const policyAt = (host: string): string =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; " +
  `form-action 'none'; connect-src 'self' ws://${host}`;

/** Takes up clients of @xstate/inspect at the root, and of every stream at its path. */
const takingUp = (
  sockets: WebSocketServer,
  { streams = {}, onInspector }: ServeOptions,
  isOpen: () => boolean,
): Upgrade => {
  const toStream = (socket: WebSocket, stream: Stream): void => {
    socket.on(
      "close",
      stream((text) => socket.send(text)),
    );
    onInspector?.();
  };
  return (path, request, socket, head) => {
    if (!isOpen()) return void socket.destroy();
    const stream = Object.hasOwn(streams, path) ? streams[path]! : null;
    if (stream === null && path !== "/") return endUpgrade(socket, "404 Not Found");
    sockets.handleUpgrade(request, socket, head, (client) => {
      // A client that breaks the protocol is closed by ws; there is nothing else to do.
      client.on("error", () => undefined);
      if (stream === null) connect(client, () => onInspector?.());
      else toStream(client, stream);
    });
  };
};

/** Starts a server for the actors of a watch. Rejects where the port is taken. */
export const serveInspection = async (
  watch: Watch,
  options: ServeOptions,
): Promise<InspectionServer> => {
  const { port, origins = [] } = options;
  const page =
    typeof options.page === "string" ? inspectorIn(options.page) : (options.page ?? noPage);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: PAYLOAD_LIMIT });
  let isOpen = true;
  const server = await serveLocally({
    port,
    origins,
    pageAt: async (path) => {
      const found = await page(path);
      return found === null ? null : { ...found, policy: policyAt(server.host) };
    },
    upgrade: takingUp(sockets, options, () => isOpen),
  });
  const end = bridge(watch, registerService);
  const isBehind = ({ bufferedAmount }: WebSocket): boolean => bufferedAmount > CAUGHT_UP_BYTES;
  return {
    address: server.address,
    caughtUp: async () => {
      while ([...sockets.clients].some(isBehind))
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    },
    close: async () => {
      isOpen = false;
      end();
      await closeSockets(sockets.clients);
      await server.close();
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
