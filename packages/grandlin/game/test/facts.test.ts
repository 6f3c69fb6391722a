// Each question that stands for clauses and each field says what it read; each fact is one sentence in English, and shows no
// name of code.
import { fact } from "@assize/grandlin-rules";
import { type Fact, type Json, SeatId } from "@assize/kernel-model";
import { CODE, describing, factsAsked, factsOfValues } from "@assize/testkit";
import { expect, test } from "vitest";
import { FACT_SENTENCES } from "../src/fact-messages.ts";
import { grandlin } from "../src/index.ts";
import { aimlessPlay, DEEP, LEANINGS, prepared, randomTable } from "./random-table.ts";

const NAMES = ["Ada", "Bo", "Cleo", "Dan"];
const names = { seat: (seat: SeatId) => NAMES[seat]! };
const TABLES = DEEP ? 1_000 : 150;
const EVENTS_AFTER = 40;

test("each question and each field that stands for clauses says what it reads", () => {
  const { questions, fields, silent } = describing(prepared);
  expect(silent).toEqual([]);
  expect(questions).toBeGreaterThanOrEqual(120);
  expect(fields).toBeGreaterThanOrEqual(50);
});

/** Facts of what hardly happens at so few tables. */
const RARE: readonly Fact[] = [
  fact("portal-stands", { die: 4, to: null }),
  fact("portal-stands", { die: null, to: "C4" }),
  fact("secured-were", { seat: SeatId(1), treasures: ["crown-1", "orb-2"] }),
];

const asWritten = ({ type, by, data }: { type: string; by?: SeatId; data: unknown }) =>
  by === undefined ? { type, data: data as Json } : { type, by, data: data as Json };

test("each fact is one whole sentence, the same for readers of other languages, without a name of code", () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  const note = (fact: Fact): void => {
    const times = seen.get(fact.fact) ?? 0;
    seen.set(fact.fact, times + 1);
    if (times > 40) return;
    const text = grandlin.describe.fact!(fact, "en", names);
    if (text === null || CODE.test(text) || !/^[A-Z\d].*\.$/.test(text))
      wrong.push(`${fact.fact}: ${text}`);
    expect(grandlin.describe.fact!(fact, "fr", names)).toBe(text);
  };
  for (let seed = 0; seed < TABLES; seed++) {
    const from = randomTable(seed, LEANINGS[seed % LEANINGS.length]);
    const seats = from.context.henchmen.length;
    const steps = [...aimlessPlay(from, seed, EVENTS_AFTER)];
    for (const [index, { before, event }] of steps.entries()) {
      for (const fact of factsAsked(prepared, before, asWritten(event), seats)) note(fact);
      for (const fact of factsOfValues(prepared, before, event.type, {})) note(fact);
      const other = steps[(index + 7) % steps.length]!.event;
      for (const fact of factsAsked(prepared, before, asWritten(other), seats)) note(fact);
    }
  }
  for (const one of RARE) note(one);
  expect(wrong).toEqual([]);
  const never = Object.keys(FACT_SENTENCES).filter((name) => !seen.has(name));
  expect(never).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(55);
});

test("what happened is told for each event that happens, without a name of code", () => {
  const types = new Set<string>();
  for (let seed = 0; seed < TABLES / 3; seed++)
    for (const { event } of aimlessPlay(randomTable(seed), seed, EVENTS_AFTER)) {
      types.add(event.type);
      const told = (form: "event" | "happened") =>
        grandlin.describe[form]!(event, null, "en", names);
      expect(told("happened")).not.toMatch(CODE);
      expect(told("happened")).not.toBe(told("event"));
    }
  expect(types.size).toBeGreaterThanOrEqual(40);
});
