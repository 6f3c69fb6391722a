// The data of each event, as a schema and as a type. Strict in shape; legality is the charts' business.
import * as Schema from "effect/Schema";
import { type EventOfGame, Nothing } from "@assize/kernel-model";
import { QUANTITIES, SERVICES } from "@assize/grandlin-edition";

const LONGEST_LIST = 200;
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }));
/** What the rules add up: from the most that a position states, over the longest game, it stays below this. */
const Total = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }));
const Seat = Count.pipe(Schema.brand("SeatId"));
const Die = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 6 }));
const SquareName = Schema.String.check(Schema.isPattern(/^[A-J][0-9]$/));
const Thing = Schema.String.check(
  Schema.isPattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  Schema.isMaxLength(40),
);
const list = <S extends Schema.Constraint>(item: S) =>
  Schema.Array(item).check(Schema.isMaxLength(LONGEST_LIST));
/** Squares in ascending order, each once, so that one choice has one spelling. */
const SquareSet = list(SquareName).check(
  Schema.makeFilter(
    (squares) => squares.every((square, i) => i === 0 || squares[i - 1]! < square),
    {
      expected: "ascending-squares",
      description: "Squares in ascending order, each once.",
      toJsonSchema: () => ({ "x-ascending": { repeats: false } }),
    },
  ),
);
const Seated = Schema.Struct({ seat: Seat });

const LOSERS = ["first", "second", "none"] as const;
const END_REASONS = ["dead-end", "limit"] as const;

export const DATA = {
  "cards-shuffled": Schema.Struct({ order: list(Thing) }),
  "treasures-shuffled": Schema.Struct({ order: list(Thing) }),
  "city-cards-placed": Schema.Struct({ services: list(Schema.Literals(SERVICES)) }),
  "first-dice-rolled": Schema.Struct({ dice: list(Schema.NullOr(Die)) }),

  "poison-taken": Schema.Struct({ seat: Seat, health: Total }),
  "turn-lost": Seated,

  "roll-called": Nothing,
  "die-rolled": Schema.Struct({ die: Die }),
  stepped: Schema.Struct({ to: SquareName }),
  halted: Nothing,
  "move-stopped": Schema.Struct({ seat: Seat, square: SquareName, left: Total }),

  "card-shown": Schema.Struct({ square: SquareName, card: Thing }),
  "special-used": Schema.Struct({ to: Schema.NullOr(SquareName), peek: SquareSet }),
  "special-left": Nothing,
  "portal-rolled": Schema.Struct({ die: Die }),
  "portal-aimed": Schema.Struct({ to: SquareName }),
  travelled: Schema.Struct({ seat: Seat, from: SquareName, to: SquareName }),
  "card-taken": Schema.Struct({ seat: Seat, card: Thing }),
  "card-kept": Schema.Struct({ square: SquareName, card: Thing }),
  "black-taken": Nothing,
  "black-left": Nothing,

  "treasure-taken": Schema.Struct({ treasure: Thing }),
  "henchman-attacked": Schema.Struct({ seat: Seat }),
  "castle-searched": Nothing,
  "search-rolled": Schema.Struct({ die: Die }),
  "treasure-found": Schema.Struct({ seat: Seat, treasure: Thing }),
  "act-passed": Nothing,

  stood: Nothing,
  fought: Nothing,
  fled: Schema.Struct({ to: SquareName }),
  "combat-stopped": Nothing,
  "combat-rolled": Schema.Struct({ dice: list(Die) }),
  "round-fought": Schema.Struct({
    totals: list(Total),
    loser: Schema.Literals(LOSERS),
    loss: Total,
  }),
  "hoard-taken": Schema.Struct({ seat: Seat, treasures: list(Thing) }),

  "spell-cast": Schema.Struct({
    card: Thing,
    seat: Schema.NullOr(Seat),
    from: Schema.NullOr(SquareName),
    to: Schema.NullOr(SquareName),
    peek: SquareSet,
  }),
  "effect-applied": Schema.Struct({
    seat: Seat,
    what: Schema.Literals(QUANTITIES),
    from: Total,
    to: Total,
  }),
  "card-discarded": Schema.Struct({ card: Thing }),
  "inserted-discarded": Schema.Struct({ square: SquareName, card: Thing }),

  "card-inserted": Schema.Struct({ card: Thing, square: SquareName }),
  "map-used": Schema.Struct({ card: Thing }),
  "treasure-drawn": Schema.Struct({ seat: Seat, treasure: Thing }),
  "treasure-hidden": Schema.Struct({ treasure: Thing }),
  "treasure-dropped": Schema.Struct({ treasure: Thing }),
  "influence-passed": Nothing,

  "service-bought": Schema.Struct({ times: Count }),
  "service-declined": Nothing,

  "henchman-died": Schema.Struct({
    seat: Seat,
    square: SquareName,
    slayer: Schema.NullOr(Schema.Union([Seat, Schema.Literal("villain")])),
  }),
  "henchman-plundered": Schema.Struct({ seat: Seat, by: Seat, treasures: Total, gold: Total }),
  "treasures-left": Schema.Struct({ seat: Seat, square: SquareName, treasures: list(Thing) }),
  "hand-discarded": Schema.Struct({ seat: Seat, cards: list(Thing) }),
  "henchman-followed": Schema.Struct({ seat: Seat, square: SquareName }),

  "card-drawn": Schema.Struct({ seat: Seat, card: Thing }),
  "cards-reshuffled": Schema.Struct({ order: list(Thing) }),
  "catharsis-chosen": Schema.Struct({ square: SquareName }),
  "map-set-aside": Schema.Struct({ card: Thing }),
  "discarded-maps-set-aside": Schema.Struct({ cards: list(Thing) }),
  "hand-maps-set-aside": Schema.Struct({ seat: Seat, cards: list(Thing) }),

  "turn-ended": Schema.Struct({ seat: Seat, next: Seat }),
  "game-won": Schema.Struct({ seat: Seat, treasures: list(Thing) }),
  "game-ended": Schema.Struct({ reason: Schema.Literals(END_REASONS) }),
} as const;

export type EventType = keyof typeof DATA;
export const EVENT_TYPES = Object.keys(DATA) as readonly EventType[];
export type DataOf<Type extends EventType> = (typeof DATA)[Type]["Type"];

/** Events that carry a seat of their own: a free choice. */
export const DECISIONS = [
  "roll-called",
  "stepped",
  "halted",
  "special-used",
  "special-left",
  "portal-aimed",
  "black-taken",
  "black-left",
  "treasure-taken",
  "henchman-attacked",
  "castle-searched",
  "act-passed",
  "stood",
  "fought",
  "fled",
  "combat-stopped",
  "spell-cast",
  "card-inserted",
  "map-used",
  "treasure-hidden",
  "treasure-dropped",
  "influence-passed",
  "service-bought",
  "service-declined",
  "catharsis-chosen",
] as const satisfies readonly EventType[];
type DecisionType = (typeof DECISIONS)[number];

/** Dice, shuffles and draws. */
export const CHANCES = [
  "cards-shuffled",
  "treasures-shuffled",
  "city-cards-placed",
  "first-dice-rolled",
  "die-rolled",
  "portal-rolled",
  "search-rolled",
  "treasure-found",
  "combat-rolled",
  "treasure-drawn",
  "card-drawn",
  "cards-reshuffled",
] as const satisfies readonly EventType[];

/** An event of one type, as the charts see it. */
export type EventOf<Type extends EventType> = EventOfGame<typeof DATA, DecisionType, Type>;

export type GrandlinEvent = EventOf<EventType>;
