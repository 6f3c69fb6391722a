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
import { CHANGES, type Edition, QUANTITIES, SERVICES } from "@assize/grandlin-edition";
import { ending, type State } from "@assize/grandlin-rules";
import { standsAt } from "@assize/grandlin-statecharts";
import { initial } from "./initial.ts";
import { invariants } from "./invariants.ts";

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }));
const Seat = Count.pipe(Schema.brand("SeatId"));
const Small = Schema.Int.check(Schema.isBetween({ minimum: -99, maximum: 99 }));
const SquareName = Schema.String.check(Schema.isPattern(/^[A-J][0-9]$/));
const Thing = Schema.String.check(Schema.isMaxLength(40));
const list = <S extends Schema.Constraint>(item: S) =>
  Schema.Array(item).check(Schema.isMaxLength(200));
const orNull = Schema.NullOr;
const Flag = Schema.Boolean;

const Henchman = Schema.Struct({
  square: SquareName,
  health: Count,
  gold: Count,
  strength: Count,
  weaponry: Count,
  poison: Count,
  lostTurn: Flag,
  slept: SquareName,
  days: Count,
  searching: orNull(SquareName),
});
const Turn = Schema.Struct({
  poisonDone: Flag,
  roll: Schema.Literals(["due", "called", "made"]),
  steps: Count,
  moving: Flag,
  firstStep: Flag,
  held: Flag,
  arriving: Flag,
  shown: list(SquareName),
  acted: Flag,
  took: Flag,
  search: Schema.Literals(["none", "die", "treasure"]),
  searched: Flag,
  played: Flag,
  influenced: Flag,
  served: Flag,
  fury: Count,
  over: Schema.Literals(["no", "lost", "died"]),
});
const Lying = Schema.Struct({ card: Thing, by: Seat, shown: Flag, seen: list(Seat) });
const Placed = Schema.Struct({
  at: Schema.Literals(["pile", "hand", "square"]),
  seat: orNull(Seat),
  square: orNull(SquareName),
  open: Flag,
  seen: list(Seat),
  loose: Schema.optionalKey(Schema.Literal(true)),
});
const Effect = Schema.Struct({
  what: Schema.Literals(QUANTITIES),
  how: Schema.Literals(CHANGES),
  by: Small,
  seat: Seat,
});

const Position = Schema.Struct({
  pile: list(Thing),
  discard: list(Thing),
  aside: list(Thing),
  hands: list(list(Thing)),
  lying: Schema.Record(SquareName, Lying),
  undug: list(Thing),
  treasures: Schema.Record(Thing, Placed),
  services: list(Schema.Literals(SERVICES)),
  henchmen: list(Henchman),
  contenders: list(Seat),
  tied: Schema.optionalKey(Schema.Literal(true)),
  onTurn: Seat,
  turns: Count,
  turn: Turn,
  effects: list(Effect),
  found: orNull(
    Schema.Struct({
      card: Thing,
      square: SquareName,
      stage: Schema.Literals(["asked", "used"]),
    }),
  ),
  portal: orNull(Schema.Struct({ to: orNull(SquareName), die: orNull(Count) })),
  played: orNull(Thing),
  digging: Flag,
  removing: orNull(SquareName),
  combat: orNull(
    Schema.Struct({
      foe: orNull(Seat),
      life: Count,
      round: Count,
      stage: Schema.Literals(["answer", "choice", "dice", "totals"]),
      dice: list(Count),
    }),
  ),
  death: orNull(
    Schema.Struct({
      seat: Seat,
      slayer: orNull(Seat),
      stage: Schema.Literals(["treasures", "hand", "draw"]),
    }),
  ),
  mapsLeaving: orNull(
    Schema.Struct({ discards: Flag, seats: list(Seat), aside: Flag, owed: Count }),
  ),
  mapsGone: Flag,
  drawnMap: orNull(Thing),
  cleansed: Count,
  over: orNull(
    Schema.Struct({
      reason: Schema.Literals(["won", "dead-end", "limit"]),
      winner: orNull(Seat),
    }),
  ),
});

const decode = Schema.decodeUnknownResult(Position, { onExcessProperty: "error", errors: "all" });

/** The state without its setting and rulings. */
export const encodeContext = (game: State): Json => {
  const { setting: _setting, rulings: _rulings, tied, ...rest } = game;
  return (tied ? { ...rest, tied } : rest) as unknown as Json;
};

const field = "position.context";

type Stated = typeof Position.Type;

const seatProblems = (fresh: State, stated: Stated): readonly Misfit[] => {
  const seats = fresh.henchmen.length;
  const named = [
    stated.onTurn,
    ...stated.contenders,
    ...stated.effects.map(({ seat }) => seat),
    ...Object.values(stated.lying).flatMap(({ by, seen }) => [by, ...seen]),
    ...Object.values(stated.treasures).flatMap(({ seat, seen }) => [seat ?? 0, ...seen]),
    stated.combat?.foe ?? 0,
    stated.death?.seat ?? 0,
    stated.death?.slayer ?? 0,
    ...(stated.mapsLeaving?.seats ?? []),
    stated.over?.winner ?? 0,
  ];
  const wrong = named.find((seat) => seat >= seats);
  const lists = [
    ["hands", stated.hands],
    ["henchmen", stated.henchmen],
  ] as const;
  return [
    ...lists.flatMap(([name, list]) =>
      list.length === seats ? [] : [misfit(`${field}.${name}`, "length", seats, seats)],
    ),
    ...(wrong === undefined ? [] : [misfit(field, "rule", "seat-at-table", wrong)]),
  ];
};

const thingProblems = (fresh: State, stated: Stated): readonly Misfit[] => {
  const { cards, treasureIds } = fresh.setting.facts;
  const named = [
    ...stated.pile,
    ...stated.hands.flat(),
    stated.found?.card,
    stated.played,
    stated.drawnMap,
  ].filter((card) => card !== undefined && card !== null);
  const unknown = named.find((card) => !Object.hasOwn(cards, card));
  const complete =
    Object.keys(stated.treasures).length === treasureIds.length &&
    treasureIds.every((id) => Object.hasOwn(stated.treasures, id));
  const foundLies =
    stated.found === null || stated.lying[stated.found.square]?.card === stated.found.card;
  const removable = stated.removing === null || Object.hasOwn(stated.lying, stated.removing);
  return [
    ...(unknown === undefined ? [] : [misfit(field, "rule", "card-in-edition", unknown)]),
    ...(complete ? [] : [misfit(`${field}.treasures`, "rule", "each-once", ...treasureIds)]),
    ...(foundLies ? [] : [misfit(`${field}.found`, "rule", "lies-on-its-square")]),
    ...(removable ? [] : [misfit(`${field}.removing`, "rule", "card-lies-there")]),
  ];
};

/** What is under way must have what it needs: a fight its villain, a dig its treasure, a round its dice. */
const unfinishedProblems = (game: State): readonly Misfit[] => {
  const wrong = (member: string, name: string): readonly Misfit[] => [
    misfit(`${field}.${member}`, "rule", name),
  ];
  const { combat, found, mapsLeaving, digging, undug, played, services } = game;
  const villain = game.setting.facts.cards[found?.card ?? ""]?.type === "villain";
  const fightsNobody = combat !== null && combat.foe === null && !(villain && found !== null);
  return [
    ...(fightsNobody ? wrong("combat", "villain-to-fight") : []),
    ...(combat?.foe === game.onTurn ? wrong("combat", "not-against-himself") : []),
    ...(combat?.stage === "totals" && combat.dice.length !== 2
      ? wrong("combat.dice", "two-dice-a-round")
      : []),
    ...(digging && (undug.length === 0 || played === null)
      ? wrong("digging", "treasure-and-map")
      : []),
    ...(mapsLeaving !== null && mapsLeaving.seats.length === 0
      ? wrong("mapsLeaving.seats", "seats-with-maps")
      : []),
    ...(services.length === 0 || services.length === game.setting.edition.city.length
      ? []
      : wrong("services", "service-for-each-city-square")),
  ];
};

/** A stated position on top of what header and edition say, checked for shape, sizes, invariants and place. */
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
  const problems = [
    ...seatProblems(fresh.success, stated.success),
    ...thingProblems(fresh.success, stated.success),
  ];
  if (problems.length > 0) return Result.fail(problems);
  const game: State = { ...fresh.success, ...stated.success };
  const unfinished = unfinishedProblems(game);
  if (unfinished.length > 0) return Result.fail(unfinished);
  const broken = invariants(game);
  if (
    broken.length === 0 &&
    game.over === null &&
    game.contenders.length === 0 &&
    ending.endIsDue(game) &&
    place !== "play.ending"
  )
    return Result.fail([misfit(field, "rule", "game-not-over")]);
  if (broken.length === 0 && !standsAt(game, place))
    return Result.fail([misfit("position.place", "rule", "due-there", place)]);
  return broken.length === 0 ? Result.succeed(game) : Result.fail(broken.map(brokenClause));
};
