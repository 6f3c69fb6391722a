// An audit by the fast lane answers as one by the full reader does, whichever way a log has to take; and whoever listens is
// told nothing of a game that cannot be read.
import { describe, expect, test, vi } from "vitest";
import { readLog } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { bytesOf, unchain } from "@assize/testkit";
import { auditRead } from "../src/index.ts";
import { auditOf, ended, GAME, GAMES, linesOfGame, nimHeader, passed } from "./games.ts";

const LINES = linesOfGame();

const LOGS: readonly (readonly [string, readonly string[]])[] = [
  ["sound", LINES],
  ["without events", LINES.slice(0, 1)],
  ["cut off between two lines", LINES.slice(0, 4)],
  ["without a chain", unchain(LINES)],
  ["unchained from an event on", [...LINES.slice(0, 4), ...unchain(LINES).slice(4)]],
  ["with a wrong value", linesOfGame(GAME.with(4, passed(2)))],
  ["with a wrong end", linesOfGame(GAME.with(6, ended(1)))],
  ["of an unknown game", linesOfGame(GAME, { ...nimHeader(), game: "no-such-game" })],
  ["with a line that nobody can read", [...LINES.slice(0, 5), "{", ...LINES.slice(5)]],
  ["with a line that was changed later", LINES.with(3, LINES[3]!.replace("turn", "tern"))],
];

describe("an audit of a log", () => {
  test("of every kind", () => expect(LOGS.length).toBeGreaterThanOrEqual(10));

  test.each(LOGS)("%s is the same by both ways, with either engine", (_, lines) => {
    const quick = auditOf(lines);
    const full = auditOf(lines, { fullReader: true });
    const verdict = "verdict" in quick ? quick.verdict : quick.problem;
    expect(verdict).toEqual("verdict" in full ? full.verdict : full.problem);
    const other = auditOf(lines, { engine: "xstate" });
    expect("verdict" in other ? other.verdict : other.problem).toEqual(verdict);
    expect(auditOf(lines, { countTaken: true })).toMatchObject(
      "verdict" in quick ? { verdict } : { problem: verdict },
    );
  });

  test.each(LOGS)("%s tells the same steps by both ways", (_, lines) => {
    const told = [false, true].map((fullReader) => {
      const steps: unknown[] = [];
      auditOf(lines, {
        fullReader,
        onStep: ({ seq, recorded, taken, after }) =>
          steps.push({ seq, recorded, rows: taken.map(({ row }) => row.id), after }),
      });
      return steps;
    });
    expect(told[0]).toEqual(told[1]);
  });

  test("that cannot be read tells no step, though it begins soundly", () => {
    const steps: number[] = [];
    const onStep = ({ seq }: { readonly seq: number }): void => void steps.push(seq);
    expect(auditOf([...LINES, "{"], { onStep })).toMatchObject({
      kind: "unreadable",
      problem: { code: "not-json", line: LINES.length },
    });
    expect(steps).toEqual([]);
    auditOf(LINES, { onStep });
    expect(steps).toEqual(GAME.map((_, index) => index + 1));
  });

  test("that is sound never lists its events", () => {
    const read = readLog(bytesOf(LINES));
    const events = vi.spyOn(read as { events: unknown }, "events", "get");
    const audited = auditRead(read, { games: GAMES, hash: nodeHash });
    expect(audited).toMatchObject({ verdict: { kind: "compliant" } });
    expect(events).not.toHaveBeenCalled();
  });
});
