// Each thing the verifier can find, made by hand. The numbers and the chain are right again in every log of the
// first table, so that only the rules can find what was done.
import { nodeHash } from "@assize/kernel-integrity/node";
import { FINDING_CODES, type FindingCode } from "@assize/kernel-model";
import { matchesFinding, tamper } from "@assize/testkit";
import { describe, expect, test } from "vitest";
import { CHOICE_CASES } from "./choice-cases.ts";
import { CONSEQUENCE_CASES } from "./consequence-cases.ts";
import { DAMAGE_CASES } from "./damage-cases.ts";
import { GAME, linesOfGame, nimHeader, verdictOn } from "./games.ts";

const LINES = linesOfGame();

const RULES_FIND = [...CHOICE_CASES, ...CONSEQUENCE_CASES];

describe("the rules find", () => {
  test("the table is complete", () => expect(RULES_FIND.length).toBeGreaterThanOrEqual(34));

  test.each(RULES_FIND)("$what", ({ done, found, stopped }) => {
    const lines = tamper(LINES, nodeHash, ...done);
    for (const engine of ["table", "xstate"] as const) {
      const verdict = verdictOn(lines, { engine });
      expect(verdict.findings.map((one) => one.code)).toEqual(found.map((one) => one.code));
      for (const [index, expected] of found.entries())
        expect(verdict.findings[index]).toMatchObject(expected);
      expect(verdict.kind).toBe("violated");
      expect(verdict.assurance).toBe("chained");
      expect(verdict.compliantPrefix).toBe(found[0]!.seq! - 1);
      expect(verdict.covered.stopped?.seq).toBe(stopped);
    }
  });
});

describe("numbers and chain find", () => {
  test("the table is complete", () => expect(DAMAGE_CASES.length).toBeGreaterThanOrEqual(8));

  test.each(DAMAGE_CASES)("$what", ({ done, found }) => {
    const verdict = verdictOn(done.reduce((lines, one) => one(lines), LINES));
    expect(verdict.findings).toHaveLength(found.length);
    for (const [index, expected] of found.entries())
      expect(verdict.findings[index]).toMatchObject(expected);
    expect(verdict.kind).toBe(found.length > 0 ? "violated" : "compliant");
  });

  test("a chain without any link only states", () => {
    const lines = LINES.map((line, seq) =>
      seq === 0 ? line : JSON.stringify({ ...JSON.parse(line), prev: undefined }),
    );
    expect(verdictOn(lines)).toMatchObject({ kind: "compliant", assurance: "stated" });
  });
});

test("every code of finding is made by one of the tables", () => {
  // A torn last line is a doubt, never a finding; undos have a test of their own, and what comes from outside has one in the
  // simulation, where a game has it.
  const never: readonly FindingCode[] = [
    "outside-impossible",
    "outside-not-due",
    "undo-impossible",
    "line-torn",
  ];
  const made = new Set(
    [...RULES_FIND, ...DAMAGE_CASES].flatMap(({ found }) => found.map((f) => f.code)),
  );
  expect(FINDING_CODES.filter((code) => !made.has(code))).toEqual(never);
});

test("under the ruling that the last match wins, the same log names the wrong loser", () => {
  const header = nimHeader({ rulings: { set: "normal", overrides: {} } });
  const verdict = verdictOn(linesOfGame(GAME, header));
  expect(verdict.findings).toHaveLength(1);
  const expected = {
    code: "outcome-wrong",
    expected: { loser: 1 },
    rulings: ["last-match"],
  } as const;
  expect(matchesFinding(verdict.findings[0]!, expected)).toBe(true);
  const override = nimHeader({ rulings: { set: "default", overrides: { "last-match": "wins" } } });
  expect(verdictOn(linesOfGame(GAME, override)).findings).toEqual(verdict.findings);
  const replaced = verdictOn(LINES, { rulings: { set: "normal", overrides: {} } });
  expect(replaced.rulings).toMatchObject({ set: "normal", replaced: true, read: ["last-match"] });
  expect(replaced.findings).toEqual(verdict.findings);
});

test("findings stop at their limit", () => {
  const many = Array.from({ length: 1200 }, () => ({ type: "x", data: {} }));
  const [laying, ...play] = GAME;
  const verdict = verdictOn(linesOfGame([laying!, ...many, ...play]));
  expect(verdict.findings).toHaveLength(1000);
  expect(verdict.moreFindings).toBe(true);
  expect(verdict.covered.stopped).toEqual({
    seq: 1024,
    resumes: null,
    code: "findings-limit",
    values: { most: 1000 },
  });
});
