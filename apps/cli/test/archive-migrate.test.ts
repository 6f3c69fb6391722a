// Results of an earlier program: what is kept of them is checked, a surprise is loud, and what breaks is told by cause.
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import {
  type Again,
  type AuditedRow,
  isChosen,
  type Program,
  programOf,
  type Reading,
  rowMaker,
} from "@assize/archive";
import { openResults } from "@assize/archive/node";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { bytesOf, linesOf, rechain } from "@assize/testkit";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newTotals } from "../src/actions/archive-totals.ts";
import { programCode } from "../src/code/program-code.ts";
import { allGames } from "../src/games.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const GAMES = await allGames();

const DOCS = new URL("../../../docs/", import.meta.url);
const OPERA = fileURLToPath(new URL("examples/games/chess-opera.jsonl", DOCS));

const RULEBOOK = (JSON.parse(linesOf(readFileSync(OPERA))[0]!) as { rulebook: string }).rulebook;

let folder: Folder;
let results: string;
beforeAll(() => {
  folder = makeFolder();
  results = folder.path("results.sqlite");
});
afterAll(() => folder.remove());

/** The first so many moves of a game of chess; each seed is another log. */
const gameOf = (seed: number, events: number): readonly string[] => {
  const [header, ...lines] = linesOf(readFileSync(OPERA));
  const own = JSON.stringify({ ...(JSON.parse(header!) as object), "x-seed": seed });
  return rechain([own, ...lines.slice(0, events)], nodeHash);
};

const program = (): Program => programOf(GAMES, programCode(), nodeHash);
const basis = (): string => program().basesOf("chess")[0]!.digest;

/** A game that is checked by this program though it could be kept, and one that is not. */
const checkedAndKept = (): readonly (readonly string[])[] => {
  const today = { basis: basis() } as Reading;
  const found: (readonly string[])[] = [];
  for (const wanted of [true, false])
    for (let seed = 0; ; seed++) {
      const lines = gameOf(seed, 6);
      if (isChosen(nodeHash(bytesOf(lines)), today, nodeHash) !== wanted) continue;
      found.push(lines);
      break;
    }
  return found;
};

const changing = (work: (database: DatabaseSync) => void): void => {
  const database = new DatabaseSync(results);
  work(database);
  database.close();
};

const rowsIn = (): readonly unknown[] => {
  const database = new DatabaseSync(results, { readOnly: true });
  const rows = database.prepare("select events, prefix, kept from game order by 1, 2, 3").all();
  database.close();
  return rows.map((row) => Object.values(row));
};

const audit = (log: string) => assize(["archive", "audit", log, "--results", results, "-j", "1"]);

test("a game that was checked and is judged otherwise is loud, and all are audited again", async () => {
  const [checked, kept] = checkedAndKept();
  const log = folder.path("games.jsonl");
  writeFileSync(log, bytesOf([...kept!, ...checked!]));
  const optionsFor = () => ({ games: GAMES, hash: nodeHash });
  const rowFor = rowMaker({ optionsFor, hash: nodeHash, program: program(), known: null });
  const earlier = openResults(results);
  earlier.know(program().basesOf("chess"));
  for (const [at, lines] of [kept!, checked!].entries())
    earlier.put({ source: log, number: at + 1 }, rowFor([...readGames(bytesOf(lines))][0]!));
  earlier.close();
  changing((database) => {
    // As if another program had found them, of which nothing has changed since, and one of them otherwise.
    database.exec(`update reading set basis = 'old';
      insert into basis select 'old', json from basis where digest = '${basis()}';`);
    database.prepare("update game set prefix = 3 where log = ?").run(nodeHash(bytesOf(checked!)));
  });
  const { out, err, code } = await audit(log);
  expect(err).toContain("games.jsonl#2: nothing that this game touched has changed");
  // The one that was checked was audited by this.
  const before = "1 of them audited before";
  expect([out, code]).toEqual([
    `2 games: 2 compliant; 2 unfinished; ${before}; results in ${results}\n`,
    0,
  ]);
  // Events, how many of them are sound, and whether the game was kept: two rows of then, two of now.
  expect(rowsIn()).toEqual([
    [6, 3, 0],
    [6, 6, 0],
    [6, 6, 0],
    [6, 6, 0],
  ]);
  changing((database) => {
    expect(database.prepare("select basis from surprise").all()).toEqual([{ basis: basis() }]);
  });
});

const migrate = (...flags: readonly string[]) =>
  assize(["archive", "migrate", "--results", results, ...flags]);

test("what breaks is told by cause: the first finding that came or went", async () => {
  changing((database) => {
    const finding = `insert into finding select log, reading, 'f1', 3, 'not-legal', 'moved', 1, 'player', '["move.path"]', '[]', null, '[]'
      from game join reading on reading.id = game.reading where reading.basis`;
    // Then the second was violated; now both would be.
    database.exec(`
      update game set verdict = 'violated', prefix = 2 where reading in (select id from reading where basis <> 'old');
      ${finding} <> 'old'`);
  });
  const told = await migrate("--from", RULEBOOK.slice(0, 7));
  expect(told).toMatchObject({ code: 1, err: "" });
  expect(told.out.split("\n").slice(0, 2)).toEqual([
    "2 games of chess: clause move.path: now not-legal at moved",
    "  2 with the same result another way; 0 with the same verdict; 2 broken at event 3 to 3, half of them by event 3",
  ]);
  expect(told.out).toContain(
    "games.jsonl#1: compliant → violated; broken at event 3; not finished as before",
  );
  expect(told.out).toContain("0 the same now (0 of them kept), 2 otherwise, 0 not audited since");
  const { out } = await migrate("--from", RULEBOOK.slice(0, 7), "--json", "--examples", "1");
  const json = JSON.parse(out) as { clusters: { examples: unknown[] }[] };
  const schema = new URL("reference/archive-migration.schema.json", DOCS);
  const validate = new Ajv2020.default({ strict: false }).compile(
    JSON.parse(readFileSync(schema, "utf8")) as object,
  );
  expect([validate(json), validate.errors]).toEqual([true, null]);
  expect(json.clusters.map(({ examples }) => examples.length)).toEqual([1]);
});

test("what cannot be compared is said, with what to do", async () => {
  changing((database) => {
    database.exec(`delete from place; delete from finding;
      delete from game where reading not in (select id from reading where basis = 'old');
      insert into place select 'a.jsonl', rowid_, log, reading, null, null, null, null, null
        from (select log, reading, row_number() over () as rowid_ from game)`);
  });
  const told = await migrate("--from", RULEBOOK.slice(0, 3));
  expect([told.code, told.out]).toEqual([2, expect.stringContaining("2 not audited since")]);
  expect(told.out).toContain("this is today's rulebook of chess");
  changing((database) => database.exec("update reading set rulebook = 'then'"));
  expect((await migrate("--from", "then")).out).toContain(`--current --results ${results}`);
  changing((database) => database.exec(`update reading set rulebook = '${RULEBOOK}'`));
  const other = await migrate("--from", "AAA");
  expect([other.code, other.err]).toEqual([
    3,
    expect.stringContaining(`"AAA"; name one of ${RULEBOOK}`),
  ]);
  expect((await migrate("--from", RULEBOOK.slice(0, 3), "--examples", "-1")).code).toBe(3);
  changing((database) => database.exec("pragma user_version = 1"));
  expect((await migrate("--from", RULEBOOK.slice(0, 3))).err).toContain(
    "audit once more into this file",
  );
  changing((database) => database.exec("pragma user_version = 9"));
  expect((await migrate("--from", RULEBOOK.slice(0, 3))).err).toContain("have version 9");
});

test("the summary says what was audited again and why, and no more reasons than can be read", () => {
  const totals = newTotals();
  const row = (again: Again) => ({ verdict: "compliant", again }) as AuditedRow;
  for (let at = 0; at < 12; at++)
    totals.add(row({ kind: "changed", causes: [`ruling r${at}`, "question mayFlee"] }), 0);
  totals.add(row({ kind: "changed", causes: ["not-followed"] }), 0);
  for (let at = 0; at < 5; at++) totals.add(row({ kind: "kept" }), 0);
  totals.add(row({ kind: "checked", isSame: true }), 0);
  expect(totals.lines("r").slice(0, 4)).toEqual([
    "19 games: 19 compliant; results in r",
    "since then: 13 audited again, 5 kept, 1 checked: they are as they were; audited again, since",
    "  12: they asked mayFlee",
    "  1: they read the ruling r0",
  ]);
  expect(totals.lines("r").at(-1)).toBe("  and for 6 other reasons");
});
