// A stated position of Lords of Xidit as a state of the model in Quint. Renames and lists; knows no rule.
import type { ActionCall } from "@assize/kernel-formal";
import type { ItfRecord, ItfValue } from "@assize/kernel-itf";
import type { StatedPosition } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import { ORDERS_A_YEAR, type State, type Units } from "@assize/xidit-events";

/** What the model has where the game has `null`. */
const NONE = -1;
const NOBODY_YET = -2;
/** Of cities, tiles and Titans, which are counted from 1. */
const NOWHERE = 0;
const DUMMY = -1;

/** The stage of each place; the model finds what comes first. */
const STAGES: Readonly<Record<string, string>> = {
  "play.setup.titans": "titans",
  "play.setup.tiles": "tiles",
  "play.setup.laying": "laying",
  "play.setup.assessments": "assessments",
  "play.setup.placement": "placing",
  "play.secret-orders.programming": "programming",
  "play.resolution.turn": "turn",
  "play.resolution.rewards.choosing": "choosing",
  "play.resolution.rewards.handing-out": "handingOut",
  "play.resolution.rewards.gold": "gold",
  "play.resolution.rewards.bards": "bards",
  "play.resolution.rewards.choosing-storeys": "storeys",
  "play.resolution.rewards.building": "guild",
  "play.resolution.rewards.built": "built",
  "play.resolution.rewards.set-aside": "setAside",
  "play.resolution.rewards.losing": "losing",
  "play.resolution.rewards.dummy": "dummy",
  "play.tile-management.discarding": "out",
  "play.tile-management.placing": "placeNext",
  "play.tile-management.refilling": "refill",
  "play.tile-management.settling": "settle",
  "play.tile-management.reinforcements.collecting": "collect",
  "play.tile-management.reinforcements.shuffling": "shuffle",
  "play.tile-management.reinforcements.drawing": "draw",
  "play.census.hands": "hands",
  "play.assessment.ranking": "assessing",
};
const PLACING = "play.census.rewards";
/** A Titan leaves, or the tile of a threat. */
const LEAVING = "play.resolution.rewards.leaving";
const LAYING = "play.setup.laying";
const DISCARDING = "play.tile-management.discarding";
/** Here the model still has the guild among the rewards. */
const AFTER_THE_BUILD = ["play.resolution.rewards.built", "play.resolution.rewards.set-aside"];

const int = (number: number): ItfValue => BigInt(number);
const ints = (numbers: readonly number[]): ItfValue => numbers.map(int);
const setOf = (items: readonly ItfValue[]): ItfValue => ({ "#set": items });
const mapOf = (entries: readonly (readonly [ItfValue, ItfValue])[]): ItfValue => ({
  "#map": entries,
});
const unitsOf = (units: Units): ItfValue => ints(UNIT_KINDS.map((kind) => units[kind]));

/** The entries of a list by city that hold something, by city. */
const entriesOf = <One>(
  list: readonly One[],
  told: (one: One) => ItfValue | null,
): readonly (readonly [ItfValue, ItfValue])[] =>
  list.flatMap((one, city) => {
    const value = told(one);
    return value === null ? [] : [[int(city), value] as const];
  });

const seatsOf = (state: State): readonly ItfValue[] =>
  state.idrakys.map((city, seat) => ({
    city: int(city ?? NOWHERE),
    units: unitsOf(state.screens[seat]!),
    gold: int(state.gold[seat]!),
    bards: int(state.bardStock[seat]!),
    storeys: int(state.storeyStock[seat]!),
    setAside: int(state.setAside[seat]!),
    program: state.programs[seat] ?? [],
    recruitedIn: setOf(state.recruitedIn[seat]!.map(int)),
    foughtIn: setOf(state.foughtIn[seat]!.map(int)),
    titansIn: setOf(state.titansIn[seat]!.map(int)),
  }));

const NO_QUEUE: ItfValue = { upcoming: [], pile: [], discard: [] };
const queueOf = ({ next, pile, discard }: State["queues"]["threat"]): ItfValue => ({
  upcoming: next === null ? [] : [int(next)],
  pile: ints(pile),
  discard: ints(discard),
});

const tilesOf = (state: State, place: string): ItfRecord => {
  const { cities, queues, reinforcements } = state;
  const isLaying = place === LAYING;
  return {
    recruits: mapOf(
      entriesOf(cities, (one) => (one?.side === "recruitment" ? unitsOf(one.units) : null)),
    ),
    threats: setOf(
      entriesOf(cities, (one) => (one?.side === "threat" ? true : null)).map(([city]) => city),
    ),
    recruitment: queueOf(queues.recruitment),
    threat: isLaying ? NO_QUEUE : queueOf(queues.threat),
    toShuffle: ints(isLaying ? queues.threat.pile : reinforcements),
    lair: state.titans.map(({ asks, titans, raging }) => ({
      asks: int(asks),
      titans: ints(titans),
      raging,
    })),
    // How often is not told; what matters is whether they have.
    awakenings: state.titans.some(({ titans, raging }) => raging || titans.length < 2) ? 1n : 0n,
  };
};

const eliminationOf = ({ elimination }: State, place: string): ItfValue => ({
  city: int(elimination?.city ?? NOWHERE),
  titan: int(elimination?.titan ?? NOWHERE),
  rewards: [...(AFTER_THE_BUILD.includes(place) ? ["guild"] : []), ...(elimination?.rewards ?? [])],
  storeys: int(elimination?.storeys ?? NONE),
});

/** A tile that passes is the one that leaves now. */
const replacementOf = ({ replacement }: State, place: string): ItfValue => {
  const { side, out, placed, before } = replacement ?? {
    side: "recruitment",
    out: NOWHERE,
    placed: null,
    before: [],
  };
  const passing = place === DISCARDING ? placed : null;
  return {
    side,
    tile: int(passing ?? out),
    placed: int(passing === null ? (placed ?? NOWHERE) : NOWHERE),
    before: setOf((passing === null ? before : [...before, passing]).map(int)),
  };
};

/** Once a kind has been awarded the game counts the next one; the model does when all have placed. */
const censusOf = ({ census, gold }: State): ItfValue => {
  if (census === null)
    return { kind: 0n, hands: gold.map(() => int(NONE)), placing: [], reward: "", amount: 0n };
  const { kind, hands, placing, reward, amount } = census;
  return {
    kind: int(placing.length > 0 ? kind - 1 : kind),
    hands: ints(hands.map((hand) => hand ?? NONE)),
    placing: ints(placing),
    reward: reward === "storey" ? "guild" : (reward ?? ""),
    amount: int(amount),
  };
};

const hallOf = ({ rankings, bastionOpened }: State): ItfValue => ({
  held: int(rankings.length),
  out: rankings.flatMap(({ eliminated }) =>
    eliminated.map((one) => int(one === "dummy" ? DUMMY : one)).reverse(),
  ),
  bastion: bastionOpened,
  winner: int(NOBODY_YET),
});

const LAST_KIND = UNIT_KINDS.length;
const stageOf = ({ census, elimination }: State, place: string): string | undefined => {
  if (place === LEAVING)
    return (elimination?.titan ?? null) === null ? STAGES[DISCARDING] : "titanLeaves";
  if (place !== PLACING || census === null) return STAGES[place];
  if (census.placing.length > 0) return "winners";
  return census.kind === LAST_KIND ? "counted" : "hands";
};

/** Orders that were carried out this year. Who is on turn matters between the orders' being revealed and the last of them alone. */
const doneOf = (
  { order, onTurn, firstPlayer, gold: { length: seats } }: State,
  place: string,
): number => {
  if (place.startsWith("play.setup.") || place.startsWith("play.secret-orders.")) return 0;
  if (place.startsWith("play.census.") || place.startsWith("play.assessment."))
    return ORDERS_A_YEAR * seats;
  return order * seats + ((onTurn - firstPlayer + seats) % seats);
};

/** What of a stated state the model has no way to say; null where it says all of it. */
const without = (
  { bank, recruitedIn, foughtIn, titansIn }: State,
  isEndless: boolean,
): string | null => {
  if (isEndless !== (bank === null)) return "a bank that the ruling does not have";
  const lists = [...recruitedIn, ...foughtIn, ...titansIn];
  return lists.some((cities) => new Set(cities).size < cities.length) ? "a city named twice" : null;
};

/** How the model goes on from a stated position; or what of it the model does not have. */
export const resumedFrom = (
  setting: ItfRecord,
  { place, context }: StatedPosition,
): ActionCall | { readonly without: string } => {
  // The shape of a stated context has been asked by then.
  const state = context as unknown as State;
  const stage = stageOf(state, place);
  if (stage === undefined) return { without: `the place ${place}` };
  const isEndless = (setting["rulings"] as ItfRecord)["bank"] === int(NONE);
  const lacking = without(state, isEndless);
  return lacking === null
    ? { action: "resume", picks: { g: gameOf(setting, state, { place, stage }) } }
    : { without: lacking };
};

const gameOf = (
  setting: ItfRecord,
  state: State,
  { place, stage }: { readonly place: string; readonly stage: string },
): ItfRecord => ({
  setting,
  stage,
  year: int(state.year),
  firstPlayer: int(state.firstPlayer),
  done: int(doneOf(state, place)),
  seats: seatsOf(state),
  ...tilesOf(state, place),
  barracks: unitsOf(state.barracks),
  bank: int(state.bank ?? NONE),
  bards: mapOf(state.bards.slice(1).map((bards, region) => [int(region + 1), ints(bards)])),
  guilds: mapOf(
    entriesOf(state.guilds, (one) =>
      one === null ? null : { seat: int(one.seat), storeys: int(one.storeys) },
    ),
  ),
  elimination: eliminationOf(state, place),
  replacement: replacementOf(state, place),
  census: censusOf(state),
  dummy: mapOf(Object.entries(state.dummy ?? {}).map(([name, value]) => [name, int(value)])),
  assessments: state.assessments,
  hall: hallOf(state),
});
