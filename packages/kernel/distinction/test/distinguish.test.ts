// Two variants of toy games told apart: every kind of difference, the shortest one, and what cannot be told apart.
import { all, rule, when } from "@assize/kernel-chart-engine";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { logOf } from "@assize/kernel-exploration";
import { type GameModel, type Json, SeatId } from "@assize/kernel-model";
import {
  asWrittenEvent,
  legalDecisions,
  possibleOutcomes,
  rulebookDigestInput,
  start,
  type Start,
  statedAt,
  takeChoice,
  type Taken,
  underEachRulebook,
} from "@assize/kernel-referee";
import { randomBot } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier";
import { headerFor, nim, type Nim, nimWith } from "@assize/toys";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { expect, test } from "vitest";
import { distinguish, type DistinguishOptions, endsAfter, writerOf } from "../src/index.ts";

const digest = (value: Json): string => digestJson(value, nodeHash);

const startOf = (model: GameModel): Start =>
  Result.getOrThrow(
    start(
      headerFor(model, {
        seats: 2,
        digests: {
          rulebook: digest(rulebookDigestInput(model)),
          edition: digest(model.edition.digestInput(model.edition.reference)),
        },
      }),
      { games: [model], digest },
    ),
  );

const BOUNDS = { mostStates: 10_000, mostEvents: 1_000, mostWays: 1_000 };
const PLAYED = {
  games: 3,
  seed: 1,
  tables: [{ name: "random", bots: [randomBot, randomBot] }],
  mostStates: 1_000,
  mostTried: 10,
  mostEvents: 1_000,
};

const apart = (one: GameModel, other: GameModel, more: Partial<DistinguishOptions> = {}) =>
  distinguish({
    sidesAt: () => ({ one: startOf(one), other: startOf(other) }),
    bounds: BOUNDS,
    played: PLAYED,
    hash: nodeHash,
    ...more,
  });

const judged = (model: GameModel, lines: readonly string[]): string => {
  const told = audit(new TextEncoder().encode(`${lines.join("\n")}\n`), {
    games: [model],
    hash: nodeHash,
  });
  return told.kind === "audited" ? told.verdict.kind : told.kind;
};

test("a game and itself are the same, and all of it was looked at", () => {
  const told = apart(nim as GameModel, nim as GameModel);
  expect(told.kind).toBe("same");
  expect(told.looked.states).toBeGreaterThan(30);
});

const readings = (choice: string): Start => {
  const model = nim as GameModel;
  const header = {
    ...startOf(model).header,
    rulings: { set: "default", overrides: { "last-match": choice } },
  };
  return Result.getOrThrow(start(header, { games: [model], digest }));
};

test("two readings are told apart by the shortest game, which one of them calls violated", () => {
  const told = apart(nim as GameModel, nim as GameModel, {
    sidesAt: () => ({ one: readings("loses"), other: readings("wins") }),
  });
  if (told.kind !== "apart") throw new Error(told.kind);
  expect(told).toMatchObject({ from: { kind: "start" }, isShortest: true });
  expect(told.found.difference).toMatchObject({
    kind: "consequence",
    one: { type: "game-ended", data: { loser: 1 } },
    other: { type: "game-ended", data: { loser: 0 } },
  });
  // Five are laid, three and two are taken: laid, taken, passed, taken, ended.
  expect(told.found.events).toBe(5);
  const lines = logOf(told.sides.one, told.found.steps.one, nodeHash);
  expect(lines).toHaveLength(6);
  expect(judged(nim as GameModel, lines)).toBe("compliant");
  const other = audit(new TextEncoder().encode(`${lines.join("\n")}\n`), {
    games: [nim as GameModel],
    hash: nodeHash,
    rulings: { set: "default", overrides: { "last-match": "wins" } },
  });
  expect(other).toMatchObject({ verdict: { kind: "violated", findings: [{ seq: 5 }] } });
});

/** Nim in which four may be taken. */
const FOUR = {
  ...nimWith({
    "matches-taken": {
      ...(nim.chart.config as any).states.play.states.turns.on["matches-taken"],
      guard: rule("nim.take", (game: Nim) => game.taken === null),
    },
  }),
} as GameModel;
const fourOffered: GameModel = {
  ...FOUR,
  events: {
    ...FOUR.events,
    "matches-taken": {
      ...FOUR.events["matches-taken"]!,
      choices: () => [{ matches: 4 }],
    },
  },
};

const broken = (type: string, derive: () => unknown): GameModel => ({
  ...(nim as GameModel),
  events: { ...nim.events, [type]: { ...nim.events[type]!, derive } },
});

/** Its guard cannot be asked about more than its schema allows. */
const STRICT = nimWith({
  "matches-taken": {
    ...(nim.chart.config as any).states.play.states.turns.on["matches-taken"],
    guard: all(
      when((game: Nim) => game.taken === null),
      rule("nim.take", (_: Nim, { data }: { readonly data: { readonly matches: number } }) => {
        if (data.matches > 1_000) throw new Error("no such number");
        return data.matches <= 3;
      }),
    ),
  },
});
const taking = (model: GameModel, change: object): GameModel => ({
  ...model,
  events: { ...model.events, "matches-taken": { ...model.events["matches-taken"]!, ...change } },
});

test("an event that one implementation does not know is legal under the other alone, and no mistake", () => {
  const wide = taking(FOUR, {
    data: Schema.Struct({ matches: Schema.Int }),
    choices: () => [{ matches: 2_000 }],
  });
  const told = apart(taking(STRICT, { choices: () => [] }), wide);
  if (told.kind !== "apart") throw new Error(told.kind);
  expect(told.found.difference).toMatchObject({ kind: "choice", legalUnder: "other" });
  expect(told.found.events).toBe(2);
});

const VARIANTS: readonly (readonly [string, GameModel, string, number])[] = [
  ["what one alone allows", fourOffered, "choice", 2],
  ["another consequence", broken("turn-passed", () => ({ left: 1 })), "consequence", 3],
  [
    "another end",
    { ...(nim as GameModel), outcome: () => ({ winners: [], places: [], scores: null }) },
    "outcome",
    5,
  ],
  [
    "a mistake of its author",
    broken("turn-passed", () => {
      throw new Error("not written yet");
    }),
    "mistake",
    2,
  ],
];

test.each(VARIANTS)(
  "%s tells two implementations apart, either way round",
  (_, model, kind, events) => {
    for (const told of [apart(nim as GameModel, model), apart(model, nim as GameModel)]) {
      if (told.kind !== "apart") throw new Error(told.kind);
      expect(told.found.difference.kind).toBe(kind);
      expect(told.found.events).toBe(events);
      expect(told.isShortest).toBe(true);
      const writer = told.sides[writerOf(told.found.difference)];
      const { steps } = told.found;
      const lines = logOf(writer, steps[writerOf(told.found.difference)], nodeHash);
      if (kind !== "mistake") expect(judged(writer.game.model, lines)).toBe("compliant");
    }
  },
);

test("where a bound is reached, bots find a position from which it is short, and it says so", () => {
  const stated: unknown[] = [];
  const told = apart(nim as GameModel, nim as GameModel, {
    sidesAt: (position) => {
      stated.push(position);
      const at = (choice: string): Start => {
        const begun = readings(choice);
        if (position === null) return begun;
        const header = { ...begun.header, position };
        return Result.getOrThrow(start(header, { games: [nim as GameModel], digest }));
      };
      return { one: at("loses"), other: at("wins") };
    },
    bounds: { ...BOUNDS, mostStates: 5 },
  });
  if (told.kind !== "apart") throw new Error(told.kind);
  expect(told.from).toMatchObject({ kind: "play", bots: "random" });
  expect(told).toMatchObject({ isShortest: true, found: { events: 2 } });
  expect(stated.at(-1)).toMatchObject({ place: "play.turns" });
});

test("where the games of bots begin at a position, the log says at which", () => {
  const { game, position, setup } = readings("loses");
  const laid = [...possibleOutcomes(game, position)].at(-1)!;
  const situation = { game, position, seats: setup.seats.length };
  const [taken] = Result.getOrThrow(takeChoice(situation, asWrittenEvent(laid)));
  const begun = statedAt(readings("loses"), taken.position, "Tuesday's table");
  const from: unknown[] = [];
  const sidesAt: DistinguishOptions["sidesAt"] = (stated) => {
    if (stated !== null) from.push(stated.from);
    const at = (choice: string): Start => {
      const header = { ...readings(choice).header, position: stated ?? begun };
      return Result.getOrThrow(start(header, { games: [nim as GameModel], digest }));
    };
    return { one: at("loses"), other: at("wins") };
  };
  const bounds = { ...BOUNDS, mostStates: 1 };
  expect(apart(nim as GameModel, nim as GameModel, { sidesAt, bounds }).kind).toBe("apart");
  expect(from.at(-1)).toMatch(/^after event \d+ of the game .* with seed \d from Tuesday's table$/);
});

test("bots are bounded too: ways are tried at so many pairs in all their games, and no more", () => {
  const bounds = { ...BOUNDS, mostStates: 5 };
  const told = (mostStates: number) =>
    apart(nim as GameModel, nim as GameModel, { bounds, played: { ...PLAYED, mostStates } });
  expect(told(3)).toMatchObject({ kind: "open", games: 1, tried: 3, isPlayCut: true });
  const all = told(1_000);
  expect(all).toMatchObject({ kind: "open", games: 3, isPlayCut: false });
});

test("who then has won under each is told, and where nobody has", () => {
  const sidesAt = () => ({ one: readings("loses"), other: readings("wins") });
  const told = apart(nim as GameModel, nim as GameModel, { sidesAt });
  if (told.kind !== "apart") throw new Error(told.kind);
  expect(endsAfter(told.sides, told.found)).toMatchObject({
    one: { winners: [0] },
    other: { winners: [1] },
  });
  const early = apart(nim as GameModel, fourOffered);
  if (early.kind !== "apart") throw new Error(early.kind);
  expect(endsAfter(early.sides, early.found)).toEqual({ one: null, other: null });
});

test("where bots find nothing either, it is open", () => {
  const told = apart(nim as GameModel, nim as GameModel, { bounds: { ...BOUNDS, mostStates: 5 } });
  expect(told).toMatchObject({ kind: "open", games: 3, asked: null, looked: { stop: "states" } });
});

test("whether the question was asked in the games of bots is told", () => {
  const sidesAt = () => ({ one: readings("loses"), other: readings("wins") });
  const bounds = { ...BOUNDS, mostStates: 5 };
  const cutShort = { ...PLAYED, mostEvents: 2 };
  expect(
    apart(nim as GameModel, nim as GameModel, { sidesAt, bounds, played: cutShort }),
  ).toMatchObject({
    kind: "open",
    asked: 0,
  });
  // Asked at each turn, and without an answer that shows.
  const asking: GameModel = {
    ...(nim as GameModel),
    outcome: () => ({ winners: [], places: [], scores: null }),
    events: {
      ...nim.events,
      "turn-passed": {
        ...nim.events["turn-passed"]!,
        derive: (game: Nim) => ({
          left: game.rulings["last-match"] === "wins" ? game.matches : game.matches,
        }),
      },
      "game-ended": { ...nim.events["game-ended"]!, derive: () => ({ loser: 0 }) },
    },
  };
  const under = (choice: string): Start => {
    const header = { ...readings(choice).header };
    return Result.getOrThrow(start(header, { games: [asking], digest }));
  };
  const told = apart(asking, asking, {
    sidesAt: () => ({ one: under("loses"), other: under("wins") }),
    bounds,
  });
  expect(told).toMatchObject({ kind: "open", asked: 3 });
});

test("two rulebooks of one game are told apart: an earlier one had another reading", () => {
  const earlier = {
    rules: 1,
    outline: {
      clauses: nim.rulebook.clauses.map(({ id }) => id),
      rulings: [],
      sets: { default: {} },
    },
    saidBy: {},
    readings: { "last-match": "wins" },
  };
  const model = { ...(nim as GameModel), earlierRulebooks: [earlier] } as GameModel;
  const today = startOf(model);
  const [, then] = underEachRulebook(model);
  const header = { ...today.header, rulebook: digest(rulebookDigestInput(then!)) };
  const other = Result.getOrThrow(start(header, { games: [model], digest }));
  expect(other.rulebook.current).toBe(false);
  const told = apart(model, model, { sidesAt: () => ({ one: today, other }) });
  if (told.kind !== "apart") throw new Error(told.kind);
  expect(told).toMatchObject({ isShortest: true, found: { events: 5 } });
  const lines = logOf(other, told.found.steps.other, nodeHash);
  expect(judged(model, lines)).toBe("compliant");
});

test("audits of all shorter records say the same under both readings", () => {
  const { game, setup, position, header } = readings("loses");
  const situation = { game, seats: setup.seats.length };
  const logs: (readonly string[])[] = [];
  const grow = (at: typeof position, steps: readonly Taken<unknown>[]): void => {
    if (steps.length > 0) logs.push(logOf(readings("loses"), steps.slice(0, 4), nodeHash));
    if (steps.length >= 4) return;
    const legal = [
      ...possibleOutcomes(game, at),
      ...setup.seats.flatMap((_, seat) => [...legalDecisions(game, at, SeatId(seat))]),
    ];
    for (const event of legal) {
      const taken = Result.getOrThrow(
        takeChoice({ ...situation, position: at }, asWrittenEvent(event)),
      );
      grow(taken.at(-1)!.position as typeof position, [...steps, ...taken]);
    }
  };
  grow(position, []);
  const different = logs.filter((log) => {
    const wins = { ...header, rulings: { set: "default", overrides: { "last-match": "wins" } } };
    const other = audit(new TextEncoder().encode(`${log.join("\n")}\n`), {
      games: [nim as GameModel],
      hash: nodeHash,
      rulings: wins.rulings,
    });
    return judged(nim as GameModel, log) !== (other.kind === "audited" ? other.verdict.kind : "");
  });
  expect(logs.length).toBeGreaterThan(100);
  expect(different).toEqual([]);
});
