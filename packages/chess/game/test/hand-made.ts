// Each rule of moving and speaking, kept and broken, as positions made by hand; to be played outside their own tests too: each
// throws where it does not go as it should.
import type { ClauseId } from "@assize/chess-rulebook";
import type { WrittenEvent } from "@assize/kernel-model";
import { at, claim, line, move, say, tableWith } from "./a-table.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Board, a move that is legal there, one that is not, and every clause that it breaks. */
export const CASES: readonly (readonly [string, string, string, readonly ClauseId[]])[] = [
  [START, "e2e4", "e7e5", ["move.own"]],
  [START, "g1f3", "e4e5", ["move.own"]],
  [START, "g1f3", "g1e2", ["move.occupied"]],
  [START, "e2e3", "e2e5", ["pawn.advance"]],
  [START, "e2e4", "d1d4", ["move.path"]],
  [START, "b1c3", "b1b3", ["move.knight"]],
  ["4k3/p7/8/8/3B4/8/8/4K3 w - - 0 1", "d4g7", "d4d5", ["move.bishop"]],
  ["4k3/8/8/8/3R4/8/8/4K3 w - - 0 1", "d4h4", "d4e5", ["move.rook"]],
  ["4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4g7", "d4e6", ["move.queen"]],
  ["4k3/p7/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "e1e3", ["king.step"]],
  ["4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e1e2", "e4e5", ["pawn.advance"]],
  ["4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "e4f5", ["pawn.capture", "pawn.en-passant"]],
  ["4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "e5f6", ["pawn.capture", "pawn.en-passant"]],
  ["4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "e5e6", "e5d6", ["pawn.capture", "pawn.en-passant"]],
  ["8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8n", "e7e8", ["pawn.promotion"]],
  [START, "e2e4", "e2e4q", ["pawn.promotion"]],
  ["4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2e5", "e2d2", ["king.exposed"]],
  ["4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1d2", "e1g1", ["castling.attacked"]],
  ["4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "e1g1", ["castling.attacked"]],
  ["4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1c1", "e1g1", ["castling.lost"]],
  ["4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1g1", "e1c1", ["castling.path"]],
  ["4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "e1g1q", ["pawn.promotion"]],
  ["4k3/8/5p2/8/4P3/8/8/4K3 w - - 0 1", "e4e5", "e4f6", ["pawn.capture"]],
];

const OFFERED = [...line("e2e4 e7e5"), say("draw-offered", 0)];
const BOUND = [...line("e2e4 e7e5"), claim(0, "fifty-moves", "g1f3")];
const BOUND_BESIDE_CASTLING = [
  ...line("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5"),
  claim(0, "fifty-moves", "d2d3"),
];

/** What was played and said before, what is refused then, and every clause that it breaks. */
export const REFUSED: readonly (readonly [
  readonly WrittenEvent[],
  WrittenEvent,
  readonly ClauseId[],
])[] = [
  [[], move(1, "e7e5"), ["turn.alternate", "move.own"]],
  [line("e2e4"), move(0, "d2d4"), ["turn.alternate", "move.own"]],
  [line("e2e4 e7e5"), say("draw-accepted", 0), ["offer.answer"]],
  [line("e2e4 e7e5"), say("draw-declined", 1), ["offer.answer"]],
  [OFFERED, say("draw-accepted", 0), ["offer.answer"]],
  [OFFERED, say("draw-declined", 0), ["offer.answer"]],
  [[...OFFERED, move(0, "g1f3"), move(1, "g8f6")], say("draw-accepted", 1), ["offer.answer"]],
  [[...OFFERED, say("draw-declined", 1)], say("draw-accepted", 1), ["offer.answer"]],
  [[move(0, "e2e4"), say("draw-offered", 0)], say("draw-accepted", 1), ["end.agreement"]],
  [line("e2e4 e7e5"), claim(1, "threefold"), ["claim.turn"]],
  [line("e2e4 e7e5"), claim(0, "threefold", "e1e3"), ["claim.move"]],
  [BOUND, move(0, "b1c3"), ["claim.incorrect"]],
  [BOUND_BESIDE_CASTLING, move(0, "e1g1"), ["claim.incorrect"]],
  [
    line("f2f3 e7e5 g2g4 d8h4"),
    { type: "result-stated", data: { winner: 0, saidBy: "arbiter" } },
    ["result.stated"],
  ],
];

export const HAND_MADE: readonly { readonly name: string; readonly play: () => unknown }[] = [
  ...CASES.flatMap(([fen, legal, illegal, clauses]) => [
    {
      name: `${fen}: ${legal}`,
      play: () => tableWith().given(at(fen)).when(move(0, legal)).accepted(),
    },
    {
      name: `${fen}: ${illegal}`,
      play: () => tableWith().given(at(fen)).when(move(0, illegal)).refused(clauses),
    },
  ]),
  ...REFUSED.map(([before, event, clauses]) => ({
    name: `${event.type} breaks ${clauses.join()}`,
    play: () => tableWith().given(before).when(event).refused(clauses),
  })),
];
