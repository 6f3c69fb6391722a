// Where games stand, as results keep it and tell it: one place whatever path is typed, and none that is no more. And who answers.
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeHash } from "@assize/kernel-integrity/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/games/${name}`, import.meta.url));
const textOf = (name: string): string => readFileSync(example(name), "utf8");

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

const write = (name: string, text: string): string => {
  writeFileSync(folder.path(name), text);
  return folder.path(name);
};

const audit = (results: string, logs: readonly string[], stdin = "") =>
  assize(["archive", "audit", ...logs, "--results", results, "-j", "1"], { stdin });

type Rows = readonly Readonly<Record<string, unknown>>[];

const ask = async (results: string, question: string): Promise<Rows> => {
  const asked = ["archive", "query", question, "--results", results, "--format", "json"];
  return JSON.parse((await assize(asked)).out) as Rows;
};

const sources = async (results: string) =>
  (await ask(results, "games")).map(({ source, number }) => [resolve(source as string), number]);

test("a file is one place, whatever path to it is typed; a copy is another, of the same games", async () => {
  const results = folder.path("paths.sqlite");
  const log = write("a.jsonl", textOf("long-4p.jsonl"));
  symlinkSync(log, folder.path("link.jsonl"));
  for (const path of [log, relative(process.cwd(), log), folder.path("link.jsonl")])
    await audit(results, [path]);
  expect(await sources(results)).toEqual([[log, 1]]);
  const copy = write("copy.jsonl", textOf("long-4p.jsonl"));
  await audit(results, [copy]);
  expect(await ask(results, "verdicts")).toMatchObject([
    { verdict: "compliant", games: 1, unfinished: 0, places: 2 },
  ]);
});

test("below the folder that somebody is in, files are named from there", async () => {
  const results = folder.path("here.sqlite");
  await audit(results, [example("long-4p.jsonl")]);
  const [game] = await ask(results, "games");
  expect(game!["source"]).toBe(relative(process.cwd(), example("long-4p.jsonl")));
  const [verdict] = await ask(results, "verdicts");
  expect(verdict!["example"]).toBe(`${relative(process.cwd(), example("long-4p.jsonl"))}#1`);
});

test("games of a renamed file stand under its new name, those of a deleted one stay", async () => {
  const results = folder.path("renamed.sqlite");
  mkdirSync(folder.path("season"));
  const old = write("season/old.jsonl", `${textOf("long-4p.jsonl")}${textOf("disputed-4p.jsonl")}`);
  const other = write("season/other.jsonl", textOf("short-4p.jsonl"));
  expect((await audit(results, [folder.path("season")])).err).toBe("");
  const renamed = folder.path("season/renamed.jsonl");
  renameSync(old, renamed);
  renameSync(other, folder.path("gone.jsonl"));
  const { err } = await audit(results, [folder.path("season")]);
  expect(err).toBe(
    `assize: a file that is gone is left out of the results, since all its games stand elsewhere now: ${old}\n`,
  );
  expect(await sources(results)).toEqual([
    [other, 1],
    [renamed, 1],
    [renamed, 2],
  ]);
});

test("a file that has fewer games than before has no more places", async () => {
  const results = folder.path("fewer.sqlite");
  const log = write("fewer.jsonl", `${textOf("long-4p.jsonl")}${textOf("disputed-4p.jsonl")}`);
  await audit(results, [log]);
  writeFileSync(log, textOf("disputed-4p.jsonl"));
  await audit(results, [log]);
  expect(await sources(results)).toEqual([[log, 1]]);
});

test("what is piped in today takes nothing of what was piped in yesterday", async () => {
  const results = folder.path("piped.sqlite");
  const [first, second] = [textOf("long-4p.jsonl"), textOf("disputed-4p.jsonl")];
  await audit(results, ["-"], first);
  await audit(results, ["-"], second);
  await audit(results, ["-"], `${first}${second}`);
  const games = await ask(results, "games");
  // By the first game of each pipe; the third is the first, and goes on longer.
  const places = games.map(({ source, number, log }) => [source, number, log]);
  const [one, other] = [nodeHash(Buffer.from(first)), nodeHash(Buffer.from(second))];
  const named = (log: string): string => `standard input (${log.slice(0, 8)})`;
  expect(new Set(places)).toEqual(
    new Set([
      [named(one), 1, one],
      [named(one), 2, other],
      [named(other), 1, other],
    ]),
  );
  expect(await ask(results, "verdicts")).toMatchObject([
    { verdict: "compliant", games: 1, places: 1 },
    { verdict: "violated", games: 1, places: 2 },
  ]);
});

test("who acted and who answers are told by seat and name", async () => {
  const results = folder.path("blame.sqlite");
  const pgn =
    '[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 2. Ke3 Nf6 3. Kd3 Nc6 4. Kc3 d5 5. Kb3 Be7 *\n';
  await audit(results, [write("blame.pgn", pgn), example("disputed-4p.jsonl")]);
  const blamed = (await ask(results, "blame")).filter(({ game }) => game === "chess");
  expect(blamed).toMatchObject([
    { blame: "player", blamed_seat: 1, blamed_name: "Ann", causes: 1, games: 1 },
  ]);
  const findings = await ask(results, "findings");
  const { reports } = JSON.parse(
    (await assize(["audit", example("disputed-4p.jsonl"), "--json", "--no-impact"])).out,
  ) as { reports: { findings: { by: number | null; blame: string; between: unknown[] }[] }[] };
  const disputed = findings.filter(({ source }) => String(source).endsWith("disputed-4p.jsonl"));
  const from1 = (seat: unknown): unknown => (typeof seat === "number" ? seat + 1 : seat);
  expect(
    disputed.map(({ actor_seat, blame, blamed_seat, between_whom }) => [
      actor_seat,
      blame,
      blamed_seat,
      between_whom,
    ]),
  ).toEqual(
    reports[0]!.findings.map(({ by, blame, between }) => [
      from1(by),
      blame,
      blame === "player" ? from1(by) : null,
      between.map(from1),
    ]),
  );
  expect(disputed.length).toBeGreaterThan(0);
  const games = await ask(results, "games");
  expect(games.map(({ names }) => names)).toContainEqual(["Ann", "Bob"]);
});

test("lines are counted from 1, as people count them", async () => {
  const results = folder.path("lines.sqlite");
  await audit(results, [
    write("broken.jsonl", `${textOf("long-4p.jsonl")}{"format":"assize-log/1"}\n`),
  ]);
  const [, broken] = await ask(results, "games");
  const { reports } = JSON.parse(
    (await assize(["audit", folder.path("broken.jsonl"), "--json"])).out,
  ) as {
    reports: { problem?: { line: number } }[];
  };
  expect(broken!["line"]).toBe(reports[1]!.problem!.line + 1);
});

test("a finding is told with its line, in a log and in a file of another notation", async () => {
  const results = folder.path("spots.sqlite");
  const pgn = (moves: string) => `[White "Ann"]\n[Black "Bob"]\n\n${moves}\n\n`;
  const files = [
    write("spots.jsonl", `${textOf("long-4p.jsonl")}${textOf("disputed-4p.jsonl")}`),
    write("spots.pgn", `${pgn("1. e4 e5 *")}${pgn("1. e4 e5\n2. Ke3 Nf6 3. Bb5 Kd6 *")}`),
    write("none.pgn", textOf("short-4p.jsonl")),
  ];
  const before = textOf("long-4p.jsonl").split("\n").length - 1;
  const { reports } = JSON.parse(
    (await assize(["audit", ...files, "--json", "--no-impact"])).out,
  ) as { reports: { findings?: { seq: number; place?: { line: number; column: number } }[] }[] };
  const told = reports
    .flatMap(({ findings = [] }) => findings)
    .map(({ seq, place }) => [place?.line ?? before + seq + 1, place?.column ?? null]);
  // Also where all was audited before: then no finding comes from a worker.
  for (let run = 0; run < 2; run++) {
    await audit(results, files);
    const findings = await ask(results, "findings");
    expect(findings.map(({ line, column }) => [line, column])).toEqual(told);
    expect(told.filter(([, column]) => column !== null).length).toBeGreaterThan(1);
    const games = await ask(results, "games");
    expect(games.map(({ source, line }) => [resolve(source as string), line])).toEqual([
      [files[2], null],
      [files[0], 1],
      [files[0], before + 1],
      [files[1], 1],
      [files[1], 6],
    ]);
    const clauses = await ask(results, "clauses");
    const lines = new Set(findings.map(({ source, line }) => `${String(source)} ${String(line)}`));
    for (const { example, line } of clauses)
      expect(lines).toContain(`${String(example).replace(/#\d+$/, "")} ${String(line)}`);
    expect(clauses.length).toBeGreaterThan(2);
  }
});

test("a game that stands twice counts once in the totals, as in the answers", async () => {
  const results = folder.path("copies.sqlite");
  const text = textOf("long-4p.jsonl");
  const files = [write("copies.jsonl", `${text}${text}`), write("third.jsonl", text)];
  for (const before of ["", "; 1 of them audited before"])
    expect((await audit(results, files)).out).toBe(
      `1 game in 3 places: 1 compliant${before}; results in ${results}\n`,
    );
  expect(await ask(results, "verdicts")).toMatchObject([{ games: 1, places: 3 }]);
});
