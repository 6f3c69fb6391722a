// Logs that were recorded under the rulebooks as they were: honest ones, disputed ones, and ones made to mislead.
// Whatever becomes of a rulebook, each of them stays one whose game, rules and rulings are known. Never take one out.
import { readdirSync, readFileSync } from "node:fs";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Verdict } from "@assize/kernel-model";
import { sentencesIn } from "@assize/testkit";
import { auditRead } from "@assize/kernel-verifier";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";

const FOLDER = new URL("recorded/", import.meta.url);
const logs = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));

const verdictsOn = (log: Uint8Array): readonly Verdict[] =>
  [...readGames(log)].flatMap((read) => {
    const answer = auditRead(read, { games: GAMES, hash: nodeHash });
    return answer.kind === "audited" ? [answer.verdict] : [];
  });

/** What of a log is not known here: its game, its rules, its rulebook, its edition, a ruling. */
const unknownIn = ({ doubts }: Verdict): readonly string[] =>
  doubts.map(({ reason }) => reason).filter((reason) => reason.startsWith("unknown-"));

/** What an audit says, as far as names of places and of members of a context could change it. */
const findingsOf = ({ kind, findings }: Verdict) => ({
  verdict: kind,
  findings: findings.map(({ code, seq, clauses, follows }) => [code, seq, clauses, follows]),
});

describe("logs of earlier days", () => {
  test("are as many as were ever kept", () => {
    expect(logs.length).toBeGreaterThanOrEqual(45);
  });

  test.each(logs)("%s is known, and its verdict holds no sentence", (name) => {
    const log = readFileSync(new URL(name, FOLDER));
    const verdicts = verdictsOn(log);
    expect(verdicts.flatMap(unknownIn)).toEqual([]);
    expect(sentencesIn(verdicts, log)).toEqual([]);
  });
});

describe("positions that were stated with other names", () => {
  const folders = [FOLDER, new URL("../../../docs/examples/", import.meta.url)];
  const isLog = (name: string): boolean => name.endsWith(".jsonl");

  test("are audited as they were under these names", () => {
    const verdicts = verdictsOn(readFileSync(new URL("rewards-with-flags.jsonl", FOLDER)));
    const told = readFileSync(new URL("rewards-with-flags.json", FOLDER), "utf8");
    const expected = JSON.parse(told) as readonly (ReturnType<typeof findingsOf> & object)[];
    expect(expected.length).toBeGreaterThanOrEqual(25);
    expect(verdicts.map(findingsOf)).toEqual(
      expected.map(({ verdict, findings }) => ({ verdict, findings })),
    );
  });

  test("are positions still, in every log that is kept, but for those that never were", () => {
    let stated = 0;
    const refused: string[] = [];
    for (const folder of folders)
      for (const name of readdirSync(folder, { encoding: "utf8", recursive: true }).filter(isLog))
        for (const read of readGames(readFileSync(new URL(name, folder)))) {
          if (!read.ok || read.header.position === undefined) continue;
          stated++;
          const answer = auditRead(read, { games: GAMES, hash: nodeHash });
          if (answer.kind !== "audited" || answer.start === null) refused.push(name);
        }
    expect(stated).toBeGreaterThanOrEqual(41);
    expect(refused.toSorted()).toEqual([
      "bastion-open-early.jsonl",
      "foughtIn-in-setup.jsonl",
      "gold-in-setup.jsonl",
      "recruitedIn-city-0.jsonl",
    ]);
  });
});
