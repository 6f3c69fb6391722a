// Workers, runs and the server are killed, and the server is full in the midst of a run: the results are those of one machine.
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { HAS_NATS_SERVER, startServer, type TestServer } from "@assize/testkit/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize, assizeProcess, type Folder, makeFolder } from "./command-line.ts";
import {
  drawing,
  type Machine,
  removeResults,
  resultsIn,
  startMachine,
  withGaps,
} from "./machines.ts";

const IS_DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const ROUNDS = IS_DEEP ? 100 : 1;
const GAMES = IS_DEEP ? 90 : 14;
/** In each round. */
const KILLS = IS_DEEP ? 4 : 2;
const CAUSES = ["worker", "run", "server", "full"] as const;

/** So much more than it holds a full server may take, and then enough. */
const LITTLE_BYTES = 120_000;
const ENOUGH_BYTES = 1_000_000_000;

let folder: Folder;
let server: TestServer;
let expected: readonly string[];
beforeAll(async () => {
  folder = makeFolder();
  const made = await assize(["simulate", "--games", String(GAMES), "--seed", "5"]);
  writeFileSync(folder.path("whole.jsonl"), made.out);
  writeFileSync(folder.path("season.jsonl"), withGaps(folder.path("whole.jsonl")));
  await assize([
    "archive",
    "audit",
    folder.path("season.jsonl"),
    "--results",
    folder.path("here.sqlite"),
  ]);
  expected = resultsIn(folder.path("here.sqlite"));
  expect(expected.length).toBeGreaterThan(GAMES);
});
afterAll(async () => {
  await server?.remove();
  folder.remove();
});

/** The server has so much room from its next start on. */
const giveRoom = (bytes: number): void =>
  writeFileSync(folder.path("server.conf"), `jetstream { max_file_store: ${bytes} }\n`);

const usedBytes = async (): Promise<number> => {
  const { out } = await assize(["archive", "queue", "--nats", server.url, "--json"]);
  const { places } = JSON.parse(out) as { readonly places: readonly { readonly bytes: number }[] };
  return places.reduce((sum, { bytes }) => sum + bytes, 0);
};

const NATS = () => ["--nats", server.url, "--nats-wait", "300"];
const startRun = (): Machine =>
  startMachine([
    "archive",
    "audit",
    folder.path("season.jsonl"),
    "--results",
    folder.path("spread.sqlite"),
    ...NATS(),
  ]);
const startWorker = (): Machine => startMachine(["archive", "worker", "-j", "1", ...NATS()]);

/** A round: what was killed in it, and with which exit code the last run ended. */
const round = async (random: (below: number) => number): Promise<readonly unknown[]> => {
  removeResults(folder.path("spread.sqlite"));
  await assizeProcess(["archive", "queue", "--nats", server.url, "--remove"]);
  const workers = [startWorker(), startWorker()];
  let run = startRun();
  let isDone = false;
  const watch = (one: Machine): void =>
    void one.ended.then((code) => (isDone ||= one === run && code !== null));
  watch(run);
  const killed: string[] = [];
  for (let kill = 0; kill < KILLS && !isDone; kill++) {
    await pause(300 + random(1_500));
    const cause = CAUSES[random(CAUSES.length)]!;
    killed.push(cause);
    if (cause === "worker") {
      const at = random(workers.length);
      await workers[at]!.kill();
      workers[at] = startWorker();
    } else if (cause === "run") {
      await run.kill();
      run = startRun();
      isDone = false;
      watch(run);
    } else {
      if (cause === "full") giveRoom((await usedBytes()) + LITTLE_BYTES);
      await server.kill();
      await server.start();
      if (cause === "full") {
        await pause(1_000 + random(1_500));
        giveRoom(ENOUGH_BYTES);
        await server.kill();
        await server.start();
      }
    }
  }
  const code = await run.ended;
  await Promise.all(workers.map((worker) => worker.kill()));
  expect([killed, code, code === 1 ? "" : run.said()]).toEqual([killed, 1, ""]);
  return killed;
};

test.skipIf(!HAS_NATS_SERVER)(
  `nothing is lost and nothing counts twice, ${ROUNDS} times, whatever is killed`,
  async () => {
    giveRoom(ENOUGH_BYTES);
    server = await startServer(["-c", folder.path("server.conf")]);
    const random = drawing(Number(process.env["ASSIZE_SEED"] ?? "29"));
    const counts = new Map<unknown, number>();
    for (let at = 0; at < ROUNDS; at++) {
      for (const cause of await round(random)) counts.set(cause, (counts.get(cause) ?? 0) + 1);
      expect(resultsIn(folder.path("spread.sqlite"))).toEqual(expected);
      if (IS_DEEP) console.log(at + 1, "rounds;", JSON.stringify(Object.fromEntries(counts)));
    }
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  },
);
