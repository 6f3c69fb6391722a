// Files of real chess games that are read where they are public, and what an audit says of them. The games are not in this repository;
// docs/explanation/real-chess-records.md tells how to get them, and what a person read in each finding.

/** What is found in a game: its number in the file, and the first finding or doubt. */
export interface Told {
  readonly game: number;
  readonly verdict: "violated" | "undetermined";
  /** The code and the clauses of the first finding, or the reason of the first doubt. */
  readonly what: string;
}

export interface RealRecords {
  /** On GitHub. */
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  /** SHA-256 of the file in hexadecimal digits: by this it is recognised, whatever it is called. */
  readonly sha256: string;
  readonly games: number;
  /** Every game that is not compliant. */
  readonly told: readonly Told[];
}

const CHESSLIB = {
  repository: "bhlangonijr/chesslib",
  commit: "49599909c02fc652b15d89048ec88f8b707facf6",
};

export const REAL_RECORDS: readonly RealRecords[] = [
  {
    repository: "lgbarn/pgn-extract-go",
    commit: "4e277f6373405806e278eeb29317083d0465fcfe",
    path: "cancer0707.pgn",
    sha256: "6c3491b049e5fa5d3c9591217d2156123adb01bd9ce99b42a43200545583706a",
    games: 1_667,
    told: [],
  },
  {
    ...CHESSLIB,
    path: "src/test/resources/cup.pgn",
    sha256: "b1d4159c95ca5102d0edc7c071f95aeca0e31ad56623fdfffcb0aa9b370aea4c",
    games: 900,
    told: [
      { game: 297, verdict: "violated", what: "event-after-end end.fivefold" },
      { game: 561, verdict: "violated", what: "event-after-end end.dead" },
      { game: 879, verdict: "violated", what: "event-after-end end.fivefold" },
    ],
  },
  {
    repository: "pbbwfc/FsChessPgn",
    commit: "6fe13d7f446ea38639d537792eacf42b6800aa3a",
    path: "scripts/data/pgn/AndrewPLewis.pgn",
    sha256: "09e83697ad8e37547af1197c3964e5404f9b13d3713807c99c24e3bae326fa28",
    games: 298,
    told: [],
  },
  {
    ...CHESSLIB,
    path: "src/test/resources/redqueen.pgn",
    sha256: "9fd89b5e079868531f23941536909caea29242d6bc55a0c8784b90e383d867c0",
    games: 270,
    told: [],
  },
  {
    ...CHESSLIB,
    path: "src/test/resources/Morphy_UTF8.pgn",
    sha256: "9c6289656cb9286077b7de4cf049b27609b2e35a8d0fbaa6204c5bef7428fb68",
    games: 211,
    told: [],
  },
  {
    ...CHESSLIB,
    path: "src/test/resources/linares_2002.pgn",
    sha256: "9508837380f8f5f4ab5e5f91d6051705588ab6fd1c256f52440212305e9c4896",
    games: 42,
    told: [],
  },
  {
    ...CHESSLIB,
    path: "src/test/resources/finalmast11.pgn",
    sha256: "16620449aa717fef93094fc41d9d37c45d3aefaf056dadd665e54239ccfccb56",
    games: 30,
    told: [],
  },
];
