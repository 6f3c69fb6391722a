// The real program as a process: what cannot be seen from inside it. Few, since each start takes its time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { linesOf, parsed, simulated, unchained, withLine } from "./a-game.ts";
import { assize, assizeProcess, MAIN } from "./command-line.ts";

let log: string;
beforeAll(async () => {
  log = await simulated(4);
});

test("is an executable file", () => {
  expect(() => accessSync(MAIN, constants.X_OK)).not.toThrow();
});

test("gives the same bytes as a run in the process, without colours in a pipe", async () => {
  const ran = await assizeProcess(["audit", "-"], { stdin: log });
  expect(ran).toEqual({ ...(await assize(["audit", "-"], { stdin: log })), code: 0 });
  expect(ran.out).not.toContain("\u001b");
});

test("hands over the verdict as its exit code", async () => {
  const forged = withLine(log, 3, (line) => ({ ...line, seq: 9 }));
  const unknown = withLine(linesOf(log)[0]! + "\n", 0, (header) => ({ ...header, rules: 99 }));
  const codes = await Promise.all(
    [forged, unknown, "no log\n"].map((stdin) =>
      assizeProcess(["audit", "--json", "-"], { stdin }),
    ),
  );
  expect(codes.map(({ code }) => code)).toEqual([1, 2, 3]);
  for (const { out } of codes) expect(parsed(out)["reports"]).toHaveLength(1);
});

test("says wrong usage on standard error only", async () => {
  const ran = await assizeProcess(["audit", "--bogus"], { env: { NO_COLOR: "1" } });
  expect(ran).toMatchObject({ code: 3, out: "" });
  expect(ran.err).toContain("Try: assize audit --help");
});

test("is quiet when its reader goes away", async () => {
  const flags = ["--players", "3", "--length", "short", "--bots", "random", "--games", "400"];
  const ran = await assizeProcess(["simulate", ...flags], { hangUp: true });
  expect(ran).toMatchObject({ code: 141, err: "" });
});

/** Tells at file 3 that standard input was read to its end. What an audit does then, it does without a pause. */
const TELL_READ =
  'data:text/javascript,import{writeSync}from"node:fs";process.stdin.on("end",()=>writeSync(3,"read"))';

/** A game that takes long to be explained: its first choices, and from there on orders again and again, by each seat. */
const busyLog = (): string => {
  const [header, ...events] = linesOf(unchained(log));
  const isOrders = (line: string): boolean => line.includes("orders-programmed");
  const orders = events.filter(isOrders);
  const begun = events.slice(0, events.findIndex(isOrders));
  const again = Array.from({ length: 50_000 }, (_, more) =>
    orders[more % orders.length]!.replace(/"seq":\d+/, `"seq":${begun.length + 1 + more}`),
  );
  return [header, ...begun, ...again, ""].join("\n");
};

// To whoever started it, a shell tells 130 and 143.
test.each(["SIGINT", "SIGTERM"] as const)(
  "ends at once at %s, in the midst of an audit, and leaves no half a document",
  async (signal) => {
    const child = spawn(process.execPath, ["--import", TELL_READ, MAIN, "audit", "--json", "-"], {
      stdio: ["pipe", "pipe", "pipe", "pipe"],
    });
    const ended = once(child, "close");
    const said = { 1: "", 2: "", 3: "" };
    for (const stream of [1, 2, 3] as const)
      child.stdio[stream]!.on("data", (chunk: Buffer) => (said[stream] += chunk.toString()));
    child.stdin.end(busyLog());
    await expect.poll(() => said[3], { interval: 5 }).toBe("read");
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(said).toEqual({ 1: "", 2: "", 3: "read" });
  },
);

test("simulates the same bytes in another process", async () => {
  const flags = ["--players", "3", "--length", "short", "--bots", "random", "--seed", "4"];
  expect((await assizeProcess(["simulate", ...flags])).out).toBe(log);
});
