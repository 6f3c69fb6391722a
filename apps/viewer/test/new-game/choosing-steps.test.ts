import type { Json } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { groupsOf, sequenceOf } from "../../src/new-game/choosing-steps.ts";
import type { Choices } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

const choice = (data: Json) => ({
  event: { type: "card-inserted", by: 0, data },
  text: JSON.stringify(data),
  keys: [],
});

describe("a long list", () => {
  const squares = Array.from({ length: 60 }, (_, index) => `s${index}`);
  const list = ["a", "b", "c"].flatMap((card) => squares.map((square) => choice({ card, square })));

  test("is asked for the thing first, then where it goes", () => {
    const groups = groupsOf(list)!;
    expect(groups.map(({ value }) => value)).toEqual(["a", "b", "c"]);
    expect(groups.map(({ choices }) => choices.length)).toEqual([60, 60, 60]);
  });

  test("is one list where it is short, or where nothing is shared", () => {
    expect(groupsOf(list.slice(0, 12))).toBeNull();
    expect(groupsOf(squares.map((square) => choice({ square })))).toBeNull();
    expect(groupsOf([])).toBeNull();
  });
});

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
        expect(text).toMatch(/\(.*\d × .*\)$/);
  }
});

test("of moves the piece is chosen first; what is only said stands behind them, by itself", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("chess-opera.jsonl"));
  const moment = { history, branch: 0, seq: 2 };
  const choicesOf = (seat: number) => client.ask("choices", { moment, seat, reader: reader() });
  const { list } = await choicesOf(0);
  const groups = groupsOf(list)!;
  const pieces = groups.filter(({ isAlone }) => !isAlone);
  expect(pieces.map(({ value }) => value)).toEqual(expect.arrayContaining(["d1", "f1", "g1"]));
  expect(groups.flatMap(({ choices }) => choices)).toHaveLength(list.length);
  const said = groups.slice(pieces.length).map(({ choices }) => choices[0]!.event.type);
  expect(said).toEqual(expect.arrayContaining(["resigned", "draw-offered"]));
  // Black has no move, and may resign or offer.
  const unasked = (await choicesOf(1)).list.map(({ event }) => event.type);
  expect(unasked).toEqual(["resigned", "draw-offered"]);
});
