// One broken nim for each mistake that an author can make: told with game, place and what to do, when the game is
// prepared where that can be told without playing, else where it comes up; never as a finding.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { all, type Position, rule, tableEngine, updater, when } from "@assize/kernel-chart-engine";
import type { Header } from "@assize/kernel-event-log";
import { Defect, GameMistake, type GameModel, SeatId } from "@assize/kernel-model";
import { auction, headerFor, type Nim, nim, nimWith } from "@assize/toys";
import { describe, expect, test } from "vitest";
import {
  deriveEvent,
  type EngineName,
  ENGINES,
  forcedSteps,
  legalDecisions,
  possibleOutcomes,
  prepare,
  rulebookDigestInput,
  type Start,
  start,
  whyOrWhyNot,
} from "../src/index.ts";

type Takes = {
  readonly type: "matches-taken";
  readonly by: SeatId;
  readonly data: { matches: number };
};

const stay = updater<Nim, Takes>()((game) => game);
const notYetTaken = (game: Nim) => game.taken === null;
const hasTaken = (game: Nim) => game.taken !== null;
const oneToThree = (_: Nim, { data }: Takes) => data.matches <= 3;
const anyTurn = { guard: rule("nim.turn", hasTaken), actions: stay };

const withRulebook = (changes: Partial<typeof nim.rulebook>): GameModel => ({
  ...nim,
  rulebook: { ...nim.rulebook, ...changes },
});
const withEvent = (type: string, changes: object): GameModel => ({
  ...nim,
  events: { ...nim.events, [type]: { ...nim.events[type], ...changes } as never },
});
const taking = (guard: unknown): GameModel =>
  nimWith({ "matches-taken": { guard, actions: stay } });
const takingBy = (holds: unknown): GameModel =>
  taking(all(when(notYetTaken), rule("nim.turn", holds as never)));

const [firstClause, ...otherClauses] = nim.rulebook.clauses;
const [lastMatch] = nim.rulebook.rulings;

/** Told when the game is prepared. */
const PREPARED: readonly (readonly [mistake: string, game: () => GameModel, told: string])[] = [
  [
    "a clause cites an unknown ruling",
    () => withRulebook({ clauses: [{ ...firstClause!, rulings: ["lastmatch"] }, ...otherClauses] }),
    'nim: nim.heap: it is read through the ruling "lastmatch", which does not exist (there are last-match); ' +
      "correct the name, or add the ruling",
  ],
  [
    "a clause is listed twice",
    () => withRulebook({ clauses: [firstClause!, ...nim.rulebook.clauses] }),
    "nim: nim.heap: the clause is listed twice; take one out, or correct its name",
  ],
  [
    "a clause has no English statement",
    () => withRulebook({ clauses: [{ ...firstClause!, statement: {} as never }, ...otherClauses] }),
    "nim: nim.heap: the clause has no English statement; say in one sentence what it rules",
  ],
  [
    "a ruling is listed twice",
    () => withRulebook({ rulings: [lastMatch!, lastMatch!] }),
    "nim: last-match: the ruling is listed twice; take one out, or correct its name",
  ],
  [
    "a ruling has no options",
    () => withRulebook({ rulings: [{ ...lastMatch!, options: [] as never }] }),
    "nim: last-match: the ruling has no options; give at least one, the first is the default",
  ],
  [
    "an option is listed twice",
    () =>
      withRulebook({
        rulings: [{ ...lastMatch!, options: [lastMatch!.options[0], ...lastMatch!.options] }],
      }),
    "nim: loses: the option of last-match is listed twice; take one out, or correct its name",
  ],
  [
    "there is no default set",
    () => withRulebook({ rulingSets: {} }),
    'nim: rulingSets: there is no set "default"; add it: default: {} takes the first option of every ruling',
  ],
  [
    "a field has no notes",
    () => withEvent("turn-passed", { fields: {} }),
    "nim: turn-passed, left: the event's schema has this field, and there are no notes on it; " +
      "say in fields who may know it, and its clauses",
  ],
  [
    "a ruling set chooses for an unknown ruling",
    () => withRulebook({ rulingSets: { default: { "last-mach": "wins" } } }),
    'nim: ruling set default: it chooses for "last-mach", which is no ruling (there are last-match); correct the name',
  ],
  [
    "a ruling set chooses an unknown option",
    () => withRulebook({ rulingSets: { default: { "last-match": "won" } } }),
    'nim: ruling set default: "last-match" has no option "won" (it has loses, wins); correct it',
  ],
  [
    "the chart cites an unknown clause",
    () => taking(all(when(notYetTaken), rule("nim.take.one", oneToThree))),
    'nim: play.turns/matches-taken: it cites the clause "nim.take.one", which is not in the rulebook; ' +
      "correct the name, or add the clause",
  ],
  [
    "a field's notes cite an unknown clause",
    () =>
      withEvent("turn-passed", { fields: { left: { audience: "public", clauses: ["nim.lft"] } } }),
    'nim: turn-passed, left: the field\'s notes cite the clause "nim.lft", which is not in the rulebook; ' +
      "correct the name, or add the clause",
  ],
  [
    "a question is undefined",
    () => takingBy(undefined),
    "nim: play.turns/matches-taken: the question for nim.turn is undefined; " +
      "give rule and when a function that exists where the chart is made",
  ],
  [
    "a default parameter hides the event",
    () => takingBy((game: Nim, { by } = { by: 0 }) => by === game.onTurn),
    "nim: play.turns/matches-taken: the question for nim.turn has a default parameter, so the chart cannot tell " +
      "whether it asks about the event; write its parameters out: (state), or (state, event)",
  ],
  [
    "a rest parameter hides the event",
    () =>
      takingBy(function onTurn(...[game, event]: [Nim, Takes]) {
        return event.by === game.onTurn;
      }),
    "nim: play.turns/matches-taken: onTurn has a rest parameter, so the chart cannot tell whether it asks about " +
      "the event; write its parameters out: (state), or (state, event)",
  ],
  [
    "a forced event stands beside a choice that nothing closes",
    () => nimWith({ "matches-taken": { guard: rule("nim.take", oneToThree), actions: stay } }),
    "nim: play.turns: wherever play.turns/turn-passed is forced, matches-taken is open beside it; " +
      "give one of them a question about the state that says no",
  ],
  [
    "two forced events come together",
    () => nimWith({ "turn-passed": anyTurn, "game-ended": { ...anyTurn, target: "#over" } }),
    "nim: play.turns: wherever play.turns/turn-passed is forced, game-ended is open beside it; " +
      "give one of them a question about the state that says no",
  ],
  [
    "the chart knows an event that the game does not",
    () => nimWith({ "match-split": { actions: stay } }),
    "nim: play.turns/match-split: the game does not define match-split; " +
      "add it to the game's events, or take it out of the chart",
  ],
  [
    "the game has an event that the chart does not know",
    () => withEvent("match-split", { ...nim.events["turn-passed"] }),
    "nim: match-split: no place of the chart knows this event; " +
      "give it a transition, or take it out of the game's events",
  ],
  [
    "two alternatives of an event lead to one place",
    () =>
      nimWith({
        "matches-taken": [
          { guard: when(notYetTaken), actions: stay },
          { guard: when(hasTaken), actions: stay },
        ],
      }),
    "nim: nim.play.turns: two alternatives of matches-taken lead to the same place; make one of them with both " +
      "questions in it, or give them names in their meta",
  ],
  [
    "a consequence asks about its own data",
    () => nimWith({ "turn-passed": { guard: rule("nim.take", oneToThree), actions: stay } }),
    "nim: play.turns/turn-passed: oneToThree asks a consequence about its own data; " +
      "what is forced follows from the state: (state)",
  ],
  [
    "a consequence has no derive",
    () => withEvent("turn-passed", { derive: undefined }),
    'nim: turn-passed: it is a consequence without "derive"; give a function that exists where the event is defined',
  ],
  [
    "a choice has no choices",
    () => withEvent("matches-taken", { choices: undefined }),
    'nim: matches-taken: it is a decision without "choices"; give a function that exists where the event is defined',
  ],
  [
    "a schema takes what no log can hold",
    () => withEvent("turn-passed", { data: Schema.Struct({ left: Schema.NumberFromString }) }),
    "nim: turn-passed, data.left: the schema changes what it reads; describe the data as it stands in a log",
  ],
  [
    "an event without fields takes any",
    () => ({
      ...auction,
      events: {
        ...auction.events,
        "bid-declined": { ...auction.events["bid-declined"]!, data: Schema.Struct({}) },
      },
    }),
    "auction: bid-declined, data: a struct without members takes any; say with a check that there are none",
  ],
  [
    "the chart leaves the dialect",
    () => nimWith({ "matches-taken": { guard: () => true, actions: stay } }),
    "nim: nim.play.turns: a guard not made by rule, when or all on matches-taken is outside the dialect of charts; " +
      "write it with nested states, guards, updates and targets",
  ],
];

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
};

describe("told when the game is prepared", () => {
  test("the table is complete", () => expect(PREPARED.length).toBeGreaterThanOrEqual(26));

  test.each(PREPARED)("%s", (_, game, told) => {
    const mistake = caught(() => prepare(game()));
    expect(mistake).toBeInstanceOf(GameMistake);
    expect((mistake as GameMistake).message).toBe(told);
  });

  test("a sound game is prepared", () => {
    expect(() => [
      prepare(nim as GameModel),
      prepare(auction as GameModel),
      prepare(nimWith({})),
    ]).not.toThrow();
  });
});

test("a target that does not exist is refused by XState, as the chart is made", () => {
  const leading = (target: string) => () => nimWith({ "matches-taken": { target } });
  expect(leading("#sayd")).toThrow("Child state node '#sayd' does not exist on machine 'nim'");
  expect(leading("sayd")).toThrow(
    "Invalid transition definition for state node 'nim.play.turns':\n" +
      "Child state 'sayd' does not exist on 'nim.play'",
  );
});

const digest = (value: unknown): string => JSON.stringify(value);

const begun = (
  model: GameModel,
  engine: EngineName = "table",
  position?: NonNullable<Header["position"]>,
): Start => {
  const digests = {
    rulebook: digest(rulebookDigestInput(model)),
    edition: digest(nim.edition.digestInput(nim.edition.reference)),
  };
  const stated = position === undefined ? {} : { position };
  const header = { ...headerFor(model, { seats: 2, digests }), ...stated };
  return Result.getOrThrow(start(header, { games: [model], digest, engine }));
};

test("a game is prepared before its log is judged: under any rules, the mistake is told", () => {
  const broken = nimWith({ "match-split": { actions: stay } });
  const header = { ...headerFor(broken, { seats: 2 }), rules: 99 };
  expect(() => start(header, { games: [broken], digest })).toThrow(GameMistake);
});

test("a context that is no JSON is told when a game of it begins", () => {
  const encoded: readonly (readonly [unknown, string])[] = [
    [{ matches: new Map([[0, 1]]) }, "context.matches is a Map"],
    [{ heap: [1, { left: undefined }] }, "context.heap[1].left is undefined"],
    [{ share: 0.5 }, "context.share is 0.5"],
    [new Date(0), "context is a Date"],
    [undefined, "context is undefined"],
  ];
  for (const [value, told] of encoded)
    expect(() => begun({ ...nim, encodeContext: () => value as never })).toThrow(
      `nim: encodeContext: ${told}, which is no JSON of a log; ` +
        "encode it as objects, lists, texts, whole numbers, true, false and null",
    );
});

const failing = (): never => {
  throw new TypeError("no heap");
};
const STATED = { place: "play.turns", context: { matches: 7, onTurn: 0, taken: null } };
const wordsWith = (changes: object): GameModel => ({
  ...nim,
  describe: { ...nim.describe, ...changes } as never,
});
const editionWith = (changes: object): GameModel => ({
  ...nim,
  edition: { ...nim.edition, ...changes } as never,
});
const A_RESULT = "it has to answer a Result: a state, or a list of what is wrong";
const SOME_DATA = "it has to answer a list of the event's data";

type Asks = (start: Start) => unknown;
const begin: Asks = () => undefined;
const choose: Asks = (start) => [...legalDecisions(start.game, layIn(start), SeatId(0))];

/** Told where a game's own function is asked, whatever asks it. */
const ASKED: readonly (readonly [told: string, game: GameModel, ask: Asks])[] = [
  [`nim: initial: it throws (no heap); ${A_RESULT}`, { ...nim, initial: failing }, begin],
  [
    `nim: initial: it answers undefined; ${A_RESULT}`,
    { ...nim, initial: (() => undefined) as never },
    begin,
  ],
  [
    `nim: initial: it answers a success of undefined; ${A_RESULT}`,
    { ...nim, initial: () => Result.succeed(undefined as never) },
    begin,
  ],
  [
    "nim: withRulings: it answers undefined; it has to answer a state",
    { ...nim, withRulings: (() => undefined) as never },
    begin,
  ],
  [
    "nim: encodeContext: it throws (no heap); it has to answer JSON",
    { ...nim, encodeContext: failing },
    begin,
  ],
  [
    "nim: edition.digestInput: it throws (no heap); it has to answer JSON",
    editionWith({ reference: { id: "another" }, digestInput: failing }),
    begin,
  ],
  [
    "nim: edition.decode: it throws (no heap); it has to answer a Result: an edition, or a list of what is wrong",
    editionWith({ decode: failing }),
    ({ game }) => game.model.edition.decode({}),
  ],
  [
    `nim: decodeContext: it answers a Promise; ${A_RESULT}`,
    { ...nim, decodeContext: (() => Promise.resolve()) as never },
    ({ game, setup }) => game.model.decodeContext(STATED.context, setup, {}, STATED.place),
  ],
  [
    "nim: invariants: it answers undefined; it has to answer a list of the invariants that do not hold",
    { ...nim, invariants: (() => undefined) as never },
    ({ game, position }) => game.model.invariants(position.context),
  ],
  [
    "nim: view: it answers undefined; it has to answer an object",
    { ...nim, view: () => undefined } as never,
    ({ game, position }) => game.model.view(position.context, "play", "all"),
  ],
  [
    'nim: outcome: it answers {"winner":0}; it has to answer undefined, or an object with winners and places',
    { ...nim, outcome: () => ({ winner: 0 }) as never },
    ({ game, position }) => game.model.outcome(position.context),
  ],
  [
    `nim: matches-taken, choices: it throws (no heap); ${SOME_DATA}`,
    withEvent("matches-taken", { choices: failing }),
    choose,
  ],
  [
    `nim: matches-taken, choices: it throws (no heap); ${SOME_DATA}`,
    withEvent("matches-taken", {
      *choices() {
        yield { matches: 1 };
        failing();
      },
    }),
    choose,
  ],
  [
    `nim: matches-taken, choices: it answers undefined; ${SOME_DATA}`,
    withEvent("matches-taken", { choices: () => undefined }),
    choose,
  ],
  [
    `nim: matches-laid, outcomes: it answers 5 in its list; ${SOME_DATA}`,
    withEvent("matches-laid", { outcomes: () => [5] }),
    ({ game, position }) => [...possibleOutcomes(game, position)],
  ],
  [
    "nim: matches-laid, draw: it answers undefined; it has to answer the event's data",
    withEvent("matches-laid", { draw: () => undefined }),
    ({ game, position }) =>
      game.events.get("matches-laid")!.definition.draw!(position.context, () => 0),
  ],
  [
    "nim: turn-passed, left, where nim.take: it answers undefined; it has to answer true or false",
    withEvent("turn-passed", {
      fields: {
        left: {
          audience: "public",
          clauses: ["nim.take"],
          where: { "nim.take": { words: "always", holds: () => undefined } },
        },
      },
    }),
    ({ game, position: { context } }) =>
      game.events.get("turn-passed")!.definition.fields["left"]!.where!["nim.take"]!.holds({
        context,
        derived: {},
        recorded: {},
      }),
  ],
  ...(["event", "covered", "place", "seat", "word"] as const).map(
    (name) =>
      [
        `nim: describe.${name}: it throws (no heap); it has to answer a text`,
        wordsWith({ [name]: failing }),
        ({ game }: Start) => (game.model.describe[name] as () => string)(),
      ] as const,
  ),
  ...(["outline", "state"] as const).map(
    (name) =>
      [
        `nim: describe.${name}: it answers "heap"; it has to answer a list of texts`,
        wordsWith({ [name]: () => "heap" }),
        ({ game }: Start) => (game.model.describe[name] as () => unknown)(),
      ] as const,
  ),
];

describe("told where a function of the game is asked", () => {
  test("the table is complete", () => expect(ASKED.length).toBeGreaterThanOrEqual(24));

  test.each(ASKED)("%s", (told, game, ask) => {
    const mistake = caught(() => ask(begun(game)));
    expect(mistake).toBeInstanceOf(GameMistake);
    expect((mistake as GameMistake).message).toBe(told);
  });

  test("a stated position too", () => {
    const broken: GameModel = { ...nim, decodeContext: failing };
    expect(() => begun(broken, "table", STATED)).toThrow("nim: decodeContext: it throws (no heap)");
    expect(() => begun({ ...nim, invariants: failing }, "table", STATED)).toThrow(
      "nim: invariants: it throws (no heap)",
    );
  });

  test("what is told already, and our own mistake, stay what they are", () => {
    const ours = new Defect("ours");
    const view = () => {
      throw ours;
    };
    expect(caught(() => prepare({ ...nim, view } as GameModel).model.view(null, "", "all"))).toBe(
      ours,
    );
  });

  test("a game that tells its mistakes is the same game, prepared once", () => {
    const game = prepare(nim as GameModel);
    expect(prepare(game.model)).toBe(game);
    expect(prepare(game.model, "xstate").model).toBe(game.model);
  });
});

const laid = { type: "matches-laid", data: { matches: 7 } };
const taken = { type: "matches-taken", by: SeatId(0), data: { matches: 1 } };

const layIn = ({ game, position }: Start): Position<any> =>
  game.engine.take(game.engine.accepts(position, laid)!, position, laid);

/** Where a broken game stands once matches are laid. */
const atTurn = (model: GameModel, engine: EngineName) => {
  const start = begun(model, engine);
  return { game: start.game, position: layIn(start) };
};

describe.each(ENGINES)("told where it comes up, on the %s engine", (engine) => {
  test("a question that throws", () => {
    const none = undefined as unknown as { readonly seat: number };
    const seatOnTurn = (_: Nim, { by }: Takes) => by === none.seat;
    const { game, position } = atTurn(takingBy(seatOnTurn), engine);
    const told =
      "nim: play.turns/matches-taken: seatOnTurn throws (Cannot read properties of undefined (reading 'seat')); " +
      "a question needs an answer in every state, also where another question says no";
    for (const asked of [
      () => game.engine.accepts(position, taken),
      () => whyOrWhyNot(game, position, taken),
      () => legalDecisions(game, position, SeatId(0)).next(),
    ]) {
      const mistake = caught(asked);
      expect(mistake).toBeInstanceOf(GameMistake);
      expect((mistake as GameMistake).message).toBe(told);
    }
  });

  test("a question about the state that throws", () => {
    const seatLeft = (game: Nim) => (game as unknown as { gone: { left: boolean } }).gone.left;
    const { game, position } = atTurn(taking(all(when(seatLeft), when(notYetTaken))), engine);
    expect(() => forcedSteps(game, position)).toThrow(
      "nim: play.turns/matches-taken: seatLeft throws (Cannot read properties of undefined (reading 'left'))",
    );
  });

  test.each([
    [undefined, "undefined"],
    ["no", "a string"],
    [Promise.resolve(false), "a Promise"],
    [0, "0"],
  ])("a question that answers %s", (answer, told) => {
    const about = (_: Nim, { by }: Takes) => (by === SeatId(0) ? answer : true);
    const { game, position } = atTurn(takingBy(about), engine);
    for (const asked of [
      () => game.engine.accepts(position, taken),
      () => whyOrWhyNot(game, position, taken),
    ]) {
      const mistake = caught(asked);
      expect(mistake).toBeInstanceOf(GameMistake);
      expect((mistake as GameMistake).message).toBe(
        `nim: play.turns/matches-taken: about answers ${told}; a question answers true or false`,
      );
    }
    const seatLeft = () => answer as never;
    const state = atTurn(taking(all(when(seatLeft), when(notYetTaken))), engine);
    expect(() => forcedSteps(state.game, state.position)).toThrow(
      `nim: play.turns/matches-taken: seatLeft answers ${told}; a question answers true or false`,
    );
  });

  test.each([
    [undefined, "undefined"],
    [null, "null"],
    [Promise.resolve(nim), "a Promise"],
  ])("an update that answers %s", (answer, told) => {
    const spill = updater<Nim, Takes>()(() => answer as never);
    const broken = nimWith({ "matches-taken": { guard: when(notYetTaken), actions: spill } });
    const { game, position } = atTurn(broken, engine);
    const row = game.engine.accepts(position, taken)!;
    const mistake = caught(() => game.engine.take(row, position, taken));
    expect(mistake).toBeInstanceOf(GameMistake);
    expect((mistake as GameMistake).message).toBe(
      `nim: play.turns/matches-taken: an update answers ${told}; an update answers the state after the event`,
    );
  });

  test("an update that throws", () => {
    const spill = updater<Nim, Takes>()(() => {
      throw new TypeError("no heap");
    });
    const broken = nimWith({ "matches-taken": { guard: when(notYetTaken), actions: spill } });
    const { game, position } = atTurn(broken, engine);
    const row = game.engine.accepts(position, taken)!;
    expect(() => game.engine.take(row, position, taken)).toThrow(
      "nim: play.turns/matches-taken: an update throws (no heap); " +
        "an update goes through wherever the questions before it hold",
    );
  });

  test("a forced event beside a choice", () => {
    const matchesLie = (game: Nim) => game.matches > 0;
    const broken = taking(all(when(matchesLie), rule("nim.take", oneToThree)));
    const { game, position } = atTurn(broken, engine);
    const after = { ...position, context: { ...position.context, taken: 1 } };
    expect(() => forcedSteps(game, after)).toThrow(
      "nim: play.turns: play.turns/turn-passed is forced here, and matches-taken may come at the same time; " +
        "give one of them a question about the state that says no",
    );
  });

  test("forced events without end", () => {
    const broken = nimWith({
      "turn-passed": { ...anyTurn, guard: rule("nim.turn", hasTaken) },
      "game-ended": {
        guard: when((game: Nim) => game.loser !== null && game.taken === null),
        actions: stay,
      },
    });
    const { game, position } = atTurn(broken, engine);
    const after = { ...position, context: { ...position.context, taken: 1 } };
    expect(() => forcedSteps(game, after)).toThrow(
      "nim: play.turns: more than 1000 forced events in a row; " +
        "let their updates change what their questions ask",
    );
  });
});

test("what is derived out of shape is told with event and place", () => {
  const { game, position } = atTurn(
    withEvent("turn-passed", { derive: () => ({ left: "7" }) }),
    "table",
  );
  const [row] = game.table.leaves[position.at]!.rows.get("turn-passed")!;
  expect(() => deriveEvent({ ...game, engine: tableEngine(game.table) }, row!, position)).toThrow(
    'nim: turn-passed at play.turns: its derive answers data.left: Expected number, and it is "7"; ' +
      "correct the derive, or the event's schema where that is too narrow",
  );
});
