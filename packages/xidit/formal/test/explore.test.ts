// Rooms of an example game explored whole, each counted by a second exploration too: rewards, tiles, census, the assessments. Deep: the
// last year as well, of all pairs of programs.
import { expect, test } from "vitest";
import type { Position } from "@assize/kernel-chart-engine";
import type { TileId } from "@assize/xidit-edition";
import { addUnits, type CityTile, NO_UNITS, type State } from "@assize/xidit-events";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { PreparedGame } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { explore, logOf, type PartOfGame, stepsOf } from "@assize/kernel-exploration";
import { xidit } from "@assize/xidit-game";
import { exploration } from "../src/index.ts";
import { countTwice, type Example, exampleOf, partNamed, placeAt, startAt } from "./an-example.ts";
import { smallTable } from "./small-table.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SHORT = exampleOf("short-3p");
const ROOM = partNamed("room");
const LAST_CENSUS = 384;
const LAST_YEAR = 336;

const around = (place: string): string => place.slice(0, place.lastIndexOf("."));

/** After which events an example enters such a room. */
const entrancesOf = (example: Example, room: string): readonly number[] => {
  const rooms = example.positions.map((position) => around(placeAt(example, position)));
  return rooms.flatMap((one, seq) => (one === room && rooms[seq - 1] !== room ? [seq] : []));
};

const EXAMPLES = DEEP ? [SHORT, exampleOf("dummy-wins-3p"), exampleOf("long-4p")] : [SHORT];

interface Room {
  readonly name: string;
  readonly state: string;
  /** How many entrances of each example are explored in a quick run. */
  readonly quick: number;
  /** States of the first example, over those entrances. */
  readonly states: number;
  /** At which tables. */
  readonly seats: readonly number[];
}

/** With four players the reinforcements have 40,320 orders. */
const ROOMS: readonly Room[] = [
  {
    name: "the rewards of a deed",
    state: "play.resolution.rewards",
    quick: 4,
    states: 204,
    seats: [3, 4],
  },
  {
    name: "a tile that is replaced",
    state: "play.tile-management",
    quick: 21,
    states: 141,
    seats: [3],
  },
  { name: "a census", state: "play.census", quick: 0, states: 0, seats: [3, 4] },
];

test.each(ROOMS)("$name, at each place of the examples where it comes", (room) => {
  const at = EXAMPLES.filter(({ start }) => room.seats.includes(start.setup.seats.length));
  for (const example of at) {
    const entrances = entrancesOf(example, room.state).slice(0, DEEP ? undefined : room.quick);
    const states = entrances.map(
      (seq) => countTwice(example, example.positions[seq]!, ROOM).states,
    );
    if (example === SHORT && !DEEP) expect(states.reduce((a, b) => a + b, 0)).toBe(room.states);
    expect(entrances.length).toBeGreaterThan(DEEP ? 2 : room.quick - 1);
  }
});

/** A Recruitment tile whose last unit has just been recruited, into the barracks as it were; or a threat that is gone. */
const leavingNow = (game: State, city: TileId, tile: CityTile): State => {
  const replacement = { side: tile.side, out: city, placed: null, before: [] };
  if (tile.side === "recruitment") {
    const cities = game.cities.with(city, { side: "recruitment", units: NO_UNITS });
    return { ...game, cities, barracks: addUnits(game.barracks, tile.units), replacement };
  }
  const { threat, recruitment } = game.queues;
  const discard = [...threat.discard, city];
  const queues = { recruitment, threat: { ...threat, discard } };
  return { ...game, cities: game.cities.with(city, null), queues, replacement };
};

/** The positions at which a tile is on its way out, one for each that lies on the board. */
const leaving = ({ start }: Example, { context }: Position<State>): readonly Position<State>[] =>
  context.cities.flatMap((tile, city) => {
    if (tile === null) return [];
    const state = tile.side === "recruitment" ? "discarding" : "placing";
    const { index } = start.game.table.leafOf.get(`play.tile-management.${state}`)!;
    return [{ at: index, context: leavingNow(context, city as TileId, tile) }];
  });

const ON_THE_BOARD = 8;

test("each tile of the board that leaves, from the beginning of each year", () => {
  const begins = SHORT.positions.filter(
    (position, seq) =>
      placeAt(SHORT, position) === "play.resolution.turn" &&
      placeAt(SHORT, SHORT.positions[seq - 1]!).startsWith("play.secret-orders."),
  );
  expect(begins.length).toBe(SHORT.start.position.context.setting.years);
  const years = DEEP ? begins : begins.slice(-1);
  const counts = years.flatMap((from) =>
    leaving(SHORT, from).map((one) => countTwice(SHORT, one, ROOM).states),
  );
  expect(counts.length).toBe(years.length * ON_THE_BOARD);
});

/** What is carried out, with a fault planted in one kind of event. */
const faulty = (game: PreparedGame<State>, type: string, fault: (game: State) => State) => {
  const { engine } = game;
  const take: typeof engine.take = (row, from, event) => {
    const to = engine.take(row, from, event);
    const spoilt = event.type === type ? fault(to.context as unknown as State) : to.context;
    return { ...to, context: spoilt as typeof to.context };
  };
  return { ...game, engine: { ...engine, take } };
};

type Faults = readonly (readonly [property: string, type: string, (game: State) => State])[];

const FAULTS: Faults = [
  ["bards-conserved", "bards-placed", (g) => ({ ...g, bardStock: g.bardStock.map((n) => n - 1) })],
  ["storeys-conserved", "guild-built", (g) => ({ ...g, setAside: g.setAside.map((n) => n + 1) })],
  ["units-conserved", "tile-placed", (g) => ({ ...g, barracks: NO_UNITS })],
  ["every-game-ends", "gold-taken", (g) => ({ ...g, order: 0 })],
  ["nothing-negative", "tile-discarded", (g) => ({ ...g, gold: [-1, 0, 0] })],
];

test("a fault that is planted breaks a property, by a log that is compliant but for it", () => {
  const position = SHORT.positions[entrancesOf(SHORT, "play.resolution.rewards")[1]!]!;
  const started = startAt(SHORT, position);
  for (const [id, type, fault] of FAULTS) {
    const explored = { game: faulty(started.game, type, fault), seats: 3, mostWays: 1_000 };
    const property = exploration.properties.find((one) => one.id === id)!;
    const bounds = { mostStates: 1_000, mostEvents: 20 };
    const from = started.position;
    const found = explore({
      explored,
      start: from,
      properties: [property],
      bounds,
      hash: nodeHash,
    });
    const [answer] = found.answers;
    if (answer?.kind !== "broken") throw new Error(`${id} is not broken`);
    const steps = stepsOf(explored, from, answer.path);
    expect([id, steps.at(-1)!.event.type]).toEqual([id, type]);
    const log = new TextEncoder().encode(`${logOf(started, steps, nodeHash).join("\n")}\n`);
    const audited = audit(log, { games: [xidit], hash: nodeHash });
    expect([id, audited.kind === "audited" && audited.verdict.kind]).toEqual([id, "compliant"]);
  }
  expect(FAULTS.length).toBe(5);
});

test("the last census and the assessments", () => {
  const { states, ends } = countTwice(SHORT, SHORT.positions[LAST_CENSUS]!);
  expect({ states, ends }).toEqual({ states: 1192, ends: 96 });
});

test.runIf(DEEP)("the last year, of all pairs of programs of one order", () => {
  const { states, ends } = countTwice(SHORT, SHORT.positions[LAST_YEAR]!, partNamed("one-order"));
  expect({ states, ends }).toEqual({ states: 1681, ends: 30 });
});

/** A year's beginning, and what its resolution comes to by all pairs of programs of three orders. */
const YEARS = [
  { year: "the first", from: 7, states: 16_553, ends: 802 },
  { year: "the last", from: LAST_YEAR, states: 180_284, ends: 54_321 },
] as const;

test.runIf(DEEP).each(YEARS)(
  "$year year to its end, of all pairs of programs of three orders",
  ({ from, ...counts }) => {
    const { states, ends } = countTwice(SHORT, SHORT.positions[from]!, partNamed("resolution"));
    expect({ states, ends }).toEqual({ states: counts.states, ends: counts.ends });
  },
);

const CITIES = [2, 6, 7, 9] as unknown as readonly TileId[];

/** Whole games, but for what chance brings: of these events only the first outcome is followed. */
const smallGames = (firstOnly: readonly string[]): PartOfGame<State> => {
  const { offers } = partNamed("two-orders");
  const programs = offers!["orders-programmed"]!;
  return { id: "small-table", says: "", offers: { "orders-programmed": programs }, firstOnly };
};

const SHUFFLES = ["tiles-shuffled", "assessments-shuffled"];

test.runIf(DEEP)("whole games of a small table with one shuffle, from each first city", () => {
  const from = smallTable(SHORT, CITIES);
  const { states, ends } = countTwice(SHORT, from, smallGames(SHUFFLES));
  expect({ states, ends }).toEqual({ states: 1_686, ends: 6 });
});

/** Counted once: the second exploration takes far longer. */
test.runIf(DEEP)("whole games of a small table with every shuffle", () => {
  const counts = countTwice(SHORT, smallTable(SHORT, CITIES), smallGames([]), false);
  expect(counts).toMatchObject({ states: 104_452, ends: 110, ways: 2_270_929, depth: 44 });
});
