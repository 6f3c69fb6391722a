// A game with its branches and notes as the end of an address: read back as it was, and harmless whatever it says.
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES, LIMITS } from "@assize/kernel-model";
import { Told } from "../../src/protocol/client.ts";
import { branchesOf, remakeAll } from "../../src/session/kept-branches.ts";
import { MOST_LINKED } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 3_000 : 150;
const SEEDS = DEEP ? 10 : 1;

type Client = ReturnType<typeof aClient>;

const NOTES = [
  { seq: 0, text: "" },
  { seq: 9, text: "Pourquoi ? – 「なぜ」\n2 militia" },
];

const share = (client: Client, history: number, branches: Awaited<ReturnType<typeof branchesOf>>) =>
  client.ask("share", { history, branches, notes: NOTES, language: "en" });

const unshare = (client: Client, text: string, language: "en" | "de" = "en") =>
  client.ask("unshare", { text, language });

const linesOf = async (client: Client, history: number, branch: number) => {
  const lines = await client.ask("lines", { history, branch, reader: reader() });
  return lines.map(({ seq, type, by, data }) => ({ seq, type, by, data }));
};

/** Shares what is open, opens it on another device, and finds the same record, branches, findings and notes. */
const passOn = async (client: Client, history: number, name: string): Promise<string> => {
  const branches = await branchesOf(client, history, "en");
  const { text } = await share(client, history, branches);
  const other = aClient();
  const found = await unshare(other, text);
  expect(found).toMatchObject({ branches, notes: NOTES, remarks: [] });
  const again = await openBytes(other, found.bytes, found.name);
  await remakeAll(other, again.history, found.branches, "en");
  const before = await client.ask("facts", { history, language: "en" });
  expect(again.verdict.findings).toEqual(before.verdict.findings);
  expect(again.verdict.kind).toBe(before.verdict.kind);
  for (let branch = 0; branch <= branches.length; branch++)
    expect(await linesOf(other, again.history, branch), `${name}, ${branch}`).toEqual(
      await linesOf(client, history, branch),
    );
  return text;
};

test.for([
  "disputed-4p.jsonl",
  "blue-year.jsonl",
  "treasure-2p.jsonl",
  "treasure-disputed-2p.jsonl",
])("%s: shared with branches and notes, it is the same elsewhere, in few letters", async (name) => {
  const client = aClient();
  const { history, events } = await openBytes(client, exampleBytes(name), name);
  let moment = { history, branch: 0, seq: Math.floor(events / 2) };
  for (const seed of [1, 2]) {
    const ask = { moment, bot: "random", choices: 5, seed, language: "en" } as const;
    const taken = await client.ask("playOn", ask);
    // The second branch leaves the first.
    moment = { ...taken.moment, seq: moment.seq + 1 };
  }
  const text = await passOn(client, history, name);
  expect(text).toMatch(/^1\.[\w-]+$/);
  expect(text.length).toBeLessThan(7_000);
});

test.for(
  ["xidit", "grandlin"].flatMap((game) =>
    Array.from({ length: SEEDS }, (_, seed) => [game, seed] as const),
  ),
)("a game of %s at the table, seed %i: also what was taken back", async ([game, seed]) => {
  const client = aClient();
  const colours = game === "xidit" ? ["blue", "red", "yellow"] : ["red", "blue"];
  const { history } = await client.ask("newGame", {
    wish: {
      game,
      seats: colours.map((colour) => ({ colour, name: "" })),
      choices: {},
      rulings: { overrides: {} },
      seed,
    },
    language: "en",
  });
  const playOn = async (seq: number, choices: number) =>
    (
      await client.ask("playOn", {
        moment: { history, branch: 0, seq },
        bot: "random",
        choices,
        seed,
        language: "en",
      })
    ).moment;
  const first = (await client.ask("branches", { history, language: "en" }))[0]!.events;
  const half = await playOn(first, 12);
  const back = await client.ask("takeBack", {
    moment: half,
    to: half.seq - 1,
    seats: colours.map((_, seat) => seat),
    at: null,
    language: "en",
  });
  await playOn(back.moment.seq, 12);
  await passOn(client, history, game);
});

const wrong = async (client: Client, text: string): Promise<Told["problem"]> => {
  const answer = await unshare(client, text).catch((failure: unknown) => failure);
  expect(answer).toBeInstanceOf(Told);
  return (answer as Told).problem;
};

const linkOf = (value: unknown, version = "1"): string =>
  `${version}.${gzipSync(JSON.stringify(value)).toString("base64url")}`;

const SOUND = {
  header: { game: "xidit" },
  choices: [],
  rest: [],
  events: 0,
  digest: "",
  name: "a.jsonl",
  branches: [],
  notes: [],
};

test("what was cut off, damaged, packed without measure or made by another version is told as that", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("blue-year.jsonl"));
  const { text } = await share(client, history, []);
  for (const cut of [2, 3, 40, text.length - 30, text.length - 1])
    expect((await wrong(client, text.slice(0, cut))).message).toMatch(/cut off/);
  expect((await wrong(client, `${text.slice(0, 60)}A${text.slice(61)}`)).code).toBe("unreadable");
  expect((await wrong(client, `2${text.slice(1)}`)).message).toMatch(/form 2/);
  expect((await wrong(client, `1.${"A".repeat(MOST_LINKED)}`)).code).toBe("too-large");
  const bomb = linkOf({ ...SOUND, name: " ".repeat(2 * LIMITS.jsonBytes) });
  expect(bomb.length).toBeLessThan(MOST_LINKED);
  expect((await wrong(client, bomb)).code).toBe("too-large");
  expect((await wrong(client, linkOf({ ...SOUND, header: { game: "draughts" } }))).code).toBe(
    "unknown-game",
  );
  const headless = await wrong(client, linkOf(SOUND));
  expect(headless.code).toBe("unreadable");
});

test("what is not a link's content is refused, whichever part it is", async () => {
  const client = aClient();
  const event = { type: "order", data: {} };
  const others: readonly Partial<Record<keyof typeof SOUND, unknown>>[] = [
    { header: null },
    { choices: [{ ...event, by: "x" }] },
    { choices: [{ type: "order", data: [] }] },
    { rest: [null] },
    { events: -1 },
    { events: 1.5 },
    { name: 3 },
    { branches: [{ name: "a", parent: 0, seq: 1, choices: [] }] },
    { branches: [{ name: "a", parent: null, seq: -1, choices: [] }] },
    {
      branches: Array.from({ length: 201 }, () => ({
        name: "",
        parent: null,
        seq: 0,
        choices: [],
      })),
    },
    { notes: [{ seq: 1, text: "x".repeat(2_001) }] },
    { digest: 1 },
  ];
  for (const other of others)
    expect((await wrong(client, linkOf({ ...SOUND, ...other }))).code).toBe("unreadable");
  let deep: unknown = 1;
  for (let depth = 0; depth < 100; depth++) deep = [deep];
  expect((await wrong(client, linkOf({ ...SOUND, extra: deep }))).code).toBe("unreadable");
});

test("whatever a link says, it is a game or a problem with a sentence", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("blue-year.jsonl"));
  const { text } = await share(client, history, []);
  const sound = JSON.parse(
    new TextDecoder().decode(
      (await import("node:zlib")).gunzipSync(Buffer.from(text.slice(2), "base64url")),
    ),
  ) as Record<string, unknown>;
  const changed = fc
    .record({ member: fc.constantFrom(...Object.keys(sound)), value: fc.jsonValue() })
    .map(({ member, value }) => linkOf({ ...sound, [member]: value }));
  const inHeader = fc
    .record({
      member: fc.constantFrom(...Object.keys(sound["header"] as object)),
      value: fc.jsonValue(),
    })
    .map(({ member, value }) =>
      linkOf({ ...sound, header: { ...(sound["header"] as object), [member]: value } }),
    );
  const shorter = fc.nat(40).map((events) => linkOf({ ...sound, events }));
  const cut = fc.nat(text.length).map((length) => text.slice(0, length));
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(changed, inHeader, shorter, cut, fc.string(), fc.stringMatching(/^1\.[\w-]*$/)),
      async (link) => {
        try {
          const found = await unshare(client, link);
          const facts = await openBytes(client, found.bytes, found.name);
          await remakeAll(client, facts.history, found.branches, "en");
          await client.ask("close", { history: facts.history });
          opened++;
        } catch (failure) {
          if (!(failure instanceof Told)) throw failure;
          expect(failure.problem.code).not.toBe("defect");
          expect(failure.problem.message).not.toBe("");
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(opened).toBeGreaterThan(0);
});

test("a log whose lines are out of order is no game in few words; the refusal is told in every language", async () => {
  const client = aClient();
  const lines = new TextDecoder().decode(exampleBytes("blue-year.jsonl")).trimEnd().split("\n");
  const bytes = new TextEncoder().encode([lines[0], lines[2], ...lines.slice(3)].join("\n"));
  const { history } = await openBytes(client, bytes);
  const told = new Set<string>();
  for (const language of LANGUAGES) {
    const ask = { history, branches: [], notes: [], language };
    const answer = await client.ask("share", ask).catch((failure: unknown) => failure);
    expect(answer).toBeInstanceOf(Told);
    told.add((answer as Told).problem.message);
  }
  expect(told.size).toBe(LANGUAGES.length);
});
