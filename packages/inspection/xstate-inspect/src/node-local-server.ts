// A server for the one person who was told its address. It listens on this machine alone, answers to its exact host and
// port, and only below a token that nobody can guess. Any page that a browser of this machine shows can send requests to
// it: from another site, from another port of this machine, or by a name that it points at this machine (DNS rebinding).
// Knows neither what it serves nor to what kind of program.
import { randomBytes, timingSafeEqual } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

const HOST = "127.0.0.1";
/** 192 bits. */
const TOKEN_BYTES = 24;

/** A file to show in a browser. */
export interface Page {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** What the page may load and run, as a Content-Security-Policy. Scripts carry none: a worker would be held to it. */
  readonly policy?: string;
}

/** Takes up a connection that asks for another protocol. What it does not take up, it ends with `endUpgrade`. */
export type Upgrade = (
  path: string,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) => void;

export interface LocalServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Origins of other pages that may ask too, such as `http://localhost:5173`; they need the token like everybody. */
  readonly origins?: readonly string[];
  /** The file at a path below the token, such as `/` or `/assets/page.js`, or null. */
  readonly pageAt: (path: string) => Promise<Page | null>;
  /** Without it no connection is taken up. */
  readonly upgrade?: Upgrade;
}

export interface LocalServer {
  /** Host and port: `127.0.0.1:49152`. */
  readonly host: string;
  /** Host, port and token, without a slash at the end: what has to be known in order to be answered. */
  readonly address: string;
  /** Ends every connection that was not taken up, and frees the port. */
  readonly close: () => Promise<void>;
}

/** What holds for every answer: shown in no frame, read by no other page, kept nowhere, interpreted as nothing else. */
const headersWith = (policy: string | undefined): OutgoingHttpHeaders => ({
  "content-security-policy": [policy, "frame-ancestors 'none'"].filter(Boolean).join("; "),
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

/** Of refusals and failures. */
const HEADERS = headersWith("default-src 'none'");

/** Compares in a time that does not tell how much of it was right. */
const isToken = (given: string, token: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** `/<token>/assets/page.js` in two. */
const splitPath = (url: string): { readonly token: string; readonly path: string } => {
  const [, token = "", path = ""] = /^\/([^/?#]*)([^?#]*)/.exec(url) ?? [];
  return { token, path };
};

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

interface Door {
  readonly host: string;
  readonly origins: ReadonlySet<string>;
  readonly token: string;
}

/** The path that is asked for below the token, or why whoever asks is not let in. */
const enter = (
  { url = "", headers }: IncomingMessage,
  { host, origins, token }: Door,
): { readonly path: string } | { readonly refusal: string } => {
  if (headers.host !== host) return { refusal: `This server answers to ${host} alone.` };
  // Programs send no origin, and neither does a browser for a page that is opened by itself.
  if (headers.origin !== undefined && !origins.has(headers.origin))
    return { refusal: "This server does not answer to pages from elsewhere." };
  const asked = splitPath(url);
  return isToken(asked.token, token)
    ? { path: asked.path }
    : { refusal: "Open the whole address that was printed: it holds a token." };
};

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  door: Door,
  pageAt: LocalServerOptions["pageAt"],
): Promise<void> => {
  const say = (status: number, text: string, more: OutgoingHttpHeaders = {}): void => {
    response.writeHead(status, {
      ...HEADERS,
      ...more,
      "content-type": "text/plain; charset=utf-8",
    });
    response.end(`${text}\n`);
  };
  const entered = enter(request, door);
  if ("refusal" in entered) return say(403, entered.refusal);
  if (request.method !== "GET" && request.method !== "HEAD")
    return say(405, "Only reading is possible here.", { allow: "GET, HEAD" });
  // Pages name their files relative to a folder.
  if (entered.path === "")
    return say(308, "It is one slash further on.", { location: `/${door.token}/` });
  const path = decoded(entered.path);
  const page = path === null ? null : await pageAt(path);
  if (page === null) return say(404, "There is nothing here.");
  const { type, body, policy } = page;
  response.writeHead(200, {
    ...headersWith(policy),
    "content-type": type,
    "content-length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
};

/** Refuses a connection that asked for another protocol. */
export const endUpgrade = (socket: Duplex, status: "403 Forbidden" | "404 Not Found"): void => {
  // Nobody else listens any more; a client that has gone already must not end the process.
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
};

/** Serves until it is closed. Rejects where the port cannot be had. */
export const serveLocally = async (options: LocalServerOptions): Promise<LocalServer> => {
  const { port, origins = [], pageAt, upgrade } = options;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  // The port of HTTP itself is never named.
  const { host, origin } = new URL(`http://${HOST}:${(server.address() as AddressInfo).port}`);
  const door: Door = { host, origins: new Set([origin, ...origins]), token };
  server.on("request", (request, response) => {
    answer(request, response, door, pageAt).catch(() => response.writeHead(500, HEADERS).end());
  });
  if (upgrade !== undefined)
    server.on("upgrade", (request, socket, head) => {
      const entered = enter(request, door);
      if ("refusal" in entered) return endUpgrade(socket, "403 Forbidden");
      upgrade(entered.path === "" ? "/" : entered.path, request, socket, head);
    });
  return {
    host,
    address: `${host}/${token}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
};
