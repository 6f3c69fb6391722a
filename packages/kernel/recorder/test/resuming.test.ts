// Going on after a crash: whatever a writer left behind at whichever byte, recording goes on as if nothing had been.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Result from "effect/Result";
import { createMemoryStore } from "@assize/kernel-event-log";
import { createFileStore } from "@assize/kernel-event-log/node";
import { nodeHash } from "@assize/kernel-integrity/node";
import { ENGINES } from "@assize/kernel-referee";
import {
  bytesOf,
  cut,
  drop,
  edit,
  editData,
  insert,
  linesOf,
  repeat,
  swap,
  tamper,
  terse,
  unchain,
  type Tampering,
} from "@assize/testkit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { begin, type Recorded, resume, resumeFrom, submit, type Submission } from "../src/index.ts";
import { READY, recordGame } from "./recording-of-nim.ts";
import { GAMES, verdictOn } from "./table-of-nim.ts";

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 100 : 2000;
const OPTIONS = { games: GAMES, hash: nodeHash };
const AT = "2026-01-31T18:00:00Z";

const CHOICES: readonly Submission[] = [
  { type: "matches-laid", data: { matches: 7 } },
  { type: "matches-taken", by: 0, data: { matches: 3 }, at: AT },
  { type: "matches-taken", by: 1, data: { matches: 1 } },
  { type: "matches-taken", by: 0, data: { matches: 2 } },
  { type: "matches-taken", by: 1, data: { matches: 1 } },
];

/** Plays what is left of the choices after so many events, and gives all lines. */
const finished = (from: Recorded): readonly string[] => {
  let { recording } = from;
  const lines = [...from.lines];
  const made = recording.events === 0 ? 0 : Math.ceil((recording.events - 1) / 2) + 1;
  for (const choice of CHOICES.slice(made)) {
    const answer = Result.getOrThrow(submit(recording, choice));
    ({ recording } = answer);
    lines.push(...answer.lines);
  }
  return lines;
};

const WHOLE = finished(begin(READY, nodeHash));
const BYTES = bytesOf(WHOLE);
const HEADER_BYTES = WHOLE[0]!.length;

const refusalOf = (lines: readonly string[], options = OPTIONS): unknown =>
  Result.match(resumeFrom(bytesOf(lines), options), {
    onFailure: (refusal) => refusal,
    onSuccess: () => "resumed",
  });

test("the game of these tests is whole", () => {
  expect(WHOLE).toHaveLength(10);
  expect(verdictOn(BYTES)).toMatchObject({ kind: "compliant", finished: true });
});

describe("law: cut off at any byte, the same game comes out", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "resuming-"));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  test("from bytes", () => {
    for (let length = HEADER_BYTES; length <= BYTES.length; length++) {
      const rest = BYTES.slice(0, length);
      const resumed = Result.getOrThrow(resumeFrom(rest, OPTIONS));
      const kept = WHOLE.slice(0, resumed.recording.events + 1 - resumed.lines.length);
      expect([...kept, ...finished(resumed)]).toEqual(WHOLE);
      expect(["compliant", "undetermined"]).toContain((verdictOn(rest) as { kind: string }).kind);
    }
  });

  test("in a file", async () => {
    const log = join(folder, "cut.jsonl");
    const step = process.env["ASSIZE_DEEP"] === undefined ? 29 : 1;
    let torn = 0;
    for (let length = 0; length <= BYTES.length; length += step) {
      await writeFile(log, BYTES.subarray(0, length));
      const resumed = await resume(createFileStore(), log, OPTIONS);
      if (length < HEADER_BYTES) {
        expect(Result.isFailure(resumed) && resumed.failure).toMatchObject({ code: "missing" });
        expect(await recordGame(createFileStore(), log, 0, () => undefined)).toBeNull();
        expect(verdictOn(await readFile(log))).toMatchObject({ kind: "compliant", finished: true });
        continue;
      }
      const recorded = Result.getOrThrow(resumed);
      if (recorded.torn !== null) torn++;
      const kept = WHOLE.slice(0, recorded.recording.events + 1);
      expect(await readFile(log, "utf8")).toBe(kept.map((line) => `${line}\n`).join(""));
    }
    expect(torn).toBeGreaterThan(20);
  }, 600_000);
});

test.each(ENGINES)("the %s engine goes on to the same end", (engine) => {
  const resumed = resumeFrom(bytesOf(WHOLE.slice(0, 5)), { ...OPTIONS, engine });
  expect([...WHOLE.slice(0, 5), ...finished(Result.getOrThrow(resumed))]).toEqual(WHOLE);
});

describe("what is missing at the end is written", () => {
  test("with the time of the choice that forced it", () => {
    const { lines } = Result.getOrThrow(resumeFrom(bytesOf(WHOLE.slice(0, 3)), OPTIONS));
    expect(lines).toEqual([WHOLE[3]]);
    expect(lines[0]).toContain(AT);
  });

  test("in any store, once", async () => {
    const store = createMemoryStore();
    await store.create("log", WHOLE[0]!);
    await store.append("log", 0, WHOLE.slice(1, 3));
    expect(Result.getOrThrow(await resume(store, "log", OPTIONS)).lines).toEqual([WHOLE[3]]);
    expect(Result.getOrThrow(await resume(store, "log", OPTIONS)).lines).toEqual([]);
    expect(linesOf(Result.getOrThrow(await store.read("log")))).toEqual(WHOLE.slice(0, 4));
  });

  test("unless another writer did so in between", async () => {
    const store = createMemoryStore();
    await store.create("log", WHOLE[0]!);
    await store.append("log", 0, WHOLE.slice(1, 3));
    const slow = {
      ...store,
      readDurable: async (log: string) => {
        const bytes = await store.readDurable(log);
        await store.append(log, 2, [WHOLE[3]!]);
        return bytes;
      },
    };
    const answer = await resume(slow, "log", OPTIONS);
    expect(Result.isFailure(answer) && answer.failure).toEqual({
      code: "conflict",
      expected: 2,
      actual: 3,
    });
  });
});

describe("refused", () => {
  const tampered = (...tamperings: readonly Tampering[]) => tamper(WHOLE, nodeHash, ...tamperings);
  const CASES: readonly (readonly [string, readonly string[], object])[] = [
    ["no log", ["hello"], { kind: "unreadable", problem: { code: "not-json" } }],
    ["two games", [...WHOLE, ...WHOLE], { problem: { code: "too-many-games" } }],
    ["an unknown game", tampered(edit(0, (line) => ({ ...line, game: "go" }))), doubt("game")],
    ["other rules", tampered(edit(0, (line) => ({ ...line, rules: 9 }))), doubt("rules-version")],
    [
      "rulings that would be assumed",
      tampered(edit(0, (line) => ({ ...line, rulings: { set: "x", overrides: {} } }))),
      doubt("ruling"),
    ],
    ["a terse log", terse(WHOLE, ["turn-passed"]), { reason: "terse" }],
    ["a log without chain", unchain(WHOLE), { kind: "not-recorded-here", reason: "unchained" }],
    ["a changed byte", editData(4, { matches: 2 })(WHOLE), { kind: "chain-broken", seq: 5 }],
    ["a gap", drop(4)(WHOLE), { kind: "chain-broken", seq: 4 }],
    [
      "a wrong number",
      [WHOLE[0]!, WHOLE[1]!.replace('"seq":1', '"seq":2')],
      { kind: "violated", seq: 1, why: { kind: "number", recorded: 2 } },
    ],
    [
      "an illegal choice",
      tampered(editData(2, { matches: 4 })),
      { kind: "violated", seq: 2, why: { refusal: { kind: "illegal" } } },
    ],
    [
      "a wrong consequence",
      tampered(editData(3, { left: 5 })),
      { kind: "violated", seq: 3, why: { kind: "not-forced", expected: { data: { left: 4 } } } },
    ],
    ["a missing consequence", tampered(drop(3)), { seq: 3, why: { kind: "not-forced" } }],
    [
      "an event after the end",
      tampered(insert(10, { type: "turn-passed", data: { left: 0 } })),
      { kind: "violated", seq: 10, why: { refusal: { kind: "game-over" } } },
    ],
  ];
  function doubt(what: string) {
    return { kind: "undetermined", doubts: [{ reason: `unknown-${what}` }] };
  }

  test.each(CASES)("%s", (_, lines, refusal) => expect(refusalOf(lines)).toMatchObject(refusal));
  test("there are cases", () => expect(CASES.length).toBeGreaterThanOrEqual(14));

  test("and left as it is", async () => {
    const store = createMemoryStore();
    const lines = tampered(drop(3));
    await store.create("log", lines[0]!);
    await store.append("log", 0, lines.slice(1));
    expect(Result.isFailure(await resume(store, "log", OPTIONS))).toBe(true);
    expect(linesOf(Result.getOrThrow(await store.read("log")))).toEqual(lines);
  });

  test("law: exactly what the audit does not find compliant", () => {
    const seq = fc.integer({ min: 1, max: WHOLE.length - 1 });
    const data = fc.record({ matches: fc.nat(4), left: fc.nat(7), loser: fc.nat(1) });
    const tampering = fc.oneof(
      fc.tuple(seq, data).map(([at, { matches }]) => editData(at, { matches })),
      fc.tuple(seq, data).map(([at, { left }]) => editData(at, { left })),
      seq.map(drop),
      seq.map(repeat),
      seq.map(cut),
      fc.tuple(seq, seq).map(([one, other]) => swap(one, other)),
      fc.tuple(seq, fc.nat(2)).map(([at, by]) => edit(at, (line) => ({ ...line, by }))),
      fc
        .tuple(seq, data)
        .map(([at, { left }]) => insert(at, { type: "turn-passed", data: { left } })),
      fc
        .tuple(seq, fc.nat(1), data)
        .map(([at, by, { matches }]) =>
          insert(at, { type: "matches-taken", by, data: { matches } }),
        ),
    );
    const answers = { resumed: 0, refused: 0 };
    const law = fc.property(fc.array(tampering, { minLength: 1, maxLength: 2 }), (tamperings) => {
      let lines: readonly string[];
      try {
        lines = tampered(...tamperings);
      } catch (cause) {
        // A line that an earlier tampering took away.
        if (cause instanceof RangeError) return;
        throw cause;
      }
      const { kind } = verdictOn(bytesOf(lines)) as { kind: string };
      const answer = refusalOf(lines);
      answers[answer === "resumed" ? "resumed" : "refused"]++;
      expect(answer === "resumed").toBe(kind === "compliant");
    });
    fc.assert(law, { numRuns: RUNS });
    expect(Math.min(answers.resumed, answers.refused)).toBeGreaterThan(RUNS / 50);
  });
});
