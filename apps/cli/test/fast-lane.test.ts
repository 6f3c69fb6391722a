// The fast lane and the full reader answer alike, byte for byte: on every log that is kept, and on logs that were changed
// by bytes, tokens, values and lines, chained anew or not. What is sound goes all the way by the fast lane.
import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { asStored, type ReadGame, readGames } from "@assize/kernel-event-log";
import { countLinked, digestJson, LINK_BYTES } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, Verdict } from "@assize/kernel-model";
import { start } from "@assize/kernel-referee";
import { fastLane, type Step } from "@assize/kernel-replay";
import { type Audit, auditAll, type AuditOptions, auditRead } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { dice, mutated, withBytes } from "./mutating.ts";

const GAMES = await allGames();

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
/** Of each of the two kinds. */
const MUTANTS = DEEP ? 10_000 : 30;

const ROOT = new URL("../../../", import.meta.url);
const FOLDERS = ["docs/examples/games/", "docs/reference/vectors/logs/", "apps/cli/test/recorded/"];
const LOGS = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => folder + name),
);
/** Of these the steps are compared too, which takes longest. */
const STEPPED = DEEP ? /./ : /games\/(short-4p|treasure-2p)/;
/** Of the many games of a file of vectors one in so many: nearly all the time goes into explaining what is wrong in them. */
const oneInOf = (log: string): number => (!DEEP && log.includes("vectors") ? 8 : 1);
/** Of logs of earlier versions a quick run takes one in three. */
const isTaken = (log: string, index: number): boolean =>
  DEEP || !log.includes("recorded") || index % 3 === 0;
const bytesOf = (log: string): Uint8Array => readFileSync(new URL(log, ROOT));

const OPTIONS: AuditOptions = { games: GAMES, hash: nodeHash };

type Answer =
  | Extract<Audit, { kind: "unreadable" }>
  | {
      readonly verdict: Verdict;
      readonly position: number | undefined;
      readonly model: string | undefined;
    };

const gamesIn = (bytes: Uint8Array, oneIn: number): readonly ReadGame[] =>
  [...readGames(bytes)].filter((_, index) => index % oneIn === 0);

/** All that an audit of each game answers, but for the functions in it. */
const answersOn = (
  bytes: Uint8Array,
  oneIn: number,
  options: Partial<AuditOptions>,
): readonly Answer[] =>
  gamesIn(bytes, oneIn).map((read) => {
    const audit = auditRead(read, { ...OPTIONS, ...options });
    return audit.kind === "unreadable"
      ? audit
      : { verdict: audit.verdict, position: audit.start?.position.at, model: audit.model?.id };
  });

const expectAlike = (bytes: Uint8Array, what: string, oneIn = 1): readonly Answer[] => {
  const quick = answersOn(bytes, oneIn, {});
  const full = answersOn(bytes, oneIn, { fullReader: true });
  // The matcher's own comparison takes longer than the audits.
  if (JSON.stringify(quick) !== JSON.stringify(full))
    expect({ what, answers: quick }).toEqual({ what, answers: full });
  return quick;
};

/** A step without what a lane may share and the full reader makes anew. */
const told = ({ seq, recorded, taken, before, after, readings }: Step) => ({
  seq,
  recorded,
  taken: taken.map(({ row, event, position }) => ({
    row: row.id,
    event,
    at: position.at,
    context: position.context,
  })),
  before: before.at,
  after: after.at,
  readings,
});

const stepsOf = (bytes: Uint8Array, fullReader: boolean) => {
  const steps: ReturnType<typeof told>[] = [];
  const onStep = (step: Step): void => void steps.push(told(step));
  for (const _ of auditAll(bytes, { ...OPTIONS, fullReader, onStep }));
  return steps;
};

/** How many events of each game go by the fast lane, beside how many there are and how sound they are. */
const laneIn = (bytes: Uint8Array, oneIn: number, answers: readonly Answer[]) => {
  const digest = (value: Json): string => digestJson(value, nodeHash);
  return gamesIn(bytes, oneIn).flatMap((read, index) => {
    const stored = asStored(read);
    const answer = answers[index]!;
    if (stored === null || !read.ok || !("verdict" in answer)) return [];
    const started = start(stored.header, { games: GAMES, digest });
    if (Result.isFailure(started)) return [];
    const linked = countLinked(stored, nodeHash);
    const options = { linked, linkBytes: LINK_BYTES };
    const lane = linked === 0 ? 0 : fastLane(started.success, stored, options).index;
    return [{ lane, events: read.length, linked, verdict: answer.verdict }];
  });
};

describe("every log that is kept", () => {
  let games = 0;
  let whole = 0;
  test.each(LOGS.filter(isTaken))(
    "%s has the same answers, and goes by the fast lane as far as it is sound",
    (log) => {
      const bytes = bytesOf(log);
      const oneIn = oneInOf(log);
      const answers = expectAlike(bytes, log, oneIn);
      games += answers.length;
      for (const { lane, events, linked, verdict } of laneIn(bytes, oneIn, answers)) {
        // Never farther than the full reader finds the log sound; and as far, where a writer has written it.
        if (lane > verdict.compliantPrefix) expect.fail("the lane went too far");
        if (!log.includes("examples")) continue;
        expect([lane, linked]).toEqual([verdict.compliantPrefix, events]);
        if (lane === events) whole++;
      }
    },
  );

  test("has the same steps", () => {
    let steps = 0;
    for (const log of LOGS.filter((log) => STEPPED.test(log))) {
      const bytes = bytesOf(log);
      const full = stepsOf(bytes, true);
      if (!isDeepStrictEqual(stepsOf(bytes, false), full)) expect.fail(`${log}: other steps`);
      steps += full.length;
    }
    expect(steps).toBeGreaterThanOrEqual(1_000);
  });

  test("is among many", () => {
    expect(LOGS.length).toBeGreaterThanOrEqual(75);
    expect(games).toBeGreaterThanOrEqual(DEEP ? 300 : 70);
    expect(whole).toBeGreaterThanOrEqual(10);
  });
});

const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");

/** Beginnings of honest games of both kinds, with whole games among them. */
const chained = [
  "docs/examples/games/short-4p.jsonl",
  "docs/examples/games/treasure-2p.jsonl",
  "docs/examples/games/borrowing-4p.jsonl",
  "docs/examples/games/dummy-wins-3p.jsonl",
].map((log) => Buffer.from(bytesOf(log)).toString("latin1").trimEnd().split("\n"));

const CONSEQUENCES = new Set(
  GAMES.flatMap(({ events }) =>
    Object.keys(events).filter((type) => events[type]!.class === "consequence"),
  ),
);

/** The same without links, each line with a note of its writer. */
const unchained = ([header = "", ...lines]: readonly string[]): readonly string[] => [
  header,
  ...lines.map((line, at) =>
    line.replace(/,"prev":"[\w-]{43}"\}$/, `,"x-noted":{"line":"${at}","by":["${at % 4}"]}}`),
  ),
];

/** The same with its choices alone. */
const terse = ([header = "", ...lines]: readonly string[]): readonly string[] => {
  const isChoice = (line: string): boolean =>
    !CONSEQUENCES.has(/"type":"([^"]*)"/.exec(line)?.[1] ?? "");
  return [
    header.replace(/\}$/, ',"terse":true}'),
    ...lines.filter(isChoice).map((line, at) => line.replace(/"seq":\d+/, `"seq":${at + 1}`)),
  ];
};

const seeds = [
  ...chained,
  ...chained.slice(0, 2).map(unchained),
  ...chained.slice(1).map((lines) => terse(unchained(lines))),
];

test("a log without links, and one that leaves out what is forced, go all the way by the fast lane", () => {
  for (const lines of seeds.slice(chained.length)) {
    const bytes = latin1(`${lines.join("\n")}\n`);
    const [answer] = expectAlike(bytes, lines[0]!);
    expect(answer).toMatchObject({ verdict: { kind: "compliant", finished: true } });
    const [read] = [...readGames(bytes)];
    const stored = asStored(read!)!;
    const digest = (value: Json): string => digestJson(value, nodeHash);
    const started = Result.getOrThrow(start(stored.header, { games: GAMES, digest }));
    const lane = fastLane(started, stored, { linked: stored.length, linkBytes: 1 });
    expect(lane.index).toBe(lines.length - 1);
  }
});

const beginning = fc
  .tuple(fc.nat(seeds.length - 1), fc.integer({ min: 8, max: 120 }))
  .map(([seed, length]) => seeds[seed]!.slice(0, length));

const LINK = /"prev":"[\w-]{43}"\}$/;

const [ZERO, NINE] = [0x30, 0x39];
const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;

/** One byte put in, taken out or replaced, mostly by such as a log is made of; or the next digit by another one. */
const byteEdit = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom(0, 1, 2, "digit", "digit", "digit"),
  byte: fc.oneof(fc.constantFrom(...Buffer.from('0123456789abcdeAB-_ ,:"{}[]')), fc.nat(255)),
});

const withEdit = (
  log: Uint8Array,
  { place, kind, byte }: { readonly place: number; readonly kind: number | string; byte: number },
): Uint8Array => {
  const at = place % log.length;
  if (typeof kind === "number") return withBytes(log, [[at, kind, byte]]);
  const digit = log.subarray(at).findIndex(isDigit);
  return withBytes(log, [[at + Math.max(0, digit), 2, ZERO + (byte % 10)]]);
};

/** One or two changes of values and lines, seldom of the header, and seldom such as nobody can read. */
const changesOfEvents = fc.record({
  mutations: fc.array(
    fc.record({
      kind: fc.constantFrom("field" as const, "field", "field", "lines", "token"),
      dice: dice.map(([first, ...others]) => [first! + 1, ...others]),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  renumber: fc.boolean(),
});

/** Every link at the end of a line made right again, and nothing else: bytes as characters. */
const rechained = (text: string): string => {
  let before = "";
  return text
    .split("\n")
    .map((line) => {
      const link = nodeHash(Buffer.from(before, "latin1"));
      before = line.replace(LINK, () => `"prev":"${link}"}`);
      return before;
    })
    .join("\n");
};

/** How often each answer came, and how often a violated game had begun by the fast lane. */
const newTally = () => ({ answers: new Map<string, number>(), begun: 0 });

const count = (tally: ReturnType<typeof newTally>, answers: readonly Answer[]): void => {
  for (const answer of answers) {
    const verdict = "verdict" in answer ? answer.verdict : null;
    const kind = verdict?.kind ?? "unreadable";
    tally.answers.set(kind, (tally.answers.get(kind) ?? 0) + 1);
    if (kind === "violated" && verdict!.compliantPrefix > 0) tally.begun++;
  }
};

describe("a log that was changed has the same answer", () => {
  test("by its bytes", () => {
    const tally = newTally();
    const edits = fc.array(byteEdit, { minLength: 1, maxLength: 2 });
    const law = fc.property(beginning, edits, fc.boolean(), (lines, all, chain) => {
      const changed = Buffer.from(all.reduce(withEdit, latin1(`${lines.join("\n")}\n`)));
      const bytes = chain ? latin1(rechained(changed.toString("latin1"))) : changed;
      count(tally, expectAlike(bytes, changed.toString("latin1")));
    });
    fc.assert(law, { numRuns: MUTANTS });
    expect(tally.answers.get("unreadable")).toBeGreaterThan(MUTANTS / 20);
    expect(tally.begun).toBeGreaterThan(MUTANTS / 20);
  });

  test("by one token, value or line after the other", () => {
    const tally = newTally();
    const law = fc.property(beginning, changesOfEvents, fc.nat(3), (lines, change, chain) => {
      const changed = mutated(lines, change);
      count(tally, expectAlike(latin1(chain > 0 ? rechained(changed) : changed), changed));
    });
    fc.assert(law, { numRuns: MUTANTS });
    expect(tally.answers.get("unreadable")).toBeGreaterThan(MUTANTS / 20);
    expect(tally.begun).toBeGreaterThan(MUTANTS / 20);
  });
});
