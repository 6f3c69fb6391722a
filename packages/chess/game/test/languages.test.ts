// Chess in four languages: every event, fact, place and word has its own sentence in each, and none of them is English by default.
import { LANGUAGES } from "@assize/kernel-model";
import { FACT_NAMES } from "@assize/chess-rules";
import { describe, expect, test } from "vitest";
import { chess } from "../src/index.ts";
import { PLACES } from "../src/messages/messages.ts";
import { claim, flag, line, say, tableWith } from "./a-table.ts";

const { describe: words, rulebook } = chess;
const OTHERS = LANGUAGES.filter((language) => language !== "en");

const EVENTS = [
  ...line("g1f3 g8f6"),
  say("resigned", 0),
  say("draw-offered", 0),
  say("draw-declined", 1),
  say("draw-accepted", 1),
  claim(0, "threefold"),
  claim(0, "fifty-moves", "e2e4"),
  flag(1),
  { type: "flag-fell", data: { seat: null, saidBy: "scoresheet" } },
  { type: "result-stated", data: { winner: 0, saidBy: "arbiter" } },
  { type: "captured", data: { piece: "queen", square: "e4" } },
  { type: "castled", data: { from: "h1", to: "f1" } },
  { type: "promoted", data: { piece: "rook", square: "e8" } },
  { type: "check-given", data: { king: "e8", by: ["e1", "b5"] } },
  ...[
    "claim-upheld",
    "flag-decided",
    "checkmated",
    "stalemated",
    "position-dead",
    "repeated-fivefold",
    "repeated-threefold",
    "seventy-five-moves",
    "fifty-moves",
  ].map((type) => ({ type, data: { winner: null } })),
  { type: "claim-rejected", data: {} },
];

/** Every value that some fact reads. */
const VALUES = {
  seat: 1,
  square: "e4",
  piece: "rook",
  colour: "white",
  king: "e1",
  by: "e8",
  rook: "a1",
  times: 3,
  plies: 40,
  seats: [0, 1],
  pieces: ["pawn", "pawn", "queen"],
  white: [],
  black: ["knight"],
  positions: 32_000,
  winner: 0,
  reason: "resignation",
};

/** One in each language, all of them unlike English, and none with a hole. */
const expectTold = (tell: (language: string) => string | null): void => {
  const english = tell("en");
  for (const language of OTHERS) {
    const told = tell(language);
    expect(told).not.toBe(english);
    expect(told).toMatch(/\S/);
    expect(told).not.toMatch(/undefined|NaN|\[object| {2}/);
  }
};

describe("chess is told in every language", () => {
  const { context } = tableWith().given([]).reached;

  test("of each event, whether it is to come or has come", () => {
    expect(new Set(EVENTS.map(({ type }) => type)).size).toBe(Object.keys(chess.events).length);
    for (const event of EVENTS)
      for (const tell of [words.event, words.happened!])
        expectTold((language) => tell(event as never, context, language));
  });

  test.each(FACT_NAMES)("of the fact %s", (fact) =>
    expectTold((language) => words.fact!({ fact, values: VALUES, knownTo: "public" }, language)),
  );

  test("of each place, each kind of event, the move and the start", () => {
    expect(PLACES).toHaveLength(23);
    for (const place of PLACES.filter((one) => one !== "play.settling.stalemate"))
      expectTold((language) => words.place(place, language));
    for (const word of [...Object.keys(chess.events), "threefold"])
      expectTold((language) => words.word!(word, language));
    expectTold((language) => words.numbered!(context, language));
    for (const value of [229, "stated"])
      expectTold((language) => words.setting!("chess960", value, {} as never, language));
  });

  test("with a seat that has no name: no verb has to agree with it", () => {
    const [move] = EVENTS;
    expect(LANGUAGES.map((language) => words.event(move as never, context, language))).toEqual([
      "White plays knight g1–f3",
      "Les Blancs : cavalier g1–f3",
      "Weiß zieht Springer g1–f3",
      "Las blancas: caballo g1–f3",
    ]);
  });
});

test("every clause and ruling is stated in each language, in a sentence that fits a report's line", () => {
  const texts = [
    ...rulebook.clauses.map(({ statement }) => statement),
    ...rulebook.rulings.flatMap(({ question, options }) => [
      question,
      ...options.map(({ statement }) => statement),
    ]),
  ];
  expect(texts.length).toBeGreaterThanOrEqual(90);
  for (const text of texts) {
    expect(new Set(LANGUAGES.map((language) => text[language])).size).toBe(LANGUAGES.length);
    for (const language of LANGUAGES) expect(text[language]!.length).toBeLessThanOrEqual(420);
  }
  for (const { statement } of rulebook.clauses)
    for (const language of LANGUAGES) expect(statement[language]!.length).toBeLessThanOrEqual(300);
});
