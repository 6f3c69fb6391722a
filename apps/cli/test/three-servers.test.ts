// Three servers as the how-to has them: its configuration is started, copies are asked for, and a run goes on without one of them.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { HAS_NATS_SERVER } from "@assize/testkit/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const CONFIGURATION = readFileSync(
  fileURLToPath(new URL("../../../docs/examples/nats/cluster.conf", import.meta.url)),
  "utf8",
);
const GAMES = fileURLToPath(new URL("../../../docs/examples/games", import.meta.url));
const NAMES = ["one", "two", "three"];
const ACCOUNT = { NATS_USER: "league", NATS_PASSWORD: "secret" };

let folder: Folder;
const servers: ChildProcess[] = [];
beforeAll(() => {
  folder = makeFolder();
  Object.assign(process.env, ACCOUNT);
});
afterAll(async () => {
  for (const server of servers) server.kill("SIGKILL");
  for (const name of Object.keys(ACCOUNT)) delete process.env[name];
  folder.remove();
});

const freePorts = (count: number): Promise<readonly number[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      server.close();
      await once(server, "close");
      return port;
    }),
  );

/** The configuration for this machine, on which the three stand beside each other. */
const configured = (name: string, port: number, routes: readonly number[]): string => {
  const at = NAMES.indexOf(name);
  const text = CONFIGURATION.replace("port: 4222", `host: 127.0.0.1, port: ${port}`)
    .replace("port: 6222", `host: 127.0.0.1, port: ${routes[at]}`)
    .replace("/var/lib/nats", folder.path(name))
    .replaceAll(
      /(one|two|three):6222/g,
      (_, other: string) => `127.0.0.1:${routes[NAMES.indexOf(other)]}`,
    );
  const path = folder.path(`${name}.conf`);
  writeFileSync(path, text);
  return path;
};

test.skipIf(!HAS_NATS_SERVER)("are had by following the page, and one may be lost", async () => {
  const [ports, routes] = [await freePorts(3), await freePorts(3)];
  for (const [at, name] of NAMES.entries())
    servers.push(
      spawn(
        process.env["ASSIZE_NATS_SERVER"] ?? "nats-server",
        ["--config", configured(name, ports[at]!, routes)],
        { env: { ...process.env, ...ACCOUNT, SERVER_NAME: name }, stdio: "ignore" },
      ),
    );
  const nats = ["--nats", ports.map((port) => `nats://127.0.0.1:${port}`).join(",")];
  const asked = await assize(["archive", "queue", ...nats, "--replicas", "3"]);
  expect([asked.code, asked.out.match(/3 copies/g)?.length]).toEqual([0, 4]);
  let end = (): void => undefined;
  const worker = assize(["archive", "worker", ...nats, "-j", "1"], {
    onSignal: (ending: () => void) => {
      end = ending;
      return () => undefined;
    },
  });
  servers[1]!.kill("SIGKILL");
  const { code, out } = await assize([
    "archive",
    "audit",
    GAMES,
    ...nats,
    "--results",
    folder.path("season.sqlite"),
  ]);
  expect([code, out]).toEqual([1, expect.stringContaining("16 games: 13 compliant, 3 violated")]);
  end();
  expect((await worker).code).toBe(0);
});
