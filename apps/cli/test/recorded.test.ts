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
