// What decides in the treasure game, as data: the names of its facts and what each holds. Knows no rule and no sentence.
import type { Fact, SeatId } from "@assize/kernel-model";
import type {
  CardId,
  Change,
  Quantity,
  Service,
  Square,
  TreasureId,
} from "@assize/grandlin-edition";

/** What the sentence of each fact is made of. Names are public: they stand in reports. */
export type FactValues = {
  readonly "turn-of": { readonly seat: SeatId };
  readonly "all-cards": { readonly cards: number };
  readonly "all-treasures": { readonly treasures: number };
  readonly "city-cards": { readonly random: boolean; readonly placed: number };
  readonly "services-each-once": { readonly services: readonly Service[] };
  readonly "dealt-next": { readonly seat: SeatId | null };
  readonly contenders: { readonly seats: readonly SeatId[] };
  readonly poisoned: {
    readonly seat: SeatId;
    readonly poison: number;
    readonly health: number;
    readonly done: boolean;
  };
  readonly "turn-to-lose": { readonly seat: SeatId; readonly lost: boolean };
  readonly "roll-stands": { readonly seat: SeatId; readonly roll: "due" | "called" | "made" };
  readonly beside: {
    readonly seat: SeatId;
    readonly square: Square;
    readonly to: Square;
    readonly beside: boolean;
  };
  readonly "steps-left": { readonly seat: SeatId; readonly steps: number };
  readonly "wall-between": { readonly square: Square; readonly to: Square; readonly open: boolean };
  readonly "slept-on": {
    readonly seat: SeatId;
    readonly slept: Square;
    readonly square: Square;
    readonly first: boolean;
  };
  readonly "move-stands": {
    readonly seat: SeatId;
    readonly square: Square;
    readonly steps: number;
    readonly held: boolean;
  };
  readonly "card-lies": {
    readonly square: Square;
    readonly lies: boolean;
    readonly shown: boolean;
  };
  readonly "card-was": { readonly square: Square; readonly card: CardId };
  readonly payable: {
    readonly seat: SeatId;
    readonly card: CardId | null;
    readonly costs: readonly {
      readonly what: Quantity;
      readonly by: number;
      readonly has: number;
    }[];
    readonly payable: boolean;
  };
  readonly "peek-allowed": { readonly peeks: boolean; readonly most: number };
  readonly "portal-aim": { readonly portal: boolean; readonly die: number | null };
  readonly "portal-stands": { readonly die: number | null; readonly to: Square | null };
  readonly "found-card": {
    readonly seat: SeatId;
    readonly card: CardId | null;
    readonly asked: boolean;
  };
  readonly "treasures-here": {
    readonly square: Square;
    readonly treasures: readonly TreasureId[];
    readonly took: boolean;
  };
  readonly "acted-today": { readonly seat: SeatId; readonly acted: boolean };
  readonly attackable: {
    readonly square: Square;
    readonly seats: readonly SeatId[];
    readonly took: boolean;
  };
  readonly "castle-here": {
    readonly square: Square;
    readonly lord: SeatId | null;
    readonly treasures: number;
  };
  readonly "search-stands": {
    readonly seat: SeatId;
    readonly days: number;
    readonly search: "none" | "die" | "treasure";
  };
  readonly "fight-stands": {
    readonly seat: SeatId;
    readonly foe: SeatId | null;
    readonly round: number;
  };
  readonly "break-off": { readonly round: number; readonly allowed: boolean };
  readonly flights: { readonly seat: SeatId | null; readonly squares: readonly Square[] };
  readonly "two-dice": { readonly dice: number };
  readonly "hoard-was": { readonly square: Square | null; readonly treasures: number };
  readonly "card-played": { readonly seat: SeatId; readonly played: boolean };
  readonly "hand-size": { readonly seat: SeatId; readonly cards: number; readonly most: number };
  readonly "at-home": {
    readonly seat: SeatId;
    readonly square: Square;
    readonly home: boolean;
    readonly treasures: number;
  };
  readonly carries: { readonly seat: SeatId; readonly treasures: readonly TreasureId[] };
  readonly "may-drop": {
    readonly seat: SeatId;
    readonly square: Square;
    readonly played: boolean;
    readonly possible: boolean;
  };
  readonly "map-square": {
    readonly seat: SeatId;
    readonly card: CardId;
    readonly holds: boolean;
    readonly square: Square;
    readonly undug: number;
  };
  readonly holds: { readonly seat: SeatId; readonly card: CardId; readonly holds: boolean };
  readonly insertable: { readonly square: Square; readonly free: boolean };
  readonly "spell-aim": { readonly card: CardId; readonly aimed: boolean };
  readonly digging: { readonly seat: SeatId; readonly digging: boolean };
  readonly "service-here": {
    readonly square: Square;
    readonly service: Service | null;
    readonly price: number;
    readonly gold: number;
  };
  readonly "effects-due": { readonly effects: number };
  /** What an effect comes from (neither a card nor a service where nothing is known of it), and its amount as the deck has it. */
  readonly "effect-was": {
    readonly card: CardId | null;
    readonly service: Service | null;
    readonly how: Change;
    readonly by: number;
    readonly seat: SeatId;
    readonly what: Quantity;
    readonly from: number;
    readonly to: number;
    /** What exceeds 0 to 15 was lost. */
    readonly clamped: boolean;
  };
  readonly removing: { readonly square: Square | null };
  readonly "played-card": { readonly card: CardId | null };
  readonly drawer: { readonly seat: SeatId | null };
  readonly piles: { readonly pile: number; readonly discard: number };
  readonly catharsis: { readonly played: boolean; readonly due: boolean };
  readonly cleanser: { readonly seat: SeatId };
  readonly cleansable: { readonly squares: readonly Square[] };
  readonly discards: { readonly cards: number };
  readonly "maps-leaving": { readonly leaving: boolean; readonly drawn: boolean };
  readonly "maps-were": { readonly cards: readonly CardId[] };
  readonly dying: { readonly seat: SeatId | null };
  readonly "died-was": {
    readonly seat: SeatId;
    readonly square: Square;
    readonly slayer: SeatId | "villain" | null;
  };
  readonly "death-stands": {
    readonly seat: SeatId | null;
    readonly stage: "treasures" | "hand" | "draw" | null;
  };
  readonly "plunder-was": {
    readonly seat: SeatId;
    readonly by: SeatId;
    readonly treasures: number;
    readonly gold: number;
  };
  readonly "left-was": {
    readonly seat: SeatId;
    readonly square: Square;
    readonly treasures: readonly TreasureId[];
  };
  readonly "hand-was": { readonly seat: SeatId; readonly cards: readonly CardId[] };
  readonly "home-was": { readonly seat: SeatId; readonly square: Square };
  readonly "round-was": {
    readonly seat: SeatId;
    /** Null for a villain. */
    readonly foe: SeatId | null;
    readonly first: number;
    readonly second: number;
    readonly loser: "first" | "second" | "none";
    readonly loss: number;
  };
  readonly "next-was": { readonly seat: SeatId; readonly next: SeatId };
  readonly "secured-enough": { readonly seat: SeatId | null };
  readonly "secured-were": { readonly seat: SeatId; readonly treasures: readonly TreasureId[] };
  readonly "end-stands": {
    readonly turns: number;
    readonly over: boolean;
    readonly deadEnd: boolean;
  };
};

export type FactName = keyof FactValues;

/** Without `knownTo` everybody at the table may know it. */
export const fact = <Name extends FactName>(
  name: Name,
  values: FactValues[Name],
  knownTo: Fact["knownTo"] = "public",
): Fact => ({ fact: name, values, knownTo });

/** Known to a seat alone: its hand, and what it carries. */
export const secretOf = <Name extends FactName>(
  seat: SeatId,
  name: Name,
  values: FactValues[Name],
): Fact => fact(name, values, seat);
