import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Result from "effect/Result";
import { createMemoryStore, type EventStore } from "@assize/kernel-event-log";
import { createFileStore } from "@assize/kernel-event-log/node";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { ENGINES, rulebookDigestInput, start } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { bytesOf, recordOf, specification } from "@assize/testkit";
import { auction, headerFor, nim } from "@assize/toys";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  begin,
  createStored,
  type Recording,
  submit,
  type Submission,
  submitStored,
} from "../src/index.ts";

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 60 : 1200;

const digest = (value: Json): string => digestJson(value, nodeHash);
const headerOf = (model: typeof nim | typeof auction, seats: number) =>
  headerFor(model, {
    seats,
    digests: {
      rulebook: digest(rulebookDigestInput(model)),
      edition: digest(model.edition.digestInput(model.edition.reference)),
    },
  });
const options = { games: [nim, auction], digest };
const HEADER = headerOf(nim, 2);
const verdictOn = (lines: readonly string[]) => {
  const answer = audit(bytesOf(lines), { games: options.games, hash: nodeHash });
  return answer.kind === "audited" ? answer.verdict : answer;
};

const laid = (matches: number) => ({ type: "matches-laid", data: { matches } });
const takes = (by: number, matches: number) => ({ type: "matches-taken", by, data: { matches } });

/** Submits choices in order; throws where one is refused. */
const recorded = (recording: Recording, choices: readonly Submission[]) => {
  let current = recording;
  const lines: string[] = [];
  for (const choice of choices) {
    const answer = Result.getOrThrow(submit(current, choice));
    current = answer.recording;
    lines.push(...answer.lines);
  }
  return { recording: current, lines };
};

describe.each(ENGINES)("a recording on the %s engine", (engine) => {
  const opened = () => begin(Result.getOrThrow(start(HEADER, { ...options, engine })), nodeHash);

  test("writes a choice and what it forces, as the audit wants it", () => {
    const { recording, lines } = opened();
    const choices = [laid(6), takes(0, 3), takes(1, 3)];
    const all = [...lines, ...recorded(recording, choices).lines];
    const { given } = specification(nim, HEADER);
    expect(all).toEqual(recordOf(HEADER, given(choices).events, nodeHash));
    expect(verdictOn(all)).toMatchObject({
      kind: "compliant",
      finished: true,
      assurance: "chained",
    });
  });

  test("refuses with clauses and records nothing", () => {
    const { recording } = recorded(opened().recording, [laid(6)]);
    const refused = submit(recording, takes(1, 4));
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({
      kind: "illegal",
      explanation: { kind: "refused", clauses: ["nim.turn", "nim.take"] },
    });
    expect(recording.events).toBe(1);
    expect(Result.isSuccess(submit(recording, takes(0, 3)))).toBe(true);
  });

  const REFUSED: readonly (readonly [string, Submission, object])[] = [
    ["an unknown type", { type: "x", data: {} }, { kind: "type-unknown", type: "x" }],
    ["a type of every object", { type: "constructor", data: {} }, { kind: "type-unknown" }],
    ["a consequence", { type: "turn-passed", data: { left: 6 } }, { kind: "not-a-choice" }],
    ["no seat", { type: "matches-taken", data: { matches: 1 } }, { kind: "seat-missing" }],
    ["a seat that is not there", takes(2, 1), { kind: "seat-unknown", seat: 2, seats: 2 }],
    ["a seat below none", takes(-1, 1), { kind: "seat-unknown" }],
    ["half a seat", takes(0.5, 1), { kind: "seat-unknown" }],
    ["chance with a seat", { ...laid(6), by: 0 }, { kind: "seat-unexpected" }],
    [
      "malformed data",
      { type: "matches-taken", by: 0, data: { matches: "1" } },
      { kind: "data-malformed" },
    ],
    [
      "a field too many",
      { type: "matches-taken", by: 0, data: { matches: 1, x: 1 } },
      { kind: "data-malformed" },
    ],
    ["what is not due", laid(6), { kind: "illegal", explanation: { kind: "not-expected-here" } }],
  ];

  test("the table is complete", () => expect(REFUSED.length).toBeGreaterThanOrEqual(11));

  test.each(REFUSED)("%s is refused", (_, submission, refusal) => {
    const { recording } = recorded(opened().recording, [laid(6)]);
    const answer = submit(recording, submission);
    expect(Result.isFailure(answer) && answer.failure).toMatchObject(refusal);
  });

  test("whoever has seen another number of events is told so", () => {
    const { recording } = recorded(opened().recording, [laid(6)]);
    for (const seen of [0, 2]) {
      const answer = submit(recording, takes(0, 1), seen);
      expect(Result.isFailure(answer) && answer.failure).toEqual({
        code: "conflict",
        expected: seen,
        actual: 1,
      });
    }
    expect(Result.isSuccess(submit(recording, takes(0, 1), 1))).toBe(true);
  });

  test("after the end nothing is taken", () => {
    const { recording } = recorded(opened().recording, [laid(5), takes(0, 3), takes(1, 2)]);
    const answer = submit(recording, takes(0, 1));
    expect(Result.isFailure(answer) && answer.failure).toEqual({ kind: "game-over" });
  });

  test("a time that is given stands on every line and decides nothing", () => {
    const at = "2026-01-31T18:00:00Z";
    const { recording, lines } = opened();
    const timed = [laid(6), takes(0, 3)].map((choice) => ({ ...choice, at }));
    const all = [...lines, ...recorded(recording, timed).lines];
    expect(all.slice(1).every((line) => line.includes(`"at":"${at}"`))).toBe(true);
    expect(verdictOn(all)).toMatchObject({ kind: "compliant" });
  });

  test("a position in the middle of a turn begins with what is forced", () => {
    const position = { place: "play.turns", context: { matches: 4, onTurn: 0, taken: 2 } };
    const begun = begin(
      Result.getOrThrow(start({ ...HEADER, position }, { ...options, engine })),
      nodeHash,
    );
    expect(begun.steps.map((step) => step.event)).toEqual([
      { type: "turn-passed", data: { left: 4 } },
    ]);
    expect(verdictOn(begun.lines)).toMatchObject({ kind: "compliant", compliantPrefix: 1 });
  });

  test("law: what is refused is found if it is written down all the same, and nothing else is", () => {
    let refusals = 0;
    const choice = fc.oneof(
      fc.tuple(fc.nat(2), fc.nat(4)).map(([by, matches]) => takes(by, matches)),
      fc.nat(24).map(laid),
    );
    const law = fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
      let { recording, lines } = opened();
      for (const submission of [laid(9), ...choices]) {
        const answer = submit(recording, submission);
        if (Result.isSuccess(answer)) {
          ({ recording } = answer.success);
          lines = [...lines, ...answer.success.lines];
          continue;
        }
        refusals++;
        const written = JSON.stringify({
          seq: recording.events + 1,
          ...submission,
          prev: nodeHash(lines.at(-1)!),
        });
        expect(verdictOn([...lines, written])).toMatchObject({ kind: "violated" });
      }
      expect(verdictOn(lines)).toMatchObject({ kind: "compliant" });
    });
    fc.assert(law, { numRuns: RUNS });
    expect(refusals).toBeGreaterThan(RUNS);
  }, 600_000);
});

describe("a recording in a store", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "recorder-"));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const stores: readonly (readonly [string, () => EventStore])[] = [
    ["memory", createMemoryStore],
    ["file", createFileStore],
  ];

  test.each(stores)("%s: what is acknowledged is in it, and audits well", async (name, make) => {
    const store = make();
    const log = join(folder, `${name}.assize.jsonl`);
    const ready = Result.getOrThrow(start(headerOf(auction, 2), options));
    let { recording } = Result.getOrThrow(await createStored(store, log, ready, nodeHash));
    const kept = async () => new TextDecoder().decode(Result.getOrThrow(await store.read(log)));
    let text = await kept();
    for (const round of [1, 2])
      for (const by of [1, 0]) {
        const bid = { type: "bid-made", by, data: { amount: round + by } };
        const answer = Result.getOrThrow(await submitStored(store, log, recording, bid));
        ({ recording } = answer);
        text += answer.lines.map((line) => `${line}\n`).join("");
        expect(await kept()).toBe(text);
        const wrong = { ...bid, data: { amount: 9 } };
        const again = await submitStored(store, log, recording, wrong);
        expect(Result.isFailure(again)).toBe(true);
        expect(await kept()).toBe(text);
      }
    expect(recording.events).toBe(10);
    const answer = audit(Result.getOrThrow(await store.read(log)), { ...options, hash: nodeHash });
    expect(answer).toMatchObject({ verdict: { kind: "compliant", finished: true } });
  });

  test.each(stores)("%s: of two writers one wins, and the other is told", async (name, make) => {
    const store = make();
    const log = join(folder, `${name}-two.assize.jsonl`);
    const ready = Result.getOrThrow(start(HEADER, options));
    const { recording } = Result.getOrThrow(await createStored(store, log, ready, nodeHash));
    const answers = await Promise.all(
      [6, 7, 8].map(async (heap) => submitStored(store, log, recording, laid(heap))),
    );
    expect(answers.filter(Result.isSuccess)).toHaveLength(1);
    const lost = answers.filter(Result.isFailure).map((answer) => answer.failure);
    const conflict = { code: "conflict", expected: 0, actual: 1 };
    expect(lost).toEqual([conflict, conflict]);
    const lines = new TextDecoder().decode(Result.getOrThrow(await store.read(log))).split("\n");
    expect(lines).toHaveLength(3);
  });

  test.each(stores)("%s: a log is created once", async (name, make) => {
    const store = make();
    const log = join(folder, `${name}-once.assize.jsonl`);
    const ready = Result.getOrThrow(start(HEADER, options));
    expect(Result.isSuccess(await createStored(store, log, ready, nodeHash))).toBe(true);
    const again = await createStored(store, log, ready, nodeHash);
    expect(Result.isFailure(again) && again.failure).toMatchObject({ code: "exists" });
  });
});
