// The state of the model in Quint as members of the game's encoded state: a declared projection, member by member. Renames and
// lists; knows no rule.
import { type ItfRecord, jsonOf } from "@assize/kernel-itf";
import type { Json, JsonObject } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";

/** What the model has where the game has `null`. */
const NONE = -1;
const NOBODY_YET = -2;
/** Of cities, tiles and Titans, which are counted from 1. */
const NOWHERE = 0;

/** The model's records as `jsonOf` tells them. */
interface ModelSeat {
  readonly city: number;
  readonly units: readonly number[];
  readonly gold: number;
  readonly bards: number;
  readonly storeys: number;
  readonly setAside: number;
  readonly program: readonly string[];
  readonly recruitedIn: readonly number[];
  readonly foughtIn: readonly number[];
  readonly titansIn: readonly number[];
}
interface ModelQueue {
  readonly upcoming: readonly number[];
  readonly pile: readonly number[];
  readonly discard: readonly number[];
}
type Entries<Value> = readonly (readonly [number, Value])[];
interface ModelGame {
  readonly stage: string;
  readonly toShuffle: readonly number[];
  readonly year: number;
  readonly firstPlayer: number;
  readonly seats: readonly ModelSeat[];
  readonly recruits: Entries<readonly number[]>;
  readonly threats: readonly number[];
  readonly recruitment: ModelQueue;
  readonly threat: ModelQueue;
  readonly lair: Json;
  readonly barracks: readonly number[];
  readonly bank: number;
  readonly bards: Entries<readonly number[]>;
  readonly guilds: Entries<Json>;
  readonly dummy: readonly (readonly [string, number])[];
  readonly assessments: readonly string[];
  readonly hall: {
    readonly out: readonly number[];
    readonly bastion: boolean;
    readonly winner: number;
  };
}

const inOrder = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((one, other) => one - other);

/** Who left in one assessment left together. */
const whoLeft = (contestants: readonly number[]): Json =>
  inOrder(contestants).map((one) => (one === NONE ? "dummy" : one));

const unitsOf = (counts: readonly number[]): JsonObject =>
  Object.fromEntries(UNIT_KINDS.map((kind, at) => [kind, counts[at] ?? NONE]));

const orNull = (value: Json, none: Json): Json => (value === none ? null : value);

/** Until they are laid, the game has all tiles on the Threat pile. */
const isLaying = ({ stage }: ModelGame): boolean => stage === "laying";

const queuesOf = (game: ModelGame): Json => {
  const threat = isLaying(game) ? { ...game.threat, pile: game.toShuffle } : game.threat;
  return { recruitment: queueOf(game.recruitment), threat: queueOf(threat) };
};

const queueOf = ({ upcoming, pile, discard }: ModelQueue): Json => ({
  next: upcoming[0] ?? null,
  pile,
  discard,
});

/** A list by number, what is not in the map `nothing`; index 0 is unused. */
const byNumber = (entries: Entries<Json>, length: number, nothing: Json): readonly Json[] => {
  const list: Json[] = Array.from({ length }, () => nothing);
  for (const [number, value] of entries) list[number] = value;
  return list;
};

/** Cities and regions of the board, and index 0. */
const CITIES = 22;
const REGIONS = 10;

const citiesOf = ({ recruits, threats }: ModelGame): readonly Json[] =>
  byNumber(
    [
      ...recruits.map(
        ([city, units]) => [city, { side: "recruitment", units: unitsOf(units) }] as const,
      ),
      ...threats.map((city) => [city, { side: "threat" }] as const),
    ],
    CITIES,
    null,
  );

/** The members of the game's encoded state that the model has, as it has them. */
export const stateOf = (state: ItfRecord): JsonObject => {
  const game = jsonOf(state["game"]!) as unknown as ModelGame;
  const { seats } = game;
  const none = seats.map(() => 0);
  return {
    year: game.year,
    firstPlayer: game.firstPlayer,
    programs: seats.map(({ program }) => (program.length === 0 ? null : program)),
    idrakys: seats.map(({ city }) => orNull(city, NOWHERE)),
    recruitedIn: seats.map((one) => inOrder(one.recruitedIn)),
    foughtIn: seats.map((one) => inOrder(one.foughtIn)),
    titansIn: seats.map((one) => inOrder(one.titansIn)),
    cities: citiesOf(game),
    queues: queuesOf(game),
    reinforcements: isLaying(game) ? [] : game.toShuffle,
    titans: game.lair,
    barracks: unitsOf(game.barracks),
    screens: seats.map(({ units }) => unitsOf(units)),
    gold: seats.map(({ gold }) => gold),
    bank: orNull(game.bank, NONE),
    bards: byNumber(game.bards, REGIONS, none),
    bardStock: seats.map(({ bards }) => bards),
    guilds: byNumber(game.guilds, CITIES, null),
    storeyStock: seats.map(({ storeys }) => storeys),
    setAside: seats.map(({ setAside }) => setAside),
    dummy: game.dummy.length === 0 ? null : Object.fromEntries(game.dummy),
    assessments: game.assessments,
    bastionOpened: game.hall.bastion,
    eliminated: whoLeft(game.hall.out),
    over: game.hall.winner !== NOBODY_YET,
  };
};

const listsInOrder = (lists: Json | undefined): Json =>
  (lists as readonly (readonly number[])[]).map(inOrder);

/** The same members as the game has them; lists whose order means nothing in ascending order. */
export const partOf = (encoded: JsonObject): JsonObject => {
  const rankings = encoded["rankings"] as readonly { readonly eliminated: readonly Json[] }[];
  const part: Record<string, Json> = {};
  for (const name of SAME) part[name] = encoded[name]!;
  for (const name of IN_ANY_ORDER) part[name] = listsInOrder(encoded[name]);
  const out = rankings.flatMap(({ eliminated }) => eliminated);
  part["eliminated"] = whoLeft(out.map((one) => (one === "dummy" ? NONE : Number(one))));
  return part;
};

/** Told in the same way by both. */
const SAME = [
  "year",
  "firstPlayer",
  "programs",
  "idrakys",
  "cities",
  "queues",
  "titans",
  "reinforcements",
  "barracks",
  "screens",
  "gold",
  "bank",
  "bards",
  "bardStock",
  "guilds",
  "storeyStock",
  "setAside",
  "dummy",
  "assessments",
  "bastionOpened",
  "over",
] as const;
const IN_ANY_ORDER = ["recruitedIn", "foughtIn", "titansIn"] as const;

/**
 * What is compared: `eliminated` is everybody who left in the assessments. What is under way within an order or a census
 * (`elimination`, `replacement`, `census`, `order`, `onTurn`) the two keep in other ways; whatever differs there shows in
 * which event is accepted next.
 */
export const MEMBERS: readonly string[] = [...SAME, ...IN_ANY_ORDER, "eliminated"];
