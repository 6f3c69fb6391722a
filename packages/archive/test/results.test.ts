// The file of results: one of an earlier version is renewed and loses nothing, and no row is kept by halves.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { bytesOf } from "@assize/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuditedRow, type Row, rowMaker } from "../src/index.ts";
import { QUESTIONS } from "../src/questions.ts";
import { ask, openMigration, openResults, openToAsk } from "../src/node.ts";
import { linesOfGame, optionsFor, program } from "./games.ts";

const rowFor = rowMaker({ optionsFor, hash: nodeHash, program, known: null });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "assize-results-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const VERSION_1 = `
create table reading (id integer primary key, game text not null, rulebook text not null, rulings text not null,
  edition text not null, verifier text not null, unique (game, rulebook, rulings, edition, verifier)) strict;
create table game (log text not null, reading integer not null references reading, verdict text not null, reason text,
  events integer not null, prefix integer not null, finished integer not null, seats integer not null,
  winners text not null, primary key (log, reading)) strict, without rowid;
create table finding (log text not null, reading integer not null, id text not null, seq integer not null,
  code text not null, type text not null, seat integer, blame text not null, clauses text not null,
  rulings text not null, follows text, primary key (log, reading, id)) strict, without rowid;
create table place (source text not null, number integer not null, log text, reading integer, verdict text, reason text,
  line integer, primary key (source, number)) strict, without rowid;
create view audited as select place.source, place.number, coalesce(game.verdict, place.verdict) as verdict,
    coalesce(game.reason, place.reason) as reason, reading.game, game.events, game.prefix, game.finished, game.seats,
    game.winners, place.log, place.reading, place.line
  from place left join game on game.log = place.log and game.reading = place.reading
  left join reading on reading.id = place.reading;
insert into reading values (1, 'nim', 'R', '["default"]', 'E', 'assize/0.1.0');
insert into game values ('L', 1, 'violated', null, 5, 2, 1, 2, '[0]');
insert into finding values ('L', 1, 'f1', 3, 'not-legal', 'matches-taken', 0, 'player', '["nim.take"]', '[]', null);
insert into place values ('a.jsonl', 1, 'L', 1, null, null, null), ('a.jsonl', 2, null, null, 'unreadable', 'no-game', 9);
pragma application_id = ${0x41737369}; pragma user_version = 1;`;

const answersIn = (path: string): readonly unknown[] => {
  const database = openToAsk(path);
  const answers = QUESTIONS.map((question) => [...ask(database, question)]);
  database.close();
  return answers;
};

test("results of version 1 are asked as they are, and renewed with all their rows by whoever writes to them", () => {
  const path = join(folder, "old.sqlite");
  const old = new DatabaseSync(path);
  old.exec(VERSION_1);
  old.close();
  const before = answersIn(path);
  expect(() => openMigration(path, "R")).toThrow("audit once more into this file");
  openResults(path).close();
  expect(answersIn(path)).toEqual(before);
  const renewed = openMigration(path, "R");
  expect([...renewed.games()]).toMatchObject([
    { game: "nim", place: "a.jsonl#1", now: null, before: { verdict: "violated", prefix: 2 } },
  ]);
  expect(renewed.unreadable).toBe(1);
  renewed.close();
  const results = openResults(path);
  expect(results.isOld).toBe(true);
  results.close();
});

/** What makes results of today those of version 6. */
const UNTIL_6 = `drop view audited; alter table game drop column reason_seq; alter table place drop column remarks;`;

/** What makes results of version 6 those of version 4. */
const FROM_TODAY = `alter table game drop column undos; alter table game drop column undos_by_fewer;
  alter table game drop column seen_chance; alter table game drop column seen_reveals;`;

/** What makes results of version 4 those of an earlier one. */
const EARLIER: Readonly<Record<number, string>> = {
  2: `alter table game drop column names; alter table finding drop column between_whom;
    alter table place drop column spots;
    create view audited as select place.source, place.number, game.verdict, game.reason, reading.game, game.events, game.prefix,
        game.finished, game.seats, game.winners, place.log, place.reading, place.line
      from place join game on game.log = place.log and game.reading = place.reading
      join reading on reading.id = place.reading;`,
  3: "update place set line = null; alter table place drop column spots;",
  4: "",
  5: "",
  6: "",
};

test.each([2, 3, 4, 5, 6])(
  "results of version %i are asked as they are too, and renewed",
  (version) => {
    const path = join(folder, `${version}.sqlite`);
    const results = openResults(path);
    results.put({ source: "a", number: 1 }, rowOf(1, 2));
    results.close();
    const database = new DatabaseSync(path);
    database.exec(
      `${UNTIL_6} ${version < 5 ? FROM_TODAY : ""} ${EARLIER[version]!} pragma user_version = ${version}`,
    );
    database.close();
    const before = answersIn(path);
    expect(
      before.filter((answer) => (answer as readonly unknown[]).length > 0).length,
    ).toBeGreaterThan(7);
    openResults(path).close();
    expect(answersIn(path)).toEqual(before);
  },
);

test("tables count seats and lines from 1, as answers do", () => {
  const path = join(folder, "counted.sqlite");
  const results = openResults(path);
  const whole = rowOf(1, -1);
  expect(whole.winners.length).toBe(1);
  results.put({ source: "a", number: 1 }, { ...whole, line: 4 });
  results.close();
  const database = new DatabaseSync(path);
  const { winners, line } = database.prepare("select winners, line from audited").get()!;
  database.close();
  expect([winners, line]).toEqual([JSON.stringify([whole.winners[0]! + 1]), 5]);
  const asked = openToAsk(path);
  const [game] = [
    ...ask(
      asked,
      QUESTIONS.find(({ name }) => name === "games")!,
    ),
  ];
  asked.close();
  expect(game).toMatchObject({ winners: [whole.winners[0]! + 1], line: 5 });
});

test("the reference page names every table and column", () => {
  const path = join(folder, "page.sqlite");
  openResults(path).close();
  const page = readFileSync(new URL("../../../docs/reference/results.md", import.meta.url), "utf8");
  const database = new DatabaseSync(path);
  const tables = database.prepare("select name from sqlite_schema where type in ('table', 'view')");
  const names = tables.all().map(({ name }) => String(name));
  expect(names).toHaveLength(7);
  for (const table of names) {
    const section = page.split(/^## /m).find((text) => text.split("\n")[0]!.includes(table));
    const columns = database.prepare(`pragma table_info(${table})`).all();
    for (const { name } of columns) expect(section).toContain(`\`${String(name)}\``);
  }
  database.close();
});

const rowOf = (seed: number, without: number): AuditedRow => {
  const lines = linesOfGame(seed).filter((_, index) => index !== without);
  const [row] = Array.from(readGames(bytesOf(lines)), rowFor) as readonly Row[];
  return row as AuditedRow;
};

test("a row that could not be put as a whole is not there, nor what came after the last that is kept", () => {
  const path = join(folder, "broken.sqlite");
  const results = openResults(path);
  const row = rowOf(1, 2);
  expect(row.findings.length).toBeGreaterThan(0);
  results.put({ source: "a", number: 1 }, rowOf(2, -1));
  results.keep();
  results.put({ source: "a", number: 2 }, rowOf(3, -1));
  const finding = { ...row.findings[0]!, type: null as unknown as string };
  expect(() => results.put({ source: "a", number: 3 }, { ...row, findings: [finding] })).toThrow(
    "NOT NULL",
  );
  results.close();
  const database = new DatabaseSync(path, { readOnly: true });
  expect(database.prepare("select number from place").all()).toEqual([{ number: 1 }]);
  expect(database.prepare("select count(*) as games from game").all()).toEqual([{ games: 1 }]);
  database.close();
});

test("results at rest are one file, also after they were asked", () => {
  const path = join(folder, "rest.sqlite");
  for (const number of [1, 2]) {
    const results = openResults(path);
    results.put({ source: "a", number }, rowOf(number, 2));
    results.close();
  }
  expect(answersIn(path).flat().length).toBeGreaterThan(1);
  expect(readdirSync(folder).filter((name) => name.startsWith("rest"))).toEqual(["rest.sqlite"]);
});

test("questions are answered by the latest row of a log, also where an old name of its file still stands", () => {
  const path = join(folder, "twice.sqlite");
  const results = openResults(path);
  const row = rowOf(1, 2);
  const other = { ...row, reading: { ...row.reading, basis: "other" } };
  results.put({ source: "another", number: 1 }, row);
  results.put({ source: "its-name", number: 1 }, other);
  results.close();
  const causes = row.findings.filter(({ follows }) => follows === null).length;
  const database = openToAsk(path);
  const codes = [
    ...ask(
      database,
      QUESTIONS.find(({ name }) => name === "codes")!,
    ),
  ];
  database.close();
  expect(codes.reduce((sum, code) => sum + Number(code["causes"]), 0)).toBe(causes);
  expect([...openMigration(path, row.reading.rulebook).games()]).toMatchObject([
    { place: "its-name#1", before: { prefix: row.prefix }, now: { prefix: row.prefix } },
  ]);
});
