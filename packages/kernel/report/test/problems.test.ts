// Doubts, stops and values that do not fit: codes with values, told in every language by one sentence each.
import { describe, expect, test } from "vitest";
import {
  type Doubt,
  doubt,
  type Json,
  LANGUAGES,
  type Misfit,
  MISFIT_CODES,
  Seq,
  STOP_CODES,
  type Stop,
  UNDETERMINED_REASONS,
} from "@assize/kernel-model";
import { nim } from "@assize/toys";
import { doubtDetail, doubtText, misfitText, stopText } from "../src/doubt-text.ts";
import { choiceRefusalInWords, lineProblemInWords, noEventInWords } from "../src/index.ts";
import { tellingIn } from "../src/telling.ts";

const MISFITS: readonly Misfit[] = [
  { path: "$.data.a", code: "missing", expected: [] },
  { path: "$.data.a", code: "surplus", expected: [] },
  { path: "options.a", code: "surplus", expected: ["speed", "length"] },
  { path: "$.data.a", code: "type", expected: ["integer", "dummy", null] },
  ...["object", "array", "string", "integer", "number", "boolean"].map((type): Misfit => ({
    path: "$.data.a",
    code: "type",
    expected: [type],
  })),
  { path: "$.data.a", code: "one-of", expected: ["red", "blue"] },
  { path: "extras", code: "some-of", expected: ["rain", "wind"] },
  { path: "$.data.a", code: "range", expected: [0, 9] },
  { path: "$.data.a", code: "range", expected: [null, 9] },
  { path: "$.data.a", code: "range", expected: [0, null] },
  { path: "$.data.a", code: "length", expected: [4, 4] },
  { path: "$.data.a", code: "pattern", expected: ["^[a-z]$"] },
  { path: "seats[1].colour", code: "repeated", expected: [] },
  { path: "$.data.a", code: "rule", expected: [] },
  { path: "$.data.a", code: "rule", expected: ["weakest-first"] },
  ...["no-members", "no-such-place", "asked-with-players"].map((rule): Misfit => ({
    path: "$.data.a",
    code: "rule",
    expected: [rule, 3],
  })),
  { path: "position.context", code: "rule", expected: ["fits-place", "order", "play.turn"] },
  { path: "position.context", code: "clause", expected: ["nim.take", { has: 27, needs: 18 }] },
];

const [first] = MISFITS;

const DOUBTS: readonly Doubt[] = [
  doubt("unknown-game", 0, { game: "chess", known: ["nim", "go"] }),
  doubt("unknown-rules-version", 0, { rules: 2, known: [1] }),
  doubt("unknown-rulebook", 0, { rulebook: "AAAA" }),
  doubt("unknown-edition", 0, { edition: "mine", digest: "AAAA", used: "BBBB" }),
  doubt("unknown-edition", 0, { problem: "crossing-roads", path: "roads[3]" }),
  doubt("unknown-edition", 0, {
    problem: "malformed",
    path: "title",
    asked: { code: "type", expected: ["string"] },
  }),
  doubt("unknown-ruling", 0, { set: "house" }),
  doubt("unknown-ruling", 0, { ruling: "bank" }),
  doubt("unknown-ruling", 0, { ruling: "bank", option: "limited:007", known: ["unlimited"] }),
  doubt("unknown-value", 3, { type: "turn-passed", field: "left", given: "ink spilt" }),
  doubt("unproved", 8, { type: "heap-emptied", fact: "unknown-here", values: {} }),
  doubt("header-invalid", 0, first!),
  doubt("position-invalid", 0, first!),
  doubt("line-torn", 8, {}),
  doubt("limit-reached", 8, {}),
];

const STOPS: readonly Stop[] = [
  { seq: Seq(4), resumes: Seq(9), code: "nothing-fits", values: { lines: 12 } },
  {
    seq: Seq(4),
    resumes: null,
    code: "unknown-value",
    values: { type: "turn-passed", field: "left", given: "ink spilt" },
  },
  { seq: Seq(4), resumes: null, code: "findings-limit", values: { most: 1000 } },
];

const told = LANGUAGES.map((language) => {
  const telling = tellingIn(language, null, nim);
  return {
    language,
    misfits: MISFITS.map((one) => misfitText(one, telling)),
    doubts: DOUBTS.map((one) => doubtText(one, telling)),
    details: DOUBTS.map((one) => doubtDetail(one, telling)),
    stops: STOPS.map((one) => stopText(one, telling)),
  };
});
const english = told.find(({ language }) => language === "en")!;

test("every code is among them", () => {
  expect(new Set(MISFITS.map(({ code }) => code))).toEqual(new Set(MISFIT_CODES));
  expect(new Set(DOUBTS.map(({ reason }) => reason))).toEqual(new Set(UNDETERMINED_REASONS));
  expect(STOPS.map(({ code }) => code).toSorted()).toEqual([...STOP_CODES].toSorted());
});

describe.each(told)("in $language", ({ language, misfits, doubts, details, stops }) => {
  test("each has a sentence of its own, which holds the values", () => {
    const all = [...misfits, ...doubts, ...stops];
    for (const text of all) expect(text).not.toMatch(/undefined|\[object|\bnull\b.*\bnull\b/);
    expect(new Set(misfits).size).toBe(misfits.length);
    expect(misfits.find((text) => text.includes("27"))).toContain("nim.take");
    expect(doubts[0]).toContain("chess");
    expect(doubts[3]).toMatch(/mine.*AAAA.*BBBB/);
    expect(doubts[8]).toMatch(/bank.*limited:007.*unlimited/);
    expect(stops).toEqual([
      expect.stringMatching(/12.*9/),
      expect.stringContaining("turn-passed.left: ink spilt"),
      expect.stringContaining("1000"),
    ]);
  });

  test("none is left in English, and none names a flag of a program", () => {
    for (const text of [...misfits, ...doubts, ...stops]) expect(text).not.toContain("--");
    if (language === "en") return;
    // What the record itself says of a value is quoted as it is.
    const quoted = DOUBTS.findIndex(({ reason }) => reason === "unknown-value");
    for (const [index, text] of misfits.entries()) expect(text).not.toBe(english.misfits[index]);
    for (const [index, text] of doubts.entries())
      if (index !== quoted) expect(text).not.toBe(english.doubts[index]);
    for (const [index, text] of stops.entries()) expect(text).not.toBe(english.stops[index]);
  });

  test("a reason that says all has no detail", () => {
    const silent = DOUBTS.filter((_, index) => details[index] === null);
    expect(silent.map(({ reason }) => reason)).toEqual(["unproved", "line-torn", "limit-reached"]);
  });
});

test("a clause says in the reader's words what it rules", () => {
  const [text] = english.misfits.filter((one) => one.includes("nim.take"));
  const { statement } = nim.rulebook.clauses.find(({ id }) => id === "nim.take")!;
  expect(text).toBe(
    `position.context: breaks the clause nim.take (has: 27, needs: 18): ${statement.en}`,
  );
});

test("says where an edition does not have its shape, and what should stand there", () => {
  expect(english.doubts).toContain("the edition given is not valid: title must be a text");
});

test.each(LANGUAGES)("tells one known thing as one, in %s", (language) => {
  const telling = tellingIn(language, null, nim);
  const [one, two] = [["speed"], ["speed", "speed"]].map((expected) =>
    misfitText({ path: "a", code: "surplus", expected }, telling),
  );
  const verb = { en: "is", fr: "est connu", de: "ist", es: "se conoce" }[language];
  expect(one).toContain(`${verb} `);
  expect(one!.replace("speed", "")).not.toBe(two!.replace(/speed.*speed/, ""));
});

test.each(LANGUAGES)("a value that is not known for no reason says so, in %s", (language) => {
  const telling = tellingIn(language, null, nim);
  for (const given of ["", " ", "\u200b"]) {
    const text = doubtText(doubt("unknown-value", 3, { type: "a", field: "b", given }), telling);
    expect(text).toBe(`a.b: ${telling.say.problems.doubts.noReason}`);
  }
});

test("a name of a megabyte is cut in every sentence that holds it", () => {
  const long = "x".repeat(500_000);
  const telling = tellingIn("en", null, nim);
  const texts = [
    ...[long].map((path) => misfitText({ path, code: "surplus", expected: [long] }, telling)),
    misfitText({ path: "a", code: "rule", expected: [long, long] }, telling),
    misfitText({ path: "a", code: "clause", expected: ["nim.take", { [long]: long }] }, telling),
    doubtText(doubt("unknown-game", 0, { game: long, known: ["nim"] }), telling),
    doubtText(doubt("unknown-ruling", 0, { ruling: long, option: long, known: [] }), telling),
    doubtText(doubt("unknown-value", 3, { type: long, field: "left", given: long }), telling),
    noEventInWords({ kind: "type-unknown", type: long, known: ["a"] }, nim, "en"),
    choiceRefusalInWords({ kind: "not-a-choice", type: long }, nim, "en"),
    lineProblemInWords({ code: "duplicate-key", field: `$.${long}`, values: {} }, "en"),
  ];
  expect(texts.length).toBeGreaterThanOrEqual(9);
  for (const text of texts) expect(text.length).toBeLessThan(1_000);
});

test("what is named in a misfit is told in the game's words, and figures by the report's", () => {
  const describe = { ...nim.describe, word: (word: string) => `<${word}>` };
  const told = (language: "en" | "de", code: "rule" | "clause", ...expected: readonly Json[]) => {
    const telling = tellingIn(language, null, { ...nim, describe });
    return misfitText({ path: "position.context", code, expected }, telling);
  };
  expect(told("en", "rule", "fits-place", "order", "play.turn")).toBe(
    "position.context: breaks the rule “<fits-place>: <order> and <play.turn>”",
  );
  const by = { wrong: "titan-piles", unit: "mage", has: 27, needs: 18 };
  expect(told("de", "clause", "nim.take", by)).toContain(
    "(falsch: <titan-piles>, <unit>: <mage>, hat: 27, braucht: 18)",
  );
});
