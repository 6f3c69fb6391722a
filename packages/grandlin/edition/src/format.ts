// An edition of the treasure game: board, services, deck, treasures. Shape only; sense is the validator's.
// Knows no rule of play.
import * as Schema from "effect/Schema";

export const EDITION_FORMAT = "grandlin-edition/1";

/** The colours, clockwise round the board (setup.players). */
export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const CARD_TYPES = [
  "spell",
  "map",
  "weapon",
  "potion",
  "trap",
  "special",
  "villain",
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SERVICES = ["training", "smithy", "healing", "tavern"] as const;
export type Service = (typeof SERVICES)[number];

export const TREASURE_KINDS = ["crown", "goblet", "orb"] as const;
export type TreasureKind = (typeof TREASURE_KINDS)[number];

export const ATTRIBUTES = ["health", "gold", "strength", "weaponry"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What an effect changes: an attribute, poison, a waiting lost turn, steps left, or one's totals today. */
export const QUANTITIES = [...ATTRIBUTES, "poison", "lost-turn", "steps", "fury"] as const;
export type Quantity = (typeof QUANTITIES)[number];

export const CHANGES = ["add", "set", "divide"] as const;
export type Change = (typeof CHANGES)[number];

/** What a card does that is more than effects on its user. */
export const DEEDS = [
  "teleport",
  "strike",
  "peek",
  "displace",
  "dispel",
  "snare",
  "portal",
] as const;
export type Deed = (typeof DEEDS)[number];

const Name = Schema.String.check(
  Schema.isPattern(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  Schema.isMaxLength(40),
);
const Small = Schema.Int.check(Schema.isBetween({ minimum: -99, maximum: 99 }));
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 99 }));
const SquareName = Schema.String.check(Schema.isPattern(/^[A-J][0-9]$/));
const list = <S extends Schema.Constraint>(item: S) =>
  Schema.Array(item).check(Schema.isMaxLength(200));

const Effect = Schema.Struct({
  what: Schema.Literals(QUANTITIES),
  how: Schema.Literals(CHANGES),
  by: Small,
});
export type Effect = typeof Effect.Type;

/** Equal cards of the deck. */
const Face = Schema.Struct({
  name: Name,
  type: Schema.Literals(CARD_TYPES),
  copies: Count,
  effects: Schema.optionalKey(list(Effect)),
  deed: Schema.optionalKey(Schema.Literals(DEEDS)),
  /** Villains: their power. */
  power: Schema.optionalKey(Count),
  /** Maps: where they dig. */
  square: Schema.optionalKey(SquareName),
  /** Specials that leave after use. */
  once: Schema.optionalKey(Schema.Literal(true)),
});
export type Face = typeof Face.Type;

const ServiceSchema = Schema.Struct({
  service: Schema.Literals(SERVICES),
  colour: Schema.Literals(COLOURS),
  price: Count,
  /** Bought once only. */
  single: Schema.Boolean,
  effects: list(Effect),
});
export type ServiceFacts = typeof ServiceSchema.Type;

export const EditionSchema = Schema.Struct({
  format: Schema.Literal(EDITION_FORMAT),
  id: Name,
  castles: list(Schema.Struct({ colour: Schema.Literals(COLOURS), square: SquareName })),
  /** City squares with the colour of their tower. */
  city: list(Schema.Struct({ colour: Schema.Literals(COLOURS), square: SquareName })),
  gates: list(Schema.Struct({ outside: SquareName, inside: SquareName })),
  services: list(ServiceSchema),
  treasures: list(Schema.Struct({ kind: Schema.Literals(TREASURE_KINDS), copies: Count })),
  deck: list(Face),
});
export type Edition = typeof EditionSchema.Type;
