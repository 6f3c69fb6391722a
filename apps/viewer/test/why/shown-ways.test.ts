// What is told of a refused event: what failed first, and no tick beside a clause that was broken.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Why } from "../../src/protocol/protocol.ts";
import { shownWays } from "../../src/panels/why/shown-ways.ts";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

const open = async (name: string) => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes(name));
  const whyOf = (seq: number, event: Why["event"] | null = null): Promise<Why> =>
    client.ask("why", { moment: { history, branch: 0, seq: seq - 1 }, event, reader: reader() });
  return { client, history, whyOf };
};

const heldClauses = (why: Why): readonly string[] => {
  const { meant, others } = shownWays(why);
  const questions = [...meant, ...others].flatMap((way) => way.questions);
  return questions.filter(({ held }) => held).flatMap(({ clauses }) => clauses);
};

test("the disputed recruit: what it says is what failed; recruit.weakest is ticked nowhere", async () => {
  const { whyOf } = await open("disputed-4p.jsonl");
  const why = await whyOf(259);
  expect(why).toMatchObject({
    legal: false,
    clauses: ["recruit.weakest"],
    wrong: [{ field: "unit", expected: "militia", recorded: "archer" }],
  });
  const { meant, others } = shownWays(why);
  expect(meant.map(({ id }) => id)).toEqual(["play.resolution.turn/unit-recruited"]);
  expect(meant[0]!.questions.every(({ held }) => held)).toBe(true);
  expect(others).toHaveLength(1);
  expect(heldClauses(why)).toContain("recruit.once");
  expect(heldClauses(why)).not.toContain("recruit.weakest");
});

test("an event that a question refuses: its broken clauses come first, and of its own way", async () => {
  const { whyOf } = await open("disputed-4p.jsonl");
  // The seat on turn has ordered an action; the first way would also take it to another phase.
  const why = await whyOf(258, {
    type: "unit-recruited",
    data: { seat: 2, city: 14, unit: "militia" },
  });
  expect(why.legal).toBe(false);
  const { meant } = shownWays(why);
  expect(meant.length).toBeGreaterThanOrEqual(1);
  for (const { questions } of meant) {
    expect(questions[0]!.held).toBe(false);
    expect(questions[0]!.clauses.length).toBeGreaterThan(0);
    const held = questions.map((one) => one.held);
    expect(held).toEqual(held.toSorted((one, other) => Number(one) - Number(other)));
  }
  for (const clause of why.clauses) expect(heldClauses(why)).not.toContain(clause);
});

test("in every finding of the examples no broken clause is ticked; a legal event has one way", async () => {
  const folder = new URL("../../../../docs/examples/games/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.includes("disputed"));
  expect(names).toHaveLength(2);
  let refused = 0;
  for (const name of names) {
    const { client, history, whyOf } = await open(name);
    const { length } = await client.ask("lines", { history, branch: 0, reader: reader() });
    for (const { finding } of await client.ask("findings", { history, reader: reader() })) {
      if (finding.seq < 1 || finding.seq >= length) continue;
      const why = await whyOf(finding.seq);
      if (why.legal) continue;
      refused++;
      for (const clause of why.clauses) expect(heldClauses(why)).not.toContain(clause);
    }
    for (const seq of [1, 20, 40]) {
      const why = await whyOf(seq);
      const questions = shownWays(why).meant.flatMap((way) => way.questions);
      expect([why.legal, shownWays(why).meant.length]).toEqual([true, 1]);
      expect(questions.every(({ held }) => held)).toBe(true);
    }
  }
  expect(refused).toBeGreaterThanOrEqual(2);
});
