// Who is let in: as an attack, with requests of our own, since a browser would not send most of them for a page.
import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { serveInspection } from "../src/node.ts";
import {
  type LocalServer,
  type LocalServerOptions,
  serveLocally,
} from "../src/node-local-server.ts";
import { laid, startNim } from "./a-game-of-nim.ts";

const open: { close: () => Promise<void> | void }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const serve = async (options: Partial<LocalServerOptions> = {}): Promise<LocalServer> => {
  const server = await serveLocally({
    port: 0,
    pageAt: async (path) =>
      path === "/"
        ? { type: "text/html", body: "<p>secret", policy: "default-src 'none'; script-src 'self'" }
        : path === "/game é.jsonl"
          ? { type: "application/jsonl", body: "secret" }
          : null,
    ...options,
  });
  open.push(server);
  return server;
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks with any path, host and origin. */
const ask = (
  { host }: { readonly host: string },
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const [hostname, port] = host.split(":");
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    asking.on("error", reject).end();
  });

const pathTo = ({ host, address }: LocalServer): string => address.slice(host.length);

/** Everything that a page elsewhere can bring about, by what it sends. */
const strangers = (host: string): readonly Readonly<Record<string, string>>[] => {
  const port = Number(host.split(":")[1]);
  return [
    { host: `127.0.0.1:${port === 1 ? 2 : 1}` },
    { host: "127.0.0.1" },
    { host: `localhost:${port}` },
    { host: `rebound.example:${port}` },
    { host: `127.0.0.1:${port}.` },
    { host: `127.0.0.1:0${port}` },
    { origin: "https://site.example" },
    { origin: `http://rebound.example:${port}` },
    { origin: "http://127.0.0.1:5173" },
    { origin: "http://127.0.0.1" },
    { origin: `http://localhost:${port}` },
    { origin: `https://127.0.0.1:${port}` },
    { origin: `http://127.0.0.1:${port}.site.example` },
    { origin: "null" },
    { origin: "" },
  ];
};

/** Addresses without the token, or with another. */
const guesses = (token: string): readonly string[] => [
  "/",
  "/game%20%C3%A9.jsonl",
  "/index.html",
  `//${token}/`,
  `/x/${token}/`,
  `/?${token}`,
  `/${token.slice(0, -1)}/`,
  `/${token}x/`,
  `/${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}/`,
  `/${token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase()}/`,
  `/%${token.charCodeAt(0).toString(16)}${token.slice(1)}/`,
  "*",
];

test("whoever knows the token is answered at the exact address, and told how to treat it", async () => {
  const server = await serve();
  const own = pathTo(server);
  expect(own).toMatch(/^\/[\w-]{32}$/);
  const page = await ask(server, `${own}/`);
  expect(page).toMatchObject({ status: 200, body: "<p>secret" });
  expect(page.headers).toMatchObject({
    "content-type": "text/html",
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
  expect(page.headers).not.toHaveProperty("access-control-allow-origin");
  const log = await ask(server, `${own}/game%20%C3%A9.jsonl?x#y`, {
    origin: `http://${server.host}`,
  });
  expect(log).toMatchObject({ status: 200, body: "secret" });
  expect(log.headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  const head = await ask(server, `${own}/`, {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body]).toEqual([200, "9", ""]);
  expect((await ask(server, own)).headers.location).toBe(`${own}/`);
  for (const path of ["/nothing", "/%", "/%2e%2e/game", "//"])
    expect([path, (await ask(server, `${own}${path}`)).status]).toEqual([path, 404]);
  expect((await ask(server, `${own}/`, {}, "POST")).status).toBe(405);
});

test("two servers have two tokens", async () => {
  const [one, other] = [await serve(), await serve()];
  expect(pathTo(one)).not.toBe(pathTo(other));
  expect((await ask(one, `${pathTo(other)}/`)).status).toBe(403);
});

test("nobody reads without the token, by another host, or from another origin", async () => {
  const server = await serve();
  const own = pathTo(server);
  const refused = [
    ...strangers(server.host).map((headers) => [`${own}/`, headers] as const),
    ...guesses(own.slice(1)).map((path) => [path, {}] as const),
  ];
  expect(refused.length).toBeGreaterThanOrEqual(27);
  for (const [path, headers] of refused) {
    const answer = await ask(server, path, headers);
    expect([path, headers, answer.status]).toEqual([path, headers, 403]);
    expect(answer.body).not.toContain("secret");
    expect(answer.body).not.toContain(own.slice(1));
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
  }
});

/** How an upgrade ends: `connected`, or the reason. */
const connecting = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address}`, { headers });
    open.push({ close: () => socket.terminate() });
    socket.on("open", () => resolve("connected"));
    socket.on("error", ({ message }) => resolve(message));
  });

test("nobody connects to an inspected actor without the token, by another host, or from another origin", async () => {
  const nim = startNim();
  const server = await serveInspection(nim.watch, {
    port: 0,
    origins: ["http://localhost:5173"],
    streams: { "/stream": () => () => undefined },
  });
  open.push(server);
  const [host, token] = server.address.split("/") as [string, string];
  const attempts = [
    ...strangers(host).flatMap((headers) => [
      [server.address, headers] as const,
      [`${server.address}/stream`, headers] as const,
    ]),
    ...guesses(token).map((path) => [`${host}${path === "*" ? "/*" : path}`, {}] as const),
    [`${host}/stream`, {}] as const,
    [host, { origin: "http://localhost:5173" }] as const,
  ];
  expect(attempts.length).toBeGreaterThanOrEqual(44);
  for (const [address, headers] of attempts)
    expect([address, headers, await connecting(address, headers)]).toEqual([
      address,
      headers,
      "Unexpected server response: 403",
    ]);
  for (const headers of [{}, { origin: `http://${host}` }, { origin: "http://localhost:5173" }])
    for (const path of ["", "/", "/stream"])
      expect(await connecting(`${server.address}${path}`, headers)).toBe("connected");
  expect(await connecting(`${server.address}/elsewhere`)).toContain("404");
});

test("an event that comes by a stranger's connection reaches no actor", async () => {
  const nim = startNim();
  const server = await serveInspection(nim.watch, { port: 0 });
  open.push(server);
  const event = JSON.stringify({ ...laid(7), origin: nim.actor.session });
  /** Sends the event, and waits for the actor's next state, or for the end of the connection. */
  const send = (address: string, headers: Readonly<Record<string, string>>): Promise<void> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://${address}`, { headers });
      open.push({ close: () => socket.terminate() });
      socket.on("open", () => {
        socket.send(JSON.stringify({ type: "xstate.inspecting" }));
        socket.send(JSON.stringify({ type: "xstate.event", event }));
      });
      socket.on("message", (data: Buffer) => {
        if (data.toString().includes("service.state")) resolve();
      });
      socket.on("error", () => resolve());
    });
  await send(server.address, { origin: "http://127.0.0.1:1" });
  await send(server.address.split("/")[0]!, {});
  expect(nim.actor.position().context.matches).not.toBe(7);
  await send(server.address, {});
  expect(nim.actor.position().context.matches).toBe(7);
});

test("a refused connection that its client keeps open does not keep the server", async () => {
  const server = await serve({ upgrade: () => undefined });
  const [port, hostname] = [Number(server.host.split(":")[1]), "127.0.0.1"];
  const socket = connect({ port, host: hostname, allowHalfOpen: true });
  open.push({ close: () => void socket.destroy() });
  socket.on("error", () => undefined);
  socket.write(
    `GET / HTTP/1.1\r\nHost: ${server.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  const [said] = (await once(socket, "data")) as [Buffer];
  expect(said.toString()).toContain("403");
  await server.close();
});

test("without a way to take connections up, none is", async () => {
  const server = await serve();
  expect(await connecting(`${server.address}/`)).toContain("200");
  expect(await connecting(server.host)).toContain("403");
});

test("a file that cannot be read is our failure, and the server goes on", async () => {
  const server = await serve({
    pageAt: async (path) => {
      if (path === "/broken") throw new Error("/a/secret/path");
      return { type: "text/plain", body: "here" };
    },
  });
  expect(await ask(server, `${pathTo(server)}/broken`)).toMatchObject({ status: 500, body: "" });
  expect((await ask(server, `${pathTo(server)}/`)).body).toBe("here");
});
