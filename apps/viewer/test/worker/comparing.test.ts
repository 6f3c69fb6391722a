// Two branches in step: where they differ first, for each pair of eyes.
import { expect, test } from "vitest";
import { SeatId } from "@assize/kernel-model";
import type { Told } from "../../src/protocol/client.ts";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

test("a game and its disputed record differ where the dispute begins", async () => {
  const client = aClient();
  const { history: left } = await openBytes(client, exampleBytes("long-4p.jsonl"));
  const disputed = await openBytes(client, exampleBytes("disputed-4p.jsonl"));
  const sides = {
    left: { history: left, branch: 0 },
    right: { history: disputed.history, branch: 0 },
  };
  const found = await client.ask("compare", { ...sides, reader: reader() });
  expect(found).toMatchObject({ seq: disputed.verdict.findings[0]!.seq, kind: "event" });
  expect(found!.left).not.toBe(found!.right);
  const same = { left: sides.left, right: sides.left, reader: reader() };
  expect(await client.ask("compare", same)).toBeNull();
});

test("one log under two ruling sets", async () => {
  const client = aClient();
  const bytes = exampleBytes("french-4p.jsonl");
  const french = await openBytes(client, bytes);
  const other = await client.ask("open", {
    bytes,
    name: "again",
    number: 1,
    rulings: { set: "en", overrides: {} },
    language: "en",
  });
  expect(french.verdict.kind).toBe("compliant");
  expect(other.verdict).toMatchObject({ kind: "violated", rulings: { set: "en", replaced: true } });
  const found = await client.ask("compare", {
    left: { history: french.history, branch: 0 },
    right: { history: other.history, branch: 0 },
    reader: reader(),
  });
  expect(found!.seq).toBeLessThanOrEqual(other.verdict.findings[0]!.seq);
  expect(found!.kind).toBe("state");
  const text = async (history: number, seq: number) => {
    const moment = { history, branch: 0, seq };
    return (await client.ask("frame", { moment, reader: reader() })).text;
  };
  const before = Math.max(0, found!.seq - 1);
  expect(await text(french.history, found!.seq)).not.toEqual(await text(other.history, found!.seq));
  if (found!.seq > 0)
    expect(await text(french.history, before)).toEqual(await text(other.history, before));
  // As a log of its own it is judged by the rulings it was opened with.
  const log = await client.ask("log", { history: other.history, branch: 0, from: 0, to: 10 });
  expect(JSON.parse(log.text.split("\n")[0]!)).toHaveProperty("rulings.set", "en");
});

test("what only one side has at the start is told, and nothing stands beside it", async () => {
  const client = aClient();
  const bytes = exampleBytes("long-4p.jsonl");
  const { history: left } = await openBytes(client, bytes);
  const { history: right } = await client.ask("open", {
    bytes,
    name: "again",
    number: 1,
    rulings: { overrides: { bank: "limited:60" } },
    language: "en",
  });
  const sides = { left: { history: left, branch: 0 }, right: { history: right, branch: 0 } };
  const found = await client.ask("compare", { ...sides, reader: reader() });
  expect(found).toMatchObject({ seq: 0, kind: "state", left: "nothing" });
  expect(found!.right).toMatch(/Bank.*60/);
  const turned = { left: sides.right, right: sides.left, reader: reader() };
  expect(await client.ask("compare", turned)).toMatchObject({
    left: found!.right,
    right: found!.left,
  });
});

test("a seat sees no difference in what another keeps secret", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("long-4p.jsonl"));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const at = lines.find(({ type }) => type === "orders-programmed")!;
  const moment = { history, branch: 0, seq: at.seq - 1 };
  const seat = SeatId(at.by!);
  const { list } = await client.ask("choices", { moment, seat, reader: reader(seat) });
  const branches: number[] = [];
  for (const { event } of list.slice(0, 2)) {
    const taken = await client.ask("take", { moment, event, at: null, language: "en" });
    branches.push(taken.moment.branch);
  }
  const [left, right] = branches.map((branch) => ({ history, branch }));
  const compare = (eyes: SeatId | "public" | "all") =>
    client.ask("compare", { left: left!, right: right!, reader: reader(eyes) });
  expect(await compare("all")).toMatchObject({ seq: at.seq, kind: "event" });
  expect(await compare(seat)).toMatchObject({ seq: at.seq, kind: "event" });
  expect(await compare("public")).toBeNull();
  expect(await compare(SeatId((seat + 1) % 4))).toBeNull();
});

test("games of two kinds are not compared", async () => {
  const client = aClient();
  const xidit = await openBytes(client, exampleBytes("blue-year.jsonl"));
  const grandlin = await client.ask("newGame", {
    wish: {
      game: "grandlin",
      seats: [
        { colour: "red", name: "" },
        { colour: "blue", name: "" },
      ],
      choices: {},
      rulings: { overrides: {} },
      seed: 1,
    },
    language: "en",
  });
  const failure: unknown = await client
    .ask("compare", {
      left: { history: xidit.history, branch: 0 },
      right: { history: grandlin.history, branch: 0 },
      reader: reader(),
    })
    .catch((error: unknown) => error);
  expect((failure as Told).problem.code).toBe("not-possible");
});

test("the chart of a game has every place and transition that its lines name", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("long-3p.jsonl"));
  const { description, layout } = await client.ask("chart", { history, language: "en" });
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const states = new Set(description.states.map(({ id }) => id));
  const transitions = new Set(description.transitions.map(({ id }) => id));
  expect(lines.filter(({ place }) => !states.has(place))).toEqual([]);
  const taken = new Set(lines.flatMap((line) => line.taken));
  expect(taken.size).toBeGreaterThan(30);
  expect([...taken].filter((id) => !transitions.has(id))).toEqual([]);
  expect(layout).toMatchObject({ game: "xidit" });
});
