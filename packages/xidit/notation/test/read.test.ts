// Texts as people write them: what they say, and what is wrong with them, where, and what may be meant.
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import { readXgn, XGN_PROBLEM_CODES, type XgnProblemCode, xgnProblemText } from "../src/index.ts";

const TAGS = '[Blue "Alice"]\n[Red "?"]\n[Green "G"]\n[First "R"]\n';
const NONE = '[Titans "-"]\n[Tiles "-"]\n[Assessments "-"]\n';

const eventsOf = (text: string) => {
  const read = readXgn(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.events;
};

describe("what a text says", () => {
  test("tags make the table, and what they leave out has its default", () => {
    const read = readXgn(`${TAGS}[Event "Friday"]\n[Ruling "bank=limited:60"]\n`);
    expect(read).toMatchObject({
      ok: true,
      events: [],
      table: {
        seats: [
          { colour: "blue", name: "Alice" },
          { colour: "red" },
          { colour: "green", name: "G" },
        ],
        options: { length: "long", dummy: "normal" },
        table: { firstPlayer: 1 },
        rulings: { set: "default", overrides: { bank: "limited:60" } },
        remarks: { Event: "Friday" },
      },
    });
  });

  test("shuffles that nobody noted down are unknown, as is a tile among others", () => {
    const events = eventsOf(`${TAGS}[Tiles "4 ?{smudged} 7"]\n0. R13\n`);
    const unknown = { $unknown: "not written down" };
    expect(events.map(({ event }) => event)).toEqual([
      { type: "titans-shuffled", data: { piles: unknown } },
      { type: "tiles-shuffled", data: { order: [4, { $unknown: "smudged" }, 7] } },
      { type: "assessments-shuffled", data: { order: unknown } },
      { type: "idrakys-placed", by: 1, data: { city: 13 } },
    ]);
  });

  test("choices come in the order of the game, whatever the order of the lines", () => {
    const text =
      `${TAGS}${NONE}1. B A[!$*]W W A[3*1] A A ; Alice\r\n` +
      "1. G A[!*$ 2*1,4*?] {so she\nsaid} WWWWW\n1. R A[~4,5 T2:115 T-]K\n1c5. G0[R:^@4 G:-]\n2. R W?W\n";
    expect(eventsOf(text).map(({ event: { type, by } }) => `${by} ${type}`)).toEqual([
      "0 orders-programmed",
      "2 orders-programmed",
      "1 orders-programmed",
      "undefined reinforcements-shuffled",
      "1 titan-paid",
      "1 titan-declined",
      "2 rewards-chosen",
      "2 bards-placed",
      "0 rewards-chosen",
      "0 bards-placed",
      "2 hand-chosen",
      "1 storey-added",
      "2 reward-declined",
      "1 orders-programmed",
    ]);
  });

  test("an event that no sign says stands as a log has it", () => {
    const text = `${TAGS}${NONE}0. <{"type":"x","data":{"a":["]"]}}>\n1. B A[<{"type":"y","by":7,"data":{}}>]`;
    const [first, , second] = eventsOf(text).map(({ event }) => event);
    expect(first).toEqual({ type: "x", data: { a: ["]"] } });
    expect(second).toEqual({ type: "y", by: 7, data: {} });
  });
});

describe("what is wrong with a text", () => {
  const cases: readonly (readonly [string, XgnProblemCode, number, number, string | null])[] = [
    [`${TAGS}hello\n`, "line-unknown", 5, 1, null],
    [`${TAGS}1 B AAAAAA\n`, "line-unknown", 5, 1, null],
    [`${TAGS}1c6. B0\n`, "line-unknown", 5, 1, null],
    [`${TAGS}[Rulngs "de"]\n`, "tag-unknown", 5, 2, "Rulings"],
    [`${TAGS}[Event Friday]\n`, "tag-malformed", 5, 8, null],
    [`${TAGS}[Position "x"]\n`, "tag-malformed", 5, 11, null],
    [`${TAGS}[Position {"a":1,"a":2}]\n`, "json-malformed", 5, 11, null],
    [`${TAGS}[Blue "Bob"]\n`, "tag-repeated", 5, 2, null],
    ["", "tag-missing", 1, 1, null],
    ['[Blue "A"]\n[First "R"]\n', "value-unknown", 2, 8, null],
    [`${TAGS}[Length "lnog"]\n`, "value-unknown", 5, 9, "long"],
    [`${TAGS}[Length "shorter"]\n`, "value-unknown", 5, 9, "short"],
    [`${TAGS}[Ruling "bnk=unlimited"]\n`, "value-unknown", 5, 9, "bank"],
    [`${TAGS}[Tiles "4 five"]\n`, "value-unknown", 5, 8, null],
    [`${TAGS}2. B AAAAAA\n1. B AAAAAA\n`, "year-backwards", 6, 1, null],
    [`${TAGS}0. B1\n7. B AAAAAA\n7. R AAAAAA\n`, "year-skipped", 6, 1, "1"],
    [`${TAGS}1. B A\n2. B A\n 4c1. B0\n`, "year-skipped", 7, 2, "3"],
    [`${TAGS}1. B A\n1. R A\n1. B A\n`, "program-repeated", 7, 1, "1. G"],
    [`${TAGS}1. B A\n1. R A\n1. G A\n1. B A\n`, "program-repeated", 8, 1, "2. B"],
    [`${TAGS}1. X AAAAAA\n`, "seat-unknown", 5, 4, null],
    [`${TAGS}1. b AAAAAA\n`, "seat-unknown", 5, 4, "B"],
    [`${TAGS}1. Y AAAAAA\n`, "seat-unknown", 5, 4, null],
    [`${TAGS}1. B AAxAAA\n`, "order-unknown", 5, 8, null],
    [`${TAGS}1. B AaAAAA\n`, "order-unknown", 5, 7, "A"],
    [`${TAGS}1. B ANAAAA\n`, "order-unknown", 5, 7, "K"],
    [`${TAGS}1. B [!$*]A\n`, "order-unknown", 5, 6, null],
    [`${TAGS}1. B A[!$* 3x1/9x2]\n`, "choice-unknown", 5, 12, "3*1,9*2"],
    [`${TAGS}1. B A[T5=1]\n`, "choice-unknown", 5, 8, "T5:1"],
    [`${TAGS}1. B A[++W]\n`, "choice-unknown", 5, 8, "+W"],
    [`${TAGS}0. Bx\n`, "choice-unknown", 5, 5, null],
    [`${TAGS}1. B A[!$*\n`, "not-closed", 5, 7, null],
    [`${TAGS}1. B A {never\n`, "not-closed", 5, 8, null],
    [`${TAGS}[Blue "A\n`, "not-closed", 5, 7, null],
    [`${TAGS}0. <{"type":1}>\n`, "json-malformed", 5, 4, null],
    [`${TAGS}1c1. [3*1]\n`, "seat-needed", 5, 7, null],
    ["x".repeat(2_000_000), "too-long", 1, 1, null],
  ];
  test.each(cases)("%j: %s at %i:%i", (text, code, line, column, suggestion) => {
    const read = readXgn(text);
    if (read.ok) throw new Error("nothing is wrong");
    const found = read.problems.find((problem) => problem.code === code);
    expect(found).toMatchObject({ code, line, column, suggestion });
    for (const language of LANGUAGES)
      expect(xgnProblemText(found!, language)).toContain(suggestion ?? found!.found);
  });

  test("a year that nobody noted down is a number alone; a game that begins later begins in its year", () => {
    expect(eventsOf(`${TAGS}1. B A\n2.\n3. B A\n`).length).toBe(5);
    const position = (year: number) => `[Position {"place":"x","context":{"year":${year}}}]\n`;
    expect(eventsOf(`${TAGS}${position(5)}5. B A\n6. B A\n`).length).toBe(2);
    expect(readXgn(`${TAGS}${position(5)}7. B A\n`)).toMatchObject({
      problems: [{ code: "year-skipped", suggestion: "6" }],
    });
  });

  test("every code has a case", () => {
    expect(new Set(cases.map(([, code]) => code))).toEqual(new Set(XGN_PROBLEM_CODES));
  });

  test("all of it is told at once, in the order of the text, and no more than can be read", () => {
    const read = readXgn(`${TAGS}1. B X[y]Z\n`);
    expect(read.ok ? [] : read.problems.map(({ found }) => found)).toEqual(["X", "y", "Z"]);
    const many = readXgn(`${TAGS}${"1. B XXXXXX\n".repeat(100)}`);
    expect(many.ok ? 0 : many.problems.length).toBe(20);
  });
});
