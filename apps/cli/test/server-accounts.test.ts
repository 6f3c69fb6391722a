// The account by which a server is read stands in nothing that the program prints, writes or keeps: every command is given
// addresses with one, and all that comes of it is searched.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { QUESTIONS } from "@assize/archive/questions";
import { readAddress } from "@assize/jetstream/address";
import { connect, createStreamStore, disconnect } from "@assize/jetstream/node";
import { HAS_NATS_SERVER, startServer, type TestServer } from "@assize/testkit/node";
import type * as Command from "effect/cli/Command";
import * as Result from "effect/Result";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assize as program } from "../src/assize.ts";
import { withoutAccounts } from "../src/server-addresses.ts";
import { sessionOver, type Streams } from "../src/session.ts";
import { assize, type Folder, makeFolder, type Ran } from "./command-line.ts";

const USER = "kestrel";
const PASSWORD = "Qz7:x@W";
const ACCOUNT = `${USER}:${encodeURIComponent(PASSWORD)}`;
/** As it is typed, as it is sent, and its parts. */
const SECRET = new RegExp(["kestrel", "Qz7", "x@W", "x%40W", "%3Ax"].join("|"));

const STREAMS: Streams = {
  out: async () => undefined,
  err: () => undefined,
  input: (async function* () {})(),
  colour: false,
  progress: false,
  terminal: false,
  debug: true,
  onSignal: () => () => undefined,
};

type AnyCommand = Pick<Command.Command.Any, "name" | "subcommands">;

/** The words of each command that does something. */
const commandsIn = ({ subcommands }: AnyCommand, before: readonly string[] = []): string[][] => {
  const all = subcommands.flatMap(({ commands }) => commands);
  if (all.length === 0) return [[...before]];
  return all.flatMap((command) => commandsIn(command, [...before, command.name]));
};
const COMMANDS = commandsIn(await program([], sessionOver(STREAMS)));

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
  process.env["ASSIZE_NATS_WAIT"] = "0";
});
afterAll(() => {
  delete process.env["ASSIZE_NATS_WAIT"];
  folder.remove();
});

/** A file as it is, and what is packed in it. */
const textOf = (path: string): string => {
  const bytes = readFileSync(path);
  if (!path.endsWith(".zip")) return bytes.toString("latin1");
  const entries = Object.entries(unzipSync(bytes));
  return entries.map(([name, content]) => `${name}\n${strFromU8(content, true)}`).join("\n");
};

/** What was printed, and every file that was written. */
const searched = ({ out, err }: Pick<Ran, "out" | "err">): string => {
  const root = folder.path("");
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const texts = files.map(({ parentPath, name }) => textOf(join(parentPath, name)));
  return [out, err, ...files.map(({ name }) => name), ...texts].join("\n");
};

/** Runs a command that a first word of its own ends. */
const run = async (words: readonly string[], endsItself = true): Promise<Ran> => {
  let end = (): void => undefined;
  let err = "";
  const onSignal = (ending: () => void) => {
    end = ending;
    return () => undefined;
  };
  const told = (text: string): void => {
    err += text;
    if (!endsItself) end();
  };
  const ran = await assize(words, { debug: true, onSignal, err: told });
  expect([words.join(" "), SECRET.exec(`${ran.out}${err}`)]).toEqual([words.join(" "), null]);
  return { ...ran, err };
};

describe("an address with an account", () => {
  const away = `nats://${ACCOUNT}@127.0.0.1:1,${ACCOUNT}@127.0.0.1:1/final`;
  const unreadable = ["nats://kestrel:Qz7/x@W@127.0.0.1:1/final", "nats://kestrel:Qz7,x@W@h/final"];
  /** Of a kind that nothing here reads, with signs that an address has encoded, and without anything known before it. */
  const others = [
    ACCOUNT,
    `${USER}:Qz7/x@W`,
    `${USER}:Qz7 x@W`,
    `${USER}:Qz7?x@W#x@W`,
    `${USER}:Qz7://x@W`,
  ].flatMap((account) => [
    `natss://${account}@127.0.0.1:1/final`,
    `7nats://${account}@h,tls://${account}@h/final`,
  ]);

  test("is shown without it by every command, also where nothing can be done", async () => {
    expect(COMMANDS.length).toBeGreaterThan(31);
    for (const command of COMMANDS)
      for (const words of [[away], [others[0]!, `--no-such-flag=${away}`]]) {
        const kept = command[1] === "audit" ? ["--results", folder.path("none.sqlite")] : [];
        const { code } = await run([...command, ...words, ...kept]);
        const isDone = code === 0 && command[0] !== "version";
        expect([command, words, isDone]).toEqual([command, words, false]);
      }
    for (const words of [...unreadable, ...others])
      expect((await run(["audit", words])).code).toBe(3);
    for (const other of others)
      for (const words of [
        [`--edition=${other}`],
        ["--edition", other],
        [`see ${other.replaceAll(" ", "")} there`],
      ])
        expect((await run(["audit", ...words])).code).toBe(3);
    expect(searched({ out: "", err: "" })).not.toMatch(SECRET);
  });

  test("is looked for once in a long word", async () => {
    const words = ["a://".repeat(200_000), "a@".repeat(200_000), "a".repeat(400_000)];
    expect(withoutAccounts(words, sessionOver(STREAMS))).toEqual(words);
  });

  test("is shown without it as the value of a flag, with a scheme or without", async () => {
    const server = `${ACCOUNT}@127.0.0.1:1`;
    const log = fileURLToPath(new URL("../../../docs/examples/games", import.meta.url));
    for (const nats of [["--nats", server], [`--nats=${server}`], ["--nats", `tls://${server}`]])
      for (const command of [["worker"], ["audit", log, "--results", folder.path("away.sqlite")]]) {
        const { code, err } = await run(["archive", ...command, ...nats]);
        expect([code, err]).toEqual([3, expect.stringContaining("127.0.0.1:1: no NATS server")]);
      }
  });

  test("that is typed twice with other accounts is refused", async () => {
    const { code, err } = await run([
      "merge",
      away,
      `nats://ann:${PASSWORD}@127.0.0.1:1,127.0.0.1:1/b`,
    ]);
    expect([code, err]).toEqual([3, expect.stringContaining("is named with two accounts")]);
  });
});

describe.skipIf(!HAS_NATS_SERVER)("a server with an account", () => {
  let server: TestServer;
  let host: string;
  beforeAll(async () => {
    server = await startServer(["--user", USER, "--pass", PASSWORD]);
    host = server.url.slice("nats://".length);
    const own = await connect(Result.getOrThrow(readAddress(`nats://${ACCOUNT}@${host}`)));
    const store = await createStreamStore(own);
    const url = new URL("../../../docs/examples/games/chess-nalchik.jsonl", import.meta.url);
    const [header = "", ...lines] = readFileSync(url, "utf8").trimEnd().split("\n");
    await store.create("final", header);
    await store.append("final", 0, lines);
    await disconnect(own);
  });
  afterAll(() => server.remove());

  /** The whole cluster, each server with its account. */
  const named = (log: string): string => `nats://${ACCOUNT}@${host},${ACCOUNT}@${host}${log}`;
  const shown = (log: string): string => `nats://${host},${host}${log}`;

  test("is read by every command, and none tells the account", async () => {
    const log = named("/final");
    const at = (name: string): string => folder.path(name);
    const results = ["--results", at("results.sqlite")];
    const reports = (name: string) => [
      "--sarif",
      at(`${name}.sarif`),
      "--junit",
      at(`${name}.xml`),
    ];
    /** The words, and the exit codes of the work that was done. */
    const runs: readonly (readonly [words: readonly string[], code: number])[] = [
      [["audit", log, "--html", at("sheet.html"), ...reports("audit")], 1],
      [["audit", log, "--json"], 1],
      [["audit", log, "--ndjson", "--matrix"], 1],
      [["audit", named(""), "--quiet"], 1],
      [["audit", named("/none"), "--json"], 3],
      [["audit", log, "--engines", "table,xstate"], 1],
      [["show", log, "--at", "5"], 0],
      [["explain", log, "--at", "5"], 0],
      [
        [
          "arbitrate",
          log,
          "--finding",
          "f1",
          "--answer",
          "let-stand",
          "--arbiter",
          "A",
          "--reason",
          "B",
        ],
        0,
      ],
      [["restore", log], 0],
      [["complete", log, "--unknowns"], 1],
      [["merge", log, log, "--out", at("merged.jsonl")], 0],
      [["migrate-check", log], 0],
      [["position", log, "--at", "5"], 0],
      [["export", log, "--to", "pgn"], 0],
      [["case", log, "--out", at("case.zip")], 0],
      [["coverage", log, "--html", at("coverage.html")], 0],
      [["shrink", log, "--finding", "f1", "--json"], 0],
      [["record", named("/recorded"), "--game", "xidit", "--players", "3", "--seed", "3"], 0],
      [["archive", "audit", log, named(""), ...results, ...reports("archive")], 1],
      [["archive", "query", "games", "--format", "json", ...results], 0],
      ...QUESTIONS.map(
        ({ name }) => [["archive", "query", name, "--format", "csv", ...results], 0] as const,
      ),
      [["archive", "page", at("page.html"), ...results], 0],
      [["archive", "migrate", "--from", "none", ...results], 3],
    ];
    const codes: unknown[] = [];
    let said = "";
    for (const [words] of runs) {
      const { code, out, err } = await run(words);
      codes.push([words, code]);
      said += `${out}${err}`;
    }
    expect(codes).toEqual(runs);
    const all = searched({ out: said, err: "" });
    expect(all).not.toMatch(SECRET);
    expect(all.split(shown("/final")).length).toBeGreaterThan(10);
  });

  test("spreads an audit, and neither side tells the account", async () => {
    const worker = run(["archive", "worker", "--nats", named(""), "-j", "1"], false);
    const { out } = await worker;
    expect(out).toContain(`0 games audited for ${shown("")}`);
  });
});
