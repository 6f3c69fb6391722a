// A worker tells how it is: metrics that a reader of OpenMetrics takes, health and readiness, and a line a batch.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HAS_NATS_SERVER, startServer } from "@assize/testkit/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMetrics } from "../src/sight/open-metrics.ts";
import { openStatusPort, statusAddress } from "../src/sight/status-port.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const GAMES = fileURLToPath(new URL("../../../docs/examples/games", import.meta.url));

let folder: Folder;
beforeAll(() => (folder = makeFolder()));
afterAll(() => folder.remove());

/** The samples of a text, by name and labels; what is no OpenMetrics fails. */
const samplesIn = (text: string): Readonly<Record<string, number>> => {
  expect(text.endsWith("# EOF\n")).toBe(true);
  const samples: Record<string, number> = {};
  const types = new Map<string, string>();
  for (const line of text.split("\n").slice(0, -2)) {
    const [, name, type] = /^# TYPE (\w+) (counter|gauge|info)$/.exec(line) ?? [];
    if (name !== undefined && type !== undefined) types.set(name, type);
    else if (!line.startsWith("# HELP ")) {
      const [, of = "", labels = "", value] =
        /^(\w+)((?:\{(?:\w+="(?:[^"\\\n]|\\[\\"n])*",?)+\})?) (-?[\d.e+]+)$/.exec(line)!;
      const type = types.get(of.replace(/_(?:total|info)$/, ""));
      expect([of, type]).toEqual([
        of,
        of.endsWith("_total") ? "counter" : of.endsWith("_info") ? "info" : "gauge",
      ]);
      samples[`${of}${labels}`] = Number(value);
    }
  }
  return samples;
};

test("metrics are OpenMetrics text, whatever stands in a label", () => {
  const samples = [{ labels: { a: 'x"\\\ny', b: "" }, value: 2.5 }];
  const text = openMetrics([
    { name: "a_thing", type: "counter", help: "A\nthing.", samples },
    { name: "another", type: "gauge", help: "Another.", samples: [{ value: -1 }] },
  ]);
  expect(samplesIn(text)).toEqual({ 'a_thing_total{a="x\\"\\\\\\ny",b=""}': 2.5, another: -1 });
});

test("a port answers what it is for, and nothing else", async () => {
  let reason: string | null = "not yet";
  const status = { metrics: async () => [], unready: () => reason };
  const port = await openStatusPort("0", status);
  const ask = async (path: string, method = "GET") => {
    const { status: code, headers } = await fetch(`${port.url}${path}`, { method });
    return [code, headers.get("content-type")?.split(";")[0]];
  };
  expect(port.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(await ask("/metrics")).toEqual([200, "application/openmetrics-text"]);
  expect(await ask("/healthz")).toEqual([200, "text/plain"]);
  expect((await ask("/readyz"))[0]).toBe(503);
  reason = null;
  expect((await ask("/readyz?x"))[0]).toBe(200);
  expect((await ask("/"))[0]).toBe(404);
  expect((await ask("/metrics", "POST"))[0]).toBe(405);
  await expect(openStatusPort(port.url.split(":").at(-1)!, status)).rejects.toThrow(
    /is taken; choose another with --status/,
  );
  await port.close();
  expect(statusAddress("[::1]:80")).toEqual({ host: "::1", port: 80 });
  for (const wrong of ["", "host", "a:b", "70000", "http://x:1", "1:2:3"])
    expect(() => statusAddress(wrong)).toThrow("--status");
});

test.skipIf(!HAS_NATS_SERVER)("a worker tells its batches while it works", async () => {
  const server = await startServer();
  let end = (): void => undefined;
  let said = "";
  const worker = assize(
    ["archive", "worker", "--nats", server.url, "-j", "1", "--status", "0", "--verbose"],
    {
      onSignal: (ending: () => void) => {
        end = ending;
        return () => undefined;
      },
      err: (text) => void (said += text),
    },
  );
  await expect.poll(() => said).toContain("takes batches from");
  const url = /tells how it is at (\S+)\/metrics/.exec(said)![1]!;
  const metrics = async () => samplesIn(await (await fetch(`${url}/metrics`)).text());
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  const to = ["--nats", server.url, "--results", join(folder.path("."), "spread.sqlite")];
  expect((await assize(["archive", "audit", GAMES, ...to])).code).toBe(1);
  expect(await metrics()).toMatchObject({
    assize_games_total: 16,
    assize_failures_total: 0,
    assize_server_lost: 0,
    'assize_queue_batches{state="waiting"}': 0,
  });
  expect((await metrics())["assize_games_per_second"]).toBeGreaterThan(0);
  expect(said.match(/^batch [\w-]{12}: .*(?:compliant|violated).*ms$/gm)!.length).toBe(
    (await metrics())["assize_batches_total"],
  );
  await server.kill();
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  expect(await metrics()).toMatchObject({ assize_server_lost: 1, assize_games_total: 16 });
  end();
  end();
  await worker;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
  await server.remove();
});
