// The public face alone begins, records, watches, tells and audits a game; and what never changes of a view is told once.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { play, randomBot, seeded } from "@assize/kernel-simulation";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import * as face from "../src/index.ts";
import {
  atOnce,
  audit,
  branchOf,
  createGame,
  createMemoryStore,
  digestJson,
  jsonReport,
  loadGame,
  newHeader,
  nobleHash,
  openHistory,
  positionAt,
  readLog,
  RECORD,
  SeatId,
  setTable,
  start,
  submitStored,
  textReport,
  viewAfter,
  viewChanges,
  viewOf,
} from "../src/index.ts";
import type { Eyes, GameId, Json } from "../src/index.ts";
import * as nodeFace from "../src/node.ts";

/** In the quick run not every position is looked at. */
const STEP = process.env["ASSIZE_DEEP"] === undefined ? 7 : 1;

const bytesOf = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));

const digest = (value: Json): string => digestJson(value, nobleHash);

const gameOf = async (id: GameId) => {
  const { model, table } = await loadGame(id);
  const wishes = Result.getOrThrow(setTable(table, {}, () => 0));
  return { model, wishes };
};

/** The log of a game that random bots played. */
const playedLog = async (id: GameId): Promise<Uint8Array> => {
  const { model, wishes } = await gameOf(id);
  const header = newHeader(model, wishes, nobleHash);
  const begun = Result.getOrThrow(start(header, { games: [model], digest }));
  const bots = header.seats.map(() => randomBot);
  return bytesOf(play({ start: begun, bots, random: seeded(7), hash: nobleHash }).lines);
};

test("has some forty names, and its page names each", () => {
  const names = [...Object.keys(face), ...Object.keys(nodeFace)];
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(names.length).toBeLessThanOrEqual(55);
  const page = readFileSync(fileURLToPath(new URL("../README.md", import.meta.url)), "utf8");
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("begins a game in one call, and refuses one that cannot be", async () => {
  const { model, wishes } = await gameOf("xidit");
  const store = createMemoryStore();
  const options = { game: model, store, log: "friday", hash: nobleHash };
  const begun = Result.getOrThrow(await createGame({ ...options, ...wishes }));
  const piles = [
    [1, 2],
    [3, 4],
    [6, 5],
  ];
  const choice = { type: "titans-shuffled", data: { piles } };
  const kept = await submitStored(store, "friday", begun.recording, choice);
  expect(Result.isSuccess(kept)).toBe(true);
  expect(Result.isFailure(await createGame({ ...options, ...wishes }))).toBe(true);
  const nobody = await createGame({ ...options, log: "nobody", seats: [] });
  expect(Result.isFailure(nobody)).toBe(true);
  expect(Result.isFailure(await store.read("nobody"))).toBe(true);
});

test("audits and tells", async () => {
  const { model } = await gameOf("xidit");
  const url = new URL("../../../docs/examples/games/disputed-4p.jsonl", import.meta.url);
  const bytes = readFileSync(url);
  const answer = audit(bytes, { games: [model], hash: nobleHash });
  expect(answer).toEqual(nodeFace.audit(bytes, { games: [model] }));
  expect(answer.kind === "unreadable" ? null : answer.verdict.kind).toBe("violated");
  expect(JSON.stringify(jsonReport([{ log: "a", audit: answer }]))).toContain("recruit.weakest");
  expect(textReport).toBeTypeOf("function");
});

describe("what a spectator is told of a game", () => {
  test.each(["xidit", "grandlin"] as const)("is a small part of its views: %s", async (id) => {
    const { model } = await gameOf(id);
    const read = readLog(await playedLog(id));
    if (!read.ok) throw new Error(read.problem.code);
    const opened = atOnce(openHistory(read, { game: model, hash: nobleHash }));
    if (opened.kind !== "history") throw new Error("not shown");
    const { history } = opened;
    const branch = branchOf(history, RECORD)!;
    const eyes: readonly Eyes[] = ["public", SeatId(0)];
    for (const one of eyes) {
      let [whole, told] = [0, 0];
      let known: Json | null = null;
      for (let seq = 0; seq <= history.shown; seq += STEP) {
        const view = viewOf(history, positionAt(history, branch, seq)!, one) as Json;
        const changes = viewChanges(known, view);
        expect(viewAfter(known, changes)).toEqual(view);
        whole += JSON.stringify(view).length;
        told += JSON.stringify(changes).length;
        expect("setting" in changes.changed).toBe(seq === 0);
        known = view;
      }
      expect(history.shown).toBeGreaterThan(100);
      expect([one, told / whole < 0.15]).toEqual([one, true]);
    }
  });
});
