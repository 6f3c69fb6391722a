// Chess as people write it down: PGN and SAN, read and written.
export { readPgn } from "./read-pgn.ts";
export type { PgnEvent, PgnGame } from "./read-pgn.ts";
export { readMoves } from "./recorded.ts";
export type { WrittenMove } from "@assize/chess-game";
export { readSan, sanOf } from "./san.ts";
export type { ReadSan } from "./san.ts";
export { RESULTS } from "./tokens.ts";
export type { Place, Result } from "./tokens.ts";
export { writePgn } from "./write-pgn.ts";
export type { WrittenGame } from "./write-pgn.ts";
