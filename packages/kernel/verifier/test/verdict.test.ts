// Whole logs: the verdict in full, what cannot be known, where a game may start.
import { nobleHash } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, UndeterminedReason } from "@assize/kernel-model";
import {
  bytesOf,
  cut,
  edit,
  editData,
  insert,
  rechain,
  specification,
  tamper,
  type Tampering,
} from "@assize/testkit";
import { nim } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { ALGORITHM } from "../src/explain/algorithm.ts";
import { audit, exitCodeOf, VERIFIER } from "../src/index.ts";
import { audit as nodeAudit } from "../src/node.ts";
import {
  auditOf,
  ended,
  GAME,
  GAMES,
  linesOfGame,
  nimHeader,
  passed,
  takes,
  verdictOn,
} from "./games.ts";

const LINES = linesOfGame();
const options = { games: GAMES, hash: nodeHash };
const unknown = (reason: string): Json => ({ $unknown: reason });

describe("a whole game", () => {
  test("header, play, bytes, verdict", () => {
    const { record, ...verdict } = verdictOn(LINES);
    expect(Object.keys(record)).toEqual(["digest", "bytes", "header", "lastLine", "chain"]);
    expect(verdict).toEqual({
      kind: "compliant",
      doubts: [],
      findings: [],
      moreFindings: false,
      fitsAs: null,
      game: "nim",
      rules: 1,
      rulebook: { digest: nimHeader().rulebook, current: true, replaced: false },
      compliantPrefix: 7,
      finished: true,
      outcome: { winners: [1], places: [[1], [0]], scores: null },
      rulings: {
        set: "default",
        choices: { "last-match": "loses" },
        read: ["last-match"],
        assumed: false,
        replaced: false,
      },
      covered: { events: 7, audited: 7, stopped: null },
      assurance: "chained",
      verifier: VERIFIER,
      algorithm: ALGORITHM,
    });
  });

  test("the Node entry and the portable hash say the same", () => {
    const answer = JSON.stringify(verdictOn(LINES));
    const bytes = bytesOf(LINES);
    for (const other of [
      nodeAudit(bytes, { games: GAMES }),
      audit(bytes, { ...options, hash: nobleHash }),
    ])
      expect(other.kind === "audited" && JSON.stringify(other.verdict)).toBe(answer);
  });

  test("a bare header is compliant and not begun", () => {
    expect(verdictOn(LINES.slice(0, 1))).toMatchObject({
      kind: "compliant",
      compliantPrefix: 0,
      finished: false,
      outcome: null,
      covered: { events: 0, audited: 0 },
    });
  });

  test("each line is told with its steps and the place it leads to", () => {
    const told: unknown[] = [];
    const lines = tamper(LINES, nodeHash, insert(2, takes(0, 9)));
    const answer = auditOf(lines, {
      countTaken: true,
      onStep: ({ seq, taken, after: { context } }) =>
        told.push([
          seq,
          taken.map(({ event }) => event.type),
          (context as { matches: number }).matches,
        ]),
    });
    expect(told.slice(0, 4)).toEqual([
      [1, ["matches-laid"], 7],
      [2, [], 7],
      [3, ["matches-taken"], 4],
      [4, ["turn-passed"], 4],
    ]);
    expect(told).toHaveLength(8);
    const { counts } = answer as Extract<typeof answer, { kind: "audited" }>;
    expect(Object.fromEntries(counts.taken)).toEqual({
      "play.laying/matches-laid>play.turns": 1,
      "play.turns/matches-taken": 3,
      "play.turns/turn-passed": 2,
      "play.turns/game-ended>over": 1,
    });
    expect(Object.fromEntries(counts.visited)).toEqual({
      "play.laying": 1,
      "play.turns": 6,
      over: 1,
    });
    expect(Object.fromEntries(counts.refused)).toEqual({ "nim.take": 1 });
  });

  test("nothing is counted unless it is asked for", () => {
    const answer = auditOf(tamper(LINES, nodeHash, insert(2, takes(0, 9))));
    const { counts } = answer as Extract<typeof answer, { kind: "audited" }>;
    expect([counts.taken.size, counts.visited.size, counts.refused.size]).toEqual([0, 0, 0]);
  });
});

describe("what the record does not know", () => {
  const verdict = (...done: readonly Tampering[]) => verdictOn(tamper(LINES, nodeHash, ...done));

  test("an unknown value of a consequence leaves a doubt, and the rest is audited", () => {
    const one = verdict(editData(3, { left: unknown("illegible") }));
    expect(one).toMatchObject({ kind: "undetermined", findings: [], finished: true });
    expect(one.doubts).toEqual([
      {
        reason: "unknown-value",
        seq: 3,
        values: { type: "turn-passed", field: "left", given: "illegible" },
      },
    ]);
    expect(one.covered).toEqual({ events: 7, audited: 7, stopped: null });
  });

  test("a violation elsewhere is certain all the same", () => {
    const one = verdict(editData(3, { left: unknown("?") }), editData(5, { left: 9 }));
    expect(one).toMatchObject({ kind: "violated", findings: [{ code: "value-wrong", seq: 5 }] });
  });

  test("an unknown choice is told by the lines after it, and leaves a doubt", () => {
    const one = verdict(editData(4, { matches: unknown("illegible") }));
    expect(one).toMatchObject({ kind: "undetermined", findings: [], finished: true });
    expect(one.doubts).toMatchObject([{ reason: "unknown-value", seq: 4 }]);
    expect(one.covered).toEqual({ events: 7, audited: 7, stopped: null });
  });

  test("what no value of an unknown choice explains is found", () => {
    const one = verdict(editData(4, { matches: unknown("illegible") }), editData(5, { left: 9 }));
    expect(one).toMatchObject({ kind: "violated", compliantPrefix: 4 });
    expect(one.findings[0]).toMatchObject({ code: "value-wrong", seq: 5, blame: "recorder" });
    expect(one.doubts).toMatchObject([{ reason: "unknown-value", seq: 4 }]);
  });

  test("an unknown value hides no malformed one beside it", () => {
    const done = editData(4, { matches: 3, note: unknown("?") });
    expect(verdict(done)).toMatchObject({ findings: [{ code: "data-malformed", seq: 4 }] });
  });
});

const OTHER = "B".repeat(43);

const HEADERS: readonly (readonly [string, Record<string, Json>, UndeterminedReason, object])[] = [
  ["game", { game: "chess" }, "unknown-game", { game: "chess", known: ["nim", "auction"] }],
  ["rules version", { rules: 2 }, "unknown-rules-version", { rules: 2, known: [1] }],
  ["rulebook", { rulebook: OTHER }, "unknown-rulebook", { rulebook: OTHER }],
  [
    "edition",
    { edition: { id: "x", digest: OTHER } },
    "unknown-edition",
    { edition: "x", digest: OTHER },
  ],
  [
    "seats",
    { seats: [{ colour: "red" }] },
    "header-invalid",
    { path: "seats", code: "length", expected: [2, 3] },
  ],
];

describe("what the audit does not know", () => {
  test("the table is complete", () => expect(HEADERS.length).toBeGreaterThanOrEqual(5));

  test.each(HEADERS)("an unknown %s: nothing is replayed", (_, change, reason, values) => {
    const lines = tamper(
      LINES,
      nodeHash,
      edit(0, (draft) => ({ ...draft, ...change })),
    );
    const answer = auditOf(lines);
    expect(answer).toMatchObject({ kind: "audited", start: null });
    expect(exitCodeOf(answer)).toBe(2);
    const verdict = verdictOn(lines);
    expect(verdict).toMatchObject({ kind: "undetermined", findings: [], compliantPrefix: 0 });
    expect(verdict.doubts).toMatchObject([{ reason, seq: 0, values }]);
    expect(verdict.covered).toEqual({ events: 7, audited: 0, stopped: null });
    // The bytes can be checked all the same.
    const broken = edit(3, (draft) => ({ ...draft, "x-note": 1 }))(lines);
    expect(verdictOn(broken)).toMatchObject({
      kind: "violated",
      findings: [{ id: "f1", code: "chain-broken", seq: 4 }],
    });
  });

  const RULINGS: readonly (readonly [string, Record<string, Json>, object])[] = [
    ["set", { set: "house", overrides: {} }, { set: "house" }],
    ["ruling", { set: "default", overrides: { bluff: "yes" } }, { ruling: "bluff" }],
    [
      "option",
      { set: "default", overrides: { "last-match": "draws" } },
      { ruling: "last-match", option: "draws", known: ["loses", "wins"] },
    ],
    [
      "set named like a part of every object",
      { set: "constructor", overrides: {} },
      { set: "constructor" },
    ],
  ];

  test.each(RULINGS)(
    "an unknown ruling %s: the default is assumed and nothing certain",
    (_, rulings, values) => {
      const change = edit(0, (draft) => ({ ...draft, rulings }));
      const lines = tamper(LINES, nodeHash, change, editData(7, { loser: 1 }));
      const verdict = verdictOn(lines);
      expect(verdict).toMatchObject({
        kind: "undetermined",
        rulings: { set: "default", assumed: true, choices: { "last-match": "loses" } },
        findings: [{ code: "outcome-wrong" }],
        doubts: [{ reason: "unknown-ruling", seq: 0, values }],
      });
      const broken = edit(3, (draft) => ({ ...draft, "x-note": 1 }))(lines);
      expect(verdictOn(broken).kind).toBe("violated");
    },
  );

  test("the edition of the log may be handed in", () => {
    expect(verdictOn(LINES, { edition: { id: "matches" } }).kind).toBe("compliant");
    for (const edition of [{ id: "others" }, {}, null])
      expect(verdictOn(LINES, { edition }).doubts[0]!.reason).toBe("unknown-edition");
  });
});

describe("a game that starts from a position", () => {
  const context = { matches: 4, onTurn: 1, taken: null };
  const from = (place: string, stated: Json) => ({
    ...nimHeader(),
    position: { place, context: stated },
  });

  test("is audited from there", () => {
    const events = specification(nim, nimHeader()).given(
      { place: "play.turns", context },
      takes(1, 3),
      takes(0, 1),
    ).events;
    const lines = linesOfGame(events, from("play.turns", context));
    expect(verdictOn(lines)).toMatchObject({ kind: "compliant", finished: true });
    expect(verdictOn(tamper(lines, nodeHash, editData(2, { left: 0 })))).toMatchObject({
      findings: [{ code: "value-wrong", seq: 2, expected: { left: 1 } }],
    });
  });

  test("in the middle of a turn, the consequence is what is due", () => {
    const header = from("play.turns", { ...context, taken: 2 });
    expect(verdictOn(linesOfGame([passed(4)], header)).kind).toBe("compliant");
    expect(verdictOn(linesOfGame([takes(0, 1)], header))).toMatchObject({
      findings: [{ code: "consequence-missing", seq: 1, expected: passed(4) }],
    });
  });

  const INVALID: readonly (readonly [string, string, Json])[] = [
    ["an unknown place", "play.betting", context],
    ["a place with places inside", "play", context],
    ["a place named like a part of every object", "constructor", context],
    ["no context", "play.turns", {}],
    ["a seat that is not at the table", "play.turns", { ...context, onTurn: 2 }],
    ["a seat below none", "play.turns", { ...context, onTurn: -1 }],
    ["fewer than no matches", "play.turns", { ...context, matches: -1 }],
  ];

  test.each(INVALID)("%s is no position", (_, place, stated) => {
    const verdict = verdictOn(linesOfGame([], from(place, stated)));
    expect(verdict).toMatchObject({
      kind: "undetermined",
      doubts: [{ reason: "position-invalid" }],
    });
  });
});

test("an unfinished end: the last consequence may be missing, since it may still come", () => {
  const verdict = verdictOn(rechain(cut(7)(LINES), nodeHash));
  expect(verdict).toMatchObject({ kind: "compliant", finished: false, outcome: null });
  expect(verdictOn(linesOfGame([...GAME.slice(0, 6), ended(0)]))).toMatchObject({ finished: true });
});
