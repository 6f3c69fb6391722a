// The real program as a process: what cannot be seen from inside it. Few, since each start takes its time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { linesOf, parsed, simulated, withLine } from "./a-game.ts";
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

test.each(["SIGINT", "SIGTERM"] as const)(
  "ends at once at %s, in the midst of audits",
  async (signal) => {
    const child = spawn(process.execPath, [MAIN, "audit", "--quiet", "-"]);
    const ended = once(child, "close");
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    // Games and no end of the input: the first ones are answered.
    child.stdin.write(log.repeat(6));
    await expect.poll(() => out, { timeout: 30_000 }).toContain("COMPLIANT");
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
  },
);

test("simulates the same bytes in another process", async () => {
  const flags = ["--players", "3", "--length", "short", "--bots", "random", "--seed", "4"];
  expect((await assizeProcess(["simulate", ...flags])).out).toBe(log);
});
