// What is found in the real games of this folder: the first finding's code and clause, by source and number. Each was read by itself:
// docs/explanation/real-chess-records.md says what is true of it.

const OF_BOOK: Readonly<Record<string, readonly number[]>> = {
  // The last position is a mate, and the result says something else.
  "outcome-wrong end.checkmate": [
    12_340, 13_123, 13_194, 18_229, 20_148, 20_265, 20_372, 20_413, 95_965, 99_078, 110_255,
    112_813,
  ],
  "outcome-wrong end.stalemate": [18_283, 63_364],
  "outcome-wrong end.dead": [17_966],
  // Moves stand behind a position in which nobody can mate.
  "event-after-end end.dead": [
    11_494, 12_354, 43_239, 47_821, 48_263, 60_676, 78_933, 78_949, 79_418, 91_547, 94_694, 107_316,
    127_087, 138_839,
  ],
};

export const FOUND: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OF_BOOK).flatMap(([what, numbers]) =>
    numbers.map((number) => [`gnuchess-book ${number}`, what] as const),
  ),
  ["scid 232", "event-after-end end.dead"],
]);
