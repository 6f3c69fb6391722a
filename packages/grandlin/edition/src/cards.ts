// The single cards and treasures of an edition, each with a name of its own, and the facts of its squares.
// Knows no state.
import { type Colour, COLOURS, type Edition, type Face, type TreasureKind } from "./format.ts";

/** For example `bandit-3`. */
export type CardId = string;
/** For example `crown-1`. */
export type TreasureId = string;
/** Column and row, for example `D4`. */
export type Square = string;

const COLUMNS = "ABCDEFGHIJ";
const SIDE = 10;

/** All squares, column by column (comp.board). */
export const SQUARES: readonly Square[] = COLUMNS.split("").flatMap((column) =>
  Array.from({ length: SIDE }, (_, row) => `${column}${row}`),
);

export interface Facts {
  readonly edition: Edition;
  readonly cards: Readonly<Record<CardId, Face>>;
  readonly cardIds: readonly CardId[];
  readonly treasures: Readonly<Record<TreasureId, TreasureKind>>;
  readonly treasureIds: readonly TreasureId[];
  readonly castles: Readonly<Record<Colour, Square>>;
  readonly castleSquares: ReadonlySet<Square>;
  readonly citySquares: ReadonlySet<Square>;
  /** From each square the squares one step away, walls and gates heeded. */
  readonly neighbours: Readonly<Record<Square, readonly Square[]>>;
  readonly gates: ReadonlySet<Square>;
  readonly quadrants: Readonly<Record<Square, Colour>>;
}

const numbered = (name: string, copies: number): readonly string[] =>
  Array.from({ length: copies }, (_, n) => `${name}-${n + 1}`);

const neighboursOf = (square: Square): readonly Square[] => {
  const column = COLUMNS.indexOf(square.charAt(0));
  const row = Number(square.charAt(1));
  return [
    [column, row + 1],
    [column + 1, row],
    [column, row - 1],
    [column - 1, row],
  ].flatMap(([c, r]) =>
    c! >= 0 && c! < SIDE && r! >= 0 && r! < SIDE ? [`${COLUMNS.charAt(c!)}${r}`] : [],
  );
};

const BESIDE: Readonly<Record<Square, readonly Square[]>> = Object.fromEntries(
  SQUARES.map((square) => [square, neighboursOf(square)]),
);

/** The orthogonal neighbours, walls not heeded. */
export const beside = (square: Square): readonly Square[] => BESIDE[square] ?? [];

const quadrantOf = (edition: Edition, square: Square): Colour => {
  const half = (text: Square): string =>
    `${COLUMNS.indexOf(text.charAt(0)) < SIDE / 2}${Number(text.charAt(1)) < SIDE / 2}`;
  return (
    edition.castles.find((castle) => half(castle.square) === half(square))?.colour ?? COLOURS[0]
  );
};

const makeFacts = (edition: Edition): Facts => {
  const cards = edition.deck.flatMap((face) =>
    numbered(face.name, face.copies).map((id) => [id, face] as const),
  );
  const treasures = edition.treasures.flatMap(({ kind, copies }) =>
    numbered(kind, copies).map((id) => [id, kind] as const),
  );
  const city = new Set(edition.city.map(({ square }) => square));
  const joined = new Set(
    edition.gates.flatMap(({ outside, inside }) => [`${outside}${inside}`, `${inside}${outside}`]),
  );
  const open = (from: Square, to: Square): boolean =>
    city.has(from) === city.has(to) || joined.has(`${from}${to}`);
  return {
    edition,
    cards: Object.fromEntries(cards),
    cardIds: cards.map(([id]) => id),
    treasures: Object.fromEntries(treasures),
    treasureIds: treasures.map(([id]) => id),
    castles: Object.fromEntries(
      edition.castles.map(({ colour, square }) => [colour, square]),
    ) as Record<Colour, Square>,
    castleSquares: new Set(edition.castles.map(({ square }) => square)),
    citySquares: city,
    neighbours: Object.fromEntries(
      SQUARES.map((from) => [from, beside(from).filter((to) => open(from, to))]),
    ),
    gates: new Set(edition.gates.map(({ outside }) => outside)),
    quadrants: Object.fromEntries(SQUARES.map((square) => [square, quadrantOf(edition, square)])),
  };
};

const known = new WeakMap<Edition, Facts>();

/** What follows from an edition, made once. */
export const factsOf = (edition: Edition): Facts => {
  const facts = known.get(edition) ?? makeFacts(edition);
  known.set(edition, facts);
  return facts;
};
