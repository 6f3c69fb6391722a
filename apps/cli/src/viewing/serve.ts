// A server for one folder and one log, on this machine alone. Knows neither what a viewer nor what a log is.
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, sep } from "node:path";
import { Trouble } from "../session.ts";

const HOST = "127.0.0.1";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".jsonl": "application/jsonl; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** A file by the address it is asked for. */
export interface ServedLog {
  readonly address: string;
  readonly bytes: Uint8Array;
}

/** Every file below a folder, by its address. Only what is listed is ever served: no address reaches elsewhere. */
const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length).replaceAll(sep, "/"), path] as const;
      }),
  );

/** The policy that a page carries, so that the server can say it too. */
const policyIn = (html: string): string | undefined =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/
    .exec(html)?.[1]
    ?.replaceAll("&#39;", "'");

const refuse = (response: ServerResponse, status: number, why: string): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(`${why}\n`);
};

/** A page from elsewhere may point a name of its own at this machine; it is not answered. */
const isForUs = ({ headers }: IncomingMessage, port: number): boolean =>
  headers.host === `${HOST}:${port}` || headers.host === `localhost:${port}`;

const pathOf = (url: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(url, `http://${HOST}`).pathname);
  } catch {
    return undefined;
  }
};

const answering = (folder: string, log: ServedLog | undefined) => {
  const files = filesIn(folder);
  const bytesOf = (path: string): Uint8Array | undefined => {
    if (log !== undefined && path === `/${log.address}`) return log.bytes;
    const file = files.get(path);
    return file === undefined ? undefined : readFileSync(file);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { port } = request.socket.address() as AddressInfo;
    if (!isForUs(request, port)) return refuse(response, 403, "this server answers to 127.0.0.1");
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "only reading is possible here");
    const asked = pathOf(request.url ?? "/");
    const path = asked?.endsWith("/") === true ? `${asked}index.html` : asked;
    const bytes = path === undefined ? undefined : bytesOf(path);
    if (path === undefined || bytes === undefined)
      return refuse(response, 404, "there is nothing here");
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    const policy = type.startsWith("text/html")
      ? policyIn(Buffer.from(bytes).toString("utf8"))
      : undefined;
    response.writeHead(200, {
      "content-type": type,
      "content-length": bytes.length,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      ...(policy === undefined ? {} : { "content-security-policy": policy }),
    });
    response.end(request.method === "HEAD" ? undefined : bytes);
  };
};

export interface Served {
  /** Of the page, with a slash at its end. */
  readonly address: string;
  readonly server: Server;
}

const meaningOf = (failure: NodeJS.ErrnoException, port: number): Trouble => {
  if (failure.code === "EADDRINUSE")
    return new Trouble(`port ${port} is taken; choose another with --port, or leave it out`);
  if (failure.code === "EACCES")
    return new Trouble(`port ${port} needs more rights than yours; choose one above 1023`);
  return new Trouble(`cannot serve on port ${port} (${failure.message}); choose another`);
};

/** Serves until it is closed. `port` 0: any that is free. */
export const serve = (folder: string, log: ServedLog | undefined, port: number): Promise<Served> =>
  new Promise((resolve, reject) => {
    const server = createServer(answering(folder, log));
    server.on("error", (failure: NodeJS.ErrnoException) => reject(meaningOf(failure, port)));
    server.listen(port, HOST, () => {
      const { port: given } = server.address() as AddressInfo;
      resolve({ address: `http://${HOST}:${given}/`, server });
    });
  });
