// A game whose functions throw in one state: where a sound game comes to that state its author is told; where something was
// carried out that the rules refuse, it is a refusal.
import * as Result from "effect/Result";
import {
  isSupposed,
  type Position,
  type Row,
  rule,
  updater,
  when,
} from "@assize/kernel-chart-engine";
import { GameMistake, type GameModel, SeatId } from "@assize/kernel-model";
import { headerFor, nim, type Nim, nimWith } from "@assize/toys";
import { describe, expect, test } from "vitest";
import {
  carryOut,
  deriveEvent,
  ENGINES,
  factsAgainst,
  forcedSteps,
  legalDecisions,
  legally,
  prepare,
  type PreparedGame,
  stateKeyOf,
  whyOrWhyNot,
} from "../src/index.ts";

/** Fewer matches than none: no sound game comes there. */
const throwsBelowNone = <Answer>(game: Nim, answer: Answer): Answer => {
  if (game.matches < 0) throw new Error("below none");
  return answer;
};

const update = updater<Nim, { readonly type: string }>();
const never = (): boolean => false;
const always = (): boolean => true;
const sound = (game: Nim): boolean => throwsBelowNone(game, game.taken === null);
const takes = { type: "matches-taken", by: SeatId(0), data: { matches: 2 } } as const;

const withEvent = (type: string, changes: object): GameModel => ({
  ...nim,
  events: { ...nim.events, [type]: { ...nim.events[type], ...changes } as never },
});

const taking = (changes: object): GameModel =>
  nimWith({
    "matches-taken": { guard: when(always), actions: update((game) => game), ...changes },
  });

/** The transition by which a turn is passed. */
const passing = ({ table }: PreparedGame, { at }: Position<unknown>): Row =>
  table.leaves[at]!.rows.get("turn-passed")![0]!;

type Ask = (game: PreparedGame, position: Position<unknown>) => unknown;

const legal: Ask = (game, position) => legally(game, position, takes);

/** Each function of a game that a step asks, and what is answered in place of what it throws. */
const FUNCTIONS: readonly (readonly [
  name: string,
  model: GameModel,
  ask: Ask,
  refusal: unknown,
])[] = [
  ["a question", taking({ guard: rule("nim.turn", sound) }), legal, null],
  [
    "a question, explained",
    taking({ guard: rule("nim.turn", sound) }),
    (game, position) => whyOrWhyNot(game, position, takes).kind,
    "refused",
  ],
  [
    "a fact",
    taking({
      guard: rule("nim.turn", never, { describe: (game: Nim) => throwsBelowNone(game, null) }),
    }),
    (game, position) => factsAgainst(game, position, takes),
    [],
  ],
  [
    "the antecedent of a clause",
    taking({ guard: rule("nim.turn", never, { when: sound }) }),
    legal,
    null,
  ],
  ["an update", taking({ actions: update((game) => throwsBelowNone(game, game)) }), legal, null],
  [
    "a derive",
    withEvent("turn-passed", { derive: (game: Nim) => throwsBelowNone(game, { left: 1 }) }),
    (game, position) => deriveEvent(game, passing(game, position), position),
    null,
  ],
  [
    "choices",
    withEvent("matches-taken", { choices: (game: Nim) => throwsBelowNone(game, [{ matches: 1 }]) }),
    (game, position) => [...legalDecisions(game, position, SeatId(0))],
    [],
  ],
  [
    "the key of a state",
    { ...nim, stateKey: (game: Nim) => throwsBelowNone(game, 0) } as GameModel,
    (game, position) => typeof stateKeyOf(game, position),
    "string",
  ],
];

const atTurn = (game: PreparedGame, matches: number): Position<unknown> => {
  const { seats } = headerFor(nim, { seats: 2 });
  const rulings = { "last-match": "loses" };
  const edition = nim.edition.reference;
  const begun = nim.initial({ seats, options: {}, table: {}, rulings }, edition);
  const context = { ...Result.getOrThrow(begun), laid: true, matches };
  return { at: game.table.leafOf.get("play.turns")!.index, context };
};

/** Two matches fewer than none, after something was carried out that the rules refuse. */
const supposedIn = (game: PreparedGame): Position<unknown> => {
  const position = atTurn(game, 3);
  const event = { type: "turn-passed", data: { left: -2 } };
  const next = carryOut(game, position, { row: passing(game, position), event })!;
  return { at: next.at, context: game.model.withRulings(next.context, { "last-match": "loses" }) };
};

describe.each(ENGINES)("with the engine %s", (engine) => {
  test.each(FUNCTIONS)("%s that throws is told, or refuses", (_, model, ask, refusal) => {
    const game = prepare(model, engine);
    const sound = atTurn(game, -2);
    expect(isSupposed(sound.context)).toBe(false);
    expect(() => ask(game, sound)).toThrow(GameMistake);
    const supposed = supposedIn(game);
    expect(isSupposed(supposed.context)).toBe(true);
    expect(ask(game, supposed)).toEqual(refusal);
  });

  test("what follows a supposed position is supposed, what is beside it is not", () => {
    const game = prepare(nim as GameModel, engine);
    const position = atTurn(game, 9);
    const row = game.table.leaves[position.at]!.rows.get("matches-taken")![0]!;
    const five = { type: "matches-taken", by: SeatId(0), data: { matches: 5 } };
    const stood = carryOut(game, position, { row, event: five })!;
    expect(isSupposed(position.context)).toBe(false);
    expect(
      forcedSteps(game, stood).map(({ position: { context } }) => isSupposed(context)),
    ).toEqual([true]);
    const legal = legally(game, position, { ...five, data: { matches: 2 } })!;
    expect(
      forcedSteps(game, legal.position).map((one) => isSupposed(one.position.context)),
    ).toEqual([false]);
  });

  test("nothing is carried out that the game cannot carry out, or not write down", () => {
    const event = { type: "matches-taken", by: SeatId(0), data: { matches: 5 } };
    const broken = taking({ actions: update((game) => throwsBelowNone(game, game)) });
    const unwritable: GameModel = {
      ...nim,
      encodeContext: (game: Nim) => throwsBelowNone(game, {}),
    };
    for (const [model, matches] of [
      [broken, -2],
      [unwritable, 3],
    ] as const) {
      const game = prepare(model, engine);
      const position = atTurn(game, matches);
      const row = game.table.leaves[position.at]!.rows.get("matches-taken")![0]!;
      expect(carryOut(game, position, { row, event })).toBeNull();
    }
  });
});
