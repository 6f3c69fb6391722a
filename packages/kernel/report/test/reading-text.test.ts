// Why a file cannot be read: each code by one sentence in every language, with what to do.
import { describe, expect, test } from "vitest";
import {
  type LineProblem,
  READ_PROBLEM_CODES,
  type ReadProblem,
  WRITTEN_FORMS,
} from "@assize/kernel-event-log";
import { LANGUAGES, readJson } from "@assize/kernel-model";
import { jsonProblemInWords, lineProblemInWords, readProblemInWords } from "../src/index.ts";

const PLAIN = [
  "empty-file",
  "bom",
  "carriage-return",
  "blank-line",
  "not-utf8",
  "nul-byte",
  "not-json",
  "not-an-object",
  "duplicate-key",
  "lone-surrogate",
  "reserved-key",
  "header-missing",
] as const;

const LIMITED = [
  "line-too-long",
  "too-many-events",
  "too-large",
  "too-deep",
  "too-many-games",
] as const;

const PROBLEMS: readonly LineProblem[] = [
  ...PLAIN.map((code) => ({ code, field: "$", values: {} }) as const),
  ...LIMITED.map((code) => ({ code, field: "$.data", values: { most: 1234 } }) as const),
  ...WRITTEN_FORMS.map((expected): LineProblem => ({
    code: "wrong-type",
    field: "$.game",
    values: { expected },
  })),
  { code: "unknown-key", field: "$.age", values: { key: "age", extensible: true } },
  { code: "unknown-key", field: "$.age", values: { key: "age", extensible: false } },
  { code: "missing-key", field: "$.seq", values: { key: "seq" } },
  { code: "forbidden-key", field: "$.__proto__", values: { key: "__proto__" } },
  { code: "unsafe-number", field: "$.seq", values: { number: "1e999", profile: "record" } },
  { code: "unsafe-number", field: "$.seq", values: { number: "1e999", profile: "foreign" } },
  {
    code: "format-unknown",
    field: "$.format",
    values: { format: "assize-log/9", known: "assize-log/1" },
  },
];

const told = (language: (typeof LANGUAGES)[number]): readonly string[] =>
  PROBLEMS.map((problem) => lineProblemInWords(problem, language));

test("every code and every form is among them", () => {
  expect(new Set(PROBLEMS.map(({ code }) => code))).toEqual(new Set(READ_PROBLEM_CODES));
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("each has a sentence of its own, with its place and values", () => {
    const sentences = told(language);
    expect(new Set(sentences).size).toBe(PROBLEMS.length);
    for (const [index, { field, values }] of PROBLEMS.entries()) {
      const sentence = sentences[index]!;
      expect(sentence).not.toMatch(/undefined|\[object/);
      if (field !== "$") expect(sentence.startsWith(`${field}: `)).toBe(true);
      if ("most" in values) expect(sentence).toContain("1234");
      if ("key" in values) expect(sentence).toContain(values.key);
      if ("number" in values) expect(sentence).toContain("1e999");
      if ("format" in values) expect(sentence).toMatch(/assize-log\/9.*assize-log\/1/);
      if (language !== "en") expect(sentence).not.toBe(told("en")[index]);
    }
  });

  test("a problem of a file says which line", () => {
    const problem: ReadProblem = { code: "not-json", line: 7, field: "$", values: {} };
    expect(readProblemInWords(problem, language)).toMatch(/8.*JSON/);
  });

  test("JSON that is no log is told too", () => {
    const sentences = ["{", '{"a":1,"a":2}', `"${"x".repeat(99)}"`].map((text) => {
      const read = readJson(text, { bytes: 50 });
      return read.ok ? "" : jsonProblemInWords(read.problem, language);
    });
    expect(sentences).toEqual([
      expect.stringContaining("JSON"),
      expect.stringMatching(/^\$\.a: /),
      expect.stringContaining("50"),
    ]);
  });
});
