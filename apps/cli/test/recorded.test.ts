// Logs that were recorded under the rulebooks as they were: honest ones, disputed ones, and ones made to mislead.
// Whatever becomes of a rulebook, each of them stays one whose game, rules and rulings are known. Never take one out.
import { readdirSync, readFileSync } from "node:fs";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { auditRead } from "@assize/kernel-verifier";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";

const FOLDER = new URL("recorded/", import.meta.url);
const logs = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));

/** What of a log is not known here: its game, its rules, its rulebook, its edition, a ruling. */
const unknownIn = (name: string): readonly string[] =>
  [...readGames(readFileSync(new URL(name, FOLDER)))].flatMap((read) => {
    const answer = auditRead(read, { games: GAMES, hash: nodeHash });
    const doubts = answer.kind === "audited" ? answer.verdict.doubts : [];
    return doubts.map(({ reason }) => reason).filter((reason) => reason.startsWith("unknown-"));
  });

describe("logs of earlier days", () => {
  test("are as many as were ever kept", () => {
    expect(logs.length).toBeGreaterThanOrEqual(45);
  });

  test.each(logs)("%s is known", (name) => {
    expect(unknownIn(name)).toEqual([]);
  });
});
