// Colours and pieces. A piece is its letter in FEN: capital for White, small for Black.

export const COLOURS = ["white", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const KINDS = ["pawn", "knight", "bishop", "rook", "queen", "king"] as const;
export type Kind = (typeof KINDS)[number];

/** What a pawn may become. */
export const PROMOTIONS = ["queen", "rook", "bishop", "knight"] as const;
export type Promotion = (typeof PROMOTIONS)[number];

export const WHITE_PIECES = ["P", "N", "B", "R", "Q", "K"] as const;
export const BLACK_PIECES = ["p", "n", "b", "r", "q", "k"] as const;
export type Piece = (typeof WHITE_PIECES)[number] | (typeof BLACK_PIECES)[number];

const kinds: Readonly<Record<Piece, Kind>> = {
  P: "pawn",
  N: "knight",
  B: "bishop",
  R: "rook",
  Q: "queen",
  K: "king",
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
};

export const isPiece = (letter: string): letter is Piece => Object.hasOwn(kinds, letter);

/** By the code of a piece's letter: both are asked of every piece that a move meets. */
const kindByCode: readonly Kind[] = Array.from(
  { length: 128 },
  (_, code) => kinds[String.fromCharCode(code) as Piece] ?? "pawn",
);
const FIRST_SMALL = "a".charCodeAt(0);

export const kindOf = (piece: Piece): Kind => kindByCode[piece.charCodeAt(0)]!;
export const colourOf = (piece: Piece): Colour =>
  piece.charCodeAt(0) < FIRST_SMALL ? "white" : "black";
export const otherColour = (colour: Colour): Colour => (colour === "white" ? "black" : "white");
export const pieceOf = (colour: Colour, kind: Kind): Piece =>
  (colour === "white" ? WHITE_PIECES : BLACK_PIECES)[KINDS.indexOf(kind)]!;
