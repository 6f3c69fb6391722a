// The end of the game again, slowly: three assessments, and who is left.
// Knows how to count and rank; answers who has won.
import { must, type Script } from "./asking.ts";
import { type Assessment, type Table } from "./table.ts";

type Contestant = number | "dummy";

const seatsOf = (table: Table): readonly number[] =>
  Array.from({ length: table.seats }, (_, seat) => seat);

const bardsIn = (table: Table, region: number): readonly number[] =>
  seatsOf(table).map(
    (seat) => table.bards.filter((bard) => bard.seat === seat && bard.region === region).length,
  );

/** assess.region-first, assess.region-second; region-zero. Points of one region, by seat. */
const regionPoints = (
  bards: readonly number[],
  [high, low]: readonly [number, number],
  zeroCounts: boolean,
): readonly number[] => {
  const least = zeroCounts ? 0 : 1;
  const first = Math.max(...bards);
  const others = bards.filter((count) => count < first);
  const onlyOne = bards.filter((count) => count === first).length === 1;
  const second = Math.max(...others);
  return bards.map((count) => {
    if (count < least) return 0;
    if (count === first) return high;
    return onlyOne && count === second ? low : 0;
  });
};

const score = (table: Table, assessment: Assessment): readonly number[] => {
  // assess.wealth
  if (assessment === "wealth") return [...table.gold];
  // assess.influence
  if (assessment === "influence")
    return seatsOf(table).map((seat) => {
      let storeys = 0;
      for (const guild of table.guilds.values()) if (guild.seat === seat) storeys += guild.storeys;
      return storeys;
    });
  // assess.reputation, assess.bards-of-the-out, closed.regions
  const totals = seatsOf(table).map(() => 0);
  for (const { id, lyre } of table.regions) {
    if (table.closed.includes(id)) continue;
    const zero = table.rulings["region-zero"] === "counts";
    for (const [seat, points] of regionPoints(bardsIn(table, id), lyre, zero).entries())
      totals[seat]! += points;
  }
  return totals;
};

/** assess.tie-units, assess.tie-seat, assess.dummy: true where `a` ranks above `b`. */
const ranksAbove = (
  table: Table,
  valueOf: (one: Contestant) => number,
  a: Contestant,
  b: Contestant,
): boolean => {
  if (valueOf(a) !== valueOf(b)) return valueOf(a) > valueOf(b);
  if (a === "dummy" || b === "dummy") return b === "dummy";
  const units = (seat: number): number => table.screens[seat]!.length;
  if (units(a) !== units(b)) return units(a) > units(b);
  // tie-seat
  const passed = table.rulings["tie-seat"] === "passed" ? 1 : 0;
  const distance = (seat: number): number =>
    (seat - table.firstPlayer - passed + 2 * table.seats) % table.seats;
  return distance(a) > distance(b);
};

/** Who goes out now, in the order of the ranking (assess.order; dummy-tie). */
const goesOut = (
  table: Table,
  ranking: readonly Contestant[],
  valueOf: (one: Contestant) => number,
  out: readonly Contestant[],
): readonly Contestant[] => {
  const still = ranking.filter((one) => !out.includes(one));
  const tiedWithDummy =
    still.includes("dummy") &&
    still.some((one) => one !== "dummy" && valueOf(one) === valueOf("dummy"));
  if (tiedWithDummy && table.rulings["dummy-tie"] === "eliminated") return ["dummy"];
  const count = table.seats === 5 && out.length === 0 ? 2 : 1;
  return still.slice(-count);
};

/** Phase six; answers the winner (dummy-wins). */
export function* assess(table: Table): Script<Contestant> {
  yield* must("assessments-opened", { order: table.hall });
  const everybody: readonly Contestant[] =
    table.dummy === null ? seatsOf(table) : [...seatsOf(table), "dummy"];
  const out: Contestant[] = [];
  for (const assessment of table.hall) {
    // assess.bastion
    if (assessment === "reputation")
      yield* must("bastion-opened", { bards: bardsIn(table, table.central!) });
    const scores = score(table, assessment);
    const dummy = table.dummy?.[assessment] ?? null;
    const valueOf = (one: Contestant): number => (one === "dummy" ? dummy! : scores[one]!);
    const ranking = [...everybody].sort((a, b) => (ranksAbove(table, valueOf, a, b) ? -1 : 1));
    const eliminated = goesOut(table, ranking, valueOf, out);
    yield* must("assessment-held", { assessment, scores, dummy, ranking, eliminated });
    out.push(...eliminated);
  }
  const left = everybody.find((one) => !out.includes(one))!;
  const lastHuman = out.filter((one) => one !== "dummy").at(-1)!;
  const human = left === "dummy" && table.rulings["dummy-wins"] === "best-human";
  const winner = human ? lastHuman : left;
  yield* must("game-ended", { winner });
  return winner;
}
