// Every code has its sentence in every language, and no language borrows another's.
import { describe, expect, test } from "vitest";
import { READ_PROBLEM_CODES } from "@assize/kernel-event-log";
import {
  ASSURANCES,
  BLAMES,
  DEVIATION_KINDS,
  FINDING_CODES,
  LANGUAGES,
  UNDETERMINED_REASONS,
} from "@assize/kernel-model";
import "../src/messages/all.ts";
import { messagesIn } from "../src/messages/messages.ts";

const SENTENCE = /^\p{Lu}.*\.$/su;

/** All texts of a language by path; functions are called with stand-ins. */
const textsOf = (value: unknown, path = ""): readonly (readonly [string, string])[] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const tell = value as (...given: readonly unknown[]) => string;
    // A list of one stands for a list, a number, a text or a flag.
    return [[path, tell(["7"], ["x"])]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, `${path}.${key}`),
  );
};

/** Words that happen to be the same in two languages. */
const ALIKE = new Set([
  ".source",
  ".clause",
  ".detail",
  ".nobodyWon",
  ".effects.way",
  ".headline.compliant",
]);

describe.each(LANGUAGES)("in %s", (language) => {
  const say = messagesIn(language);

  test("every code has a sentence of its own", () => {
    const groups = [
      [FINDING_CODES, say.findings, 22],
      [READ_PROBLEM_CODES, say.unreadable, 23],
      [BLAMES.filter((blame) => blame !== "undecided"), say.blame, 4],
      [ASSURANCES, say.assurance, 4],
    ] as const;
    for (const [codes, sentences, atLeast] of groups) {
      expect(codes.length).toBeGreaterThanOrEqual(atLeast);
      const told = codes.map((code) => (sentences as Readonly<Record<string, string>>)[code]!);
      for (const sentence of told) expect(sentence).toMatch(SENTENCE);
      expect(new Set(told).size).toBe(codes.length);
      expect(Object.keys(sentences).toSorted()).toEqual([...codes].toSorted());
    }
  });

  test("every explanation has a sentence of its own", () => {
    const { what, otherwise, other, seatOf, fits, fitsAs } = say.explanations;
    const sentences = Object.values(what);
    expect(sentences.length).toBeGreaterThanOrEqual(23);
    expect(new Set(sentences).size).toBe(sentences.length);
    const others = Object.values(otherwise).map((tell) => other(tell(14)));
    expect(others.length).toBeGreaterThanOrEqual(DEVIATION_KINDS.length + 2);
    expect(new Set(others).size).toBe(others.length);
    for (const text of others) expect(text).toMatch(/\b14\b/);
    const header = fitsAs(140, 2, fits("heap: 5", "heap: 7"));
    expect(header).toMatch(/5.*7.*0[.,]2\D+14\D/);
    const seats = [seatOf("Anna"), say.answerable("Ben")];
    for (const text of [...sentences, ...others, ...seats, header]) expect(text).toMatch(SENTENCE);
  });

  test("every doubt says what is the matter and what to do", () => {
    expect(UNDETERMINED_REASONS.length).toBeGreaterThanOrEqual(10);
    for (const reason of UNDETERMINED_REASONS) {
      expect(say.doubts[reason].what).toMatch(SENTENCE);
      expect(say.doubts[reason].remedy).toMatch(SENTENCE);
    }
    expect(Object.keys(say.doubts).toSorted()).toEqual([...UNDETERMINED_REASONS].toSorted());
  });

  test("no text is empty, and none is left in English", () => {
    const english = new Map(textsOf(messagesIn("en")));
    const texts = textsOf(say);
    expect(texts.length).toBe(english.size);
    expect(texts.length).toBeGreaterThanOrEqual(120);
    const borrowed = texts.filter(([path, text]) => !ALIKE.has(path) && english.get(path) === text);
    expect(borrowed.map(([path]) => path)).toEqual(
      language === "en" ? texts.map(([path]) => path).filter((path) => !ALIKE.has(path)) : [],
    );
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});
