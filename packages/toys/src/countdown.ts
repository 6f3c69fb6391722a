// Countdown, the third game for tests of the kernel: what may be said though nobody asks. Two seats count down in turn by one
// or two; who reaches nought wins. Either may resign at any time, also when the other is to count, and somebody outside the
// seats may state that the time of one of them is over, which loses.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { setup } from "xstate";
import { all, rule, updater, when } from "@assize/kernel-chart-engine";
import {
  eventBuilders,
  type EventOfGame,
  type GameModel,
  isJsonObject,
  misfit,
  Nothing,
  SeatId,
} from "@assize/kernel-model";

const FROM = 9;

export interface Countdown {
  readonly left: number;
  readonly onTurn: SeatId;
  readonly winner: SeatId | null;
  /** Who stated the end, where somebody outside the seats did. */
  readonly saidBy: string | null;
}

const Seat = Schema.Literals([0, 1]);
const DATA = {
  counted: Schema.Struct({ by: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9 })) }),
  resigned: Nothing,
  "time-over": Schema.Struct({ seat: Seat, saidBy: Schema.Literals(["clock", "arbiter"]) }),
  won: Schema.Struct({ winner: Seat }),
};
type CountdownEvent = EventOfGame<typeof DATA, "counted" | "resigned">;
type Counted = Extract<CountdownEvent, { type: "counted" }>;
type Resigned = Extract<CountdownEvent, { type: "resigned" }>;
type TimeOver = Extract<CountdownEvent, { type: "time-over" }>;
type Won = Extract<CountdownEvent, { type: "won" }>;

const other = (seat: number): SeatId => SeatId(1 - seat);
const someLeft = (g: Countdown) => g.left > 0;
const noneLeft = (g: Countdown) => g.left === 0;
const seatOnTurn = (g: Countdown, e: Counted) => e.by === g.onTurn;
const oneOrTwo = (_: Countdown, e: Counted) => e.data.by <= 2;
const enoughLeft = (g: Countdown, e: Counted) => e.data.by <= g.left;
const timeOfWhoCounts = (g: Countdown, e: TimeOver) => e.data.seat === g.onTurn;

const update = updater<Countdown, CountdownEvent>();
const count = update<Counted>((g, e) => ({
  ...g,
  left: g.left - e.data.by,
  onTurn: other(g.onTurn),
}));
const resign = update<Resigned>((g, e) => ({ ...g, winner: other(e.by) }));
const runOut = update<TimeOver>((g, e) => ({
  ...g,
  winner: other(e.data.seat),
  saidBy: e.data.saidBy,
}));
const win = update<Won>((g, e) => ({ ...g, winner: SeatId(e.data.winner) }));

const begin: Countdown = { left: FROM, onTurn: SeatId(0), winner: null, saidBy: null };

const counting = {
  guard: all(
    when(someLeft),
    rule("countdown.turn", seatOnTurn),
    rule("countdown.step", oneOrTwo),
    rule("countdown.step", enoughLeft),
  ),
  actions: count,
};
const resigning = {
  guard: when(someLeft),
  actions: resign,
  target: "over",
  meta: { clauses: ["countdown.resign"] },
};

const chart = setup({
  types: { context: {} as Countdown, events: {} as CountdownEvent },
}).createMachine({
  id: "countdown",
  context: begin,
  initial: "beginning",
  states: {
    // The clock has not been started yet.
    beginning: { on: { counted: { ...counting, target: "counting" }, resigned: resigning } },
    counting: {
      on: {
        counted: counting,
        resigned: resigning,
        "time-over": {
          guard: all(when(someLeft), rule("countdown.time", timeOfWhoCounts)),
          actions: runOut,
          target: "over",
        },
        won: { guard: rule("countdown.win", noneLeft), actions: win, target: "over" },
      },
    },
    over: { type: "final" },
  },
});

const { knownTo, define } = eventBuilders<Countdown, string>()(
  DATA,
  ["counted", "resigned"],
  [],
  ["time-over"],
);
const open = knownTo("public");

const clause = (id: string, statement: string) => ({
  id,
  statement: { en: statement },
  sources: [{ rulebook: { en: "rules of countdown" }, language: "en" as const, heading: "Rules" }],
});

export const countdown: GameModel<typeof chart, Countdown, { readonly id: string }, Countdown> = {
  id: "countdown",
  title: { en: "Countdown" },
  rules: 1,
  rulebook: {
    clauses: [
      clause("countdown.turn", "The two count in turn."),
      clause("countdown.step", "Whoever is on turn counts down by one or two, never below nought."),
      clause("countdown.win", "Whoever reaches nought wins."),
      clause("countdown.resign", "Either may resign at any time and loses."),
      clause("countdown.time", "Whoever is on turn and has no time left loses."),
    ],
    rulings: [],
    rulingSets: { default: {} },
    glossary: {},
  },
  edition: {
    reference: { id: "nine" },
    decode: () => Result.succeed({ id: "nine" }),
    digestInput: ({ id }) => ({ id }),
  },
  events: define({
    counted: {
      fields: { by: open("countdown.step") },
      choices: () => [{ by: 1 }, { by: 2 }, { by: 3 }],
    },
    resigned: { fields: {}, unasked: true, choices: () => [{}] },
    "time-over": {
      fields: { seat: open("countdown.time"), saidBy: open() },
      outcomes: () =>
        ([0, 1] as const).flatMap((seat) => [
          { seat, saidBy: "clock" as const },
          { seat, saidBy: "arbiter" as const },
        ]),
    },
    won: {
      fields: { winner: open("countdown.win") },
      derive: (g) => ({ winner: other(g.onTurn) === 0 ? 0 : 1 }),
    },
  }),
  chart,
  initial: ({ seats }) =>
    seats.length === 2 ? Result.succeed(begin) : Result.fail([misfit("seats", "length", 2, 2)]),
  invariants: () => [],
  view: (g) => g,
  outcome: ({ winner, saidBy }) =>
    winner === null
      ? undefined
      : {
          winners: [winner],
          places: [[winner], [other(winner)]],
          scores: null,
          ...(saidBy === null ? {} : { saidBy }),
        },
  encodeContext: ({ left, onTurn, winner, saidBy }) => ({ left, onTurn, winner, saidBy }),
  decodeContext: (value) =>
    isJsonObject(value) && typeof value["left"] === "number"
      ? Result.succeed({ ...begin, left: value["left"], onTurn: SeatId(Number(value["onTurn"])) })
      : Result.fail([misfit("position.context", "missing")]),
  withRulings: (g) => g,
  describe: {
    languages: ["en"],
    event: ({ type, by }) => (by === undefined ? type : `${type} by seat ${by}`),
    place: (path) => path,
    seat: (seat) => `seat ${seat}`,
    state: ({ left }) => [`${left} left`],
  },
};
