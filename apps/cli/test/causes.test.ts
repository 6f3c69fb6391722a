// Every finding of the vectors has one sentence of cause in each language, by the players' names and
// without a name of code; each kind of finding and of deviation is among them.
import { readdirSync, readFileSync } from "node:fs";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { DEVIATION_KINDS, type Finding, FINDING_CODES, LANGUAGES } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { findingInWords } from "@assize/kernel-report/lean";
import "@assize/kernel-report";
import { bytesOf, CODE, linesOf, renumber, unchain } from "@assize/testkit";
import { auditRead } from "@assize/kernel-verifier";
import { expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { assize } from "./command-line.ts";

const GAMES = await allGames();

const VECTORS = "../../../docs/reference/vectors/logs/";

interface Found {
  readonly log: string;
  readonly finding: Finding;
  readonly start: Start;
}

const foundOf = (log: string, bytes: Uint8Array): readonly Found[] =>
  [...readGames(bytes)].flatMap((read) => {
    const audit = auditRead(read, { games: GAMES, hash: nodeHash });
    if (audit.kind !== "audited" || audit.start === null) return [];
    const { start } = audit;
    return audit.verdict.findings.map((finding) => ({ log, finding, start }));
  });

const foundIn = (folder: string): readonly Found[] => {
  const url = new URL(folder, import.meta.url);
  const logs = readdirSync(url).filter((name) => name.endsWith(".jsonl"));
  return logs.flatMap((log) => foundOf(log, readFileSync(new URL(log, url))));
};

/** A line of a sound log that stands later than it belongs: no vector has one. */
const moved = (from: number, to: number): readonly Found[] => {
  const url = new URL("../../../docs/examples/games/long-4p.jsonl", import.meta.url);
  const lines = linesOf(readFileSync(url));
  const without = lines.toSpliced(from, 1);
  return foundOf("moved", bytesOf(renumber(unchain(without.toSpliced(to, 0, lines[from]!)))));
};

/** A flag falls between a move and its capture: of the games here only chess hears from outside the seats. */
const fallenBetween = async (): Promise<readonly Found[]> => {
  const { out } = await assize(["simulate", "--game", "chess", "--seed", "3"]);
  const fallen = JSON.stringify({ seq: 0, type: "flag-fell", data: { seat: 0, saidBy: "clock" } });
  const lines = out.trimEnd().split("\n");
  const capture = lines.findIndex((line) => line.includes('"captured"'));
  return foundOf("flags", bytesOf(renumber(unchain(lines.toSpliced(capture, 0, fallen)))));
};

const found = [
  ...foundIn(VECTORS),
  ...moved(60, 66),
  ...moved(100, 108),
  ...(await fallenBetween()),
];

/** Findings that need another setting, or a game that refuses what comes from outside. */
const ELSEWHERE = new Set(["line-torn", "outside-impossible"]);

test("each kind of finding and of deviation is among them", () => {
  expect(found.length).toBeGreaterThan(400);
  const codes = new Set<string>(found.map(({ finding }) => finding.code));
  expect(FINDING_CODES.filter((code) => !codes.has(code) && !ELSEWHERE.has(code))).toEqual([]);
  const kinds = new Set<string>(found.flatMap(({ finding }) => finding.explained?.deviation ?? []));
  expect(DEVIATION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each(LANGUAGES)("each has a sentence in %s", (language) => {
  const wrong = found.flatMap(({ log, finding, start }) => {
    const { cause } = findingInWords(finding, start, language);
    const isSound = /^[\p{Lu}\d].*\.$/su.test(cause) && !CODE.test(cause);
    return isSound ? [] : [`${log}, ${finding.code}: ${cause}`];
  });
  expect(wrong).toEqual([]);
});

test("most of them say what decided", () => {
  const decided = found.filter(({ finding }) => finding.facts.length > 0);
  expect(decided.length / found.length).toBeGreaterThan(0.6);
});
