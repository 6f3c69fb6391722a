// Logs that were recorded under a game's first rulebook, before it grew: each keeps its verdict, with what is found, cited and read,
// whatever rulings and clauses come. `verdicts.json` changes only where what is told was wrong.
import { readdirSync, readFileSync } from "node:fs";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Verdict } from "@assize/kernel-model";
import { auditRead } from "@assize/kernel-verifier";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";

const GAMES = await allGames();

const RECORDED = new URL("recorded/", import.meta.url);

interface First {
  readonly folder: URL;
  readonly digest: string;
  /** Logs that stand elsewhere too. */
  readonly recorded: string | null;
  readonly least: number;
}

const FIRST: Readonly<Record<string, First>> = {
  "the treasure game’s, of twenty rulings": {
    folder: new URL("first-treasure-rulebook/", import.meta.url),
    digest: "Z1uMAKZ7WjA7OzDew9cg2LozUXz0wIr_RvyAE_lGE0c",
    recorded: "treasure-",
    least: 85,
  },
  "chess’s, of eleven rulings": {
    folder: new URL("first-chess-rulebook/", import.meta.url),
    digest: "nxwa9nmBy__wFy7ZvSRHR7UZffPGpQU-0v-JdjKg_ZE",
    recorded: null,
    least: 114,
  },
};

/** Findings of games of which less is told now than `verdicts.json` says, by log and the place of the game in it. */
const TOLD_LESS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  "treasure-deviations.jsonl": {
    // Worse than it was: a gap before event 9 stands in the place of the wrong seat at 10.
    21: [
      "decision-illegal 7 stepped move.step,comp.board  ",
      "consequence-surplus 9 move-stopped move.stop,day.end,move.step,comp.board,move.roll,play.one,play.spell,spell.effect stop-on ",
    ],
  },
};

const logsIn = (folder: URL, prefix = ""): readonly URL[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith(".jsonl"))
    .map((name) => new URL(name, folder));

const verdictsOn = (log: URL): readonly Verdict[] =>
  [...readGames(readFileSync(log))].flatMap((read) => {
    const answer = auditRead(read, { games: GAMES, hash: nodeHash });
    return answer.kind === "audited" ? [answer.verdict] : [];
  });

/** All that a verdict says of the game, but for how the record is explained. */
const toldIn = ({ kind, outcome, rulings, findings, doubts, compliantPrefix }: Verdict) => ({
  kind,
  doubts: doubts.map(({ reason }) => reason),
  prefix: compliantPrefix,
  outcome,
  rulings: { choices: Object.entries(rulings.choices).flat().join(" "), read: rulings.read.join() },
  findings: findings.map((one) =>
    [one.code, one.seq, one.type, one.clauses.join(), one.rulings.join(), one.fields.join()].join(
      " ",
    ),
  ),
});

const toldLess = (log: string, at: number): { readonly findings?: readonly string[] } => {
  const findings = TOLD_LESS[log]?.[at];
  return findings === undefined ? {} : { findings };
};

const name = (log: URL): string => log.pathname.split("/").at(-1)!;

describe.each(Object.entries(FIRST))("%s", (_, { folder, digest, recorded, least }) => {
  const others = recorded === null ? [] : logsIn(RECORDED, recorded);
  const all = [...logsIn(folder), ...others].map((log) => [name(log), verdictsOn(log)] as const);

  test("logs keep their verdicts", () => {
    const kept = readFileSync(new URL("verdicts.json", folder), "utf8");
    const expected = Object.fromEntries(
      Object.entries(JSON.parse(kept) as Readonly<Record<string, readonly object[]>>).map(
        ([log, verdicts]) => [log, verdicts.map((one, at) => ({ ...one, ...toldLess(log, at) }))],
      ),
    );
    const told = Object.fromEntries(all.map(([log, verdicts]) => [log, verdicts.map(toldIn)]));
    expect(JSON.parse(JSON.stringify(told))).toEqual(expected);
  });

  test("logs are audited by the rulebook that they name, which is not today's", () => {
    const used = all.flatMap(([, some]) => some).flatMap(({ rulebook }) => rulebook ?? []);
    expect(used.length).toBeGreaterThanOrEqual(least);
    for (const one of used) expect(one).toEqual({ digest, current: false, replaced: false });
  });
});

test("where less is told than was, nobody who played is accused", () => {
  const { folder } = FIRST["the treasure game’s, of twenty rulings"]!;
  const less = Object.entries(TOLD_LESS).flatMap(([log, games]) => {
    const verdicts = verdictsOn(new URL(log, folder));
    return Object.keys(games).map((at) => verdicts[Number(at)]!);
  });
  expect(less).toHaveLength(1);
  for (const { findings } of less) {
    expect(findings.map(({ explained }) => explained?.deviation)).toContain("lines-missing");
    for (const { blame, between } of findings) expect([blame, between]).toEqual(["recorder", []]);
  }
});
