// Which stored games today's rulebook judges otherwise: against reports of then, and where nobody can say it.
import { readFileSync, writeFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const TEXT = `1. e4 e5 1/2-1/2

[Event "Mate, and another result"]

1. f3 e5 2. g4 Qh4# 1-0
`;

let folder: Folder;
let games: string;
beforeAll(() => {
  folder = makeFolder();
  games = folder.path("games.pgn");
  writeFileSync(games, TEXT);
});
afterAll(() => folder.remove());

test("games are judged as in their reports, or otherwise under the clause that makes the difference", async () => {
  const { out } = await assize(["audit", games, "--ndjson", "--no-impact"]);
  const reports = folder.path("then.ndjson");
  writeFileSync(reports, out);
  const same = await assize(["migrate-check", games, "--reports", reports]);
  expect(same).toMatchObject({
    code: 0,
    err: "",
    out: "2 games: 2 judged as then, 0 otherwise, 0 not known, 0 unreadable\n",
  });
  const example = new URL("../../../docs/examples/games/short-3p.jsonl", import.meta.url).pathname;
  expect((await assize(["migrate-check", example])).out).toMatch(/^1 game: /m);
  // Then nobody had noticed it.
  const [first, second] = out.split("\n");
  const { record } = JSON.parse(second!) as { readonly record: unknown };
  const noticed = {
    log: "x",
    verdict: "compliant",
    record,
    findings: [],
    outcome: { winners: [0] },
  };
  writeFileSync(reports, `${first}\n${JSON.stringify(noticed)}\n`);
  const changed = await assize(["migrate-check", games, "--reports", reports]);
  expect(changed.code).toBe(1);
  expect(changed.out.split("\n")).toEqual([
    "clause end.checkmate",
    `    ${games}#2: compliant → violated; now event 5: outcome-wrong, checkmated; won by seat 1 → won by seat 2`,
    "2 games: 1 judged as then, 1 otherwise, 0 not known, 0 unreadable",
    "",
  ]);
  const json = await assize(["migrate-check", games, "--reports", reports, "--json"]);
  expect(fits(json.out)).toEqual([true, null]);
  expect(JSON.parse(json.out)).toMatchObject({
    changed: [{ before: { kind: "compliant", winners: [0] }, today: { winners: [1] } }],
  });
  const none = await assize(["migrate-check", games, "--reports", games]);
  expect(none.code).toBe(3);
  expect(none.err).toContain("there is no report on a whole game here");
});

const fits = (json: string): readonly unknown[] => {
  const schema = new URL("../../../docs/reference/migration.schema.json", import.meta.url);
  const ajv = new Ajv2020.default({ strict: false });
  const isValid = ajv.validate(JSON.parse(readFileSync(schema, "utf8")), JSON.parse(json));
  return [isValid, ajv.errors];
};

test("of a rulebook that is not known nobody can say it", async () => {
  const log = folder.path("games.jsonl");
  await assize(["import", "--from", "pgn", games, "--out", log]);
  const text = readFileSync(log, "utf8").replace(
    /"rulebook":"[^"]+"/,
    `"rulebook":"${"A".repeat(43)}"`,
  );
  writeFileSync(log, text);
  const { out, code } = await assize(["migrate-check", log, "--json"]);
  expect(fits(out)).toEqual([true, null]);
  expect(JSON.parse(out)).toEqual({
    format: "assize-migration/1",
    games: 2,
    same: 1,
    changed: [],
    unknown: [`${log}#1`],
    unreadable: [],
  });
  expect(code).toBe(2);
});
