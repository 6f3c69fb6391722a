import { expect, test } from "vitest";
import { sequenceOf } from "../../src/new-game/sequence.ts";
import type { Choices } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

test("a year's orders are put together one by one, and what they lead to is drawn for their seat alone", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("short-3p.jsonl"));
  const moment = { history, branch: 0, seq: 7 };
  const own = reader(0 as never);
  const choices: Choices = await client.ask("choices", { moment, seat: 0, reader: own });
  const sequence = sequenceOf(choices)!;
  expect(sequence).toMatchObject({ type: "orders-programmed", member: "orders", length: 6 });
  expect(sequence.values).toHaveLength(5);
  const ask = { moment, reader: own, type: sequence.type };
  const first = (await client.ask("plan", { ...ask, values: [] }))!;
  expect(first.path).toEqual(["city:17"]);
  expect(first.next).toContainEqual({ key: "city:17", value: "action" });
  const road = first.next.find(({ key }) => key.startsWith("road:"))!;
  const then = (await client.ask("plan", { ...ask, values: [road.value, "action"] }))!;
  expect(then.path.slice(0, 2)).toEqual(["city:17", road.key]);
  expect(then.path).toHaveLength(3);
  // The road is the first order, and the Action is taken where it leads.
  expect(first.ends).toEqual([]);
  expect(then.ends).toEqual([{ key: then.path[2], places: [1, 2] }]);
  expect(await client.ask("plan", { ...ask, reader: reader("public"), values: [] })).toBeNull();
  expect(await client.ask("plan", { ...ask, type: "hand-chosen", values: [] })).toBeNull();
  expect(sequenceOf({ ...choices, forms: {} })).toBeNull();
});

test("rewards are offered with their amounts, in every language", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("long-4p.jsonl"));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const line = lines.find(({ type }) => type === "rewards-chosen")!;
  const moment = { history, branch: 0, seq: line.seq - 1 };
  for (const language of ["en", "de", "fr", "es"] as const) {
    const ask = { moment, seat: line.by, reader: { ...reader(), language } };
    const { list } = await client.ask("choices", ask);
    expect(list.length).toBeGreaterThan(1);
    for (const { text, event } of list)
      if ((event.data as { rewards: unknown[] }).rewards.length > 0)
        expect(text).toMatch(/\(.*\d \S.*\)$/);
  }
});
