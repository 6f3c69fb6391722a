// Which clause decided the value of a consequence's field, where several may have.
// Looks at what is derived and at the state before it; computes no rule, reads no ruling.
import { type Claim, isJsonObject } from "@assize/kernel-model";
import { type CardType, statedOf } from "@assize/grandlin-edition";
import { type DataOf, effects, type EventType, type State, squares } from "@assize/grandlin-rules";

type ClaimOf<Type extends EventType> = Claim<State, DataOf<Type>>;

// ---- poison, and what effects change

export const nothingIsTaken = ({ recorded }: ClaimOf<"poison-taken">): boolean =>
  isJsonObject(recorded) && recorded["health"] === 0;
export const anotherAmountIsTaken = (claim: ClaimOf<"poison-taken">): boolean =>
  !nothingIsTaken(claim);

export const whatIs =
  (what: "poison" | "lost-turn") =>
  ({ derived }: ClaimOf<"effect-applied">): boolean =>
    derived.what === what;

// ---- cards

export const cardIs =
  (type: CardType) =>
  ({ context }: Claim<State>): boolean =>
    effects.worksByCard(type)(context);

export const portalWorks = ({ context }: Claim<State>): boolean => effects.worksByPortal(context);
export const specialWorks = ({ context }: Claim<State>): boolean =>
  effects.worksByOtherSpecial(context);

/** Without a card a service of the City works. */
export const noCardWorks = ({ context }: Claim<State>): boolean => effects.worksByService(context);

/** The clause says that the card works as it is printed, and the manual prints it not. */
export const effectIsNotStated = ({ context }: Claim<State>): boolean => {
  const face = effects.faceAtWork(context);
  return face !== undefined && statedOf(face) !== "effect";
};
export const isClamped = ({ context }: Claim<State>): boolean => effects.nextIsClamped(context);

export const someCardIsPlayed = ({ context }: Claim<State>): boolean => context.played !== null;
export const noCardIsPlayed = ({ context }: Claim<State>): boolean => context.played === null;

// ---- death

export const slayerIsNobody = ({ derived }: ClaimOf<"henchman-died">): boolean =>
  derived.slayer === null;
export const slayerIsVillain = ({ derived }: ClaimOf<"henchman-died">): boolean =>
  derived.slayer === "villain";
export const slayerIsHenchman = ({ derived }: ClaimOf<"henchman-died">): boolean =>
  typeof derived.slayer === "number";

/** What holds on the square of the dead. */
type Ground = "hoard" | "castle or City" | "open";

export const treasuresFallOn =
  (ground: Ground) =>
  ({ context, derived: { square } }: ClaimOf<"treasures-left">): boolean =>
    groundOf(context, square) === ground;

const groundOf = (game: State, square: string): Ground => {
  if (squares.villainOn(game, square)) return "hoard";
  return squares.isCastle(game, square) || squares.inCity(game, square) ? "castle or City" : "open";
};

export const reasonIs =
  (reason: "dead-end" | "limit") =>
  ({ derived }: ClaimOf<"game-ended">): boolean =>
    derived.reason === reason;
