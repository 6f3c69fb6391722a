// What came of an error, in words: each kind of effect, in every language. The sentences are golden.
import { type Impact, type Language, LANGUAGES, SeatId, Seq } from "@assize/kernel-model";
import { type Impacts, impactsOf } from "@assize/kernel-verifier";
import { expect, test } from "vitest";
import "../src/messages/all.ts";
import { effectInWords, jsonReport, reportJsonSchema, textReport } from "../src/index.ts";
import { auditCase, CASES } from "./cases.ts";
import { schemaProblems } from "./schema-check.ts";

const audit = auditCase(CASES.find(({ name }) => name === "violated-value")!);
if (audit.kind !== "audited" || audit.start === null) throw new Error("not audited");
const { start } = audit;
const [found] = audit.verdict.findings;

const [first, second] = [SeatId(0), SeatId(1)];
const impact = (change: Partial<Impact>): Impact => ({
  effect: "none",
  winners: { recorded: [first], corrected: [first] },
  places: { recorded: [[first], [second]], corrected: [[first], [second]] },
  scores: { recorded: { left: [5, 7] }, corrected: { left: [5, 7] } },
  firstNotLegal: null,
  notLegalBy: null,
  assumes: [],
  ways: [],
  ...change,
});
const NOT_OVER = { recorded: null, corrected: null };
const takes = (matches: number) => ({ type: "matches-taken", by: 0, data: { matches } });
const way = (one: Impact, matches: number) => {
  const { ways: _, ...consequences } = one;
  return { ...consequences, instead: takes(matches) };
};
const WINNER = impact({
  effect: "winner",
  winners: { recorded: [first], corrected: [second] },
});
const SCORES = impact({
  effect: "scores",
  scores: { recorded: { left: [5, 7] }, corrected: { left: [6, 7] } },
});
const OPEN = { effect: "open", winners: { recorded: [first], corrected: null } } as const;

const IMPACTS: Readonly<Record<string, Impact>> = {
  none: impact({}),
  "none so far": impact({ winners: NOT_OVER }),
  scores: SCORES,
  "scores so far": { ...SCORES, winners: NOT_OVER },
  "scores of rows": impact({
    effect: "scores",
    scores: {
      recorded: [
        { kind: "match", scores: [1, 2] },
        { kind: "heap", scores: [3, 4] },
      ],
      corrected: [
        { kind: "match", scores: [1, 2] },
        { kind: "heap", scores: [3, 9] },
      ],
    },
  }),
  places: impact({ effect: "ranks", places: { recorded: [], corrected: [[first, second]] } }),
  winner: WINNER,
  "nobody any more": impact({ effect: "winner", winners: { recorded: [first], corrected: [] } }),
  "somebody at last": impact({ effect: "winner", winners: { recorded: [], corrected: [second] } }),
  "over before": { ...WINNER, firstNotLegal: Seq(12), notLegalBy: second },
  "a choice not legal": impact({ ...OPEN, firstNotLegal: Seq(12), notLegalBy: second }),
  "chance not possible": impact({ ...OPEN, firstNotLegal: Seq(12) }),
  "not over": impact(OPEN),
  "open so far": impact({ effect: "open", winners: NOT_OVER }),
  assuming: impact({
    effect: "open",
    assumes: [
      { code: "order-kept", seq: Seq(3) },
      { code: "nearest-choice", seq: Seq(4) },
      { code: "not-all-choices", seq: Seq(4), followed: 12 },
      { code: "followed-so-far", seq: Seq(5), steps: 200_000 },
      { code: "went-on-by-rules", seq: Seq(6) },
    ],
  }),
  "on a condition": impact({ assumes: [{ code: "went-on-by-rules", seq: Seq(6) }] }),
  "on conditions": {
    ...SCORES,
    assumes: [
      { code: "order-kept", seq: Seq(3) },
      { code: "nearest-choice", seq: Seq(4) },
    ],
  },
  ways: impact({
    ...OPEN,
    ways: [way(WINNER, 1), way(impact({}), 2), way(WINNER, 3), way(WINNER, 4), way(WINNER, 5)],
  }),
};

const toldIn = (language: Language): readonly string[] =>
  [found!, null].flatMap((about) =>
    Object.entries(IMPACTS).flatMap(([name, one]) => {
      const { text, short, ways, assumes } = effectInWords(one, about, start, language);
      const briefly = short === text ? [] : [`shortly: ${short}`];
      const of = about === null ? "of all, " : "";
      return [
        `${of}${name}: ${text}`,
        ...[...briefly, ...ways, ...assumes].map((line) => `  ${line}`),
      ];
    }),
  );

test.each(LANGUAGES)("every effect in %s", async (language) => {
  const told = toldIn(language);
  for (const line of told) expect(line).toMatch(/\.$/);
  expect(told.join()).not.toMatch(/undefined|NaN|\[object/);
  await expect(`${told.join("\n")}\n`).toMatchFileSnapshot(`golden-effects/${language}.txt`);
});

test("an end recorded wrongly is told by who won, not as a matter of course", () => {
  const { text } = effectInWords(impact({}), { ...found!, code: "outcome-wrong" }, start, "en");
  expect(text).toBe("By the rules seat 0 won.");
});

test("what all findings together came to is told before the causes, in one sentence", () => {
  const told = (together: Impact): readonly string[] => {
    const impacts: Impacts = { causes: new Map([["f1", SCORES]]), together };
    return textReport(audit, { language: "en", impacts });
  };
  const lines = told(WINNER);
  const at = lines.indexOf("Without all of it seat 1 would have won, not seat 0.");
  expect(at).toBeGreaterThan(0);
  expect(lines.findIndex((line) => line.includes("Effect: "))).toBeGreaterThan(at);
  const nothing =
    "Seat 0 has won; what was found changes neither the winner nor the places nor the scores.";
  expect(told(impact({}))[at]).toBe(nothing);
});

test("reports with impacts are as the published schema says", () => {
  const one = { log: "x", audit };
  for (const told of Object.values(IMPACTS)) {
    const impacts: Impacts = { causes: new Map([["f1", told]]), together: told };
    expect(schemaProblems(reportJsonSchema, jsonReport([{ ...one, impacts }]))).toEqual([]);
  }
  const real = jsonReport([{ ...one, impacts: impactsOf(audit) }]);
  expect(schemaProblems(reportJsonSchema, real)).toEqual([]);
  expect(JSON.stringify(jsonReport([one]))).not.toContain('"impact"');
});
