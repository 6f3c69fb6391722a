// All of nim and of the auction: counted twice, properties that hold, properties that break by a log that can be audited.
import { expect, test } from "vitest";
import { nodeHash } from "@assize/kernel-integrity/node";
import { rule, updater } from "@assize/kernel-chart-engine";
import { type GameEvent, type GameModel, SeatId } from "@assize/kernel-model";
import { countSlowly } from "@assize/testkit";
import { auction, type Nim, nim, nimWith } from "@assize/toys";
import {
  type Answer,
  exploredOf,
  logOf,
  NO_DEAD_END,
  neverReaches,
  ONE_WAY_ON,
  partsOf,
  type Property,
  SOME_CHOICE,
  stepsOf,
  type Symmetry,
} from "../src/index.ts";
import { BOUNDS, exploreAll, judged, startOf } from "./a-start.ts";

const TABLES: readonly (readonly [GameModel, number])[] = [
  [nim as GameModel, 2],
  [nim as GameModel, 3],
  [auction as GameModel, 2],
];

test("states, ends, ways, depth and transitions are those of a second exploration", () => {
  for (const [model, seats] of TABLES) {
    const fast = exploreAll(startOf(model, seats));
    const slow = startOf(model, seats, "xstate");
    const { taken, ...counts } = countSlowly(slow.game, seats, slow.position);
    const { states, ends, ways, depth } = fast;
    expect({ states, ends, ways, depth }).toEqual(counts);
    expect(fast.isExhaustive).toBe(true);
    expect(states).toBeGreaterThan(30);
    const events = [...fast.transitions].map(([id, path]) => [id, path.events] as const);
    expect(new Map(events)).toEqual(taken);
    expect(taken.size).toBe(slow.game.table.rows.size);
  }
});

test("nodes that are not held while they wait are made again: what is found is the same", () => {
  for (const [model, seats] of TABLES) {
    const asked = { properties: [ONE_WAY_ON, SOME_CHOICE, NO_DEAD_END], whole: true };
    const all = exploreAll(startOf(model, seats), asked);
    for (const mostHeld of [0, 1, 3]) {
      const bounds = { ...BOUNDS, mostHeld };
      expect(exploreAll(startOf(model, seats), { ...asked, bounds })).toEqual(all);
    }
    expect(all.states).toBeGreaterThan(30);
  }
});

const falls: Property<Nim> = {
  kind: "falls",
  id: "matches-fall",
  says: "Matches become fewer, or the turn passes.",
  measure: ({ context, place }) => [
    place === "over" ? 0 : 1,
    context.laid ? context.matches : 100,
    context.taken === null ? 0 : 1,
  ],
};

const HOLDING: readonly Property<Nim>[] = [
  ONE_WAY_ON,
  SOME_CHOICE,
  NO_DEAD_END,
  falls,
  { kind: "conserved", id: "seats", says: "Nobody comes or goes.", amount: ({ seats }) => seats },
  {
    kind: "always",
    id: "heap",
    says: "Twenty at most.",
    holds: ({ context }) => context.matches <= 20,
  },
  {
    kind: "never",
    id: "debt",
    says: "Never below none.",
    happens: ({ context }) => context.matches < 0,
  },
  {
    kind: "within",
    id: "ends",
    says: "Twenty matches last for twenty turns.",
    choices: 21,
    holds: ({ place }) => place === "over",
  },
];

test("what is true of nim holds, and all of it was looked at", () => {
  const { answers } = exploreAll(startOf(nim), { properties: HOLDING });
  expect(answers.map(({ property, kind }) => [property.id, kind])).toEqual(
    HOLDING.map(({ id }) => [id, "holds"]),
  );
});

const broken = (answer: Answer<Nim> | undefined) => {
  if (answer?.kind !== "broken") throw new Error(`not broken: ${JSON.stringify(answer)}`);
  return answer;
};

const BREAKING: readonly (readonly [Property<Nim>, number])[] = [
  [neverReaches("over"), 5],
  [neverReaches("play.turns/turn-passed"), 3],
  [
    {
      ...HOLDING[5]!,
      holds: ({ context }: { context: Nim }) => context.matches < 20,
    } as Property<Nim>,
    1,
  ],
  [
    {
      kind: "never",
      id: "two",
      says: "",
      happens: ({ context }) => context.laid && context.matches === 2,
    },
    2,
  ],
  [{ kind: "conserved", id: "matches", says: "", amount: ({ matches }) => matches }, 1],
  [{ kind: "falls", id: "up", says: "", measure: ({ context }) => [context.matches] }, 1],
  [
    { kind: "within", id: "early", says: "", choices: 2, holds: ({ place }) => place === "over" },
    3,
  ],
];

test("what is not true is broken by the shortest log, which an audit finds compliant", () => {
  const started = startOf(nim);
  const explored = { game: started.game, seats: 2, mostWays: 1_000 };
  for (const [property, events] of BREAKING) {
    const { answers } = exploreAll(started, { properties: [property] });
    const { path, why } = broken(answers[0]);
    expect(why).not.toBe("");
    expect([property.id, path.events]).toEqual([property.id, events]);
    const steps = stepsOf(explored, started.position, path);
    const lines = logOf(started, steps, nodeHash);
    expect(lines.length).toBe(events + 1);
    expect(judged(nim as GameModel, lines)).toBe("compliant");
  }
  expect(BREAKING.length).toBeGreaterThanOrEqual(7);
});

const kindsFor = (model: GameModel) =>
  exploreAll(startOf(model), { properties: [ONE_WAY_ON, SOME_CHOICE, NO_DEAD_END] });

test("a chart with a place where nothing comes any more is found, with the way to it", () => {
  const never = rule("nim.last", (g: Nim) => g.taken !== null && g.matches > 100);
  const game = nimWith({ "turn-passed": { guard: never, target: "#over" } });
  const { answers } = kindsFor(game);
  expect(answers.map(({ kind }) => kind)).toEqual(["broken", "broken", "broken"]);
  expect(answers.map((one) => broken(one).path.events)).toEqual([2, 2, 0]);
  const started = startOf(game);
  const explored = { game: started.game, seats: 2, mostWays: 1_000 };
  for (const answer of answers) {
    const steps = stepsOf(explored, started.position, broken(answer).path);
    expect(judged(game, logOf(started, steps, nodeHash))).toBe("compliant");
  }
});

test("two consequences that are due at once are found, with the way to them", () => {
  const taken = (context: Nim) => context.taken !== null;
  const game = nimWith({ "game-ended": { guard: rule("nim.last", taken), target: "#over" } });
  const { answers, mistake } = kindsFor(game);
  expect(broken(answers[0]).path.events).toBe(2);
  expect(broken(answers[0]).why).toContain("forced at the same time");
  expect(mistake?.path.events).toBe(2);
});

/** Nim with a fault planted where the turn is passed. */
const passingWith = (fault: (nim: Nim) => Nim): GameModel =>
  nimWith({
    "turn-passed": {
      guard: rule("nim.turn", (g: Nim) => g.taken !== null && g.matches > 0),
      actions: updater<Nim, GameEvent>()((g) =>
        fault({ ...g, taken: null, onTurn: SeatId((g.onTurn + 1) % g.seats) }),
      ),
    },
  });

const FAULTS: readonly (readonly [property: string, GameModel, events: number])[] = [
  ["seats", passingWith((g) => ({ ...g, seats: 1 })), 3],
  ["heap", passingWith((g) => ({ ...g, matches: g.matches + 2 })), 3],
  ["debt", passingWith((g) => ({ ...g, matches: g.matches - 1_000 })), 3],
  ["matches-fall", passingWith((g) => ({ ...g, matches: g.matches + 1 })), 3],
  ["ends", passingWith((g) => ({ ...g, matches: g.matches + 1 })), 41],
];

test("a fault that is planted in the rules breaks each property by the shortest log, which they find compliant", () => {
  for (const [id, game, events] of FAULTS) {
    const started = startOf(game);
    const explored = { game: started.game, seats: 2, mostWays: 1_000 };
    const property = HOLDING.find((one) => one.id === id)!;
    const { path } = broken(exploreAll(started, { properties: [property] }).answers[0]);
    expect([id, path.events]).toEqual([id, events]);
    const lines = logOf(started, stepsOf(explored, started.position, path), nodeHash);
    expect([id, judged(game, lines)]).toEqual([id, "compliant"]);
  }
  expect(new Set(FAULTS.map(([id]) => id)).size).toBe(5);
});

test("a part ends where it says, and follows of an event the first that is legal alone", () => {
  const started = startOf(nim);
  const { game, position } = started;
  const part = {
    id: "one-turn",
    says: "",
    firstOnly: ["matches-taken"],
    endsAt: ({ context }: { context: Nim }, start: { context: Nim }) =>
      context.onTurn !== start.context.onTurn,
  };
  const explored = exploredOf({ game, seats: 2, mostWays: 1_000 }, part, position);
  const found = exploreAll(started, { explored, properties: HOLDING.slice(0, 3) } as never);
  const slow = startOf(nim, 2, "xstate");
  const { taken: _, ...counts } = countSlowly(slow.game, 2, slow.position, explored);
  expect(found).toMatchObject(counts);
  expect(found.answers.map(({ kind }) => kind)).toEqual(["holds", "holds", "holds"]);
  expect([found.ends, found.isExhaustive]).toEqual([16, true]);
});

test("the room of a chart is a part of every game", () => {
  const started = startOf(nim);
  const room = partsOf<Nim>({ parts: [] }).find(({ id }) => id === "room");
  const { game, position } = started;
  const explored = exploredOf({ game, seats: 2, mostWays: 1_000 }, room, position);
  const all = exploreAll(started);
  const found = exploreAll(started, { explored } as never);
  expect([found.states, found.ends]).toEqual([all.states, all.ends]);
});

const seatsTurned: Symmetry<Nim> = {
  id: "seats",
  says: "Who sits where is no matter: the seats are turned by one.",
  images: function* (context) {
    for (let turn = 1; turn < context.seats; turn++) {
      const by = (seat: SeatId) => SeatId((seat + turn) % context.seats);
      const loser = context.loser === null ? null : by(context.loser);
      yield { ...context, onTurn: by(context.onTurn), loser };
    }
  },
};

test("a declared symmetry leaves fewer states and the same answers", () => {
  const started = startOf(nim, 3);
  const [all, fewer] = [[], [seatsTurned]].map((symmetries) =>
    exploreAll(started, { properties: HOLDING, symmetries }),
  );
  expect(fewer!.states).toBeLessThan(all!.states / 2);
  expect(fewer!.answers.map(({ kind }) => kind)).toEqual(all!.answers.map(({ kind }) => kind));
  expect([...fewer!.transitions.keys()].sort()).toEqual([...all!.transitions.keys()].sort());
});

test("where a bound is reached a property is left open, and what was not reached is not called unreachable", () => {
  const started = startOf(nim);
  const open = (asked: Parameters<typeof exploreAll>[1]) => {
    const found = exploreAll(started, { properties: [ONE_WAY_ON, NO_DEAD_END], ...asked });
    expect(found.answers.map(({ kind }) => kind)).toEqual(["open", "open"]);
    expect(found.isExhaustive).toBe(false);
    return found;
  };
  expect(open({ bounds: { ...BOUNDS, mostStates: 10 } }).stop).toBe("states");
  expect(open({ bounds: { ...BOUNDS, mostEvents: 3 } }).stop).toBe("events");
  const { game, setup } = started;
  const few = open({ explored: { game, seats: setup.seats.length, mostWays: 2 } } as never);
  expect(few.cut).toBeGreaterThan(5);
});

test("what comes before the first choice has come, by whichever transition", () => {
  const started = startOf(nim);
  const explored = { game: started.game, seats: 2, mostWays: 1_000 };
  const taken = stepsOf(explored, started.position, { ways: [15, 0], events: 2 });
  expect(taken.map(({ event }) => event.type)).toEqual(["matches-laid", "matches-taken"]);
  const comesBy = (id: string): Property<Nim> => ({
    kind: "within",
    id: "comes",
    says: "",
    choices: 0,
    holds: ({ by }) => by.includes(id),
  });
  const from = { ...started, position: taken.at(-1)!.position };
  const properties = ["play.turns/turn-passed", "play.turns/matches-taken"].map(comesBy);
  const { answers } = exploreAll(from, { properties });
  expect(answers.map(({ kind }) => kind)).toEqual(["holds", "broken"]);
});

test("what comes within so many choices is looked for within the bounds", () => {
  const within = HOLDING.filter(({ kind }) => kind === "within");
  const kindsIn = (bounds: Partial<typeof BOUNDS>) =>
    exploreAll(startOf(nim), { properties: within, bounds: { ...BOUNDS, ...bounds } }).answers.map(
      ({ kind }) => kind,
    );
  expect(kindsIn({})).toEqual(["holds"]);
  expect(kindsIn({ mostEvents: 5 })).toEqual(["open"]);
  expect(kindsIn({ mostStates: 60 })).toEqual(["open"]);
});

test("offers in place of the game's own are sifted by the chart all the same", () => {
  const { game, position } = startOf(nim);
  const offers = { "matches-laid": () => [{ matches: 5 }, { matches: 4 }] };
  const found = exploreAll(startOf(nim), {
    explored: { game, seats: 2, mostWays: 100, offers },
  } as never);
  const slow = startOf(nim, 2, "xstate");
  const { taken: _, ...counts } = countSlowly(slow.game, 2, slow.position, { offers });
  expect(found).toMatchObject(counts);
  expect(position.at).toBe(game.table.initial);
});
