// What decided about an event, as the story tells it: one sentence, and the rule that it stands for, first.
import { describe, expect, test } from "vitest";
import type { DecidedText, Line } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

/** Every event of an example with what decided about it. */
const decidedIn = async (name: string): Promise<readonly (readonly [Line, DecidedText])[]> => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes(name));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  return Promise.all(
    lines.map(async (line) => {
      const moment = { history, branch: 0, seq: line.seq };
      return [line, await client.ask("decided", { moment, reader: reader() })] as const;
    }),
  );
};

describe("what decided", () => {
  test.each([
    ["long-4p.jsonl", 600, 0.9],
    ["treasure-2p.jsonl", 600, 0.9],
    ["chess-opera.jsonl", 50, 0.5],
  ])("is told of most events of %s, each by a rule", async (name, least, share) => {
    const decided = await decidedIn(name);
    expect(decided.length).toBeGreaterThanOrEqual(least);
    const told = decided.filter(([, { text }]) => text !== null);
    expect(told.length).toBeGreaterThan(share * decided.length);
    const without = told.filter(([, { clauses }]) => clauses.length === 0);
    expect(without.map(([line]) => line.text)).toEqual([]);
  });

  test("answers what a player asks: the special rule, and not the general one", async () => {
    const decided = new Map(
      (await decidedIn("long-4p.jsonl")).map(([line, told]) => [line.seq, told]),
    );
    expect(decided.get(260)).toEqual({
      text: "No tile lay in city 14, and no Titan was raging, so the Action of Alice had no effect.",
      clauses: ["action.ignored"],
    });
    expect(decided.get(259)?.clauses).toEqual(["recruit.weakest"]);
    expect(decided.get(258)?.clauses).toEqual(["move.road"]);
  });

  test("is nothing where the rules do not allow the event", async () => {
    const decided = await decidedIn("disputed-4p.jsonl");
    const found = decided.filter(([line]) => line.findings.length > 0);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.filter(([, { text }]) => text !== null)).toEqual([]);
  });
});
