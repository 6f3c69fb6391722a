// A whole game as one script that is read from top to bottom: setup, the years, the end.
// Knows the order of phases; each phase is told in its own file.
import { assess } from "./assessing.ts";
import {
  choice,
  due,
  isSame,
  isShuffleOf,
  must,
  onlyMember,
  orders,
  type PlainEvent,
  type Script,
  type SeatChoices,
  shuffle,
  shuffled,
} from "./asking.ts";
import { census } from "./census.ts";
import { resolve } from "./orders.ts";
import { ASSESSMENTS, inTurn, type Table } from "./table.ts";
import { fill } from "./tiles.ts";

const ORDERS = ["road-black", "road-red", "road-blue", "action", "wait"];
const A_YEAR = 6;

/** setup.titans: one pile each for three, four and five units. */
function* layTitans(table: Table): Script {
  const heaps = [3, 4, 5].map((asks) =>
    table.titans.filter((titan) => titan.asks === asks).map(({ id }) => id),
  );
  const type = "titans-shuffled";
  const [threes, fours, fives] = heaps.map(orders);
  const came = yield {
    kind: "chance",
    type,
    isPossible: (data) => {
      const piles = onlyMember(data, "piles");
      if (!Array.isArray(piles) || piles.length !== heaps.length) return false;
      return heaps.every((heap, i) => isShuffleOf(piles[i], heap));
    },
    enumerate: () =>
      threes!.flatMap((a) =>
        fours!.flatMap((b) => fives!.map((c) => ({ type, data: { piles: [a, b, c] } }))),
      ),
    draw: (dice) => ({ type, data: { piles: heaps.map((heap) => shuffled(heap, dice)) } }),
  };
  const { piles } = came.data as { piles: number[][] };
  table.lair = piles.map((ids, i) => ({ asks: 3 + i, ids: [...ids], raging: false }));
}

/** setup.recruit, setup.threat, setup.piles. */
function* layTiles(table: Table): Script {
  const tiles = table.tiles.map(({ city }) => city);
  const drawn = [...(yield* shuffle("tiles-shuffled", tiles))];
  const recruitment = drawn.splice(0, table.tilesASide);
  const threat = drawn.splice(0, table.tilesASide);
  const recruitmentPile = drawn.splice(0, table.recruitmentStart);
  for (const city of recruitment) table.recruiting.set(city, fill(table, city));
  for (const city of threat) table.threatened.add(city);
  table.next = { recruitment: recruitmentPile.shift()!, threat: drawn.shift()! };
  table.pile = { recruitment: recruitmentPile, threat: drawn };
  yield* must("tiles-laid", {
    recruitment: recruitment.map((tile) => ({ tile, units: [...table.recruiting.get(tile)!] })),
    threat,
    nextRecruitment: table.next.recruitment,
    nextThreat: table.next.threat,
  });
}

/** setup.assessments; three.dummy. */
function* layAssessments(table: Table): Script {
  table.hall = yield* shuffle("assessments-shuffled", ASSESSMENTS);
  if (table.dummyLevel === null) return;
  const start = table.dummyLevel === "harder" ? 7 : 6;
  table.dummy = { wealth: 0, influence: 0, reputation: 0 };
  for (const [i, assessment] of table.hall.entries()) table.dummy[assessment] = start - i;
}

/** setup.placement: a city without an Idrakys, from the First Player clockwise. */
function* placeIdrakys(table: Table): Script {
  for (const seat of inTurn(table)) {
    const free = table.cities.filter((city) => !table.idrakys.includes(city));
    const list = free.map((city) => ({ type: "idrakys-placed", data: { city } }));
    table.idrakys[seat] = ((yield* choice(seat, list)).data as { city: number }).city;
  }
}

/** orders.six; no-road: under `illegal-program` every road must be there when its turn comes. */
const isProgram = (table: Table, seat: number, program: unknown): boolean => {
  if (!Array.isArray(program) || program.length !== A_YEAR) return false;
  if (!program.every((order: string) => ORDERS.includes(order))) return false;
  if (table.rulings["no-road"] === "stay") return true;
  let city: number | null = table.idrakys[seat]!;
  for (const order of program as string[])
    if (city !== null && order.startsWith("road-"))
      city = table.roadFrom(city, order.slice("road-".length));
  return city !== null;
};

/** All programs there are, legal or not. */
const programs = (length: number): readonly string[][] =>
  length === 0
    ? [[]]
    : programs(length - 1).flatMap((start) => ORDERS.map((order) => [...start, order]));

const programming = (table: Table, seat: number): SeatChoices => ({
  seat,
  enumerate: () =>
    programs(A_YEAR)
      .filter((program) => isProgram(table, seat, program))
      .map((program) => ({ type: "orders-programmed", by: seat, data: { orders: program } })),
  legal: ({ type, data }: PlainEvent) =>
    type === "orders-programmed" && isProgram(table, seat, onlyMember(data, "orders")),
});

/** orders.secret, orders.reveal: once each, in any order of seats. Answers the programs by seat. */
function* programYear(table: Table): Script<readonly (readonly string[])[]> {
  const made = new Map<number, readonly string[]>();
  while (made.size < table.seats) {
    const waiting = inTurn(table).filter((seat) => !made.has(seat));
    const came = yield { kind: "choices", seats: waiting.map((seat) => programming(table, seat)) };
    made.set(came.by!, (came.data as { orders: readonly string[] }).orders);
  }
  const all = Array.from({ length: table.seats }, (_, seat) => made.get(seat)!);
  yield* must("orders-revealed", { programs: all });
  return all;
}

/** Once, but where the table errs. */
const timesResolved = ({ resolving, mistake }: Table): number =>
  mistake !== null && isSame(mistake.order, resolving) ? mistake.times : 1;

function* oneYear(table: Table): Script {
  table.deeds = [];
  const all = yield* programYear(table);
  // resolve.sequence
  for (let order = 0; order < A_YEAR; order++)
    for (const seat of inTurn(table)) {
      table.resolving = { year: table.year, order, seat };
      for (let time = 0; time < timesResolved(table); time++)
        yield* resolve(table, seat, all[seat]![order]!);
      table.resolving = null;
    }
  if (table.censusYears.includes(table.year)) yield* census(table);
}

/** From the first programming of the table's year to the end. `atYear` is told of every year's start. */
export function* years(table: Table, atYear: (table: Table) => void): Script<number | "dummy"> {
  for (;;) {
    atYear(table);
    yield* oneYear(table);
    if (table.year === table.years) break;
    // year.advance
    const next = (table.firstPlayer + 1) % table.seats;
    const ended = yield* due("year-ended", { year: table.year, firstPlayer: next });
    table.year++;
    table.firstPlayer = ended.firstPlayer;
  }
  return yield* assess(table);
}

export function* wholeGame(table: Table, atYear: (table: Table) => void): Script<number | "dummy"> {
  yield* layTitans(table);
  yield* layTiles(table);
  yield* layAssessments(table);
  yield* placeIdrakys(table);
  return yield* years(table, atYear);
}
