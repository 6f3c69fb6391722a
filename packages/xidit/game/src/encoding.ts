// A state as plain JSON and back. What the header and the edition already say is left out and put back.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  brokenClause,
  type GameSetup,
  type Json,
  type Misfit,
  misfit,
  misfitsOf,
} from "@assize/kernel-model";
import { type Edition, UNIT_KINDS } from "@assize/xidit-edition";
import { ASSESSMENTS, type State, ORDERS, REWARDS, SIDES } from "@assize/xidit-events";
import { initial } from "./initial.ts";
import { invariants } from "./invariants.ts";
import { unfit } from "./standing.ts";

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }));
const Seat = Count.pipe(Schema.brand("SeatId"));
const City = Count.pipe(Schema.brand("CityId"));
const Titan = Count.pipe(Schema.brand("TitanId"));
const list = <S extends Schema.Constraint>(item: S) =>
  Schema.Array(item).check(Schema.isMaxLength(64));
const orNull = Schema.NullOr;

const Units = Schema.Struct({
  militia: Count,
  archer: Count,
  infantry: Count,
  cleric: Count,
  mage: Count,
});
const Queue = Schema.Struct({ next: orNull(City), pile: list(City), discard: list(City) });
const CityTile = Schema.Union([
  Schema.Struct({ side: Schema.Literal("recruitment"), units: Units }),
  Schema.Struct({ side: Schema.Literal("threat") }),
]);
const Contestant = Schema.Union([Seat, Schema.Literal("dummy")]);

const Position = Schema.Struct({
  year: Count,
  firstPlayer: Seat,
  order: Count,
  onTurn: Seat,
  programs: list(orNull(list(Schema.Literals(ORDERS)))),
  idrakys: list(orNull(City)),
  recruitedIn: list(list(City)),
  foughtIn: list(list(City)),
  titansIn: list(list(City)),
  cities: list(orNull(CityTile)),
  queues: Schema.Struct({ recruitment: Queue, threat: Queue }),
  titans: list(Schema.Struct({ asks: Count, titans: list(Titan), raging: Schema.Boolean })),
  reinforcements: list(City),
  barracks: Units,
  screens: list(Units),
  gold: list(Count),
  bank: orNull(Count),
  bards: list(list(Count)),
  bardStock: list(Count),
  guilds: list(orNull(Schema.Struct({ seat: Seat, storeys: Count }))),
  storeyStock: list(Count),
  setAside: list(Count),
  dummy: orNull(Schema.Struct({ wealth: Count, influence: Count, reputation: Count })),
  assessments: list(Schema.Literals(ASSESSMENTS)),
  elimination: orNull(
    Schema.Struct({
      city: City,
      titan: orNull(Titan),
      rewards: list(Schema.Literals(REWARDS)),
      storeys: orNull(Count),
    }),
  ),
  replacement: orNull(
    Schema.Struct({
      side: Schema.Literals(SIDES),
      out: City,
      placed: orNull(City),
      before: list(City),
    }),
  ),
  census: orNull(
    Schema.Struct({
      kind: Count.check(Schema.isLessThanOrEqualTo(UNIT_KINDS.length)),
      hands: list(orNull(Count)),
      placing: list(Seat),
      reward: orNull(Schema.Literals(["bards", "storey"])),
      amount: Count,
    }),
  ),
  bastionOpened: Schema.Boolean,
  rankings: list(
    Schema.Struct({
      assessment: Schema.Literals(ASSESSMENTS),
      scores: list(Count),
      dummy: orNull(Count),
      ranking: list(Contestant),
      eliminated: list(Contestant),
    }),
  ),
  over: Schema.Boolean,
});

type Stated = typeof Position.Type;

const decode = Schema.decodeUnknownResult(Position, { onExcessProperty: "error", errors: "all" });

/** The state without its setting and rulings. */
export const encodeContext = (game: State): Json => {
  const { setting: _setting, rulings: _rulings, ...rest } = game;
  return rest as unknown as Json;
};

const field = "position.context";

/** Arrays by seat, city and region must be as long as this game has seats, cities and regions. */
const sizeProblems = (fresh: State, stated: Stated): readonly Misfit[] => {
  const seats = fresh.setting.seats;
  const bySeat: Record<string, readonly unknown[]> = {
    programs: stated.programs,
    idrakys: stated.idrakys,
    recruitedIn: stated.recruitedIn,
    foughtIn: stated.foughtIn,
    titansIn: stated.titansIn,
    screens: stated.screens,
    gold: stated.gold,
    bardStock: stated.bardStock,
    storeyStock: stated.storeyStock,
    setAside: stated.setAside,
  };
  const wrong = (name: string, length: number, wanted: number): readonly Misfit[] =>
    length === wanted ? [] : [misfit(`${field}.${name}`, "length", wanted, wanted)];
  return [
    ...Object.entries(bySeat).flatMap(([name, one]) => wrong(name, one.length, seats)),
    ...wrong("cities", stated.cities.length, fresh.cities.length),
    ...wrong("guilds", stated.guilds.length, fresh.guilds.length),
    ...wrong("bards", stated.bards.length, fresh.bards.length),
    ...stated.bards.flatMap((one, region) => wrong(`bards[${region}]`, one.length, seats)),
    ...(stated.census === null ? [] : wrong("census.hands", stated.census.hands.length, seats)),
  ];
};

/** Numbers of seats that are not at this table. */
const seatProblems = ({ setting }: State, stated: Stated): readonly Misfit[] => {
  const named: readonly (readonly [string, unknown])[] = [
    ["firstPlayer", stated.firstPlayer],
    ["onTurn", stated.onTurn],
    ...stated.guilds.map((guild) => ["guilds", guild?.seat] as const),
    ...(stated.census?.placing ?? []).map((seat) => ["census.placing", seat] as const),
    ...stated.rankings.flatMap(({ ranking, eliminated }) =>
      [...ranking, ...eliminated].map((seat) => ["rankings", seat] as const),
    ),
  ];
  return named.flatMap(([name, seat]) =>
    typeof seat === "number" && seat >= setting.seats
      ? [misfit(`${field}.${name}`, "range", 0, setting.seats - 1)]
      : [],
  );
};

/** Numbers of cities and regions that are not on this board. */
const boardProblems = ({ setting }: State, stated: Stated): readonly Misfit[] => {
  const { cities, regions } = setting.board;
  const named: readonly (readonly [string, readonly (number | null)[]])[] = [
    ["idrakys", stated.idrakys],
    ["recruitedIn", stated.recruitedIn.flat()],
    ["foughtIn", stated.foughtIn.flat()],
    ["titansIn", stated.titansIn.flat()],
    ["guilds", stated.guilds.flatMap((guild, city) => (guild === null ? [] : [city]))],
  ];
  const withBards = stated.bards.flatMap((bySeat, region) =>
    bySeat.some((bards) => bards > 0) ? [region] : [],
  );
  return [
    ...named.flatMap(([name, numbers]) =>
      numbers
        .filter((city) => city !== null && !cities.some((known) => known === city))
        .map((city) => misfit(`${field}.${name}`, "rule", "city-on-board", city)),
    ),
    ...withBards
      .filter((region) => !regions.some((known) => known === region))
      .map((region) => misfit(`${field}.bards`, "rule", "region-on-board", region)),
  ];
};

const rangeProblems = (fresh: State, stated: Stated): readonly Misfit[] => {
  const { setting } = fresh;
  const problems = [...seatProblems(fresh, stated), ...boardProblems(fresh, stated)];
  if (stated.year < 1 || stated.year > setting.years)
    problems.push(misfit(`${field}.year`, "range", 1, setting.years));
  if ((stated.dummy === null) !== (setting.dummy === null) && stated.assessments.length > 0)
    problems.push(misfit(`${field}.dummy`, "rule", "dummy-with-three"));
  return problems;
};

/** A stated position on top of what header and edition say, checked for shape, sizes, invariants and its place. */
export const decodeContext = (
  value: Json,
  setup: GameSetup,
  edition: Edition,
  place: string,
): Result.Result<State, readonly Misfit[]> => {
  const fresh = initial(setup, edition);
  if (Result.isFailure(fresh)) return fresh;
  const stated = decode(value);
  if (Result.isFailure(stated)) return Result.fail(misfitsOf(stated.failure.issue, field));
  const shape = [
    ...sizeProblems(fresh.success, stated.success),
    ...rangeProblems(fresh.success, stated.success),
  ];
  if (shape.length > 0) return Result.fail(shape);
  const game: State = { ...fresh.success, ...stated.success };
  const broken = [
    ...invariants(game).map(brokenClause),
    ...unfit(game, place, fresh.success).map((part) =>
      misfit(field, "rule", "fits-place", part, place),
    ),
  ];
  return broken.length === 0 ? Result.succeed(game) : Result.fail(broken);
};
