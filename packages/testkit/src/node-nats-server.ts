// NATS servers for these tests: each on free ports and in a folder of its own. Knows no game.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";

/** Debian's, unless somebody names another one. */
const PROGRAM = process.env["ASSIZE_NATS_SERVER"] ?? "nats-server";

const isThere = (): boolean => {
  try {
    execFileSync(PROGRAM, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Tests of a server are left out where there is none; continuous integration may not leave them out. */
export const HAS_NATS_SERVER = (process.env["CI"] ?? "") !== "" || isThere();
if (!HAS_NATS_SERVER)
  console.warn(
    `Tests of NATS need ${PROGRAM}, which is not here; they are left out. Install it (Debian: apt-get install nats-server), or say where it is in ASSIZE_NATS_SERVER.`,
  );

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

export interface TestServer {
  readonly url: string;
  /** The name that it has in its cluster. */
  readonly name: string;
  /** The number of its process. */
  readonly pid: () => number;
  /** Ends it as a power failure would. */
  readonly kill: () => Promise<void>;
  /** Starts it again, with what it has stored. */
  readonly start: () => Promise<void>;
  /** Ends it, and what it has stored is gone. */
  readonly remove: () => Promise<void>;
}

/** Accepts connections from now on. What it says is read to its end: a server whose words nobody takes would end. */
const isReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = "";
    child.stderr!.on("data", (text: Buffer) => {
      said += String(text);
      if (said.includes("Server is ready")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${PROGRAM} ended: ${said}`)));
  });

const serverOn = async (
  port: number,
  name: string,
  more: readonly string[] = [],
): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), "assize-nats-"));
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const args = ["-js", "-sd", folder, "-a", "127.0.0.1", "-p", `${port}`, "-n", name, ...more];
    child = spawn(PROGRAM, args, { stdio: ["ignore", "ignore", "pipe"] });
    await isReady(child);
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    name,
    pid: () => child.pid!,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A server alone, with these further arguments. */
export const startServer = async (more: readonly string[] = []): Promise<TestServer> =>
  serverOn(await freePort(), "alone", more);

/** Three servers that keep everything together. */
export const startCluster = async (): Promise<readonly TestServer[]> => {
  const routes = await Promise.all([freePort(), freePort(), freePort()]);
  const to = routes.map((port) => `nats-route://127.0.0.1:${port}`).join(",");
  return Promise.all(
    routes.map(async (route, index) =>
      serverOn(await freePort(), `server-${index}`, [
        "--cluster_name",
        "tests",
        "--cluster",
        `nats://127.0.0.1:${route}`,
        "--routes",
        to,
      ]),
    ),
  );
};
