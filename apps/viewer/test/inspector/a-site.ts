// The inspector's page, built as it ships, and a host page beside it, served to real Chromium from this machine.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { CHROMIUM, FLAGS } from "../chromium.ts";

const VIEWER = join(import.meta.dirname, "../..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

const HOST_PAGE = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">
<iframe id="frame" title="inspector" width="1200" height="700"></iframe>
<script type="module" src="/assets/host.js"></script>`;

const run = (args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: VIEWER, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });

export interface Site {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

export const openSite = async (): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), "assize-inspector-"));
  const vite = join(VIEWER, "../../node_modules/vite/bin/vite.js");
  const config = fileURLToPath(new URL("./site.config.ts", import.meta.url));
  await run([vite, "build", "--config", config, "--outDir", folder, "--logLevel", "error"]);
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0]!;
    const type = { "content-type": TYPES[extname(path)] ?? "text/html" };
    if (path === "/host") return void response.writeHead(200, type).end(HOST_PAGE);
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, type).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
