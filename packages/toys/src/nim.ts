// Nim, the kernel's own test game: seats take one to three matches in turn; who takes the last one loses.
// With the ruling `last-match: wins` the last match wins instead. One chance event lays the matches out.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { setup } from "xstate";
import { all, rule, updater, when } from "@assize/kernel-chart-engine";
import {
  eventBuilders,
  type GameModel,
  isJsonObject,
  type Json,
  misfit,
  type RulingChoices,
  SeatId,
  withMarks,
} from "@assize/kernel-model";
import {
  factSentence,
  heapAllowed,
  heapHeld,
  takeAllowed,
  whatWasTaken,
  whoIsOnTurn,
} from "./nim-facts.ts";

export interface Nim {
  readonly seats: number;
  readonly rulings: RulingChoices;
  readonly matches: number;
  readonly onTurn: SeatId;
  readonly taken: number | null;
  readonly loser: SeatId | null;
  readonly laid: boolean;
}

type Laid = { readonly type: "matches-laid"; readonly data: { readonly matches: number } };
type Takes = {
  readonly type: "matches-taken";
  readonly by: SeatId;
  readonly data: { readonly matches: number };
};
type Passed = { readonly type: "turn-passed"; readonly data: { readonly left: number } };
type Ended = { readonly type: "game-ended"; readonly data: { readonly loser: number } };
type NimEvent = Laid | Takes | Passed | Ended;

const fairHeap = (_: Nim, e: Laid) => e.data.matches >= 5 && e.data.matches <= 20;
const seatOnTurn = (g: Nim, e: Takes) => e.by === g.onTurn;
const oneToThree = (_: Nim, e: Takes) => e.data.matches >= 1 && e.data.matches <= 3;
const matchesThere = (g: Nim, e: Takes) => e.data.matches <= g.matches;
const hasTaken = (g: Nim) => g.taken !== null;
const hasNotTaken = (g: Nim) => g.taken === null;
const matchesLeft = (g: Nim) => g.matches > 0;
const noneLeft = (g: Nim) => g.matches === 0;

const nextSeat = (g: Nim): SeatId => SeatId((g.onTurn + 1) % g.seats);
const loserOf = (g: Nim): SeatId => (g.rulings["last-match"] === "wins" ? nextSeat(g) : g.onTurn);

const update = updater<Nim, NimEvent>();
const lay = update<Laid>((g, e) => ({ ...g, matches: e.data.matches, laid: true }));
const takeMatches = update<Takes>((g, e) => ({
  ...g,
  matches: g.matches - e.data.matches,
  taken: e.data.matches,
}));
const passTurn = update<Passed>((g, e) => ({
  ...g,
  matches: e.data.left,
  onTurn: nextSeat(g),
  taken: null,
}));
const end = update<Ended>((g) => ({ ...g, loser: loserOf(g) }));

const start: Nim = {
  seats: 2,
  rulings: { "last-match": "loses" },
  matches: 0,
  onTurn: SeatId(0),
  taken: null,
  loser: null,
  laid: false,
};

export const nimChart = setup({
  types: { context: {} as Nim, events: {} as NimEvent },
}).createMachine({
  id: "nim",
  context: start,
  initial: "play",
  states: {
    play: {
      initial: "laying",
      states: {
        laying: {
          on: {
            "matches-laid": {
              guard: rule("nim.heap", fairHeap, { describe: heapAllowed }),
              actions: lay,
              target: "turns",
            },
          },
        },
        turns: {
          on: {
            "matches-taken": {
              guard: all(
                when(hasNotTaken),
                rule("nim.turn", seatOnTurn, { describe: whoIsOnTurn }),
                rule("nim.take", oneToThree, { describe: takeAllowed }),
                rule("nim.take", matchesThere, { describe: heapHeld }),
              ),
              actions: takeMatches,
            },
            "turn-passed": {
              guard: all(
                rule("nim.turn", hasTaken, { describe: whatWasTaken }),
                rule("nim.last", matchesLeft, { describe: heapHeld }),
              ),
              actions: passTurn,
            },
            "game-ended": {
              guard: all(
                rule("nim.turn", hasTaken, { describe: whatWasTaken }),
                rule("nim.last", noneLeft, { describe: heapHeld }),
              ),
              actions: end,
              target: "#over",
            },
          },
        },
      },
    },
    over: { id: "over", type: "final" },
  },
});

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1000 }));
const matches = Schema.Struct({ matches: Count });
const DATA = {
  "matches-laid": matches,
  "matches-taken": matches,
  "turn-passed": Schema.Struct({ left: Count }),
  "game-ended": Schema.Struct({ loser: Count }),
};

const { knownTo, told, define } = eventBuilders<Nim, string>()(
  DATA,
  ["matches-taken"],
  ["matches-laid"],
);
const open = knownTo("public");

const definitions = define({
  "matches-laid": {
    fields: { matches: open("nim.heap") },
    outcomes: () => Array.from({ length: 16 }, (_, i) => ({ matches: 5 + i })),
    draw: (_, draw) => ({ matches: 5 + draw(16) }),
  },
  "matches-taken": {
    fields: { matches: open("nim.take") },
    choices: () => [{ matches: 1 }, { matches: 2 }, { matches: 3 }],
  },
  "turn-passed": {
    fields: { left: told(open("nim.take"), ({ context }) => heapHeld(context)) },
    derive: (g) => ({
      left: g.matches,
    }),
  },
  "game-ended": {
    fields: { loser: told(open("nim.last"), ({ context }) => whatWasTaken(context)) },
    derive: (g) => ({
      loser: loserOf(g),
    }),
  },
});
const events = withMarks(definitions, { reveal: ["matches-laid"], score: ["game-ended"] });

const text = (en: string) => ({ en });
const clause = (id: string, statement: string) => ({
  id,
  statement: text(statement),
  sources: [{ rulebook: text("rules of Nim"), language: "en" as const, heading: "Rules" }],
});

const isCount = (value: Json | undefined, most: number): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= most;

const isNim = (value: Json): value is { matches: number; onTurn: number; taken: number | null } =>
  isJsonObject(value) &&
  isCount(value["matches"], 20) &&
  isCount(value["onTurn"], 2) &&
  (value["taken"] === null || isCount(value["taken"], 3));

export const nim: GameModel<typeof nimChart, Nim, { readonly id: string }, Nim> = {
  id: "nim",
  title: text("Nim"),
  rules: 1,
  rulebook: {
    clauses: [
      clause("nim.heap", "The heap holds five to twenty matches."),
      clause("nim.turn", "Seats take turns, clockwise."),
      clause("nim.take", "A turn takes one to three matches that are there."),
      { ...clause("nim.last", "Who takes the last match loses."), rulings: ["last-match"] },
    ],
    rulings: [
      {
        id: "last-match",
        question: text("What becomes of whoever takes the last match?"),
        options: [
          { id: "loses", statement: text("They lose.") },
          { id: "wins", statement: text("They win.") },
        ],
        sources: [],
      },
    ],
    rulingSets: { default: {}, normal: { "last-match": "wins" } },
    glossary: { match: text("match") },
  },
  edition: {
    reference: { id: "matches" },
    decode: (value) =>
      isJsonObject(value) && typeof value["id"] === "string"
        ? Result.succeed({ id: value["id"] })
        : Result.fail([{ code: "not-an-edition", path: "id", message: "an id is needed" }]),
    digestInput: (edition) => ({ id: edition.id }),
  },
  events,
  chart: nimChart,
  initial: ({ seats, rulings }) =>
    seats.length === 2 || seats.length === 3
      ? Result.succeed({ ...start, seats: seats.length, rulings })
      : Result.fail([misfit("seats", "length", 2, 3)]),
  mistakable: ({ seats, options, table }) => [
    {
      seats: seats.length === 2 ? [...seats, { colour: "third" }] : seats.slice(0, 2),
      options,
      table,
      changed: { member: "seats", name: "" },
    },
  ],
  invariants: (g) => (g.matches < 0 ? [{ id: "matches", by: { left: g.matches } }] : []),
  view: (g) => g,
  outcome: (g) =>
    g.loser === null
      ? undefined
      : {
          winners: seatsOf(g).filter((seat) => seat !== g.loser),
          places: [seatsOf(g).filter((seat) => seat !== g.loser), [g.loser]],
          scores: null,
        },
  encodeContext: (g) => ({ matches: g.matches, onTurn: g.onTurn, taken: g.taken }),
  // How many were taken is in the heap already.
  stateKey: (g) => ({ matches: g.matches, onTurn: g.onTurn, hasTaken: hasTaken(g) }),
  decodeContext: (value, { seats, rulings }) =>
    isNim(value) && value.onTurn < seats.length
      ? Result.succeed({
          ...start,
          seats: seats.length,
          rulings,
          laid: true,
          matches: value.matches,
          onTurn: SeatId(value.onTurn),
          taken: value.taken,
        })
      : Result.fail([misfit("position.context", "missing")]),
  withRulings: (g, rulings) => ({ ...g, rulings }),
  describe: {
    languages: ["en"],
    event: (event) => `${event.type} ${JSON.stringify(event.data)}`,
    fact: ({ fact, values }, _language, table) => factSentence(fact, values, table),
    outline: (g, place) => (place === "play.turns" ? ["Turns", `Seat ${g.onTurn}`] : [place]),
    place: (path) => path,
    seat: (seat) => `seat ${seat}`,
    state: (g) => [`${g.matches} matches, seat ${g.onTurn} to take`],
  },
};

const seatsOf = (g: Nim): readonly SeatId[] =>
  Array.from({ length: g.seats }, (_, seat) => SeatId(seat));
