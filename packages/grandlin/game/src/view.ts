// What one pair of eyes may know of a state (known.hidden). Hidden things are null, never guessed and never left in.
// Protects from spoilers; must not be asked to protect a secret from the owner of the file.
import type { Eyes, SeatId } from "@assize/kernel-model";
import type { CardId, Service, Square, TreasureId } from "@assize/grandlin-edition";
import {
  type Combat,
  type Ending,
  type Found,
  type State,
  type Henchman,
  type Lying,
  type Placed,
  type Setting,
  squares,
  type Turn,
} from "@assize/grandlin-rules";

/** A playing card on the board; `card` is null where it is not known. */
export interface LyingView {
  readonly card: CardId | null;
  readonly by: SeatId;
  readonly shown: boolean;
}

/** Treasures in one place: how many, and those whose kind is known. */
export interface TreasuresView {
  readonly count: number;
  readonly known: readonly TreasureId[];
}

export interface SeatView {
  readonly colour: string;
  readonly henchman: Henchman;
  readonly castle: Square;
  readonly cards: number;
  /** The cards themselves, where these eyes may see them. */
  readonly hand: readonly CardId[] | null;
  readonly carried: TreasuresView;
  readonly secured: TreasuresView;
}

export interface GrandlinView {
  readonly setting: Setting;
  readonly eyes: Eyes;
  /** Place in the chart, for example `play.movement.steps`. */
  readonly place: string;
  readonly onTurn: SeatId;
  readonly turns: number;
  readonly turn: Turn;
  readonly seats: readonly SeatView[];
  readonly lying: Readonly<Record<Square, LyingView>>;
  /** Treasures outside players' castles, by square. */
  readonly treasures: Readonly<Record<Square, readonly TreasureId[]>>;
  readonly services: readonly Service[];
  readonly pile: number;
  readonly discard: readonly CardId[];
  readonly aside: readonly CardId[];
  readonly undug: number;
  readonly found: Found | null;
  readonly combat: Combat | null;
  readonly over: Ending | null;
}

/** What is secured is shown to all once somebody has won. */
const knows = (game: State, eyes: Eyes, { at, open, seen }: Placed): boolean =>
  eyes === "all" ||
  open ||
  (game.over?.reason === "won" && at === "square") ||
  (eyes !== "public" && seen.includes(eyes));

const treasuresView = (
  game: State,
  eyes: Eyes,
  treasures: readonly TreasureId[],
): TreasuresView => ({
  count: treasures.length,
  known: treasures.filter((id) => knows(game, eyes, game.treasures[id]!)),
});

const lyingView = (eyes: Eyes, { card, by, shown, seen }: Lying): LyingView => ({
  card: eyes === "all" || shown || (eyes !== "public" && seen.includes(eyes)) ? card : null,
  by,
  shown,
});

const seatView = (game: State, eyes: Eyes, seat: SeatId): SeatView => ({
  colour: game.setting.colours[seat]!,
  henchman: game.henchmen[seat]!,
  castle: squares.castleOf(game, seat),
  cards: game.hands[seat]!.length,
  hand: eyes === "all" || eyes === seat ? game.hands[seat]! : null,
  carried: treasuresView(game, eyes, squares.carriedBy(game, seat)),
  secured: treasuresView(game, eyes, squares.securedBy(game, seat)),
});

const treasuresOutside = (game: State): Readonly<Record<Square, readonly TreasureId[]>> => {
  const found: Record<Square, TreasureId[]> = {};
  for (const [id, { square, loose = false }] of Object.entries(game.treasures))
    if (square !== null && (loose || squares.lordOf(game, square) === null))
      (found[square] ??= []).push(id);
  return found;
};

/** The state as these eyes see it at this place of the chart. */
export const view = (game: State, place: string, eyes: Eyes): GrandlinView => ({
  setting: game.setting,
  eyes,
  place,
  onTurn: game.onTurn,
  turns: game.turns,
  turn: game.turn,
  seats: squares.seatsOf(game).map((seat) => seatView(game, eyes, seat)),
  lying: Object.fromEntries(
    Object.entries(game.lying).map(([square, lying]) => [square, lyingView(eyes, lying)]),
  ),
  treasures: treasuresOutside(game),
  services: game.services,
  pile: game.pile.length,
  discard: game.discard,
  aside: game.aside,
  undug: game.undug.length,
  found: game.found,
  combat: game.combat,
  over: game.over,
});
