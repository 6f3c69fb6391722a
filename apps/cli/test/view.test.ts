// `assize view`: what is served and what is not, the one file, and troubles told in words.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readGames } from "@assize/kernel-event-log";
import { afterAll, describe, expect, test } from "vitest";
import { filesIn, pageIn } from "@assize/inspection-xstate-inspect/files";
import { assize, MAIN, makeFolder } from "./command-line.ts";

const folder = makeFolder();
afterAll(folder.remove);

const LOG = new URL("../../../docs/examples/games/blue-year.jsonl", import.meta.url);
/** A name that would end a script element. */
const HOSTILE = "</script><script>alert(1)<!--.jsonl".replaceAll("/", "");

const GAMES = `[Event "One"]
[Result "*"]

1. e4 e5 *

[Event "Two"]
[Result "0-1"]

1. d4 d5 0-1
`;

/** What the one file carries. */
const carriedBy = (page: string): { readonly name: string; readonly text: string } => {
  const carried = /id="assize-log">([^<]*)<\/script>/.exec(page)?.[1];
  const { name, base64 } = JSON.parse(carried!) as { name: string; base64: string };
  return { name, text: Buffer.from(base64, "base64").toString("utf8") };
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks as a browser may not: with any path and any host. */
const ask = (address: string, path: string, host?: string, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host: own } = new URL(address);
    const headers = host === undefined ? { host: own } : { host };
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    asking.on("error", reject);
    asking.end();
  });

/** Runs `assize view` for as long as the work takes. */
const whileViewing = async (
  args: readonly string[],
  work: (address: string) => Promise<void>,
): Promise<number | null> => {
  const child = spawn(process.execPath, [MAIN, "view", ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").once("data", (text: string) => resolve(text.trim()));
    child.once("close", () => reject(new Error("it ended before it said where")));
  });
  try {
    await work(address);
  } finally {
    child.kill("SIGINT");
  }
  return closed;
};

describe("serving", () => {
  test("serves the page and the one log, to this machine, and nothing else", async () => {
    const log = folder.path("mine.jsonl");
    writeFileSync(log, readFileSync(LOG));
    writeFileSync(folder.path("other.jsonl"), "secret");
    const code = await whileViewing([log], async (address) => {
      const own = /^http:\/\/127\.0\.0\.1:\d+(\/[\w-]{32})\/\?log=log%2Fmine\.jsonl$/.exec(
        address,
      )![1]!;
      const page = await ask(address, `${own}/`);
      expect(page.status).toBe(200);
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(page.headers["content-security-policy"]).not.toMatch(/unsafe/);
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1];
      const served = await ask(address, own + script!);
      expect(served.headers["content-type"]).toBe("text/javascript; charset=utf-8");
      expect((await ask(address, `${own}/log/mine.jsonl`)).body).toBe(readFileSync(LOG, "utf8"));
      expect((await ask(address, `${own}/samples/blue-year.jsonl`)).status).toBe(200);
      for (const path of [
        "/log/other.jsonl",
        "/log/../log/other.jsonl",
        "/../package.json",
        "/..%2fpackage.json",
        "/assets/..%2f..%2fpackage.json",
        "/%",
        "//etc/passwd",
        "/assets",
      ])
        expect([path, (await ask(address, own + path)).status]).toEqual([path, 404]);
      for (const path of ["/", "/log/mine.jsonl", "/samples/blue-year.jsonl", script!])
        expect([path, (await ask(address, path)).status]).toEqual([path, 403]);
      expect((await ask(address, `${own}/`, "rebound.example")).status).toBe(403);
      expect((await ask(address, `${own}/`, undefined, "POST")).status).toBe(405);
    });
    expect(code).toBe(130);
  });

  test("serves the logs made of a file of games", async () => {
    const file = folder.path("served.pgn");
    writeFileSync(file, GAMES);
    await whileViewing([file], async (address) => {
      expect(address).toMatch(/\?log=log%2Fserved\.jsonl$/);
      const { body, status } = await ask(address, new URL("log/served.jsonl", address).pathname);
      expect([status, [...readGames(Buffer.from(body))].length]).toEqual([200, 2]);
    });
  });

  test("goes on with the viewer that it began with when that is built anew meanwhile", () => {
    const built = folder.path("built");
    mkdirSync(join(built, "assets"), { recursive: true });
    writeFileSync(join(built, "index.html"), "<p>");
    writeFileSync(join(built, "assets/page-1.js"), "one");
    const files = filesIn(built);
    rmSync(built, { recursive: true });
    expect(pageIn(files, "/assets/page-1.js")).toMatchObject({
      type: "text/javascript; charset=utf-8",
      body: Buffer.from("one"),
    });
    expect(pageIn(files, "/index.html")?.body).toEqual(Buffer.from("<p>"));
    expect(pageIn(files, "/assets")).toBeNull();
  });

  test("says that a port is taken, or is none", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const { port } = taken.address() as AddressInfo;
    const ran = await assize(["view", "--port", String(port)]);
    taken.close();
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain(`port ${port} is taken; choose another with --port`);
    const none = await assize(["view", "--port", "70000"]);
    expect(none).toMatchObject({ code: 3 });
    expect(none.err).toContain("a port is a number from 0 to 65535");
  });

  test("says that there is no such log before anything is served", async () => {
    const ran = await assize(["view", folder.path("nothing.jsonl")]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain("there is no such file");
  });
});

describe("one file", () => {
  test("carries the log unpacked, as inert data, whatever its name", async () => {
    const log = folder.path(`${HOSTILE}.gz`);
    writeFileSync(log, gzipSync(readFileSync(LOG)));
    const to = folder.path("game.html");
    const ran = await assize(["view", log, "--single-file", to]);
    expect(ran).toMatchObject({ code: 0, out: `${to}\n` });
    const page = readFileSync(to, "utf8");
    expect(page).not.toContain("alert(1)<!--");
    const { name, text } = carriedBy(page);
    expect(name).toBe(HOSTILE);
    expect(text).toEqual(readFileSync(LOG, "utf8"));
    // Tags alone: what scripts say in them is their own business.
    const tags = page.replaceAll(/(<script[^>]*>).*?<\/script>/gs, "$1");
    expect(tags).toContain('<script type="module">');
    expect(tags).not.toMatch(/<(?:script|link)[^>]*(?:src|href)="(?!data:)/);
    const again = await assize(["view", log, "--single-file", to]);
    expect(again).toMatchObject({ code: 3 });
    expect(again.err).toContain("there is such a file already");
  });

  test("carries the logs made of a file of games, as the audit reads it", async () => {
    const file = folder.path("evening.pgn");
    writeFileSync(file, GAMES);
    const to = folder.path("evening.html");
    const ran = await assize(["view", file, "--single-file", to]);
    expect(ran).toMatchObject({ code: 0, out: `${to}\n` });
    const { name, text } = carriedBy(readFileSync(to, "utf8"));
    expect(name).toBe("evening.jsonl");
    const games = [...readGames(Buffer.from(text))];
    expect(games.map((game) => game.ok && [game.header.game, game.events.length])).toEqual([
      ["chess", 2],
      ["chess", 3],
    ]);
  });

  test("says what is wrong with a file of games before a page is written", async () => {
    const file = folder.path("nothing.pgn");
    writeFileSync(file, "");
    const to = folder.path("nothing.html");
    const ran = await assize(["view", file, "--single-file", to]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain("there is no game in this file");
    expect(existsSync(to)).toBe(false);
  });
});
