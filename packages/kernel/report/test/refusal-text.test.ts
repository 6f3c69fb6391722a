// Why a choice is not taken and why a log is not gone on with: kinds with values, told in every language.
import { describe, expect, test } from "vitest";
import { doubt, LANGUAGES, type Language, SeatId, Seq } from "@assize/kernel-model";
import type { ResumeRefusal } from "@assize/kernel-recorder";
import { type ChoiceRefusal, prepare, whyOrWhyNot } from "@assize/kernel-referee";
import { nim } from "@assize/toys";
import { choiceRefusalInWords, resumeRefusalInWords } from "../src/index.ts";

const game = prepare(nim);
const begun = game.engine.start({
  seats: 2,
  rulings: { "last-match": "loses" },
  matches: 0,
  onTurn: SeatId(0),
  taken: null,
  loser: null,
  laid: false,
});

const CHOICES: readonly ChoiceRefusal[] = [
  { kind: "type-unknown", type: "castled", known: ["matches-taken"] },
  { kind: "seat-unexpected", seat: 0 },
  { kind: "seat-missing" },
  { kind: "seat-unknown", seat: 7, seats: 2 },
  { kind: "unknown-value", fields: [{ field: "matches", reason: "ink spilt" }] },
  {
    kind: "data-malformed",
    misfits: [{ path: "$.data.matches", code: "missing", expected: [] }],
  },
  { kind: "game-over" },
  { kind: "not-a-choice", type: "turn-passed" },
  {
    kind: "illegal",
    explanation: whyOrWhyNot(game, begun, { type: "matches-laid", data: { matches: 99 } }),
    facts: [],
  },
];

const RESUMPTIONS: readonly ResumeRefusal[] = [
  { kind: "unreadable", problem: { code: "not-json", line: 3, field: "$", values: {} } },
  {
    kind: "undetermined",
    doubts: [doubt("unknown-game", 0, { game: "chess", known: ["nim"] })],
  },
  { kind: "not-recorded-here", reason: "terse" },
  { kind: "not-recorded-here", reason: "unchained" },
  { kind: "chain-broken", seq: Seq(4) },
  { kind: "violated", seq: Seq(4), why: { kind: "number", recorded: 9 } },
];

const told = (language: Language): readonly string[] => [
  ...CHOICES.map((one) => choiceRefusalInWords(one, nim, language)),
  ...RESUMPTIONS.map((one) => resumeRefusalInWords(one, nim, language)),
];

test("there is one of each kind", () => {
  expect(new Set(CHOICES.map(({ kind }) => kind)).size).toBe(9);
  expect(new Set(RESUMPTIONS.map(({ kind }) => kind)).size).toBe(5);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("each has a sentence of its own, without advice that only one program can give", () => {
    const sentences = told(language);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const [index, sentence] of sentences.entries()) {
      expect(sentence).not.toMatch(/undefined|\[object|--|\n/);
      if (language !== "en") expect(sentence).not.toBe(told("en")[index]);
    }
    expect(sentences[0]).toMatch(/castled.*matches-taken/);
    expect(sentences[3]).toMatch(/7.*0.*1/);
    expect(sentences[5]).toContain("$.data.matches");
    expect(sentences[8]).toContain("nim.heap");
    expect(sentences[9]).toContain("4");
    expect(sentences[10]).toContain("chess");
  });
});
