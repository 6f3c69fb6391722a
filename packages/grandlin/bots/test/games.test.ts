// Games under other readings and of players at random: every log is compliant, invariants hold after every event.
import * as Result from "effect/Result";
import { placeOf, whyOrWhyNot } from "@assize/kernel-referee";
import { type GameEvent, type JsonObject, SeatId } from "@assize/kernel-model";
import { grandlin } from "@assize/grandlin-game";
import type { State } from "@assize/grandlin-rules";
import { expect, test } from "vitest";
import { greedyBot, randomBot } from "../src/index.ts";
import { auditLines, playGame, type Wishes } from "./a-table.ts";

/** Twenty times as many in a deep run. */
const times = (count: number): number =>
  process.env["ASSIZE_DEEP"] === undefined ? count : 20 * count;

const OTHER_RULINGS: readonly Readonly<Record<string, string>>[] = [
  { "first-hand": "none", "city-cards": "random", daily: "end", "stop-on": "playing" },
  { "arrive-act": "both", take: "all", "black-found": "may-leave", "city-steps": "free" },
  { "city-leave": "any", "flee-first": "yes", "loss-cap": "3", "villain-life": "half" },
  { "home-safe": "allowed", divide: "up", poison: "stacks", "portal-choice": "after" },
  { "portal-where": "open", reshuffle: "at-once", "dead-end": "go-on", "loss-cap": "none" },
];
const LIMIT = { limit: "turns:250" };
const VARIANTS = ["drop", "loot", "catharsis"];

const isCompliant = (lines: readonly string[], seed: number): void => {
  const audited = auditLines(lines, seed % 2 === 0 ? "table" : "xstate");
  expect(audited).toMatchObject({ verdict: { kind: "compliant", findings: [], finished: true } });
};

test.for(OTHER_RULINGS)("other readings: %o", (overrides) => {
  for (let seed = 0; seed < times(2); seed++)
    for (const players of [2, 4]) {
      const wishes = { players, win: "any:3", seed, overrides: { ...LIMIT, ...overrides } };
      isCompliant(playGame({ ...wishes, bot: greedyBot, variants: VARIANTS }).lines, seed);
    }
});

test("players at random need the limit, and then nobody wins", () => {
  for (let seed = 0; seed < times(2); seed++) {
    const overrides = { limit: "turns:60" };
    const game = playGame({ players: 3, win: "any:4", seed, bot: randomBot, overrides });
    isCompliant(game.lines, seed);
    expect(grandlin.outcome(game.position.context as State)).toMatchObject({
      winners: [],
      note: "limit",
    });
  }
});

test("the same seed gives the same bytes", () => {
  const wishes: Wishes = { players: 2, win: "any:2", seed: 5, bot: greedyBot };
  expect(playGame(wishes).lines).toEqual(playGame(wishes).lines);
  expect(playGame(wishes).lines).not.toEqual(playGame({ ...wishes, seed: 6 }).lines);
});

test("a limit that cannot be read is no limit the program invents", () => {
  const overrides = { limit: "turns:3" };
  const { lines } = playGame({ players: 2, win: "any:2", seed: 1, bot: greedyBot, overrides });
  expect(lines.filter((line) => line.includes("turn-ended"))).toHaveLength(3);
});

interface Recorded {
  readonly type?: string;
  readonly by?: number;
  readonly data?: JsonObject;
}

const eventsOf = (lines: readonly string[]): readonly GameEvent[] =>
  lines.slice(1).flatMap((line) => {
    const { type, by, data } = JSON.parse(line) as Recorded;
    if (type === undefined) return [];
    return [by === undefined ? { type, data } : { type, by: SeatId(by), data }];
  });

interface Reached {
  readonly context: State;
  readonly place: string;
}

/** Each state of a game, the last one too. */
function* statesOf({ start, lines }: ReturnType<typeof playGame>): Generator<Reached> {
  let { position } = start;
  yield { context: position.context as State, place: placeOf(start.game, position) };
  for (const event of eventsOf(lines)) {
    const row = start.game.engine.accepts(position, event);
    if (row === undefined)
      throw new Error(JSON.stringify(whyOrWhyNot(start.game, position, event)));
    position = start.game.engine.take(row, position, event);
    yield { context: position.context as State, place: placeOf(start.game, position) };
  }
}

test.each([2, 3, 4])("invariants hold after every event, %i players", (players) => {
  let positions = 0;
  for (let seed = 0; seed < times(2); seed++) {
    const variants = seed % 2 === 0 ? VARIANTS : [];
    const wishes: Wishes = { players, win: "any:3", seed, bot: greedyBot, variants };
    for (const { context } of statesOf(playGame({ ...wishes, overrides: LIMIT }))) {
      expect(grandlin.invariants(context)).toEqual([]);
      positions++;
    }
  }
  expect(positions).toBeGreaterThan(600);
});

test("a position is read back as it was written", () => {
  const game = playGame({ players: 3, win: "any:3", seed: 4, bot: greedyBot, overrides: LIMIT });
  let read = 0;
  for (const { context, place } of statesOf(game)) {
    if (read++ % 3 !== 0) continue;
    const written = JSON.parse(JSON.stringify(grandlin.encodeContext(context)));
    const { setup } = game.start;
    const again = grandlin.decodeContext(written, setup, grandlin.edition.reference, place);
    expect(Result.isFailure(again) ? [place, again.failure] : []).toEqual([]);
    if (Result.isSuccess(again)) expect(grandlin.encodeContext(again.success)).toEqual(written);
  }
  expect(read).toBeGreaterThan(300);
});

test("nobody's view shows another's hand, a face-down card or a pile", () => {
  const game = playGame({ players: 3, win: "any:3", seed: 7, bot: greedyBot, overrides: LIMIT });
  let looked = 0;
  for (const { context } of statesOf(game)) {
    if (looked++ % 7 !== 0) continue;
    const { setting: _known, ...seen } = grandlin.view(context, "play.movement.roll", SeatId(0));
    const text = JSON.stringify(seen);
    const secret = [
      ...context.hands.slice(1).flat(),
      ...context.pile,
      ...Object.values(context.lying)
        .filter(({ shown, seen: by }) => !shown && !by.includes(SeatId(0)))
        .map(({ card }) => card),
    ];
    expect(secret.filter((card) => text.includes(`"${card}"`))).toEqual([]);
  }
  expect(looked).toBeGreaterThan(300);
});
