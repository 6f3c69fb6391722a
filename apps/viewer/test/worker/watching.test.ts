// Opening logs and looking at their moments, through the same messages that the page sends.
import { expect, test } from "vitest";
import { Told } from "../../src/protocol/client.ts";
import { aClient, EXAMPLES, exampleBytes, openBytes, reader } from "./a-desk.ts";

const everyShapeKey = (shapes: readonly { readonly key: string }[]): Set<string> => {
  const keys = new Set<string>();
  const add = (some: readonly { readonly key: string; readonly children?: unknown }[]): void => {
    for (const one of some) {
      keys.add(one.key);
      if (Array.isArray(one.children)) add(one.children);
    }
  };
  add(shapes);
  return keys;
};

test.for(EXAMPLES)(
  "%s opens, has a line for each event and a drawing of each moment",
  async (name) => {
    const client = aClient();
    const progress: number[] = [];
    const facts = await client.ask(
      "open",
      { bytes: exampleBytes(name), name, number: 1, rulings: null, language: "en" },
      (done) => progress.push(done),
    );
    expect(facts.verdict.kind).toBe(name.startsWith("disputed") ? "violated" : "compliant");
    expect(facts).toMatchObject({ game: "xidit", name, shown: facts.events, drawn: "by the game" });
    expect(progress.length).toBeGreaterThan(10);
    expect(progress.length).toBeLessThanOrEqual(101);
    expect(progress.at(-1)).toBe(facts.events);

    const { history } = facts;
    const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
    expect(lines.map(({ seq }) => seq)).toEqual(
      Array.from({ length: facts.events }, (_, i) => i + 1),
    );
    for (const seq of [0, 1, Math.floor(facts.events / 2), facts.events]) {
      const frame = await client.ask("frame", {
        moment: { history, branch: 0, seq },
        reader: reader(),
      });
      const keys = everyShapeKey(frame.scene.shapes);
      const drawnNow = frame.event.flights.filter(({ shape }) => shape === null);
      expect(drawnNow.filter(({ key }) => !keys.has(key))).toEqual([]);
      expect(frame.text.length).toBeGreaterThan(3);
      // A player's part has the player's name.
      const titled = frame.parts.flatMap(({ seat, title }) => (seat === undefined ? [] : [title]));
      expect(titled).toEqual(facts.seats.map(({ name: called }) => called));
      if (seq > 0) expect(frame.place).toBe(lines[seq - 1]!.place);
      // Whatever comes next takes place where the game is now.
      if (seq < facts.events) expect(frame.outlineNow).toEqual(lines[seq]!.outline);
    }
  },
);

test("a terse log shows after each event all that it forces", async () => {
  const client = aClient();
  const [header = "", ...events] = new TextDecoder()
    .decode(exampleBytes("long-4p.jsonl"))
    .trim()
    .split("\n");
  const written = events
    .map((line) => JSON.parse(line) as { readonly type: string; readonly seq: number })
    .map(({ ...event }) => event);
  const full = await openBytes(client, exampleBytes("long-4p.jsonl"));
  const lines = await client.ask("lines", { history: full.history, branch: 0, reader: reader() });
  const kept = written.filter(({ seq }) => lines[seq - 1]!.class !== "consequence");
  const log = [
    JSON.stringify({ ...(JSON.parse(header) as object), terse: true }),
    ...kept.map((event, index) => JSON.stringify({ ...event, seq: index + 1, prev: undefined })),
  ].join("\n");
  const terse = await openBytes(client, new TextEncoder().encode(`${log}\n`));
  expect(terse.verdict.kind).toBe("compliant");
  expect(terse.events).toBe(kept.length);
  const short = await client.ask("lines", { history: terse.history, branch: 0, reader: reader() });
  // Every event of the full log is taken exactly once; those before the first choice by nobody's line.
  const first = written.findIndex((one) => one.type === kept[0]!.type);
  expect(short.flatMap(({ taken }) => taken)).toEqual(
    lines.slice(first).flatMap(({ taken }) => taken),
  );
  for (const [index, { seq }] of kept.entries()) {
    const next = kept[index + 1]?.seq ?? full.events + 1;
    if (index % 20 !== 0) continue;
    const ask = (history: number, at: number) =>
      client.ask("frame", { moment: { history, branch: 0, seq: at }, reader: reader() });
    const [one, other] = [await ask(terse.history, index + 1), await ask(full.history, next - 1)];
    expect(one.text, `event ${seq}`).toEqual(other.text);
  }
});

test("what cannot be opened is a problem in the reader's language", async () => {
  const client = aClient();
  const problemOf = async (text: string, number = 1) => {
    const bytes = new TextEncoder().encode(text);
    const failure: unknown = await client
      .ask("open", { bytes, name: "x", number, rulings: null, language: "de" })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Told);
    return (failure as Told).problem;
  };
  const whole = new TextDecoder().decode(exampleBytes("blue-year.jsonl"));
  expect(await problemOf("")).toMatchObject({ code: "unreadable" });
  expect(await problemOf("PK\u0003\u0004 nothing\n")).toMatchObject({ code: "unreadable" });
  expect(await problemOf(whole, 2)).toMatchObject({ code: "unreadable" });
  expect(await problemOf(whole.replace('"xidit"', '"no-such-game"'))).toMatchObject({
    code: "unknown-game",
  });
  expect(await problemOf(whole.replace('"rules":1', '"rules":9'))).toMatchObject({
    code: "not-possible",
  });
});

test("a history that was closed and a moment that is not there are problems", async () => {
  const client = aClient();
  const { history, events } = await openBytes(client, exampleBytes("blue-year.jsonl"));
  const ask = (seq: number, branch = 0) =>
    client.ask("frame", { moment: { history, branch, seq }, reader: reader() });
  await expect(ask(events + 1)).rejects.toThrow(`no event ${events + 1}`);
  await expect(ask(-1)).rejects.toThrow("no event -1");
  await expect(ask(0, 7)).rejects.toThrow("branch");
  await client.ask("close", { history });
  await expect(ask(0)).rejects.toThrow("no longer open");
});

test("a seat is told by its name and, as in the sentences about it, by its colour", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("long-4p.jsonl"));
  const told = async (language: "en" | "de") =>
    (await client.ask("facts", { history, language })).seats.map(({ label }) => label);
  expect(await told("en")).toEqual([
    "Alice (Blue)",
    "Bruno (Red)",
    "Chloé (Green)",
    "Daria (Yellow)",
  ]);
  expect((await told("de"))[3]).toBe("Daria (Gelb)");
});

test("a moment that is passed by is drawn alike, without what its event did", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("disputed-4p.jsonl"));
  let marks = 0;
  for (const seq of [259, 258, 643]) {
    const ask = { moment: { history, branch: 0, seq }, reader: reader() };
    const { event, ...passed } = await client.ask("frame", { ...ask, passing: true });
    const { event: done, ...full } = await client.ask("frame", ask);
    expect(passed).toEqual(full);
    expect(event.marks).toEqual([]);
    marks += done.marks.length;
  }
  expect(marks).toBeGreaterThan(0);
});

test("after an undo the game is where it was taken back to, whatever happened since", async () => {
  const client = aClient();
  const [header = "", ...events] = new TextDecoder()
    .decode(exampleBytes("short-4p.jsonl"))
    .trim()
    .split("\n");
  const begun = events
    .slice(0, 120)
    .map((line) => JSON.stringify({ ...(JSON.parse(line) as object), prev: undefined }));
  const log = [header.replace("assize-log/1", "assize-log/2"), ...begun].join("\n");
  const ask = { name: "table.jsonl", number: 1, rulings: null, growing: true, language: "en" };
  const bytes = new TextEncoder().encode(`${log}\n`);
  const { history, events: seq } = await client.ask("open", { ...ask, bytes } as never);
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const to = lines.findIndex((line) => line.type === "orders-programmed");
  const undo = { moment: { history, branch: 0, seq }, to, seats: [0, 1, 2, 3], at: null };
  const { moment } = await client.ask("takeBack", { ...undo, language: "en" });
  const frame = await client.ask("frame", { moment, reader: reader("public") });
  expect(frame.outlineNow).toEqual(lines[to]!.outline);
  expect(frame.outline).not.toEqual(frame.outlineNow);
});
