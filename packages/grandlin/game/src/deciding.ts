// Which clause decided the value of a consequence's field, where several may have.
// Looks at what is derived and at the state before it; computes no rule, reads no ruling.
import { type Claim, isJsonObject } from "@assize/kernel-model";
import { ATTRIBUTES, type CardType } from "@assize/grandlin-edition";
import { type DataOf, type EventType, type State, squares } from "@assize/grandlin-rules";

type ClaimOf<Type extends EventType> = Claim<State, DataOf<Type>>;

// ---- poison, and what effects change

export const nothingIsTaken = ({ recorded }: ClaimOf<"poison-taken">): boolean =>
  isJsonObject(recorded) && recorded["health"] === 0;
export const anotherAmountIsTaken = (claim: ClaimOf<"poison-taken">): boolean =>
  !nothingIsTaken(claim);

export const whatIs =
  (what: "poison" | "lost-turn" | "steps" | "fury") =>
  ({ derived }: ClaimOf<"effect-applied">): boolean =>
    derived.what === what;
export const isAttribute = ({ derived }: ClaimOf<"effect-applied">): boolean =>
  ATTRIBUTES.some((one) => one === derived.what);
export const isOfThisTurn = (claim: ClaimOf<"effect-applied">): boolean =>
  whatIs("steps")(claim) || whatIs("fury")(claim);

// ---- cards

/** The card that is dealt with: the one played from the hand, else the one found on the square. */
const cardAtWork = ({ played, found }: State): string | null => played ?? found?.card ?? null;

const faceAtWork = (game: State) => squares.faceOf(game, cardAtWork(game) ?? "");

export const cardIs =
  (type: CardType) =>
  ({ context }: Claim<State>): boolean =>
    faceAtWork(context)?.type === type;

const isPortal = ({ context }: Claim<State>): boolean => faceAtWork(context)?.deed === "portal";

export const portalWorks = (claim: Claim<State>): boolean =>
  cardIs("special")(claim) && isPortal(claim);

export const specialWorks = (claim: Claim<State>): boolean =>
  cardIs("special")(claim) && !isPortal(claim);

/** Without a card a service of the City works. */
export const noCardWorks = ({ context }: Claim<State>): boolean => cardAtWork(context) === null;

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
