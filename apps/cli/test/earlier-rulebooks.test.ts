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

const name = (log: URL): string => log.pathname.split("/").at(-1)!;

describe.each(Object.entries(FIRST))("%s", (_, { folder, digest, recorded, least }) => {
  const others = recorded === null ? [] : logsIn(RECORDED, recorded);
  const all = [...logsIn(folder), ...others].map((log) => [name(log), verdictsOn(log)] as const);

  test("logs keep their verdicts", () => {
    const expected: unknown = JSON.parse(readFileSync(new URL("verdicts.json", folder), "utf8"));
    const told = Object.fromEntries(all.map(([log, verdicts]) => [log, verdicts.map(toldIn)]));
    expect(JSON.parse(JSON.stringify(told))).toEqual(expected);
  });

  test("logs are audited by the rulebook that they name, which is not today's", () => {
    const used = all.flatMap(([, some]) => some).flatMap(({ rulebook }) => rulebook ?? []);
    expect(used.length).toBeGreaterThanOrEqual(least);
    for (const one of used) expect(one).toEqual({ digest, current: false, replaced: false });
  });
});
