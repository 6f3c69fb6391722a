// Logs that were recorded under the treasure game's rulebook of twenty rulings, before it grew: each keeps its verdict, with
// what is found, cited and read, whatever rulings and clauses come. `verdicts.json` changes only where what is told was wrong.
import { readdirSync, readFileSync } from "node:fs";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Verdict } from "@assize/kernel-model";
import { auditRead } from "@assize/kernel-verifier";
import { expect, test } from "vitest";
import { allGames } from "../src/games.ts";

const GAMES = await allGames();

const FOLDER = new URL("first-treasure-rulebook/", import.meta.url);
const RECORDED = new URL("recorded/", import.meta.url);
const DIGEST = "Z1uMAKZ7WjA7OzDew9cg2LozUXz0wIr_RvyAE_lGE0c";

const logsIn = (folder: URL): readonly URL[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith("treasure-") && name.endsWith(".jsonl"))
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
const all = [...logsIn(FOLDER), ...logsIn(RECORDED)].map(
  (log) => [name(log), verdictsOn(log)] as const,
);

test("keep their verdicts", () => {
  const expected: unknown = JSON.parse(readFileSync(new URL("verdicts.json", FOLDER), "utf8"));
  const told = Object.fromEntries(all.map(([log, verdicts]) => [log, verdicts.map(toldIn)]));
  expect(JSON.parse(JSON.stringify(told))).toEqual(expected);
});

test("are audited by the rulebook that they name, which is not today's", () => {
  const verdicts = all.flatMap(([, some]) => some);
  expect(verdicts.length).toBeGreaterThanOrEqual(85);
  const used = verdicts.flatMap(({ rulebook }) => rulebook ?? []);
  expect(used.length).toBeGreaterThanOrEqual(85);
  for (const one of used) expect(one).toEqual({ digest: DIGEST, current: false, replaced: false });
});
