// Nim by three engines: plays of Quint's as logs, logs replayed by Quint, and faults that are put into one engine and found.
import { beforeAll, expect, test } from "vitest";
import { all, rule, updater } from "@assize/kernel-chart-engine";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { ComparedEngine, EnginesCompared } from "@assize/kernel-model";
import { editData, editSeat, repeat, swap, tamper, type Tampering } from "@assize/testkit";
import { nimWith } from "@assize/toys";
import { engineAnswers, type SecondModel } from "../src/node.ts";
import { auditedLog, playedByQuint, secondModel } from "./nim-logs.ts";

const GAMES = 10;
let logs: readonly (readonly string[])[] = [];
let second: SecondModel;

beforeAll(async () => {
  logs = playedByQuint(GAMES);
  second = await secondModel();
});

const compared = (lines: readonly string[], other: SecondModel = second): EnginesCompared =>
  engineAnswers(auditedLog(lines), { engines: ["table", "xstate", "quint"], second: other });

test("what Quint played is compliant, and the engines agree after every event", () => {
  expect(logs).toHaveLength(GAMES);
  for (const lines of logs) {
    const { verdict } = auditedLog(lines);
    expect(verdict).toMatchObject({ kind: "compliant", finished: true });
    const { difference, upTo, engines } = compared(lines);
    expect(difference).toBeNull();
    expect(upTo).toBe(lines.length - 1);
    expect(engines.map(({ engine, events }) => [engine, events])).toEqual(
      (["table", "xstate", "quint"] as ComparedEngine[]).map((name) => [name, upTo]),
    );
    expect(new Set(engines.map(({ state }) => state)).size).toBe(1);
  }
});

/** Each of these breaks a rule of any game of Nim. */
const ILLEGAL: Readonly<Record<string, Tampering>> = {
  "a heap of four": editData(1, { matches: 4 }),
  "four matches at once": editData(2, { matches: 4 }),
  "another seat": editSeat(2, 1),
  "another number passed on": editData(3, { left: 0 }),
  "taken twice": repeat(2),
  "passed before it is taken": swap(2, 3),
  "a member too many": editData(2, { surplus: 1 }),
  "a text for a number": editData(2, { matches: "2" }),
};

test.each(Object.entries(ILLEGAL))("%s: refused by each at the same event", (_, tampering) => {
  for (const lines of logs.slice(0, 3)) {
    const broken = tamper(lines, nodeHash, tampering);
    const { verdict } = auditedLog(broken);
    expect(verdict.kind).toBe("violated");
    const { difference, upTo, engines } = compared(broken);
    expect(difference).toBeNull();
    expect(engines.map(({ events }) => events)).toEqual([upTo - 1, upTo - 1, upTo - 1]);
  }
});

test("a fault in the model is found, with both states, and accuses nobody", async () => {
  const faulty = await secondModel((text) =>
    text.replace("matches: game.matches - matches", "matches: game.matches - 1"),
  );
  const many = logs.find((lines) => !lines[2]!.includes('"matches":1'))!;
  const { difference, engines } = compared(many, faulty);
  expect(difference).toMatchObject({ kind: "state", seq: 2, type: "matches-taken" });
  expect(difference!.first.engine).toBe("table");
  expect(difference!.second.engine).toBe("quint");
  expect(difference!.members.map(({ path }) => path)).toEqual(["$.matches"]);
  expect(difference!.second.state["matches"]).not.toBe(difference!.first.state["matches"]);
  expect(engines[0]!.state).not.toBe(engines[2]!.state);
  expect(auditedLog(many).verdict.kind).toBe("compliant");
});

const update = updater<any, any>();
/** Nim in which the turn does not pass. */
const SAME_SEAT = nimWith({
  "turn-passed": {
    guard: all(
      rule("nim.turn", (g: any) => g.taken !== null),
      rule("nim.last", (g: any) => g.matches > 0),
    ),
    actions: update((g) => ({ ...g, taken: null })),
  },
});

test("a fault in one engine of the chart is found", () => {
  const audited = auditedLog(logs[0]!);
  const { start } = audited;
  const faulty = { ...audited, start: { ...start, game: { ...start.game, model: SAME_SEAT } } };
  const asked = { engines: ["table", "xstate", "quint"], second } as const;
  const { difference, engines } = engineAnswers(faulty, asked);
  expect(difference).toMatchObject({
    kind: "state",
    seq: 3,
    type: "turn-passed",
    first: { engine: "table", state: { onTurn: 1 } },
    second: { engine: "xstate", state: { onTurn: 0 } },
    members: [{ path: "$.onTurn", first: 1, second: 0 }],
  });
  const [byTable, byXstate, byQuint] = engines.map(({ state }) => state);
  expect(byQuint).toBe(byTable);
  expect(byXstate).not.toBe(byTable);
});

test("a model that takes what the rules refuse is found", async () => {
  const lax = await secondModel((text) => text.replace("1.to(3).contains(matches)", "matches > 0"));
  const long = logs.find((lines) => lines[1]!.includes('"matches":20')) ?? logs[0]!;
  const { difference } = compared(tamper(long, nodeHash, editData(2, { matches: 4 })), lax);
  expect(difference).toMatchObject({ kind: "taken", seq: 2, second: { took: true } });
});

test("a model that breaks off is found, with what it said", async () => {
  const broken = await secondModel((text) =>
    text.replace(
      "pure def nextSeat(g: Nim): int = (",
      "pure def nextSeat(g: Nim): int = [1][9] + (",
    ),
  );
  const { difference } = compared(logs[0]!, broken);
  expect(difference).toMatchObject({ kind: "broke-off", seq: 3 });
  expect(difference!.second.error).toContain("Out of bounds");
});

test("a model that cannot be read says nothing", async () => {
  const torn = await secondModel((text) => text.slice(0, 800));
  const { difference, engines } = compared(logs[0]!, torn);
  expect(difference).toBeNull();
  expect(engines.at(-1)!.silent?.code).toBe("model-faulty");
});
