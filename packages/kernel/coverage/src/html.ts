// Text and attributes of HTML, escaped where they are made: a page is built of nothing else.
// Knows no coverage.

/** Markup that is safe to be put into a page. Made by `markup` and `markup` only. */
export interface Markup {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one]!);

type Piece = string | number | Markup | readonly Markup[];

const isList = (piece: Piece): piece is readonly Markup[] => Array.isArray(piece);

const written = (piece: Piece): string => {
  if (typeof piece === "string") return escaped(piece);
  if (typeof piece === "number") return String(piece);
  return isList(piece) ? piece.map((one) => one.markup).join("\n") : piece.markup;
};

/** A template in which everything that is put in is escaped, unless it is markup itself. */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  markup: parts.map((part, i) => (i === 0 ? part : written(pieces[i - 1]!) + part)).join(""),
});
