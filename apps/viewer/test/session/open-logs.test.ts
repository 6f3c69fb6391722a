// Stopping an audit ends the worker; what only that worker knew is there again in the next one.
import { expect, test, vi } from "vitest";
import type { Client } from "../../src/protocol/client.ts";
import { createOpenLogs, type OpenLogs } from "../../src/session/open-logs.ts";
import { aClient, exampleBytes, reader } from "../worker/a-desk.ts";

/** A client whose worker never comes to the end of the log with this name. */
const STUCK = "stuck.jsonl";
const slowClient = (): Client & { readonly hasBegun: () => boolean } => {
  const inner = aClient();
  let hasBegun = false;
  return {
    ask: (name, ask, onProgress) => {
      if (name !== "open" || (ask as { readonly name: string }).name !== STUCK)
        return inner.ask(name, ask, onProgress);
      hasBegun = true;
      return new Promise(() => undefined);
    },
    end: inner.end,
    hasBegun: () => hasBegun,
  };
};

const somePage = () => {
  let client = slowClient();
  const onReopened = vi.fn<() => void>();
  const openLogs: OpenLogs = createOpenLogs({
    client: () => client,
    restart: () => {
      client.end();
      client = slowClient();
    },
    onReopened,
    language: () => "en",
  });
  return { openLogs, onReopened, client: () => client };
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
  const { openLogs, onReopened, client } = somePage();
  await openLogs.open(source("blue-year.jsonl"));
  const watched = openLogs.current()!.facts.history;
  const { moment } = await takeOne(client(), watched, 0, 3);
  await takeOne(client(), watched, moment.branch, moment.seq);
  await client().ask("rename", { history: watched, branch: moment.branch, name: "another way" });
  await openLogs.open(source("treasure-2p.jsonl"));
  const other = openLogs.current()!.facts.history;
  await takeOne(client(), other, 0, 0);
  openLogs.choose(watched);
  const before = [await told(client(), watched), await told(client(), other)];
  expect(before.map((branches) => branches.length)).toEqual([1, 1]);
  expect(before[1]![0]!.events).toBeGreaterThan(0);

  const first = client();
  const opening = openLogs.open({ ...source("long-4p.jsonl"), name: STUCK });
  await vi.waitFor(() => expect(first.hasBegun()).toBe(true));
  openLogs.cancel();
  await vi.waitFor(() => expect(onReopened).toHaveBeenCalledTimes(1));
  expect(client()).not.toBe(first);
  expect(openLogs.opening().kind).toBe("none");
  expect(openLogs.all().map(({ facts: { name } }) => name)).toEqual([
    "blue-year.jsonl",
    "treasure-2p.jsonl",
  ]);
  expect(openLogs.current()!.facts.name).toBe("blue-year.jsonl");
  const after = openLogs.all().map(({ facts: { history } }) => told(client(), history));
  expect(await Promise.all(after)).toEqual(before);
  void opening;
});

test("a cancelled first audit leaves nothing open", async () => {
  const { openLogs, client } = somePage();
  const first = client();
  void openLogs.open({ ...source("blue-year.jsonl"), name: STUCK });
  await vi.waitFor(() => expect(first.hasBegun()).toBe(true));
  openLogs.cancel();
  expect(openLogs.opening().kind).toBe("none");
  expect(await openLogs.open(source("blue-year.jsonl"))).toBe(true);
  expect(openLogs.all().length).toBe(1);
});
