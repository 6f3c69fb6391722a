// `assize inspect`: real sockets, with the inspectors' own receivers at the other end.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { receiveFromServer, type Report } from "@assize/inspection-xstate-inspect/receiver";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { placeOf } from "@assize/kernel-referee";
import type { Observation } from "@assize/inspection-observe";
import { allGames } from "../src/games.ts";
import { inspectionOf } from "../src/inspection.ts";
import { momentAfter } from "../src/replaying.ts";
import { sessionOver } from "../src/session.ts";
import { inspect, type InspectInput } from "../src/actions/inspect.ts";
import { linesOf, lineWith, parsed, simulated, terse } from "./a-game.ts";
import { assize, type Folder, MAIN, makeFolder } from "./command-line.ts";

const GAMES = await allGames();

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const logFile = (name: string, log: string): string => {
  writeFileSync(folder.path(name), log);
  return folder.path(name);
};

/** Starts the command in this process and answers its address. */
const inspecting = async (log: string, wishes: Partial<InspectInput>): Promise<string> => {
  const ending = new AbortController();
  const input: InspectInput = {
    log,
    at: undefined,
    speed: undefined,
    port: 0,
    number: undefined,
    lang: "en",
    engine: "table",
    edition: undefined,
    rulings: undefined,
    ruling: [],
    current: false,
    ...wishes,
  };
  return new Promise((resolve, reject) => {
    const session = sessionOver({
      out: async (text: string) => resolve(/http:\/\/(.*)\//.exec(text)![1]!),
      err: () => undefined,
      input: (async function* () {})(),
      colour: false,
      progress: false,
      terminal: false,
      debug: false,
      onSignal: () => () => undefined,
    });
    const running = inspect(input, session, ending.signal);
    running.catch(reject);
    endings.push(async () => {
      ending.abort();
      expect(await running).toBe(0);
    });
  });
};

const receiving = (address: string) => {
  const reports: Report[] = [];
  let look = (): void => undefined;
  const receiver = receiveFromServer(address);
  receiver.subscribe((report) => {
    reports.push(report);
    look();
  });
  /** Waits for a report that came after the first `from`. */
  const until = <Kind extends Report["kind"]>(kind: Kind, from = 0) =>
    new Promise<Report & { readonly kind: Kind }>((resolve) => {
      look = () => {
        const found = reports.slice(from).find((report) => report.kind === kind);
        if (found !== undefined) resolve(found as Report & { readonly kind: Kind });
      };
      look();
    });
  return { reports, receiver, until };
};

const eventsOf = (log: string): readonly string[] =>
  linesOf(log)
    .slice(1)
    .map((line) => parsed(line)["type"] as string);

/** What the actor was told after it had started. */
const typesIn = (reports: readonly Report[]): readonly string[] =>
  reports
    .flatMap((report) => (report.kind === "event" ? [report.event.type] : []))
    .filter((type) => type !== "xstate.init");

const FLAGS = {
  xidit: ["--players", "3", "--length", "short"],
  grandlin: ["--game", "grandlin", "--players", "2", "--win", "any:1"],
};

describe.each(Object.entries(FLAGS))("a whole game of %s", (_, flags) => {
  let log: string;
  beforeAll(async () => {
    log = (await assize(["simulate", "--seed", "5", ...flags])).out;
  });

  test("is played through an actor to its end, each event once", async () => {
    const expected = eventsOf(log);
    expect(expected.length).toBeGreaterThan(60);
    const at = DEEP ? 0 : expected.length - 60;
    const address = await inspecting(logFile("game.jsonl", log), { at, speed: 1000 });
    const { reports, until } = receiving(address);
    await until("stopped");
    expect(typesIn(reports)).toEqual(expected.slice(at));
    const last = reports.findLast((report) => report.kind === "state");
    expect(last!.snapshot.done).toBe(true);
    // Who comes when it is over sees it once more.
    const second = receiving(address);
    await second.until("registered");
  });
});

const RECORDED = new URL("recorded/", import.meta.url);

/** Kept logs, and how many actors it takes to come to their end: another one where no event of the game leads on. */
const FOLLOWED = [
  ["program-changed-played", 2],
  ["wb2-min", 2],
  ["second-recruit-min", 1],
  ["double-move", 1],
] as const;

test.each(FOLLOWED)("%s is followed to its end, by %i", async (name, actors) => {
  const [read] = readGames(readFileSync(new URL(`${name}.jsonl`, RECORDED)));
  if (read === undefined || !read.ok) throw new Error(`${name} cannot be read`);
  const options = { games: GAMES, hash: nodeHash };
  const { position, start } = momentAfter(read, read.length, options);
  const seen: Observation[] = [];
  const inspection = inspectionOf(momentAfter(read, 0, options), {
    lang: "en",
    held: false,
    onLeft: () => undefined,
  });
  inspection.watch.to((observation) => void seen.push(observation));
  inspection.begin();
  while (await inspection.next());
  inspection.end();
  const last = seen.findLast((one) => one.kind === "snapshot");
  const told = JSON.stringify(last!.snapshot.value);
  for (const part of placeOf(start.game, position).split(".")) expect(told).toContain(part);
  expect(new Set(seen.map(({ session }) => session)).size).toBe(actors);
  expect(seen.length).toBeGreaterThan(60);
});

test("an inspector's legal event goes into the actor, and what it forces follows", async () => {
  const log = await simulated(4);
  const next = lineWith(log, "unit-recruited");
  const { type, by, data } = parsed(linesOf(log)[next]);
  const address = await inspecting(logFile("game.jsonl", log), { at: next - 1 });
  const { reports, receiver, until } = receiving(address);
  const { session, snapshot } = await until("registered");
  receiver.send(session, { type, by, data });
  const state = await until("state");
  expect(state.snapshot).not.toEqual(snapshot);
  expect(typesIn(reports)[0]).toBe(type);
});

test("a refused event is answered with the clauses, in the language asked for", async () => {
  const log = await simulated(4);
  const at = lineWith(log, "idrakys-placed") - 1;
  const address = await inspecting(logFile("game.jsonl", log), { at, lang: "de" });
  const { receiver, until, reports } = receiving(address);
  const { session } = await until("registered");
  const next = parsed(linesOf(log)[at + 1]);
  const wrongSeat = { type: next["type"], by: next["by"] === 0 ? 1 : 0, data: next["data"] };
  const bad: readonly { readonly type: string; readonly [key: string]: unknown }[] = [
    wrongSeat,
    { type: "game-ended", data: {} },
    { type: "no-such-event", data: {} },
    { type: next["type"], by: next["by"] },
    { type: next["type"], by: next["by"], data: { nonsense: true } },
  ];
  for (const event of bad) {
    const from = reports.length;
    receiver.send(session, event as never);
    const refused = await until("refused", from);
    expect(refused.event).toMatchObject({ type: event.type });
    expect(refused.message).not.toBe("");
    if (event === wrongSeat) expect(refused.clauses.length).toBeGreaterThan(0);
  }
  expect(reports.some(({ kind }) => kind === "state")).toBe(false);
});

test("a terse log comes to the same events as the full one", async () => {
  const log = await simulated(4);
  const all = eventsOf(log);
  const short = terse(log);
  const at = eventsOf(short).length - 3;
  const address = await inspecting(logFile("terse.jsonl", short), { at, speed: 1000 });
  const { reports, until } = receiving(address);
  await until("stopped");
  const told = typesIn(reports);
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual(all.slice(-told.length));
});

test("the other protocol's events come on a path of the same address", async () => {
  const log = await simulated(4);
  const address = await inspecting(logFile("game.jsonl", log), { speed: 200 });
  const socket = new WebSocket(`ws://${address}/stately`);
  const types: string[] = [];
  await new Promise<void>((resolve) => {
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data as string) as { readonly type: string };
      if (types.push(told.type) === 8) resolve();
    };
  });
  expect(types.slice(0, 5)).toEqual([
    "@xstate.actor",
    "@xstate.event",
    "@xstate.snapshot",
    "@xstate.event",
    "@xstate.snapshot",
  ]);
});

test("wrong wishes are told in one line", async () => {
  const log = logFile("game.jsonl", await simulated(4));
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [["--at", "99999"], "--at 99999"],
    [["--at", "-1"], "--at -1"],
    [["--speed", "-1"], "--speed -1"],
    [["--speed", "0.001"], "--speed 0.001"],
    [["--port", "70000"], "--port 70000"],
    [["--port", "1", "--speed", "5000"], "--speed 5000"],
  ];
  expect(wrong.length).toBeGreaterThanOrEqual(6);
  for (const [flags, said] of wrong) {
    const ran = await assize(["inspect", log, ...flags]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain(said);
  }
});

test("a taken port is said, and what to do", async () => {
  const log = logFile("game.jsonl", await simulated(4));
  const address = await inspecting(log, { speed: 0 });
  const ran = await assize(["inspect", log, "--port", address.split(/[:/]/)[1]!]);
  expect(ran.code).toBe(3);
  expect(ran.err).toContain("choose another");
});

test("the process ends on an interrupt, with an inspector connected", async () => {
  const log = logFile("game.jsonl", await simulated(4));
  const node = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));
  const child = spawn(node, [MAIN, "inspect", log, "--port", "0"]);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [out] = (await once(child.stdout, "data")) as [Buffer];
  const { until } = receiving(/http:\/\/(.*)\//.exec(out.toString())![1]!);
  await until("registered");
  const closed = once(child, "close");
  child.kill("SIGINT");
  await until("stopped");
  expect(await closed).toEqual([130, null]);
  expect(said).toBe("");
});
