// The drawing of a game: every piece where it stands, the last move and a check, and where a move can be picked.
import { renderSvg, THEME_NAMES } from "@assize/kernel-drawing";
import { type ChessView, piecesIn } from "@assize/chess-game";
import type { JsonObject } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { drawing } from "../src/index.ts";

const FEN = "rnbqkb1r/pppp1ppp/5n2/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 2 3";
const view: ChessView = {
  fen: FEN,
  pieces: piecesIn(FEN),
  turn: "white",
  last: { from: "g8", to: "f6", promotion: null },
  check: "e8",
  captured: { white: ["pawn"], black: [] },
  quiet: 2,
  offers: [],
  ended: null,
};

test("every piece stands on the board, named in each language", () => {
  for (const language of ["en", "fr", "de", "es"] as const) {
    const { shapes } = drawing.scene(view, language);
    const pieces = shapes.filter(({ key }) => key.startsWith("piece:"));
    expect(pieces).toHaveLength(view.pieces.length);
    expect(new Set(pieces.map(({ label }) => label)).size).toBe(pieces.length);
    expect(shapes.filter(({ key }) => key.startsWith("square:"))).toHaveLength(64);
    expect(new Set(shapes.map(({ key }) => key)).size).toBe(shapes.length);
  }
});

test("the last move, a check and what was captured are drawn", () => {
  const keys = drawing.scene(view, "en").shapes.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["last:from", "last:to", "check"]));
  const quiet = drawing.scene({ ...view, last: null, check: null }, "en").shapes;
  expect(quiet.some(({ key }) => key.startsWith("last") || key === "check")).toBe(false);
  expect(JSON.stringify(quiet)).toContain("captured:white:0");
});

test("a move is picked on shapes that are there", () => {
  const keys = new Set(drawing.scene(view, "en").shapes.map(({ key }) => key));
  const data = { from: "h5", to: "f7", promotion: null };
  const picked = drawing.pick!({ type: "moved", by: 0, data }, view);
  expect(picked).toEqual([["piece:white:queen:h5"], ["square:f7"]]);
  expect(picked.flat().every((key) => keys.has(key))).toBe(true);
  expect(drawing.pick!({ type: "resigned", by: 0, data: {} }, view)).toEqual([]);
});

test("a fact is about the pieces on its squares", () => {
  const about = (values: JsonObject) =>
    drawing.decided!({ fact: "any", values, knownTo: "public" }, view);
  expect(about({ king: "e8", piece: "queen", by: "h5" })).toEqual([
    "piece:white:queen:h5",
    "piece:black:king:e8",
  ]);
  expect(about({ square: "e6", piece: null })).toEqual([]);
  expect(about({ seat: 0 })).toEqual([]);
});

test("a castling of Chess960 is picked on the own rook, whether its square or the rook is tapped", () => {
  const pieces = piecesIn("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
  const data = { from: "f1", to: "g1", promotion: null };
  expect(drawing.pick!({ type: "moved", by: 0, data }, { ...view, pieces })).toEqual([
    ["piece:white:king:f1"],
    ["square:g1", "piece:white:rook:g1"],
  ]);
});

test("it is SVG by day, by night and on paper, and so is the board as a game begins", () => {
  for (const name of THEME_NAMES) {
    expect(renderSvg(drawing.scene(view, "en"), drawing.themes[name])).toMatch(/^<svg/);
    const board = drawing.edition({ id: "standard", start: FEN }, "de");
    expect(renderSvg(board, drawing.themes[name])).toContain("<svg");
  }
});
