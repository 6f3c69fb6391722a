// Each question that stands for clauses and each field says what it read; each fact is one sentence in four languages, and
// shows no name of code.
import { type Fact, type Json, LANGUAGES, SeatId } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";
import { CODE, describing, factsAsked, factsOfValues } from "@assize/testkit";
import { EVENT_TYPES, fact, type State } from "@assize/xidit-events";
import { xidit } from "../src/index.ts";
import { en } from "../src/messages/en.ts";
import type { Seating } from "./a-table.ts";
import { DEEP, playGame } from "./quick-play.ts";
import { SAMPLES } from "./told.ts";
import { expect, test } from "vitest";

const game = prepare<State>(xidit);
const NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve"];
const names = { seat: (seat: SeatId) => NAMES[seat]! };

/** Facts of what hardly happens in so few games. */
const RARE: readonly Fact[] = [
  fact("reward-lost-why", { reward: "bards", reason: "no-bard-left" }),
  fact("titans-top", { titans: [1, 3] }),
  fact("titans-top", { titans: [] }),
  fact("tiles-to-shuffle", { tiles: 9 }),
  fact("tiles-collected", { tiles: 9, threats: 7 }),
];

const TABLES: readonly Seating[] = [
  { seats: 4 },
  { seats: 3, length: "short" },
  { seats: 3, rulings: { "storeys-up-to": "up-to", "census-optional": "yes" } },
  { seats: 5, rulings: { "no-road": "illegal-program", "titan-anywhere": "any-city" } },
];
const GAMES = DEEP ? 20 : 4;

test("each question and each field that stands for clauses says what it reads", () => {
  const { questions, fields, silent } = describing(game);
  expect(silent).toEqual([]);
  expect(questions).toBeGreaterThanOrEqual(90);
  expect(fields).toBeGreaterThanOrEqual(55);
});

/** The event, and every other type where the chart stands, by each seat. */
const asked = (type: string, by: SeatId | undefined, data: unknown) => {
  const written = { type, data: data as Json };
  return by === undefined ? written : { ...written, by };
};

const factsOfGame = (seating: Seating, seed: number, note: (fact: Fact) => void): void => {
  const seats = seating.seats ?? 4;
  for (const [index, { before, event }] of playGame(seating, seed, game).steps.entries()) {
    for (const fact of factsAsked(game, before, asked(event.type, event.by, event.data), seats))
      note(fact);
    for (const fact of factsOfValues(game, before, event.type, {})) note(fact);
    if (index % 5 !== 0) continue;
    for (const type of EVENT_TYPES) {
      const by = xidit.events[type]!.class === "decision" ? SeatId(index % seats) : undefined;
      for (const fact of factsAsked(game, before, asked(type, by, SAMPLES[type]), seats))
        note(fact);
    }
  }
};

test("each fact is one whole sentence in each language, without a name of code", () => {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  const note = (fact: Fact): void => {
    const times = seen.get(fact.fact) ?? 0;
    seen.set(fact.fact, times + 1);
    if (times > 40) return;
    expect(JSON.parse(JSON.stringify(fact.values))).toEqual(fact.values);
    for (const language of LANGUAGES) {
      const text = xidit.describe.fact!(fact, language, names);
      if (text === null || CODE.test(text) || !/^[\p{Lu}\d].*\.$/u.test(text))
        wrong.push(`${fact.fact}, ${language}: ${text}`);
    }
  };
  for (let seed = 0; seed < GAMES; seed++) factsOfGame(TABLES[seed % TABLES.length]!, seed, note);
  for (const one of RARE) note(one);
  expect(wrong).toEqual([]);
  const never = Object.keys(en.facts).filter((name) => !seen.has(name));
  expect(never).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(70);
});

test("what happened is told in each language, by names and without a name of code", () => {
  expect(EVENT_TYPES.length).toBeGreaterThanOrEqual(44);
  const { steps } = playGame({ seats: 3 }, 5, game);
  const events = new Map(steps.map(({ event }) => [event.type, event]));
  for (const type of EVENT_TYPES)
    if (!events.has(type)) events.set(type, { type, by: SeatId(1), data: SAMPLES[type] });
  for (const language of LANGUAGES)
    for (const event of events.values()) {
      const text = xidit.describe.happened!(event, null, language, names);
      expect(text).not.toMatch(CODE);
      expect(text).not.toMatch(/\.$/);
      const isOfSeat = xidit.events[event.type]!.class === "decision";
      if (isOfSeat) expect(NAMES.some((name) => text.includes(name))).toBe(true);
    }
});

test("a fact that the game does not have has no sentence", () => {
  expect(xidit.describe.fact!({ fact: "no-such", values: {}, knownTo: "public" }, "en")).toBe(null);
});
