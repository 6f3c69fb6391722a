// A seat's answers hold nothing that it may not know. Two games that differ only in one secret have to look the same
// to everybody who may not know it: every answer is compared whole, so that nothing can be missed.
import { expect, test } from "vitest";
import { type GameId, loadGame } from "@assize/catalogue";
import { verdictSeenBy } from "@assize/kernel-history";
import { type Eyes, type JsonObject, SeatId } from "@assize/kernel-model";
import { jsonReport } from "@assize/kernel-report";
import { audit } from "@assize/kernel-verifier/node";
import type { Client } from "../../src/protocol/client.ts";
import type { WrittenEvent, Moment } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = DEEP ? 8 : 1;
/** Of each of the two games; in depth a thousand pairs in all. */
const TWINS = DEEP ? 500 : 12;
/** Of so many pairs one is audited as two logs: its sheets and reports are compared. In depth every one. */
const HANDED_EVERY = DEEP ? 1 : 6;

/** A whole game of bots, opened from its log. */
const simulated = async (client: Client, game: string, seed: number): Promise<number> => {
  const playables = await client.ask("playables", { language: "en" });
  const { form } = playables.find(({ id }) => id === game)!;
  const { history, events } = await client.ask("newGame", {
    wish: {
      game,
      seats: form.colours.slice(0, form.seats.max).map((colour) => ({ colour, name: "" })),
      choices: {},
      rulings: { overrides: {} },
      seed,
    },
    language: "en",
  });
  const { moment } = await client.ask("playOn", {
    moment: { history, branch: 0, seq: events },
    bot: "random",
    choices: game === "grandlin" ? 250 * GAMES : "end",
    seed,
    language: "en",
  });
  const { text } = await client.ask("log", { history, branch: 0, from: 0, to: moment.seq });
  return (await openBytes(client, new TextEncoder().encode(text))).history;
};

interface Secret {
  /** The moment before it. */
  readonly moment: Moment;
  readonly event: WrittenEvent;
  /** Its data as everybody sees them. */
  readonly shown: JsonObject;
  /** Who may know it. */
  readonly knows: (eyes: Eyes) => boolean;
}

/** Another legal event of which everybody else sees the same. */
const twinOf = async (client: Client, secret: Secret): Promise<WrittenEvent | null> => {
  const { moment, event, shown } = secret;
  const seat = event.by ?? null;
  const { list } = await client.ask("choices", { moment, seat, reader: reader() });
  const own = JSON.stringify(event.data);
  const open = Object.entries(shown).filter(([, value]) => !holdsSecret(value));
  const twin = list.toReversed().find(({ event: { type, data } }) => {
    if (type !== event.type || JSON.stringify(data) === own) return false;
    return open.every(
      ([name, value]) => JSON.stringify((data as JsonObject)[name]) === JSON.stringify(value),
    );
  });
  return twin?.event ?? null;
};

/** Everything that a reader can be told of a branch up to its end. */
const allTold = async (client: Client, moment: Moment, eyes: Eyes): Promise<string> => {
  const who = reader(eyes);
  const { history, branch } = moment;
  const frame = await client.ask("frame", { moment, reader: who });
  const lines = await client.ask("lines", { history, branch, reader: who });
  const before = { ...moment, seq: moment.seq - 1 };
  const decided = await client.ask("decided", { moment, reader: who });
  const why = await client.ask("why", { moment: before, event: null, reader: who });
  const choices = await client.ask("choices", { moment, seat: null, reader: who });
  return JSON.stringify([
    { ...frame, moment: null },
    lines.slice(0, moment.seq),
    decided,
    why,
    choices,
  ]);
};

/**
 * The log of a branch, with its last event written twice: a finding that everybody may know of, over positions of which
 * they may not know all. Its line names another hash than that of the line before, so there is a finding of the chain as well.
 */
const disputed = async (client: Client, { history, branch, seq }: Moment): Promise<string> => {
  const { text } = await client.ask("log", { history, branch, from: 0, to: seq });
  const last = JSON.parse(text.trim().split("\n").at(-1)!) as JsonObject;
  return `${text}${JSON.stringify({ ...last, seq: seq + 1, prev: "A".repeat(43) })}\n`;
};

/** What is printed of a log, and what a program is told, for each pair of eyes. */
const handedOut = async (
  client: Client,
  log: string,
  everybody: readonly Eyes[],
): Promise<readonly (readonly [Eyes, string])[]> => {
  const bytes = new TextEncoder().encode(log);
  const { history, game } = await openBytes(client, bytes);
  const { model } = await loadGame(game as GameId);
  const audited = audit(bytes, { games: [model] });
  if (audited.kind === "unreadable") throw new Error(audited.problem.code);
  const told = await Promise.all(
    everybody.map(async (eyes) => {
      const sheet = await client.ask("sheet", { history, reader: reader(eyes) });
      const verdict = verdictSeenBy(audited.verdict, audited.start, eyes);
      const named = { log: "a.jsonl", audit: { ...audited, verdict } };
      const report = jsonReport([eyes === "all" ? named : { ...named, eyes }]);
      return [eyes, [sheet, JSON.stringify(report)].join("\n")] as const;
    }),
  );
  await client.ask("close", { history });
  return told;
};

/** The codes of the findings: which code a finding has is public, also where a secret decided it (ADR 34). */
const codesIn = (told: readonly (readonly [Eyes, string])[]): string =>
  [...told.at(-1)![1].matchAll(/"code":"([a-z-]+)"/g)].map(([, code]) => code).join();

const holdsSecret = (data: unknown): boolean =>
  JSON.stringify(data).includes('{"$unknown":"hidden"}');

test.for(["xidit", "grandlin"])("%s: a secret looks like any other secret", async (game) => {
  let twins = 0;
  let eyesCompared = 0;
  let handed = 0;
  let unlike = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const client = aClient();
    const history = await simulated(client, game, seed);
    const { seats } = await client.ask("facts", { history, language: "en" });
    const everybody: readonly Eyes[] = ["public", ...seats.map((_, seat) => SeatId(seat))];
    const all = await client.ask("lines", { history, branch: 0, reader: reader() });
    const byEyes = new Map(
      await Promise.all(
        everybody.map(async (eyes) => {
          const lines = await client.ask("lines", { history, branch: 0, reader: reader(eyes) });
          return [eyes, lines] as const;
        }),
      ),
    );
    const secrets = all.flatMap((line, index): readonly Secret[] => {
      const shown = byEyes.get("public")![index]!.data as JsonObject;
      if (!holdsSecret(shown)) return [];
      const event = {
        type: line.type,
        ...(line.by === null ? {} : { by: line.by }),
        data: line.data,
      };
      const knows = (eyes: Eyes) => !holdsSecret(byEyes.get(eyes)![index]!.data);
      return [{ moment: { history, branch: 0, seq: index }, event, shown, knows }];
    });
    expect(secrets.length).toBeGreaterThan(10);
    const step = Math.max(1, Math.floor((secrets.length * GAMES) / TWINS));
    for (const secret of secrets.filter((_, index) => index % step === 0)) {
      const { moment, event, knows } = secret;
      const twin = await twinOf(client, secret);
      if (twin === null) continue;
      twins++;
      const take = async (one: WrittenEvent) =>
        (await client.ask("take", { moment, event: one, at: null, language: "en" })).moment;
      const [left, right] = [await take(event), await take(twin)];
      // What the secret forces is compared only as far as both games go on alike.
      const seq = moment.seq + 1;
      for (const eyes of everybody.filter((one) => !knows(one))) {
        const [one, other] = [
          await allTold(client, { ...left, seq }, eyes),
          await allTold(client, { ...right, seq }, eyes),
        ];
        expect(one, `${game} ${seed}, event ${seq} (${event.type}), ${eyes}`).toBe(other);
        eyesCompared++;
      }
      const [open, otherOpen] = [
        await allTold(client, { ...left, seq }, "all"),
        await allTold(client, { ...right, seq }, "all"),
      ];
      expect(open).not.toBe(otherOpen);
      if ((twins - 1) % HANDED_EVERY === 0) {
        const hidden = everybody.filter((one) => !knows(one));
        const [mine, others] = [left, right].map((one) => disputed(client, { ...one, seq }));
        const [one, other] = [
          await handedOut(client, await mine!, [...hidden, "all"]),
          await handedOut(client, await others!, [...hidden, "all"]),
        ];
        const isAlike = codesIn(one) === codesIn(other);
        if (!isAlike) unlike++;
        for (const [index, [eyes, text]] of (isAlike ? one : []).entries()) {
          const where = `${game} ${seed}, on paper, event ${seq} (${event.type}), ${eyes}`;
          if (eyes === "all") expect(text, `${where}`).not.toBe(other[index]![1]);
          else expect(text, `${where}`).toBe(other[index]![1]);
          expect(text, `${where}`).toContain("VIOLATED");
          handed++;
        }
      }
      for (const { branch } of [left, right]) await client.ask("discard", { history, branch });
    }
  }
  expect(twins).toBeGreaterThan(TWINS / 3);
  expect(eyesCompared).toBeGreaterThan(twins);
  expect(handed).toBeGreaterThanOrEqual(DEEP ? twins : 4);
  expect(unlike).toBeLessThanOrEqual(twins / 10);
});

test("findings and report keep a seat's secret", async () => {
  const client = aClient();
  const lines = new TextDecoder().decode(exampleBytes("long-4p.jsonl")).trim().split("\n");
  const at = lines.findIndex((line) => line.includes('"orders-programmed"'));
  const event = JSON.parse(lines[at]!) as { data: { orders: string[] }; by: number };
  // Seven orders instead of six: of the wrong shape, and told so.
  const wrong = { ...event, data: { orders: [...event.data.orders, "wait"] } as JsonObject };
  // The record ends before programs are revealed: from then on everybody knows them.
  const revealed = lines.findIndex((line) => line.includes('"orders-revealed"'));
  const log = lines.slice(0, revealed).with(at, JSON.stringify(wrong)).join("\n");
  const { history, verdict } = await openBytes(client, new TextEncoder().encode(`${log}\n`));
  const secret = JSON.stringify(wrong.data["orders"]);
  expect(JSON.stringify(verdict)).toContain(secret);
  const told = async (eyes: Eyes) => {
    const facts = await client.ask("facts", { history, language: "en", eyes });
    const findings = await client.ask("findings", { history, reader: reader(eyes) });
    return JSON.stringify([facts, findings]);
  };
  const owner = SeatId(event.by);
  expect(await told(owner)).toContain(secret);
  for (const eyes of ["public", SeatId((event.by + 1) % 4)] as const) {
    const text = await told(eyes);
    expect(text).not.toContain(secret);
    for (const order of new Set(event.data.orders)) expect(text).not.toContain(`"${order}"`);
    // Which rulings were read, and how else it could be explained, turns on what was chosen.
    const { verdict: seen } = await client.ask("facts", { history, language: "en", eyes });
    const named = seen.findings.flatMap(({ rulings }) => rulings);
    expect(seen.rulings.read).toEqual([...new Set(named)]);
    expect(seen.rulings.read.length).toBeLessThan(verdict.rulings.read.length);
    for (const { explained } of seen.findings) expect(explained?.others ?? []).toEqual([]);
  }
});

test("only a seat itself and all-seeing eyes are told what it could do", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("long-4p.jsonl"));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const at = lines.find(({ type }) => type === "hand-chosen")!;
  const moment = { history, branch: 0, seq: at.seq - 1 };
  const count = async (eyes: Eyes) =>
    (await client.ask("choices", { moment, seat: at.by, reader: reader(eyes) })).list.length;
  expect(await count("all")).toBeGreaterThan(0);
  expect(await count(SeatId(at.by!))).toBeGreaterThan(0);
  expect(await count("public")).toBe(0);
  expect(await count(SeatId((at.by! + 1) % 4))).toBe(0);
  const event = { type: at.type, by: at.by!, data: at.data };
  const ask = (eyes: Eyes) => client.ask("why", { moment, event, reader: reader(eyes) });
  await expect(ask("public")).rejects.toThrow("all-seeing");
  expect((await ask("all")).legal).toBe(true);
  // Guessing what lies face down is no question either.
  const order = lines.find(({ type }) => type === "tiles-shuffled")!;
  const guess = { type: order.type, data: order.data };
  const before = { history, branch: 0, seq: order.seq - 1 };
  const wish = (eyes: Eyes) =>
    client.ask("why", { moment: before, event: guess, reader: reader(eyes) });
  await expect(wish(SeatId(0))).rejects.toThrow("all-seeing");
  expect((await wish("all")).legal).toBe(true);
});

test("a choice that names a card of a hidden hand is secret, as the list of what may be chosen is", async () => {
  const client = aClient();
  const { history, events } = await openBytes(client, exampleBytes("treasure-2p.jsonl"));
  const told = { names: 0, hides: 0 };
  for (let seq = 0; seq < events; seq += 3) {
    const moment = { history, branch: 0, seq };
    const { kind, seat, secret } = await client.ask("choices", {
      moment,
      seat: null,
      reader: reader("public"),
    });
    if (kind !== "decision") continue;
    const own = await client.ask("choices", { moment, seat, reader: reader(SeatId(seat!)) });
    if (!own.list.some(({ event }) => event.type === "spell-cast")) continue;
    told.names++;
    if (secret) told.hides++;
  }
  expect(told.names).toBeGreaterThan(50);
  expect(told.hides).toBe(told.names);
});
