// A peer: boardgame.io's reducer on a small turn game whose moves change about as much of the state as an event of
// Lords of Xidit. Its moves are replayed from memory; nothing is read, hashed, derived or compared.
import { loadPeer } from "./peers.ts";

type Counts = number[];

/** What the game's moves change: a seat stands somewhere, takes a unit there, and has been there. */
interface Table {
  readonly units: Counts[];
  readonly screens: Counts[];
  readonly standing: number[];
  readonly visited: number[][];
}

interface State {
  readonly G: Table;
  readonly ctx: { readonly turn: number };
}

interface Move {
  readonly type: "MAKE_MOVE";
  readonly payload: {
    readonly type: "recruit";
    readonly args: readonly number[];
    readonly playerID: string;
  };
}

/** The two functions of `boardgame.io/internal` that are used. */
interface Internal {
  readonly InitializeGame: (options: { game: object; numPlayers: number }) => State;
  readonly CreateGameReducer: (options: {
    game: object;
    isClient: boolean;
  }) => (state: State, move: Move) => State;
}

const SEATS = 4;
const CITIES = 21;
const FULL: Readonly<Counts> = [1, 1, 1, 1, 1];
const MOST_VISITED = 6;

const bySeat = <T>(make: () => T): T[] => Array.from({ length: SEATS }, make);

const game = {
  name: "recruiting",
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  setup: (): Table => ({
    units: Array.from({ length: CITIES }, () => [...FULL]),
    screens: bySeat(() => FULL.map(() => 0)),
    standing: bySeat(() => 0),
    visited: bySeat(() => []),
  }),
  moves: {
    // Moves write to a draft; boardgame.io makes the next state of it.
    recruit: ({ G, playerID }: { G: Table; playerID: string }, city: number): void => {
      const seat = Number(playerID);
      const here = G.units[city]!;
      const weakest = here.findIndex((left) => left > 0);
      here[weakest]!--;
      G.screens[seat]![weakest]!++;
      G.standing[seat] = city;
      const visited = G.visited[seat]!;
      if (visited.length === MOST_VISITED) visited.length = 0;
      visited.push(city);
      if (here.every((left) => left === 0)) G.units[city] = [...FULL];
    },
  },
};

const load = (): Internal => {
  // As on a server; otherwise it also checks each move's result for what cannot be sent.
  process.env["NODE_ENV"] = "production";
  return loadPeer<Internal>("boardgame-io.js");
};

const recruit = (index: number): Move => ({
  type: "MAKE_MOVE",
  payload: {
    type: "recruit",
    args: [(index * 8) % CITIES],
    playerID: String(index % SEATS),
  },
});

/** One after the other, seat by seat. */
export const makeMoves = (moves: number): readonly Move[] =>
  Array.from({ length: moves }, (_, index) => recruit(index));

/** Answers for a list of moves whether all of them were accepted. */
export const replayer = (): ((moves: readonly Move[]) => boolean) => {
  const { InitializeGame, CreateGameReducer } = load();
  const reduce = CreateGameReducer({ game, isClient: false });
  const before = InitializeGame({ game, numPlayers: SEATS });
  return (moves) => {
    let state = before;
    for (const move of moves) state = reduce(state, move);
    const recruited = state.G.screens.flat().reduce((sum, units) => sum + units, 0);
    return recruited === moves.length && state.ctx.turn === moves.length + 1;
  };
};
