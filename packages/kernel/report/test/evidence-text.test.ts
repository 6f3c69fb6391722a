// Every finding code is told in every language, with any evidence at all; completions and options say so.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BLAMES,
  type Clause,
  DEVIATION_KINDS,
  type DeviationKind,
  type Explained,
  type Finding,
  FINDING_CODES,
  type Held,
  HELDS,
  type Language,
  LANGUAGES,
  type OtherMove,
  SeatId,
  Seq,
} from "@assize/kernel-model";
import type { Audit } from "@assize/kernel-verifier";
import { fitsAsInWords, findingInWords } from "../src/in-words.ts";
import { jsonReport, summaryLine, textReport } from "../src/index.ts";
import { messagesIn } from "../src/messages/messages.ts";
import { tellingIn } from "../src/telling.ts";
import { auditCase, CASES } from "./cases.ts";

const runs = process.env["ASSIZE_DEEP"] ? 4_000 : 200;

type Audited = Extract<Audit, { readonly kind: "audited" }>;

const sound = auditCase(CASES[0]!) as Audited;

const withFindings = (findings: readonly Finding[], audited = sound): Audited => ({
  ...audited,
  verdict: { ...audited.verdict, kind: "violated", findings },
});

const plain: Finding = {
  id: "f1",
  code: "value-wrong",
  seq: Seq(3),
  type: "turn-passed",
  by: null,
  clauses: ["nim.take"],
  rulings: ["last-match"],
  expected: { left: 4 },
  recorded: { left: 3 },
  blame: "recorder",
  fields: ["left"],
  between: [],
  follows: null,
  facts: [],
  explained: null,
};

test("every code, language and kind of blame, with any evidence", () => {
  expect(FINDING_CODES.length).toBeGreaterThanOrEqual(22);
  fc.assert(
    fc.property(
      fc.record({
        code: fc.constantFrom(...FINDING_CODES),
        type: fc.constantFrom("turn-passed", "matches-taken", "no-such-type"),
        by: fc.option(fc.nat(5).map((seat) => SeatId(seat))),
        expected: fc.jsonValue(),
        recorded: fc.jsonValue(),
        blame: fc.constantFrom(...BLAMES),
        fields: fc.subarray(["left", "matches", "constructor"]),
        clauses: fc.subarray(["nim.take", "no.such-clause"]),
        rulings: fc.subarray(["last-match", "no-such-ruling"]),
        follows: fc.option(fc.constant("f1")),
        between: fc.subarray([SeatId(0), SeatId(7), "recorder"] as const),
        explained: fc.option(
          fc.record({
            deviation: fc.constantFrom(...DEVIATION_KINDS),
            held: fc.constantFrom(...HELDS),
            cost: fc.nat(40),
            supposed: fc.jsonValue(),
            others: fc.constant([]),
          }),
        ),
      }),
      fc.constantFrom(...LANGUAGES),
      (evidence, language) => {
        const finding = { ...plain, ...(evidence as Partial<Finding>) };
        const lines = textReport(withFindings([finding]), { language });
        expect(lines.join("\n")).toContain(finding.code);
        for (const line of lines) expect(line).not.toMatch(/undefined|\[object/);
      },
    ),
    { numRuns: runs },
  );
});

test("long evidence is cut short", () => {
  const expected = { left: "x".repeat(5_000) };
  const lines = textReport(withFindings([{ ...plain, type: "none", expected }]), {
    language: "en",
  });
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(700);
  expect(lines.some((line) => line.endsWith("…"))).toBe(true);
});

test("a long text of a foreign log is cut short, and stays in its line", () => {
  const recorded = `no-such\n${" ".repeat(100_000)}\u202etype${"x".repeat(100_000)}`;
  const lines = textReport(withFindings([{ ...plain, code: "type-unknown", recorded }]), {
    language: "en",
  });
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_100);
  for (const line of lines) expect(line).not.toMatch(/[\n\u202e]/);
});

test("both sides of an event are told in words, without what differs behind them", () => {
  const both = {
    code: "consequence-wrong" as const,
    fields: [],
    expected: { type: "turn-passed", data: { left: 4, to: 1 } },
    recorded: { type: "turn-passed", data: { left: 3, to: 1 } },
  };
  const lines = textReport(withFindings([{ ...plain, ...both }]), { language: "en" });
  expect(lines.find((line) => line.includes("expected:"))).toMatch(
    /expected: turn-passed \{"left":4,"to":1\}$/,
  );
});

/** Findings of which all but the first belong to that. */
const oneCause = (parts: number): readonly Finding[] => [
  plain,
  ...Array.from({ length: parts }, (_, index) => ({
    ...plain,
    id: `f${index + 2}`,
    seq: Seq(index + 4),
    follows: "f1",
  })),
];

test("what belongs to a finding is folded below it, in one line each", () => {
  const lines = textReport(withFindings([...oneCause(2), { ...plain, id: "f4", seq: Seq(7) }]), {
    language: "en",
  });
  expect(lines[0]).toBe("VIOLATED 2 causes, 4 findings");
  const folded = lines.findIndex((line) => line.includes("With it:"));
  expect(lines.slice(folded, folded + 5)).toEqual([
    "    With it: events 4 to 5, 2 more findings. What stands there belongs to it, or may stem from it.",
    "        f2 event 4: The recorded values are not those that the rules force.",
    "        f3 event 5: The recorded values are not those that the rules force.",
    "",
    "f4 event 7: The recorded values are not those that the rules force.",
  ]);
  const audit = withFindings(oneCause(2));
  expect(summaryLine(audit)).toContain("1 cause, 3 findings, first at event 3: value-wrong");
});

test("of many that belong to one finding the first are listed, and the rest are counted", () => {
  const lines = textReport(withFindings(oneCause(27)), { language: "en" });
  expect(lines.filter((line) => /^ {8}f\d+ /.test(line))).toHaveLength(5);
  expect(lines).toContain("        and 22 more");
  expect(lines.join("\n")).toContain("With it: events 4 to 30, 27 more findings.");
});

test("findings that belong to one that is not told stand for themselves", () => {
  const alone = { ...plain, id: "f2", follows: "f9" };
  const itself = { ...plain, id: "f3", follows: "f3" };
  const report = jsonReport([{ log: "-", audit: withFindings([plain, alone, itself]) }]);
  const [{ causes }] = report["reports"] as unknown as [{ causes: unknown }];
  expect(causes).toEqual(["f1", "f2", "f3"]);
});

const explainedAs = (explained: Partial<Explained>): Finding => ({
  ...plain,
  explained: {
    deviation: "value",
    edit: "value-due",
    held: "corrected",
    cost: 10,
    supposed: null,
    others: [],
    ...explained,
  },
});

const explanationOf = (finding: Finding, language: Language = "en") =>
  findingInWords(finding, sound.start, language).explanation!;

test("every kind of deviation is explained in every language, and otherwise by the class", () => {
  const supposed = { type: "matches-taken", by: 1, data: { matches: 2 } };
  for (const language of LANGUAGES) {
    const told = DEVIATION_KINDS.flatMap((deviation) =>
      HELDS.flatMap((held) =>
        [supposed, { ...supposed, seq: 3 }, { type: "matches-laid" }, null].map(
          (one) => explanationOf(explainedAs({ deviation, held, supposed: one }), language).what,
        ),
      ),
    );
    expect(told.length).toBeGreaterThanOrEqual(156);
    const { what } = tellingIn(language, null).say.explanations;
    const byCode = (["outcome-wrong", "seat-unexpected", "event-after-end"] as const).flatMap(
      (code) =>
        HELDS.flatMap((held) =>
          (["value", "seat"] as const).map(
            (deviation) =>
              explanationOf({ ...explainedAs({ deviation, held }), code }, language).what,
          ),
        ),
    );
    const own = { type: "matches-taken", by: SeatId(1) };
    const exchanged = explainedAs({ deviation: "exchanged", supposed: own });
    const others = explanationOf({ ...exchanged, ...own }, language).what;
    const reached = new Set([...told, ...byCode, others]);
    expect(Object.values(what).filter((sentence) => !reached.has(sentence))).toEqual([]);
  }
});

test("what is supposed to have happened is told in the game's words, once", () => {
  const supposed = { type: "turn-passed", data: { left: 4 } };
  const told = (finding: Finding) => explanationOf(finding).supposed;
  const missing = { ...explainedAs({ deviation: "left-out", supposed }), expected: supposed };
  expect(told(missing)).toBe("");
  expect(told({ ...missing, expected: null })).toBe('turn-passed {"left":4}');
  expect(told(explainedAs({ held: "believed", supposed }))).toBe("");
  const guess = { type: "matches-taken", by: 1 };
  expect(told(explainedAs({ supposed: guess }))).toBe("matches taken, seat 1");
  expect(told(explainedAs({ supposed: { seq: 2, ...guess } }))).toBe(
    "event 2, matches taken, seat 1",
  );
  // Before which event it is missing is said with what is wrong.
  const before = explainedAs({ deviation: "left-out", supposed: { seq: 2, ...guess } });
  expect(told(before)).toBe("matches taken, seat 1");
  // Another choice of the same kind by the same seat: what it was nobody knows.
  const another = explainedAs({ deviation: "choice-unknown", supposed: guess });
  expect(told({ ...another, type: "matches-taken", by: SeatId(1) })).toBe("");
});

test.each([
  ["en", "to seat 1"],
  ["fr", "seat 1, à qui il revient"],
  ["de", "als die von seat 1"],
  ["es", "hecha por seat 1"],
] as const)("whose a choice under another name was is said by name, in %s", (language, as) => {
  const supposed = { type: "matches-taken", by: 1, data: { matches: 2 } };
  const seat = explainedAs({ deviation: "seat", supposed });
  const { what, supposed: rest } = explanationOf(seat, language);
  expect(what.replace("to whom it fell", "to seat 1")).toContain(as);
  expect(rest).toBe("");
  const accused = { ...seat, blame: "player" as const, by: SeatId(0) };
  expect(findingInWords(accused, sound.start, language).blame).toMatch(/: seat 0\.$/);
});

test("two lines exchanged are told once, and not as another explanation of themselves", () => {
  const half = (seq: number, held: Held, type: string, deviation: "exchanged" | "moved") => ({
    seq: Seq(seq),
    type,
    deviation,
    held,
    accuses: null,
  });
  const told = (deviation: "exchanged" | "moved", seq: number) => {
    const moves = [
      half(seq, "passed-over", "turn-passed", deviation),
      half(seq + 2, "corrected", "turn-passed", deviation),
    ];
    const finding = explainedAs({ deviation: "exchanged", others: [{ more: 0, moves }] });
    return explanationOf({ ...finding, seq: Seq(3) }).others;
  };
  expect(told("exchanged", 3)).toEqual([]);
  expect(told("exchanged", 5)).toEqual([
    "It may also have been otherwise: event 5 and the next event stand in the wrong order.",
  ]);
  expect(told("moved", 5)).toEqual([
    "It may also have been otherwise: event 5 stands in the wrong place.",
  ]);
});

test("a choice with another one's values is no line in the wrong place", () => {
  const supposed = { type: "matches-taken", by: 1, data: { matches: 2 } };
  const finding = explainedAs({ deviation: "exchanged", supposed });
  const own = { ...finding, type: "matches-taken", by: SeatId(1) };
  expect(explanationOf(own).what).toMatch(/each other's values/);
  expect(explanationOf(finding).what).toMatch(/wrong order/);
});

test("the best other explanations are told, each once", () => {
  const move = (seq: number, deviation: DeviationKind, held: Held): OtherMove => ({
    seq: Seq(seq),
    type: "turn-passed",
    deviation,
    held,
    accuses: null,
  });
  const two = { more: 0, moves: [move(3, "value", "believed"), move(5, "surplus", "passed-over")] };
  const others = [
    two,
    { ...two, more: 1 },
    { more: 2, moves: [] },
    { more: 3, moves: [move(3, "left-out", "corrected")] },
    { more: 4, moves: [move(3, "moved", "corrected")] },
  ];
  expect(explanationOf(explainedAs({ others })).others).toEqual([
    "It may also have been otherwise: the game went on by the values of event 3; event 5 did not take place.",
    "It may also have been otherwise: an event was left out before event 3.",
  ]);
});

test("a header that the record fits better is told, with what deviates by both", () => {
  const fitsAs = {
    member: "ruling" as const,
    name: "last-match",
    stated: "loses",
    fits: "wins",
    cost: { stated: 140, fits: 2 },
  };
  const audited = withFindings([plain]);
  const told = { ...audited, verdict: { ...audited.verdict, fitsAs } };
  expect(textReport(told, { language: "en" })).toContain(
    "The record fits the game better with “What becomes of whoever takes the last match? They win. (last-match: wins)” than with “What becomes of whoever takes the last match? They lose. (last-match: loses)”, by which it was audited: deviations 0.2 instead of 14.",
  );
  const start = sound.start!;
  const seats = { ...fitsAs, member: "seats" as const, name: "", stated: 3, fits: 4 };
  expect(fitsAsInWords(seats, start, "de")).toContain("mit „4 Plätze“ als mit „3 Plätze“");
  const fact = { ...fitsAs, member: "fact" as const, name: "first", stated: 1, fits: 0 };
  expect(fitsAsInWords(fact, start, "fr")).toContain("avec « first: 0 » qu'avec « first: 1 »");
});

const withRulebook = (change: { readonly clauses?: readonly Clause[] }): Audited => {
  const start = sound.start!;
  const { model } = start.game;
  const rulebook = { ...model.rulebook, ...change };
  return { ...sound, start: { ...start, game: { ...start.game, model: { ...model, rulebook } } } };
};

test("a completion of the rules is told as one", () => {
  const completed = sound.start!.game.model.rulebook.clauses.map((clause): Clause => ({
    ...clause,
    completion: true,
    sources: [],
  }));
  const told = (audited: Audited) =>
    textReport(withFindings([plain], audited), { language: "en" }).join("\n");
  expect(told(withRulebook({ clauses: completed }))).toContain("the project completed the rules");
  expect(told(sound)).not.toContain("the project completed the rules");
});

test("what no text states of a clause that is stated is told as a completion where it decided", () => {
  const finding = { ...plain, completions: plain.clauses };
  const told = (findings: readonly Finding[], language: Language) =>
    textReport(withFindings(findings), { language }).join("\n");
  expect(plain.clauses.length).toBeGreaterThanOrEqual(1);
  for (const language of LANGUAGES) {
    const { completedHere, missingAt, source } = messagesIn(language);
    expect(told([finding], language)).toContain(completedHere);
    expect(told([finding], language)).toContain(`${missingAt}:`);
    expect(told([plain], language)).not.toContain(completedHere);
    expect(told([plain], language)).toContain(`${source}:`);
  }
});

test("a ruling with a number is told by the option that takes one", () => {
  const audited = withFindings([plain]);
  const { rulings } = audited.verdict;
  const start = sound.start!;
  const { model } = start.game;
  const [ruling] = model.rulebook.rulings;
  const limited = { id: "limited:N", statement: { en: "At most so many." } };
  const rulebook = {
    ...model.rulebook,
    rulings: [{ ...ruling!, options: [ruling!.options[0], limited] as const }],
  };
  const lines = textReport(
    {
      ...audited,
      start: { ...start, game: { ...start.game, model: { ...model, rulebook } } },
      verdict: {
        ...audited.verdict,
        rulings: { ...rulings, choices: { "last-match": "limited:60" } },
      },
    },
    { language: "en" },
  );
  expect(lines.join("\n")).toContain(
    "(limited:60): What becomes of whoever takes the last match? At most so many.",
  );
});

test("events left out before one line are told once, with how many they are", () => {
  const leftOut = (seq: number): OtherMove => ({
    seq: Seq(seq),
    type: "turn-passed",
    deviation: "left-out",
    held: "corrected",
    accuses: null,
  });
  const explained: Explained = {
    deviation: "value",
    edit: "value-due",
    held: "corrected",
    cost: 10,
    supposed: null,
    others: [{ more: 0, moves: [leftOut(2), leftOut(2), leftOut(3)] }],
  };
  const toldIn = (language: Language) =>
    findingInWords({ ...plain, explained }, sound.start, language).explanation?.others;
  expect(toldIn("en")).toEqual([
    "It may also have been otherwise: 2 events were left out before event 2; an event was left out before event 3.",
  ]);
  for (const language of LANGUAGES) expect(toldIn(language)?.join().match(/2/g)).toHaveLength(2);
});
