// Census and assessments once more, slowly and straight from the rulebook: by asking of each
// contestant who is better, never by sorting. Shares nothing with the package but the words.
import { referenceEdition, RegionId } from "@assize/xidit-edition";
import type { Assessment, Contestant, State } from "@assize/xidit-events";

const everySeat = (game: State): number[] => [...game.setting.colours.keys()];

/** One region for one seat: how many have more than I have decides everything. */
const slowRegion = (game: State, region: RegionId, me: number): number => {
  if (game.setting.closedRegions.includes(region)) return 0;
  const lyre = referenceEdition.regions.find(({ id }) => id === region)!.lyre;
  const bards = game.bards[region]!;
  if (bards[me] === 0 && game.rulings["region-zero"] === "nothing") return 0;
  const ahead = everySeat(game).filter((seat) => bards[seat]! > bards[me]!);
  if (ahead.length === 0) return lyre[0];
  return ahead.length === 1 ? lyre[1] : 0;
};

export const slowValue = (game: State, assessment: Assessment, me: Contestant): number => {
  if (me === "dummy") return game.dummy![assessment];
  if (assessment === "wealth") return game.gold[me]!;
  if (assessment === "influence") {
    let storeys = 0;
    for (const guild of game.guilds) if (guild?.seat === me) storeys += guild.storeys;
    return storeys;
  }
  let points = 0;
  for (let region = 1; region <= 9; region++) points += slowRegion(game, RegionId(region), me);
  return points;
};

/** How often the token must be handed on until it comes to this seat. */
const handsOn = (game: State, seat: number): number => {
  const holder = game.firstPlayer + (game.rulings["tie-seat"] === "passed" ? 1 : 0);
  let times = 0;
  for (let at = holder % game.setting.seats; at !== seat; at = (at + 1) % game.setting.seats)
    times++;
  return times;
};

const unitsOf = (game: State, seat: number): number =>
  Object.values(game.screens[seat]!).reduce((sum, units) => sum + units, 0);

/** Does `a` rank above `b`? Asks one thing after the other, as at the table. */
const isAbove = (game: State, assessment: Assessment, a: Contestant, b: Contestant): boolean => {
  const [ofA, ofB] = [slowValue(game, assessment, a), slowValue(game, assessment, b)];
  if (ofA !== ofB) return ofA > ofB;
  if (a === "dummy") return false;
  if (b === "dummy") return true;
  if (unitsOf(game, a) !== unitsOf(game, b)) return unitsOf(game, a) > unitsOf(game, b);
  return handsOn(game, a) > handsOn(game, b);
};

export interface SlowAssessment {
  readonly ranking: readonly Contestant[];
  readonly eliminated: readonly Contestant[];
}

export interface SlowEnd {
  readonly held: readonly SlowAssessment[];
  readonly winner: Contestant;
}

const everybody = (game: State): Contestant[] => [
  ...(everySeat(game) as unknown as Contestant[]),
  ...(game.dummy === null ? [] : ["dummy" as const]),
];

/** Boxes of the Hall of Fame: a contestant's box is the number of those above. */
const boxes = (game: State, assessment: Assessment): Contestant[] => {
  const all = everybody(game);
  const hall: Contestant[] = [];
  for (const one of all)
    hall[all.filter((other) => isAbove(game, assessment, other, one)).length] = one;
  return hall;
};

export const slowEnd = (game: State): SlowEnd => {
  const active = new Set(everybody(game));
  const held = game.assessments.map((assessment, index): SlowAssessment => {
    const ranking = boxes(game, assessment);
    const eliminated: Contestant[] = [];
    const falling = index === 0 && game.setting.seats === 5 ? 2 : 1;
    for (let fallen = 0; fallen < falling; fallen++) {
      let lowest = ranking.findLast((one) => active.has(one))!;
      if (game.rulings["dummy-tie"] === "eliminated" && active.has("dummy")) {
        const level = [...active].some(
          (one) =>
            one !== "dummy" &&
            slowValue(game, assessment, one) === slowValue(game, assessment, "dummy"),
        );
        if (level) lowest = "dummy";
      }
      active.delete(lowest);
      eliminated.unshift(lowest);
    }
    return { ranking, eliminated };
  });
  const [left] = active;
  const human = held
    .flatMap(({ eliminated }) => eliminated.toReversed())
    .findLast((one) => one !== "dummy");
  const instead = left === "dummy" && game.rulings["dummy-wins"] === "best-human";
  return { held, winner: instead ? human! : left! };
};

/** The seats rewarded in a census and what each gets, walking round the table. */
export const slowCensus = (game: State): { seats: number[]; amounts: number[] } => {
  const hands = game.census!.hands.map((hand) => hand ?? 0);
  const seats: number[] = [];
  for (let step = 0; step < hands.length; step++) {
    const seat = (game.firstPlayer + step) % hands.length;
    const beaten = hands.some((hand) => hand > hands[seat]!);
    const idle = hands[seat] === 0 && game.rulings["census-zero"] === "nobody";
    if (!beaten && !idle) seats.push(seat);
  }
  const alone = [1, 2, 1, 2, 1][game.census!.kind]!;
  const gold = game.census!.kind < 2;
  let bank = game.bank ?? Infinity;
  const amounts = seats.map(() => {
    const won = seats.length === 1 ? alone : 1;
    if (!gold) return won;
    let taken = 0;
    for (; taken < won && bank > 0; bank--) taken++;
    return taken;
  });
  return { seats, amounts };
};
