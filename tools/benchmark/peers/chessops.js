// What the benchmark uses of chessops, which is GPL. No package of the workspace may import this file by name.
export { Chess } from "chessops/chess";
export { parsePgn, startingPosition } from "chessops/pgn";
export { makeSanAndPlay, parseSan } from "chessops/san";
