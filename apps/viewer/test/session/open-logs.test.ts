// Stopping an audit ends the worker; what only that worker knew is there again in the next one.
import { nodeHash } from "@assize/kernel-integrity/node";
import { expect, test, vi } from "vitest";
import { type Client, createLastingClient, type Port } from "../../src/protocol/client.ts";
import type { Request } from "../../src/protocol/questions.ts";
import { createOpenLogs, type OpenLogs } from "../../src/session/open-logs.ts";
import { newDesk } from "../../src/worker/desk.ts";
import { catalogue } from "../../src/worker/games.ts";
import { portInProcess } from "../../src/worker/in-process.ts";
import { exampleBytes, reader } from "../worker/a-desk.ts";

const STUCK = "stuck.jsonl";

/** A page whose workers never come to the end of the log with that name. */
const somePage = () => {
  let workers = 0;
  let stuck = 0;
  const start = (): Port => {
    workers++;
    const port = portInProcess(newDesk(catalogue, nodeHash));
    const post = port.postMessage.bind(port);
    port.postMessage = (message) => {
      const { name, ask } = message as Request;
      if (name === "open" && (ask as { readonly name: string }).name === STUCK) stuck++;
      else post(message);
    };
    return port;
  };
  const client = createLastingClient(start);
  const onReopened = vi.fn<() => void>();
  const openLogs: OpenLogs = createOpenLogs({ client, onReopened, language: () => "en" });
  return { openLogs, onReopened, client, workers: () => workers, stuck: () => stuck };
};

const source = (name: string) => ({ name, bytes: exampleBytes(name), address: null });

/** Takes the first decision that may be taken here. */
const takeOne = async (client: Client, history: number, branch: number, seq: number) => {
  const moment = { history, branch, seq };
  const { list } = await client.ask("choices", { moment, seat: null, reader: reader() });
  const { event } = list.at(-1)!;
  return client.ask("take", { moment, event, at: null, language: "en" });
};

const told = async (client: Client, history: number) =>
  (await client.ask("branches", { history, language: "en" })).map(({ name, from, events }) => ({
    name,
    from,
    events,
  }));

test("the logs that are open outlive a cancelled audit, with their branches", async () => {
  const { openLogs, onReopened, client, workers, stuck } = somePage();
  await openLogs.open(source("blue-year.jsonl"));
  const watched = openLogs.current()!.facts.history;
  const { moment } = await takeOne(client, watched, 0, 3);
  await takeOne(client, watched, moment.branch, moment.seq);
  await client.ask("rename", { history: watched, branch: moment.branch, name: "another way" });
  await openLogs.open(source("treasure-2p.jsonl"));
  const other = openLogs.current()!.facts.history;
  await takeOne(client, other, 0, 0);
  openLogs.choose(watched);
  const before = [await told(client, watched), await told(client, other)];
  expect(before.map((branches) => branches.length)).toEqual([1, 1]);
  expect(before[1]![0]!.events).toBeGreaterThan(0);

  const opening = openLogs.open({ ...source("long-4p.jsonl"), name: STUCK });
  await vi.waitFor(() => expect(stuck()).toBe(1));
  openLogs.cancel();
  await vi.waitFor(() => expect(onReopened).toHaveBeenCalledTimes(1));
  expect(workers()).toBe(2);
  expect(openLogs.opening().kind).toBe("none");
  expect(openLogs.all().map(({ facts: { name } }) => name)).toEqual([
    "blue-year.jsonl",
    "treasure-2p.jsonl",
  ]);
  expect(openLogs.current()!.facts.name).toBe("blue-year.jsonl");
  const after = openLogs.all().map(({ facts: { history } }) => told(client, history));
  expect(await Promise.all(after)).toEqual(before);
  void opening;
});

test("a cancelled first audit leaves nothing open", async () => {
  const { openLogs, stuck } = somePage();
  void openLogs.open({ ...source("blue-year.jsonl"), name: STUCK });
  await vi.waitFor(() => expect(stuck()).toBe(1));
  openLogs.cancel();
  expect(openLogs.opening().kind).toBe("none");
  expect(await openLogs.open(source("blue-year.jsonl"))).toBe(true);
  expect(openLogs.all().length).toBe(1);
});

test("a log keeps its number, and what is asked of it meanwhile is answered by the next worker", async () => {
  const { openLogs, onReopened, client, workers, stuck } = somePage();
  await openLogs.open(source("blue-year.jsonl"));
  await openLogs.open(source("treasure-2p.jsonl"));
  openLogs.close(openLogs.all()[0]!.facts.history);
  const { history, events } = openLogs.current()!.facts;
  void openLogs.open({ ...source("long-4p.jsonl"), name: STUCK });
  await vi.waitFor(() => expect(stuck()).toBe(1));
  const lines = () => client.ask("lines", { history, branch: 0, reader: reader() });
  const before = lines();
  openLogs.cancel();
  const meanwhile = lines();
  expect(workers()).toBe(2);
  expect((await meanwhile).length).toBe(events);
  expect(await before).toEqual(await meanwhile);
  await vi.waitFor(() => expect(onReopened).toHaveBeenCalledTimes(1));
  expect(openLogs.current()!.facts.history).toBe(history);
  // A log that is opened later has a number of its own.
  expect(await openLogs.open(source("blue-year.jsonl"))).toBe(true);
  expect(openLogs.current()!.facts.history).not.toBe(history);
});
