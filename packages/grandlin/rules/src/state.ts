// The state of a treasure game: plain data, and the fixed facts it is played with.
// Arrays by seat are indexed by SeatId. Knows no rule; every update lives with the rule it serves.
import type { SeatId } from "@assize/kernel-model";
import type {
  CardId,
  Colour,
  Edition,
  Effect,
  Facts,
  Service,
  Square,
  TreasureId,
} from "@assize/grandlin-edition";
import type { Rulings } from "@assize/grandlin-rulebook";

/** What wins: so many treasures, so many of one kind, or one of each kind (setup.win). */
export type WinCondition =
  | { readonly kind: "any" | "same"; readonly treasures: number }
  | { readonly kind: "each" };

/** What the header and the edition fix for the whole game. Never part of an encoded state. */
export interface Setting {
  readonly edition: Edition;
  readonly facts: Facts;
  readonly colours: readonly Colour[];
  readonly win: WinCondition;
  readonly drop: boolean;
  readonly loot: boolean;
  readonly catharsis: boolean;
}

export interface Henchman {
  readonly square: Square;
  readonly health: number;
  readonly gold: number;
  readonly strength: number;
  readonly weaponry: number;
  /** Health lost each day. */
  readonly poison: number;
  readonly lostTurn: boolean;
  /** Where his last turn ended (city.enter). */
  readonly slept: Square;
  /** Days in a row spent searching a castle, and which (variant.loot). */
  readonly days: number;
  readonly searching: Square | null;
}

/** A playing card on a square. */
export interface Lying {
  readonly card: CardId;
  readonly by: SeatId;
  /** True once it lies face up. */
  readonly shown: boolean;
  /** Seats that know it while it lies face down. */
  readonly seen: readonly SeatId[];
}

/** Where a treasure is, and who knows its kind. */
export interface Placed {
  readonly at: "pile" | "hand" | "square";
  readonly seat: SeatId | null;
  readonly square: Square | null;
  /** True once it has lain in the open. */
  readonly open: boolean;
  readonly seen: readonly SeatId[];
  /** There where it lies in a castle or on a villain's square and is neither secured nor of the hoard (castle-left, hoard-of). */
  readonly loose?: true;
}

/** What has happened in the turn that is being played. */
export interface Turn {
  /** Poison has been seen to today. */
  readonly poisonDone: boolean;
  readonly roll: "due" | "called" | "made";
  readonly steps: number;
  /** The move has not ended. */
  readonly moving: boolean;
  /** No step has been taken. */
  readonly firstStep: boolean;
  /** The square that the last step reached stops him (move.stop). */
  readonly held: boolean;
  /** A card on his square is still to be shown. */
  readonly arriving: boolean;
  readonly shown: readonly Square[];
  /** Nothing more can be taken, attacked or searched. */
  readonly acted: boolean;
  readonly took: boolean;
  /** A search whose die is due, then whose treasure is due. */
  readonly search: "none" | "die" | "treasure";
  readonly searched: boolean;
  readonly played: boolean;
  /** A card was played in step 6, or passed. */
  readonly influenced: boolean;
  readonly served: boolean;
  /** Added to his totals in combat today. */
  readonly fury: number;
  readonly over: "no" | "lost" | "died";
}

export interface PendingEffect extends Effect {
  readonly seat: SeatId;
}

/** A card shown on a square and not yet dealt with. */
export interface Found {
  readonly card: CardId;
  readonly square: Square;
  /** Asked: its decision or fight is not over; used: only its effects and its end are left. */
  readonly stage: "asked" | "used";
}

export interface Portal {
  readonly to: Square | null;
  readonly die: number | null;
}

/** The player of the turn fights a villain, or another seat's Henchman. */
export interface Combat {
  readonly foe: SeatId | null;
  /** A villain's life left; 0 against a Henchman. */
  readonly life: number;
  /** From 1. */
  readonly round: number;
  readonly stage: "answer" | "choice" | "dice" | "totals";
  readonly dice: readonly number[];
}

export interface Death {
  readonly seat: SeatId;
  /** Who slew him, if a Henchman did. */
  readonly slayer: SeatId | null;
  readonly stage: "treasures" | "hand" | "draw";
}

/** Maps leaving the game after the last treasure was dug up (maps.out). */
export interface MapsLeaving {
  readonly discards: boolean;
  /** Seats that still set their maps aside; the first one draws. */
  readonly seats: readonly SeatId[];
  readonly aside: boolean;
  readonly owed: number;
}

export interface Ending {
  readonly reason: "won" | "dead-end" | "limit";
  readonly winner: SeatId | null;
}

export interface State {
  readonly setting: Setting;
  readonly rulings: Rulings;
  /** Top first. */
  readonly pile: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly aside: readonly CardId[];
  readonly hands: readonly (readonly CardId[])[];
  readonly lying: Readonly<Record<Square, Lying>>;
  /** Undug treasures, top first. */
  readonly undug: readonly TreasureId[];
  readonly treasures: Readonly<Record<TreasureId, Placed>>;
  /** By City square, in the edition's order. */
  readonly services: readonly Service[];
  readonly henchmen: readonly Henchman[];
  /** Seats that still roll for the first turn. */
  readonly contenders: readonly SeatId[];
  /** Some of them have rolled for it and tied. */
  readonly tied: boolean;
  readonly onTurn: SeatId;
  /** Turns that have ended. */
  readonly turns: number;
  readonly turn: Turn;
  readonly effects: readonly PendingEffect[];
  readonly found: Found | null;
  readonly portal: Portal | null;
  /** The card played from the hand and not yet discarded. */
  readonly played: CardId | null;
  /** A map has been played and its treasure is still to be drawn. */
  readonly digging: boolean;
  /** An inserted card that is being removed by Dispel or the catharsis. */
  readonly removing: Square | null;
  readonly combat: Combat | null;
  readonly death: Death | null;
  readonly mapsLeaving: MapsLeaving | null;
  readonly mapsGone: boolean;
  /** A map drawn after the maps left the game. */
  readonly drawnMap: CardId | null;
  /** Cards discarded in the catharsis before the coming reshuffle. */
  readonly cleansed: number;
  readonly over: Ending | null;
}
