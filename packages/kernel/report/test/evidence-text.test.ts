// Every finding code is told in every language, with any evidence at all; completions and options say so.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  BLAMES,
  type Clause,
  type Finding,
  FINDING_CODES,
  LANGUAGES,
  SeatId,
  Seq,
} from "@assize/kernel-model";
import type { Audit } from "@assize/kernel-verifier";
import { textReport } from "../src/index.ts";
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

test("two events of one type show only what differs", () => {
  const both = {
    code: "consequence-wrong" as const,
    fields: [],
    expected: { type: "turn-passed", data: { left: 4, to: 1 } },
    recorded: { type: "turn-passed", data: { left: 3, to: 1 } },
  };
  const lines = textReport(withFindings([{ ...plain, ...both }]), { language: "en" });
  expect(lines.find((line) => line.includes("expected:"))).toMatch(/ {2}\{"left":4\}$/);
});

test("a finding that only follows says from which", () => {
  const lines = textReport(withFindings([plain, { ...plain, id: "f2", follows: "f1" }]), {
    language: "en",
  });
  expect(lines.filter((line) => line.trim() === "Follows only from f1.")).toHaveLength(1);
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
