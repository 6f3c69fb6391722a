// Makes the two tile sets and the Titans: known tiles as known, the others by search.
// Knows no map.
import { CityId, strengthOf, TitanId } from "@assize/xidit-edition";
import type { Rewards, Tile, TileSets, Titan, UnitKind } from "@assize/xidit-edition";
import { pick, shuffle, type Random } from "./random.ts";
import { dealUnits, type Slot } from "./tile-search.ts";

interface SetPlan {
  readonly cities: number;
  readonly recruits: number;
  /** Threats that cost two units; the others cost three. */
  readonly small: number;
  readonly knownRecruits: Readonly<Record<number, readonly UnitKind[]>>;
  readonly knownThreats: Readonly<Record<number, readonly UnitKind[]>>;
}

/** How many times a threat may ask for two of a kind, over one set. */
const PAIRS_IN_THREATS = 3;
const NO_LIMIT = Number.POSITIVE_INFINITY;

const FULL: SetPlan = {
  cities: 21,
  recruits: 5,
  small: 9,
  knownRecruits: {
    6: ["militia", "archer", "archer", "infantry", "mage"],
    7: ["archer", "infantry", "mage"],
  },
  knownThreats: {
    17: ["militia", "archer", "cleric"],
    10: ["archer", "mage"],
    15: ["militia", "cleric", "mage"],
  },
};

const THREE_PLAYERS: SetPlan = {
  cities: 18,
  recruits: 4,
  small: 8,
  knownRecruits: {},
  knownThreats: {},
};

/** The sum of the three rewards grows with every second point of difficulty. */
const rewardTotal = (difficulty: number): number => 6 + Math.ceil(difficulty / 2);

const splits = (total: number): readonly Rewards[] =>
  [2, 3, 4, 5, 6].flatMap((gold) =>
    [2, 3, 4, 5]
      .map((bards) => ({ gold, bards, storeys: total - gold - bards }))
      .filter(({ storeys }) => storeys >= 1 && storeys <= 4)
      .filter(
        ({ bards, storeys }) =>
          Math.max(gold, bards, storeys) - Math.min(gold, bards, storeys) <= 3,
      ),
  );

/** By cost. The last one is both the five gold and the four bards of the rulebooks' examples. */
const KNOWN_REWARDS: Readonly<Record<string, Rewards>> = {
  "militia,archer,cleric": { gold: 4, bards: 3, storeys: 3 },
  "archer,mage": { gold: 3, bards: 3, storeys: 4 },
  "militia,cleric,mage": { gold: 5, bards: 4, storeys: 2 },
};

const rewardsFor = (units: readonly UnitKind[], random: Random): readonly [Rewards, Random] => {
  const known = KNOWN_REWARDS[units.join()];
  if (known !== undefined) return [known, random];
  const difficulty = units.reduce((sum, kind) => sum + strengthOf(kind), 0);
  return pick(random, splits(rewardTotal(difficulty)));
};

const threatSlots = (set: SetPlan, random: Random): readonly [readonly Slot[], Random] => {
  const known = Object.values(set.knownThreats);
  const small = set.small - known.filter((units) => units.length === 2).length;
  const open = set.cities - known.length;
  const [sizes, rest] = shuffle(
    random,
    Array.from({ length: open }, (_, i) => (i < small ? 2 : 3)),
  );
  const slots = Array.from({ length: set.cities }, (_, i): Slot => {
    const units = set.knownThreats[i + 1];
    return units === undefined
      ? { size: sizes.pop()!, fixed: [] }
      : { size: units.length, fixed: units };
  });
  return [slots, rest];
};

const makeSet = (set: SetPlan, random: Random): readonly [readonly Tile[], Random] => {
  const recruitSlots = Array.from({ length: set.cities }, (_, i) => ({
    size: set.recruits,
    fixed: set.knownRecruits[i + 1] ?? [],
  }));
  const [recruits, afterRecruits] = dealUnits(recruitSlots, NO_LIMIT, random);
  const [slots, afterSlots] = threatSlots(set, afterRecruits);
  const [threats, afterThreats] = dealUnits(slots, PAIRS_IN_THREATS, afterSlots);
  let rest = afterThreats;
  const tiles = recruits.map((recruit, i): Tile => {
    const [rewards, next] = rewardsFor(threats[i]!, rest);
    rest = next;
    return { city: CityId(i + 1), recruit, threat: { units: threats[i]!, rewards } };
  });
  return [tiles, rest];
};

export const makeTileSets = (random: Random): readonly [TileSets, Random] => {
  const [full, rest] = makeSet(FULL, random);
  const [three, after] = makeSet(THREE_PLAYERS, rest);
  return [{ "21": full, "18": three }, after];
};

/** Two of each size; any units will do, so they reward more than threats of as many. */
export const TITANS: readonly Titan[] = [
  { id: TitanId(1), asks: 3, rewards: { gold: 5, bards: 4, storeys: 3 } },
  { id: TitanId(2), asks: 3, rewards: { gold: 4, bards: 5, storeys: 3 } },
  { id: TitanId(3), asks: 4, rewards: { gold: 6, bards: 4, storeys: 4 } },
  { id: TitanId(4), asks: 4, rewards: { gold: 5, bards: 5, storeys: 4 } },
  { id: TitanId(5), asks: 5, rewards: { gold: 7, bards: 5, storeys: 4 } },
  { id: TitanId(6), asks: 5, rewards: { gold: 6, bards: 6, storeys: 4 } },
];
