// Chess as people write it down: PGN and SAN, read and written.
export { readPgn } from "./read-pgn.ts";
export type { PgnEvent, PgnGame } from "./reading.ts";
export { LETTER_LANGUAGES, type LetterLanguage, letterLanguageOf } from "./letters.ts";
export { notedMoves } from "./noted-move.ts";
export { readSan, sanOf } from "./san.ts";
export type { ReadSan } from "./san.ts";
export { type Note, notesIn } from "./notes.ts";
export { lastGameIn, RESULTS } from "./tokens.ts";
export type { Place, Result } from "./tokens.ts";
export { writePgn } from "./write-pgn.ts";
export type { NotedMove, WrittenGame, WrittenText } from "./write-pgn.ts";
