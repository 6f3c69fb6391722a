// Everything that lies on and around the table of the slow referee of the treasure game; mutable on purpose.
// Board, deck, services and prices come from the edition; knows how a table is laid before anything is shuffled.
import { referenceEdition } from "@assize/grandlin-edition";

type Edition = typeof referenceEdition;
export type Face = Edition["deck"][number];
export type Effect = NonNullable<Face["effects"]>[number];

/** What is read of a log's header. */
export interface GrandlinHeader {
  readonly seats: readonly { readonly colour: string }[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly rulings: { readonly overrides: Readonly<Record<string, string>> };
  /** What is forced stands in no line. */
  readonly terse?: true;
}

/** Every ruling with its first option, which both sets have. */
const RULINGS: Readonly<Record<string, string>> = {
  "first-hand": "four",
  "city-cards": "by-colour",
  daily: "start",
  "stop-on": "any",
  "arrive-act": "one",
  take: "one",
  "black-found": "hand",
  "city-steps": "counted",
  "city-leave": "gate",
  "flee-first": "no",
  "loss-cap": "5",
  "villain-life": "power",
  "home-safe": "barred",
  divide: "down",
  poison: "one",
  "portal-choice": "before",
  "portal-where": "any",
  reshuffle: "needed",
  "dead-end": "stop",
  limit: "600",
  "city-insert": "barred",
  "special-price": "barred",
  "spell-slain": "left",
  "castle-left": "secured",
  "loot-take": "random",
  "loot-act": "instead",
  "drop-where": "outside",
  "hoard-of": "all",
  "catharsis-found": "any",
};

/** setup.attributes */
const FRESH = { health: 15, gold: 5, strength: 2, weaponry: 0, poison: 0, lostTurn: false };

export interface Knight {
  square: string;
  health: number;
  gold: number;
  strength: number;
  weaponry: number;
  /** Health that he loses a day. */
  poison: number;
  lostTurn: boolean;
  /** Where his last day ended. */
  slept: string;
  /** Days in a row spent searching a castle, and which (variant.loot). */
  days: number;
  searching: string | null;
}

/** What has happened on the day of the seat on turn. */
export interface Day {
  poisonDone: boolean;
  roll: "due" | "called" | "made";
  steps: number;
  moving: boolean;
  firstStep: boolean;
  /** The square that was reached stops him. */
  held: boolean;
  /** The card on his square is still to be looked at. */
  arriving: boolean;
  shown: string[];
  /** Step 5 is over. */
  acted: boolean;
  took: boolean;
  searched: boolean;
  cardPlayed: boolean;
  /** Step 6 is over. */
  passed: boolean;
  served: boolean;
  fury: number;
  over: "no" | "lost" | "died";
}

export interface Fight {
  /** A seat, or null for a villain. */
  readonly foe: number | null;
  life: number;
  round: number;
  stage: "answer" | "choice" | "dice";
}

export interface Table {
  readonly edition: Edition;
  readonly rulings: Readonly<Record<string, string>>;
  readonly castles: readonly string[];
  readonly win: string;
  readonly variants: readonly string[];
  readonly faces: ReadonlyMap<string, Face>;
  /** In the edition's order. */
  readonly cards: readonly string[];
  readonly treasures: readonly string[];
  services: readonly string[];
  knights: Knight[];
  hands: string[][];
  pile: string[];
  discard: string[];
  lying: Map<string, { card: string; shown: boolean }>;
  undug: string[];
  /** Where each treasure is: the seat that carries it, or its square; absent: undug. */
  where: Map<string, number | string>;
  /** Treasures that are neither secured nor of a hoard where they lie. */
  loose: Set<string>;
  mapsGone: boolean;
  onTurn: number;
  turns: number;
  day: Day;
  fight: Fight | null;
  /** The shown card that is being dealt with. */
  found: { readonly card: string; readonly square: string } | null;
  /** A card from the hand that is not yet discarded. */
  played: string | null;
  effects: { readonly seat: number; readonly effect: Effect }[];
  /** Somebody's death is being settled. */
  burying: boolean;
  /** Maps are leaving the game. */
  mapsLeaving: boolean;
  cleansed: number;
}

export const newDay = (): Day => ({
  poisonDone: false,
  roll: "due",
  steps: 0,
  moving: true,
  firstStep: true,
  held: false,
  arriving: true,
  shown: [],
  acted: false,
  took: false,
  searched: false,
  cardPlayed: false,
  passed: false,
  served: false,
  fury: 0,
  over: "no",
});

export const freshKnight = (square: string): Knight => ({
  ...FRESH,
  square,
  slept: square,
  days: 0,
  searching: null,
});

const each = (name: string, copies: number): readonly string[] =>
  Array.from({ length: copies }, (_, i) => `${name}-${i + 1}`);

export const layTable = ({ seats, options, rulings }: GrandlinHeader): Table => {
  const edition = referenceEdition;
  const castles = seats.map(
    ({ colour }) => edition.castles.find((castle) => castle.colour === colour)!.square,
  );
  const faces = new Map(
    edition.deck.flatMap((face) => each(face.name, face.copies).map((card) => [card, face])),
  );
  return {
    edition,
    rulings: { ...RULINGS, ...rulings.overrides },
    castles,
    win: String(options["win"]),
    variants: (options["variants"] ?? []) as readonly string[],
    faces,
    cards: [...faces.keys()],
    treasures: edition.treasures.flatMap(({ kind, copies }) => each(kind, copies)),
    services: edition.city.map(
      ({ colour }) => edition.services.find((one) => one.colour === colour)!.service,
    ),
    knights: castles.map(freshKnight),
    hands: castles.map(() => []),
    pile: [],
    discard: [],
    lying: new Map(),
    undug: [],
    where: new Map(),
    loose: new Set(),
    mapsGone: false,
    onTurn: 0,
    turns: 0,
    day: newDay(),
    fight: null,
    found: null,
    played: null,
    effects: [],
    burying: false,
    mapsLeaving: false,
    cleansed: 0,
  };
};

// ---- what lies where

/** Whether the table plays by this option. */
export const has = (table: Table, ruling: string, option: string): boolean =>
  table.rulings[ruling] === option;

const COLUMNS = "ABCDEFGHIJ";
export const SQUARES: readonly string[] = COLUMNS.split("").flatMap((column) =>
  Array.from({ length: 10 }, (_, row) => `${column}${row}`),
);

export const isBeside = (a: string, b: string): boolean =>
  SQUARES.includes(b) &&
  Math.abs(COLUMNS.indexOf(a[0]!) - COLUMNS.indexOf(b[0]!)) +
    Math.abs(Number(a[1]) - Number(b[1])) ===
    1;

export const inCity = ({ edition }: Table, square: string): boolean =>
  edition.city.some((one) => one.square === square);
export const isCastle = ({ edition }: Table, square: string): boolean =>
  edition.castles.some((one) => one.square === square);

/** city.gates: no wall stands between these neighbours. */
export const isOpen = (table: Table, from: string, to: string): boolean =>
  inCity(table, from) === inCity(table, to) ||
  table.edition.gates.some(
    ({ outside, inside }) =>
      (outside === from && inside === to) || (outside === to && inside === from),
  );

export const seatsOf = ({ knights }: Table): readonly number[] => [...knights.keys()];
export const from = (table: Table, seat: number): readonly number[] =>
  seatsOf(table).map((n) => (seat + n) % table.knights.length);

export const me = ({ knights, onTurn }: Table): Knight => knights[onTurn]!;
export const typeOf = ({ faces }: Table, card: string): string | undefined => faces.get(card)?.type;
export const stands = ({ knights }: Table, square: string): readonly number[] =>
  [...knights.keys()].filter((seat) => knights[seat]!.square === square);

export const carriedBy = ({ treasures, where }: Table, seat: number): readonly string[] =>
  treasures.filter((one) => where.get(one) === seat);
export const treasuresOn = ({ treasures, where }: Table, square: string): readonly string[] =>
  treasures.filter((one) => where.get(one) === square);
export const inHand = (table: Table, seat: number): number =>
  table.hands[seat]!.length + carriedBy(table, seat).length;

/** Whose castle a square is; undefined for any other and for one that nobody plays. */
export const lordOf = ({ castles }: Table, square: string): number | undefined => {
  const seat = castles.indexOf(square);
  return seat < 0 ? undefined : seat;
};

export const hasVillain = (table: Table, square: string): boolean => {
  const lying = table.lying.get(square);
  return lying !== undefined && typeOf(table, lying.card) === "villain";
};

/** play.insert */
export const isInsertable = (table: Table, square: string): boolean =>
  SQUARES.includes(square) &&
  (!inCity(table, square) || has(table, "city-insert", "allowed")) &&
  !isCastle(table, square) &&
  stands(table, square).length === 0 &&
  !table.lying.has(square);

/** Of what lies on a square what belongs to the castle or the villain there. */
export const ownedOn = (table: Table, square: string): readonly string[] =>
  treasuresOn(table, square).filter((one) => !table.loose.has(one));
/** To a hand or a square. */
export const put = (table: Table, treasure: string, to: number | string): void => {
  table.where.set(treasure, to);
  table.loose.delete(treasure);
};
/** Left by a death or a drop. */
export const leave = (table: Table, treasure: string, square: string): void => {
  put(table, treasure, square);
  if (has(table, "castle-left", "ownerless") && lordOf(table, square) !== undefined)
    table.loose.add(treasure);
};
/** A card comes to lie on treasures. */
export const cover = (table: Table, square: string): void => {
  if (has(table, "hoard-of", "slain"))
    for (const one of treasuresOn(table, square)) table.loose.add(one);
};

export const takeFromHand = (table: Table, seat: number, card: string): void => {
  table.hands[seat] = table.hands[seat]!.filter((one) => one !== card);
};

/** A card goes to the discards, or leaves the game where it is a map and those must (maps.out). */
export const throwAway = (table: Table, cards: readonly string[]): void => {
  table.discard.push(...cards.filter((card) => !table.mapsGone || typeOf(table, card) !== "map"));
};
