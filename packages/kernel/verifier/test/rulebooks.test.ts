// A rulebook grows; logs recorded under it as it was are audited by it as it was, or by today's on demand.
import type { EarlierRulebook, Finding, GameModel, Json, Verdict } from "@assize/kernel-model";
import { ENGINES, rulebookDigestInput, underEachRulebook } from "@assize/kernel-referee";
import { bytesOf, edit, recordOf, tamper } from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import { headerOf, readGames } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { describe, expect, test } from "vitest";
import {
  audit,
  type AuditOptions,
  type Judgement,
  type Migration,
  migrationOf,
} from "../src/index.ts";
import { GAME, laid, passed, takes } from "./games.ts";

/** Nim before anybody asked who loses, and before the last match had a clause of its own. */
const FIRST: EarlierRulebook = {
  rules: 1,
  outline: {
    clauses: ["nim.turn", "nim.heap", "nim.take"],
    rulings: [],
    sets: { default: {} },
  },
  readings: { "last-match": "wins" },
  saidBy: { "nim.last": ["nim.take", "nim.turn"] },
};
/** Later the last match was asked about; the heap was free, and no clause said anything of it. */
const SECOND: EarlierRulebook = {
  rules: 2,
  outline: {
    clauses: ["nim.turn", "nim.take", "nim.last"],
    rulings: [{ id: "last-match", options: ["wins"] }],
    sets: { default: {}, kind: { "last-match": "wins" } },
  },
  readings: {},
  saidBy: { "nim.heap": [] },
};
const today: GameModel = { ...nim, rules: 3, earlierRulebooks: [SECOND, FIRST] };
const [, second, first] = underEachRulebook(today) as [GameModel, GameModel, GameModel];

const digestOf = (model: GameModel): string => digestJson(rulebookDigestInput(model), nodeHash);

const headerUnder = (model: GameModel) =>
  headerFor(model, {
    seats: 2,
    digests: {
      rulebook: digestOf(model),
      edition: digestJson(nim.edition.digestInput(nim.edition.reference), nodeHash),
    },
  });

const logUnder = (model: GameModel, events = GAME): readonly string[] =>
  recordOf(headerUnder(model), events, nodeHash);

const verdictOn = (lines: readonly string[], options: Partial<AuditOptions> = {}): Verdict => {
  const answer = audit(bytesOf(lines), { games: [today], hash: nodeHash, ...options });
  if (answer.kind === "unreadable") throw new Error(answer.problem.code);
  return answer.verdict;
};

const told = ({ code, seq, clauses, rulings }: Finding) => ({ code, seq, clauses, rulings });

describe.each(ENGINES)("a log under an earlier rulebook, by %s", (engine) => {
  test("has the very digest input of then", () => {
    expect(rulebookDigestInput(first)).toEqual(FIRST.outline);
    expect(rulebookDigestInput(second)).toEqual(SECOND.outline);
    expect(new Set([today, second, first].map(digestOf)).size).toBe(3);
  });

  test("is audited by that rulebook: its readings, its rulings, its clauses", () => {
    // The last match wins: who takes it is not the loser.
    const verdict = verdictOn(logUnder(first), { engine });
    expect(verdict.rulebook).toEqual({ digest: digestOf(first), current: false, replaced: false });
    expect(verdict).toMatchObject({ kind: "violated", rules: 1, outcome: { winners: [0] } });
    expect(verdict.rulings).toMatchObject({ choices: {}, read: [] });
    expect(verdict.findings.map(told)).toEqual([
      { code: "outcome-wrong", seq: 7, clauses: ["nim.take", "nim.turn"], rulings: [] },
    ]);
  });

  test("cites in a refusal the clauses that said it then", () => {
    const passing = [...GAME.slice(0, -1), passed(0)];
    const cited = (model: GameModel) =>
      verdictOn(logUnder(model, passing), { engine }).findings.map((one) => one.clauses);
    expect(cited(today)).toEqual([["nim.last", "nim.turn"]]);
    expect(cited(first)).toEqual([["nim.take", "nim.turn"]]);
    const heap = [laid(30), takes(0, 3), passed(27)];
    const [impossible] = verdictOn(logUnder(second, heap), { engine }).findings;
    expect(impossible).toMatchObject({ code: "chance-impossible", clauses: [] });
  });

  test("may be compliant where today's rulebook finds a violation, and the reverse", () => {
    const wins = [...GAME.slice(0, -1), { type: "game-ended", data: { loser: 1 } }];
    const log = logUnder(first, wins);
    expect(verdictOn(log, { engine }).kind).toBe("compliant");
    const verdict = verdictOn(log, { engine, current: true });
    expect(verdict.rulebook).toEqual({ digest: digestOf(today), current: true, replaced: true });
    expect(verdict).toMatchObject({ kind: "violated", rules: 3 });
    expect(verdict.findings.map(told)).toEqual([
      { code: "outcome-wrong", seq: 7, clauses: ["nim.last"], rulings: ["last-match"] },
    ]);
  });
});

describe("which rulebook", () => {
  test("today's is told as today's, with and without asking", () => {
    for (const current of [false, true])
      expect(verdictOn(logUnder(today), { current })).toMatchObject({
        kind: "compliant",
        rulebook: { digest: digestOf(today), current: true, replaced: false },
      });
  });

  test("an option or a set that came later is not known to an earlier one", () => {
    const asks = (rulings: Json) =>
      tamper(
        logUnder(second),
        nodeHash,
        edit(0, (header) => ({ ...header, rulings })),
      );
    const reasons = (lines: readonly string[]) =>
      verdictOn(lines).doubts.map(({ reason }) => reason);
    expect(reasons(asks({ set: "default", overrides: { "last-match": "loses" } }))).toEqual([
      "unknown-ruling",
    ]);
    expect(reasons(asks({ set: "normal", overrides: {} }))).toEqual(["unknown-ruling"]);
    expect(reasons(asks({ set: "kind", overrides: {} }))).toEqual([]);
  });

  test("a digest of one with the rules version of another is unknown", () => {
    const lines = tamper(
      logUnder(second),
      nodeHash,
      edit(0, (header) => ({ ...header, rules: 1 })),
    );
    expect(verdictOn(lines)).toMatchObject({
      kind: "undetermined",
      rulebook: null,
      doubts: [{ reason: "unknown-rulebook" }],
    });
    expect(verdictOn(lines, { current: true }).kind).toBe("compliant");
  });

  test("a name once published stays: today's rulebook has to have it", () => {
    const outline = { ...FIRST.outline, clauses: ["nim.bluff"] };
    const broken = { ...nim, earlierRulebooks: [{ ...FIRST, outline }] };
    expect(() => underEachRulebook(broken)).toThrow(
      'nim: earlierRulebooks: "nim.bluff": today\'s rulebook does not have it; a name once published stays, so put it back',
    );
  });
});

describe("what came later", () => {
  const told = (earlier: Partial<EarlierRulebook>) => () =>
    underEachRulebook({ ...nim, earlierRulebooks: [{ ...FIRST, ...earlier }] });

  test("is never left unsaid: how a ruling was played, what said a clause", () => {
    expect(told({ readings: {} })).toThrow(
      'nim: earlierRulebooks: "last-match": the ruling came later and `readings` has no option of it',
    );
    expect(told({ readings: { "last-match": "draws" } })).toThrow("has no option of it");
    expect(told({ saidBy: {} })).toThrow(
      'nim: earlierRulebooks: "nim.last": the clause came later and `saidBy` does not have it',
    );
    expect(told({ saidBy: { "nim.last": ["nim.bluff"] } })).toThrow(
      "`saidBy` names it and the outline has no such clause",
    );
  });

  const always = { words: "always", holds: () => true };
  const never = { words: "never", holds: () => false };
  const deciding = (where: Readonly<Record<string, typeof always>>) => {
    const { "game-ended": ended, ...others } = nim.events;
    const loser = { audience: "public" as const, clauses: ["nim.take", "nim.last"], where };
    const model: GameModel = {
      ...nim,
      events: { ...others, "game-ended": { ...ended!, fields: { loser } } },
      earlierRulebooks: [{ ...FIRST, saidBy: { "nim.last": ["nim.take"] } }],
    };
    return underEachRulebook(model)[1]!.events["game-ended"]!.fields["loser"]!;
  };
  const claim = { context: null, derived: null, recorded: null };

  test("decides a value through the clause of then whenever one of today's does", () => {
    const one = deciding({ "nim.take": never, "nim.last": always });
    expect(one.clauses).toEqual(["nim.take"]);
    expect(one.where?.["nim.take"]?.holds(claim)).toBe(true);
    expect(one.where?.["nim.take"]?.words).toBe("never, or always");
    const neither = deciding({ "nim.take": never, "nim.last": never });
    expect(neither.where?.["nim.take"]?.holds(claim)).toBe(false);
    expect(deciding({ "nim.last": never }).where).toEqual({});
  });
});

describe("whether a verdict changes under today's rulebook", () => {
  const wins = [...GAME.slice(0, -1), { type: "game-ended", data: { loser: 1 } }];
  const migrated = (lines: readonly string[], kept: Judgement | null = null): Migration => {
    const [read] = readGames(bytesOf(lines));
    const optionsFor = () => ({ games: [today], hash: nodeHash });
    return migrationOf(read!, optionsFor, headerOf(read!), () => kept);
  };

  test("by the rulebook that the header names: what is found and what is gone, with its clauses", () => {
    expect(migrated(logUnder(first, wins))).toMatchObject({
      kind: "changed",
      before: { kind: "compliant", findings: [], winners: [0] },
      today: { kind: "violated" },
      found: [{ seq: 7, code: "outcome-wrong", type: "game-ended", clauses: ["nim.last"] }],
      gone: [],
      clauses: ["nim.last"],
    });
    expect(migrated(logUnder(first))).toMatchObject({
      kind: "changed",
      found: [],
      gone: [{ seq: 7 }],
      clauses: ["nim.take", "nim.turn"],
    });
    expect(migrated(logUnder(today))).toMatchObject({ kind: "same", today: { kind: "compliant" } });
    // A clause that was called otherwise changes nothing.
    const heap = [laid(30), takes(0, 3), passed(27)];
    expect(migrated(logUnder(second, heap)).kind).toBe("same");
  });

  test("by a report that was kept; and where the rulebook is not known and there is none, that nobody can say it", () => {
    const kept: Judgement = { kind: "violated", findings: [], winners: null };
    expect(migrated(logUnder(today), kept)).toMatchObject({
      kind: "changed",
      before: kept,
      clauses: [],
    });
    const foreign = recordOf({ ...headerUnder(today), rulebook: "A".repeat(43) }, GAME, nodeHash);
    expect(migrated(foreign)).toMatchObject({
      kind: "unknown-before",
      reason: "unknown-rulebook",
      today: { kind: "compliant" },
    });
    expect(migrated(["nonsense"]).kind).toBe("unreadable");
  });
});
