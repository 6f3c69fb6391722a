// Numbers that the world agrees on: how many sequences of legal moves there are. Source: the chess programming wiki,
// "Perft Results", positions 1 to 6, and "Chess960 Perft Results" (`fischer.epd`).

export interface PerftTable {
  readonly name: string;
  readonly fen: string;
  /** From depth 1 on. */
  readonly counts: readonly number[];
  /** The depth that every test run reaches; the others are asked for by the deep run. */
  readonly always: number;
}

export const PERFT_TABLES: readonly PerftTable[] = [
  {
    name: "the start",
    fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    counts: [20, 400, 8_902, 197_281, 4_865_609],
    always: 4,
  },
  {
    name: "Kiwipete",
    fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    counts: [48, 2_039, 97_862, 4_085_603],
    always: 3,
  },
  {
    name: "position 3",
    fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    counts: [14, 191, 2_812, 43_238, 674_624, 11_030_083],
    always: 4,
  },
  {
    name: "position 4",
    fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    counts: [6, 264, 9_467, 422_333, 15_833_292],
    always: 3,
  },
  {
    name: "position 4, mirrored",
    fen: "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    counts: [6, 264, 9_467, 422_333, 15_833_292],
    always: 3,
  },
  {
    name: "position 5",
    fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    counts: [44, 1_486, 62_379, 2_103_487],
    always: 3,
  },
  {
    name: "position 6",
    fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    counts: [46, 2_079, 89_890, 3_894_594],
    always: 3,
  },
];

/** Castlings by the files of the rooks, for kings and rooks on any file. */
export const CHESS960_TABLES: readonly PerftTable[] = [
  {
    name: "960, HFhf",
    fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    counts: [21, 528, 12_189, 326_672, 8_146_062],
    always: 3,
  },
  {
    name: "960, HEhe",
    fen: "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
    counts: [21, 807, 18_002, 667_366],
    always: 3,
  },
  {
    name: "960, GE",
    fen: "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
    counts: [20, 479, 10_471, 273_318],
    always: 3,
  },
  {
    name: "960, hf",
    fen: "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
    counts: [22, 593, 13_440, 382_958],
    always: 3,
  },
  {
    name: "960, GDgd",
    fen: "b1qr1krb/pp1ppppp/n2n4/8/2p5/2P3P1/PP1PPP1P/BNQRNKRB w GDgd - 0 9",
    counts: [28, 707, 19_721, 549_506],
    always: 3,
  },
];
