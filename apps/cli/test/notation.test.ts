// Games in the notation of Lords of Xidit: every game comes back from its text, and what is wrong is told at its place.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadNotation } from "@assize/catalogue";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toNote } from "../src/actions/export.ts";
import { allGames } from "../src/games.ts";
import { linesOf, lineWith, parsed, simulated, terse, unchained, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const GAMES = await allGames();

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SEEDS = DEEP ? 50 : 1;

const examples = new URL("../../../docs/examples/games/", import.meta.url);
const recorded = new URL("recorded/", import.meta.url);
const notation = await loadNotation("xgn");

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

const CHANCES = [
  "titans-shuffled",
  "tiles-shuffled",
  "assessments-shuffled",
  "reinforcements-shuffled",
];

/** Choices and outcomes of chance of a log, as a text has to say them. */
const choicesOf = (log: string): readonly object[] =>
  linesOf(log)
    .slice(1)
    .map((line) => parsed(line))
    .filter(({ type, by }) => by !== undefined || CHANCES.includes(type as string))
    .map(({ type, by, data }) => (by === undefined ? { type, data } : { type, by, data }));

/** Asks the notation alone, without an audit of what comes back. */
const comesBack = (log: string): void => {
  const [game] = readGames(new TextEncoder().encode(log));
  if (!game!.ok) throw new Error(game!.problem.code);
  const one = toNote(game!, { games: GAMES, hash: nodeHash });
  const [read, ...others] = notation.read({
    text: notation.write(one).text,
    firstLine: 1,
    language: "en",
    seen: new Map(),
  });
  if (read === undefined || "unread" in read) throw new Error(JSON.stringify(read));
  expect(others).toEqual([]);
  const { header } = read;
  for (const member of ["seats", "options", "table", "rulings", "rulebook", "position"] as const)
    expect(header[member]).toEqual(one.header[member]);
  expect(read.events.map(({ event }) => event)).toEqual(choicesOf(log));
};

describe("every game comes back", () => {
  const logs = readdirSync(examples).filter((name) => /^(?!treasure|chess-).*\.jsonl$/.test(name));
  test("the examples are of all numbers of players and lengths", () => {
    for (const kind of ["long-3p", "long-4p", "long-5p", "short-3p", "short-4p", "short-5p"])
      expect(logs).toContain(`${kind}.jsonl`);
  });
  test.each(logs)("%s", (name) => comesBack(readFileSync(new URL(name, examples), "utf8")));

  test("of bots that play anything, under other rulings", async () => {
    for (let seed = 1; seed <= SEEDS; seed++)
      for (const players of ["3", "4", "5"]) {
        const flags = ["--players", players, "--seed", String(seed), "--bots", "random"];
        const played = async (...more: readonly string[]): Promise<string> =>
          (await assize(["simulate", ...flags, ...more])).out;
        comesBack(await played("--ruling", "storeys-up-to=up-to"));
        comesBack(terse(await played("--length", "short")));
      }
  });

  test("of games that the rules do not allow", () => {
    const wrong = ["double-move", "double-last-program", "believed-seat-9", "region-0", "wb2-min"];
    for (const name of wrong) comesBack(readFileSync(new URL(`${name}.jsonl`, recorded), "utf8"));
  });
});

describe("on the command line", () => {
  test("a text becomes a terse log, which becomes the game again, byte for byte", async () => {
    const log = await simulated(1);
    const { out: text } = await assize(["export", "--xgn", "-"], { stdin: log });
    const imported = await assize(["import", "-"], { stdin: text });
    expect(imported).toEqual({ code: 0, out: terse(log), err: "" });
    expect((await assize(["complete", "-"], { stdin: imported.out })).out).toBe(log);
  });

  test("what a text cannot say is told with line, column and what may be meant", async () => {
    const path = folder.path("evening.xgn");
    const text = '[Blue "A"]\n[Red "B"]\n[Green "C"]\n[First "B"]\n1. B ANAAAA\n1. R A[3x1]\n';
    writeFileSync(path, text);
    const ran = await assize(["import", path]);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toBe(
      `assize: ${path}: this cannot be read as .xgn\n` +
        `${path}:5:7: N is no order; did you mean K?\n` +
        `${path}:6:8: 3x1 is no choice; did you mean 3*1?\n`,
    );
  });

  test("what breaks a rule is told at its place, and stands in the log all the same", async () => {
    const text = readFileSync(new URL("../notation/blue-year.xgn", examples), "utf8");
    const wrong = text.replace("3*1,9*2", "3*1,8*2");
    expect(wrong).not.toBe(text);
    const line = wrong.split("\n").findIndex((one) => one.includes("8*2"));
    const column = wrong.split("\n")[line]!.indexOf("3*1,8*2");
    const ran = await assize(["import", "-"], { stdin: wrong });
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('"region":8,"bards":2');
    expect(ran.err).toMatch(`standard input:${line + 1}:${column + 1}: `);
    expect(ran.err).toContain("reward.bards");
  });

  test("a text is audited as it is, and the report names its own bytes beside those of the log", async () => {
    const path = new URL("../notation/evening.xgn", examples).pathname;
    const log = folder.path("evening.jsonl");
    await assize(["import", path, "--out", log]);
    const [own, made] = [await assize(["audit", path]), await assize(["audit", log])];
    expect(own.code).toBe(made.code);
    const bytes = readFileSync(path);
    const source = `Read from ${bytes.length} bytes with the SHA-256 ${nodeHash(bytes)}; `;
    expect(own.out).toContain(`\n${source}`);
    const { reports } = parsed((await assize(["audit", path, "--json", "--no-impact"])).out);
    expect(reports).toMatchObject([{ source: { bytes: bytes.length, digest: nodeHash(bytes) } }]);
    expect(made.out).not.toContain("Read from");
    expect((await assize(["import", log])).err).toBe(
      `assize: ${log}: this is a log already; audit it as it is\n`,
    );
    const wrong = folder.path("wrong.xgn");
    writeFileSync(wrong, '[Blue "A"]\n[Red "B"]\n[Green "C"]\n[First "B"]\n1. B ANAAAA\n');
    expect(await assize(["audit", wrong, "--quiet"])).toEqual({
      code: 3,
      out: `UNREADABLE ${wrong}: notation-invalid\n`,
      err: `assize: ${wrong}: this cannot be read as .xgn: ${wrong}:5:7: N is no order; did you mean K?\n`,
    });
    expect((await assize(["audit", wrong, "--json"])).out).toContain(":5:7: N is no order");
  });

  test("the dispute of the how-to page is told as it stands there", async () => {
    const how = new URL("../../../docs/how-to/note-a-game-on-paper.md", import.meta.url);
    const page = readFileSync(how, "utf8");
    const told = async (text: string): Promise<readonly string[]> => {
      const { err } = await assize(["import", "-"], { stdin: text });
      return linesOf(err).map((line) => line.replace(/^standard input:|^assize: .*/, ""));
    };
    const evening = readFileSync(new URL("../notation/evening.xgn", examples), "utf8");
    const slips = evening.replace("2. R ABARAK", "2. R ABAXAK").replace("5*2", "5x2");
    const lines = [...(await told(evening)), ...(await told(slips))].filter((one) => one !== "");
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(page).toContain(line);
  });

  test("the example year of the rulebook is the log of the examples", async () => {
    const text = readFileSync(new URL("../notation/blue-year.xgn", examples), "utf8");
    const { code, out } = await assize(["import", "-"], { stdin: text });
    const log = readFileSync(new URL("blue-year.jsonl", examples), "utf8");
    expect(code).toBe(0);
    expect(choicesOf(out)).toEqual(choicesOf(log));
  });

  test("times are left out and told; taken back play and other games have no notation", async () => {
    const log = unchained(await simulated(1));
    const at = lineWith(log, "idrakys-placed");
    const timed = withLine(log, at, (line) => ({ ...line, at: "2026-01-31T18:00:00Z", "x-a": 1 }));
    const ran = await assize(["export", "--xgn", "-"], { stdin: timed });
    expect(ran).toMatchObject({
      code: 0,
      err: "assize: 2 times and members of the writer's own left out\n",
    });
    const [header, first] = linesOf(log);
    const undo = { seq: 2, type: "table/undo", data: { to: 0, seats: [0] } };
    const taken = [{ ...parsed(header), format: "assize-log/2" }, parsed(first), undo];
    const back = folder.path("back.jsonl");
    writeFileSync(back, taken.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const cases: readonly (readonly [string, readonly string[], string])[] = [
      [back, ["--xgn"], "a game in which play is taken back cannot be noted"],
      ["games/treasure-2p.jsonl", ["--xgn"], "this is a game of grandlin; .xgn is for xidit"],
      ["games/short-3p.jsonl", [], "say in which notation: --xgn"],
    ];
    for (const [name, flags, said] of cases) {
      const file = name === back ? back : new URL(`../${name}`, examples).pathname;
      const refused = await assize(["export", file, ...flags]);
      expect(refused).toMatchObject({ code: 3, out: "" });
      expect(refused.err).toContain(said);
    }
  });
});
