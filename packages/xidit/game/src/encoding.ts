// A state as plain JSON and back. What the header and the edition already say is left out and put back.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { GameSetup, HeaderProblem, Json } from "@assize/kernel-model";
import { type Edition, UNIT_KINDS } from "@assize/xidit-edition";
import { ASSESSMENTS, type Game, ORDERS, REWARDS, SIDES } from "@assize/xidit-events";
import { initial } from "./initial.ts";
import { invariants } from "./invariants.ts";
import { misfits } from "./standing.ts";

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }));
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
const Queue = Schema.Struct({ next: orNull(Count), pile: list(Count), discard: list(Count) });
const CityTile = Schema.Union([
  Schema.Struct({ side: Schema.Literal("recruitment"), units: Units }),
  Schema.Struct({ side: Schema.Literal("threat") }),
]);
const Contestant = Schema.Union([Count, Schema.Literal("dummy")]);

const Position = Schema.Struct({
  year: Count,
  firstPlayer: Count,
  order: Count,
  onTurn: Count,
  programs: list(orNull(list(Schema.Literals(ORDERS)))),
  idrakys: list(orNull(Count)),
  recruitedIn: list(list(Count)),
  foughtIn: list(list(Count)),
  titansIn: list(list(Count)),
  cities: list(orNull(CityTile)),
  queues: Schema.Struct({ recruitment: Queue, threat: Queue }),
  titans: list(Schema.Struct({ asks: Count, titans: list(Count), raging: Schema.Boolean })),
  reinforcements: list(Count),
  barracks: Units,
  screens: list(Units),
  gold: list(Count),
  bank: orNull(Count),
  bards: list(list(Count)),
  bardStock: list(Count),
  guilds: list(orNull(Schema.Struct({ seat: Count, storeys: Count }))),
  storeyStock: list(Count),
  setAside: list(Count),
  dummy: orNull(Schema.Struct({ wealth: Count, influence: Count, reputation: Count })),
  assessments: list(Schema.Literals(ASSESSMENTS)),
  elimination: orNull(
    Schema.Struct({
      city: Count,
      titan: orNull(Count),
      rewards: orNull(list(Schema.Literals(REWARDS))),
      storeys: orNull(Count),
      bonusDue: Schema.Boolean,
      dummyDone: Schema.Boolean,
    }),
  ),
  replacement: orNull(
    Schema.Struct({
      side: Schema.Literals(SIDES),
      out: Count,
      placed: orNull(Count),
      before: list(Count),
    }),
  ),
  census: orNull(
    Schema.Struct({
      kind: Count.check(Schema.isLessThanOrEqualTo(UNIT_KINDS.length)),
      hands: list(orNull(Count)),
      placing: list(Count),
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

const decode = Schema.decodeUnknownResult(Position, { onExcessProperty: "error", errors: "all" });

/** The state without its setting and rulings. */
export const encodeContext = (game: Game): Json => {
  const { setting: _setting, rulings: _rulings, ...rest } = game;
  return rest as unknown as Json;
};

const field = "position.context";

/** Arrays by seat, city and region must be as long as this game has seats, cities and regions. */
const sizeProblems = (fresh: Game, stated: typeof Position.Type): readonly HeaderProblem[] => {
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
  const wrong = (name: string, length: number, wanted: number): readonly HeaderProblem[] =>
    length === wanted
      ? []
      : [{ field: `${field}.${name}`, message: `has ${length} entries, needs ${wanted}` }];
  return [
    ...Object.entries(bySeat).flatMap(([name, one]) => wrong(name, one.length, seats)),
    ...wrong("cities", stated.cities.length, fresh.cities.length),
    ...wrong("guilds", stated.guilds.length, fresh.guilds.length),
    ...wrong("bards", stated.bards.length, fresh.bards.length),
    ...stated.bards.flatMap((one, region) => wrong(`bards[${region}]`, one.length, seats)),
    ...(stated.census === null ? [] : wrong("census.hands", stated.census.hands.length, seats)),
  ];
};

const rangeProblems = (fresh: Game, stated: typeof Position.Type): readonly HeaderProblem[] => {
  const problems: HeaderProblem[] = [];
  const { setting } = fresh;
  const seat = (name: string, value: unknown): void => {
    if (typeof value === "number" && value >= setting.seats)
      problems.push({ field: `${field}.${name}`, message: `no seat ${value} at this table` });
  };
  seat("firstPlayer", stated.firstPlayer);
  seat("onTurn", stated.onTurn);
  for (const guild of stated.guilds) seat("guilds", guild?.seat);
  for (const one of stated.census?.placing ?? []) seat("census.placing", one);
  for (const one of stated.rankings) for (const who of one.eliminated) seat("rankings", who);
  for (const city of stated.idrakys)
    if (city !== null && !Object.hasOwn(setting.board.neighbours, city))
      problems.push({ field: `${field}.idrakys`, message: `no city ${city} on this board` });
  if (stated.year < 1 || stated.year > setting.years)
    problems.push({ field: `${field}.year`, message: `years run from 1 to ${setting.years}` });
  if ((stated.dummy === null) !== (setting.dummy === null) && stated.assessments.length > 0)
    problems.push({ field: `${field}.dummy`, message: "is there exactly with three players" });
  return problems;
};

/** A stated position on top of what header and edition say, checked for shape, sizes, invariants and its place. */
export const decodeContext = (
  value: Json,
  setup: GameSetup,
  edition: Edition,
  place: string,
): Result.Result<Game, readonly HeaderProblem[]> => {
  const fresh = initial(setup, edition);
  if (Result.isFailure(fresh)) return fresh;
  const stated = decode(value);
  if (Result.isFailure(stated))
    return Result.fail([{ field, message: String(stated.failure).split("\n").join("; ") }]);
  const shape = [
    ...sizeProblems(fresh.success, stated.success),
    ...rangeProblems(fresh.success, stated.success),
  ];
  if (shape.length > 0) return Result.fail(shape);
  const game = { ...fresh.success, ...(stated.success as unknown as Partial<Game>) };
  const broken = [
    ...invariants(game).map(({ id, text }) => `${id}: ${text}`),
    ...misfits(game, place),
  ];
  return broken.length === 0
    ? Result.succeed(game)
    : Result.fail(broken.map((message) => ({ field, message })));
};
