// What might have been: choices taken anywhere in the example games, bots that play on, and logs that come of it.
import { expect, test } from "vitest";
import { nodeHash } from "@assize/kernel-integrity/node";
import { audit } from "@assize/kernel-verifier";
import { loadGame } from "@assize/catalogue";
import { Told } from "../../src/protocol/client.ts";
import { aClient, EXAMPLES, exampleBytes, openBytes, reader } from "./a-desk.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const MOMENTS = DEEP ? 20 : 2;
const games = [(await loadGame("xidit")).model, (await loadGame("grandlin")).model];

const audited = (text: string) => {
  const found = audit(new TextEncoder().encode(text), { games, hash: nodeHash });
  if (found.kind === "unreadable") throw new Error(found.problem.code);
  return found.verdict;
};

test.for(EXAMPLES)("%s: a bot plays on from anywhere; the log of it is compliant", async (name) => {
  const client = aClient();
  const { history, events } = await openBytes(client, exampleBytes(name), name);
  let checked = 0;
  for (let index = 0; index < MOMENTS; index++) {
    const seq = Math.floor(((index + 0.5) * events) / MOMENTS);
    const { moment, branch } = await client.ask("playOn", {
      moment: { history, branch: 0, seq },
      bot: "greedy",
      choices: "end",
      seed: index,
      language: "en",
    });
    expect(branch).toMatchObject({ from: { branch: 0, seq }, events: moment.seq, over: true });
    const { text } = await client.ask("log", {
      history,
      branch: moment.branch,
      from: 0,
      to: moment.seq,
    });
    const verdict = audited(text);
    expect(verdict, `${name} from ${seq}`).toMatchObject({ kind: "compliant", finished: true });
    expect(verdict.assurance).toBe("chained");
    const frame = await client.ask("frame", { moment, reader: reader() });
    const again = await openBytes(client, new TextEncoder().encode(text));
    const last = { history: again.history, branch: 0, seq: again.events };
    const same = await client.ask("frame", { moment: last, reader: reader() });
    expect(same.text).toEqual(frame.text);
    checked++;
  }
  expect(checked).toBe(MOMENTS);
});

test.for(EXAMPLES)("%s: slices state the position they start from", async (name) => {
  const client = aClient();
  const { history, events, verdict } = await openBytes(client, exampleBytes(name), name);
  for (let index = 0; index < MOMENTS; index++) {
    const from = Math.floor((index * events) / MOMENTS);
    const to = Math.min(events, from + 100);
    const { text } = await client.ask("log", { history, branch: 0, from, to });
    const slice = audited(text);
    const due = verdict.findings.filter(({ seq }) => seq > from && seq <= to).length;
    expect(slice.findings.length, `${name} ${from} to ${to}`).toBe(due);
    expect(slice.covered).toMatchObject({ events: to - from, stopped: null });
    expect(slice.doubts).toEqual([]);
  }
  const { text } = await client.ask("log", { history, branch: 0, from: 0, to: events });
  expect(text).toBe(new TextDecoder().decode(exampleBytes(name)));
});

test("a choice is taken from the list, refused with clauses, and leaves the record alone", async () => {
  const client = aClient();
  const { history, events } = await openBytes(client, exampleBytes("short-4p.jsonl"));
  const moment = { history, branch: 0, seq: 4 };
  const found = await client.ask("choices", { moment, seat: null, reader: reader() });
  expect(found.kind).toBe("decision");
  expect(found.list.length).toBeGreaterThan(5);
  const [first, second] = found.list;
  const taken = await client.ask("take", { moment, event: first!.event, at: null, language: "en" });
  expect(taken.moment).toEqual({ history, branch: 1, seq: 5 });
  const other = await client.ask("take", {
    moment,
    event: second!.event,
    at: null,
    language: "en",
  });
  expect(other.branch).toMatchObject({
    id: 2,
    from: { branch: 0, seq: 4 },
    events: 5,
    over: false,
  });
  const again = await client
    .ask("take", { moment: taken.moment, event: first!.event, at: null, language: "en" })
    .catch((failure: unknown) => failure);
  expect(again).toBeInstanceOf(Told);
  expect((again as Told).problem).toMatchObject({ code: "refused" });
  expect((again as Told).problem.details.join()).toContain("setup.placement");
  await client.ask("rename", { history, branch: 2, name: "Elsewhere <b>" });
  await client.ask("discard", { history, branch: 1 });
  const left = await client.ask("branches", { history, language: "en" });
  expect(left.map(({ id, name }) => [id, name])).toEqual([[2, "Elsewhere <b>"]]);
  expect((await client.ask("facts", { history, language: "en" })).events).toBe(events);
});

test("a log of what follows an unsound record states where it starts", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("disputed-4p.jsonl"));
  const { moment } = await client.ask("playOn", {
    moment: { history, branch: 0, seq: 300 },
    bot: "random",
    choices: 3,
    seed: 1,
    language: "en",
  });
  const { text } = await client.ask("log", {
    history,
    branch: moment.branch,
    from: 0,
    to: moment.seq,
  });
  expect(JSON.parse(text.split("\n")[0]!)).toHaveProperty("position.place");
  expect(audited(text)).toMatchObject({ kind: "compliant", finished: false });
});

test.for(["xidit", "grandlin"])(
  "a new game of %s is written down choice by choice",
  async (game) => {
    const client = aClient();
    const [playable] = (await client.ask("playables", { language: "de" })).filter(
      ({ id }) => id === game,
    );
    const colours = playable!.form.colours.slice(1, 1 + Math.max(3, playable!.form.seats.min));
    const facts = await client.ask("newGame", {
      wish: {
        game,
        seats: colours.map((colour, index) => ({ colour, name: index === 0 ? "Ada" : "" })),
        choices: {},
        rulings: { overrides: {} },
        seed: 7,
      },
      language: "en",
    });
    expect(facts.seats[0]).toMatchObject({ colour: colours[0], name: "Ada" });
    expect(facts.seats[0]!.label).toMatch(/^Ada \(\p{Lu}.*\)$/u);
    expect(facts.seats[1]!.label.toLowerCase()).toBe(facts.seats[1]!.name.toLowerCase());
    const { history } = facts;
    let moment = { history, branch: 0, seq: facts.events };
    for (let step = 0; step < 30; step++) {
      const found = await client.ask("choices", { moment, seat: null, reader: reader() });
      if (found.list.length === 0) break;
      const { event } = found.list[step % found.list.length]!;
      const taken = await client.ask("take", { moment, event, at: null, language: "en" });
      expect(taken.branch).toMatchObject({ id: 0, from: null });
      ({ moment } = taken);
    }
    expect(moment.seq).toBeGreaterThan(30);
    const now = await client.ask("facts", { history, language: "en" });
    expect(now).toMatchObject({ events: moment.seq, shown: moment.seq });
    expect(now.verdict.kind).toBe("compliant");
    const { text } = await client.ask("log", { history, branch: 0, from: 0, to: moment.seq });
    expect(audited(text)).toMatchObject({ kind: "compliant" });
    // What might have been in a game that is being written down is a branch beside it.
    const back = await client.ask("playOn", {
      moment: { ...moment, seq: moment.seq - 5 },
      bot: playable!.bots[0]!.id,
      choices: 2,
      seed: 2,
      language: "en",
    });
    expect(back.branch.id).toBe(1);
    const other = await client.ask("log", { history, branch: 1, from: 0, to: back.moment.seq });
    expect(JSON.parse(other.text.split("\n")[0]!)).not.toHaveProperty("position");
    expect(audited(other.text)).toMatchObject({ kind: "compliant" });
  },
);

test("where nobody decides, all-seeing eyes are told what the rules force, as the record tells it", async () => {
  const client = aClient();
  const { history, events } = await openBytes(client, exampleBytes("short-4p.jsonl"));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  let checked = 0;
  for (const line of lines.filter(({ seq }) => seq % 5 === 0)) {
    const moment = { history, branch: 0, seq: line.seq - 1 };
    const { kind, forced } = await client.ask("choices", { moment, seat: null, reader: reader() });
    const seen = await client.ask("choices", { moment, seat: null, reader: reader("public") });
    expect(seen.forced).toBeNull();
    const isForced = line.class === "consequence";
    expect([line.seq, forced]).toEqual([line.seq, isForced ? line.text : null]);
    expect(kind === "none").toBe(isForced);
    if (isForced) checked++;
  }
  expect(checked).toBeGreaterThan(10);
  const end = { moment: { history, branch: 0, seq: events }, seat: null, reader: reader() };
  expect(await client.ask("choices", end)).toMatchObject({ kind: "none", forced: null });
});
