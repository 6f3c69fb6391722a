// The example games of chess: games that people really played, as moves in long notation. Knows how to record them; makes text only.
import { chess, statedFrom } from "@assize/chess-game";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { encodeHeader } from "@assize/kernel-event-log";
import type { GameModel, Json, JsonObject } from "@assize/kernel-model";
import { begin, newHeader, submit, type Submission } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { edit, tamper } from "@assize/testkit";
import * as Result from "effect/Result";

export interface ChessRecord {
  readonly name: string;
  readonly white: string;
  readonly black: string;
  /** From where it is recorded; null for the whole game. */
  readonly fen: string | null;
  /** Whoever has the move first plays first. */
  readonly moves: string;
  /** What was stated after the last move. */
  readonly stated: readonly Submission[];
  /** What the last line says in place of what follows by the rules of the header. */
  readonly recorded: JsonObject | null;
}

export const CHESS_RECORDS: readonly ChessRecord[] = [
  // Paris, 1858.
  {
    name: "chess-opera",
    white: "Paul Morphy",
    black: "Duke Karl and Count Isouard",
    fen: null,
    moves:
      "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 " +
      "e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8",
    stated: [],
    recorded: null,
  },
  // Nalchik, 31 August 2008, as onlookers took it from a video. The arbiter decided at the board that it was drawn.
  {
    name: "chess-nalchik",
    white: "Monika Soćko",
    black: "Sabina-Francesca Foisor",
    fen: "8/8/3k4/3n4/K7/3N4/8/8 b - - 0 90",
    moves: "d6e6 d3c5 e6f5 c5d3 f5e4 d3b4 e4d4 b4c6 d4c5 c6e5 c5d6",
    stated: [{ type: "flag-fell", data: { seat: 1, saidBy: "arbiter" } }],
    recorded: { winner: null },
  },
];

const moved = (text: string, by: number): Submission => ({
  type: "moved",
  by,
  data: { from: text.slice(0, 2), to: text.slice(2, 4), promotion: null },
});

/** Its lines, without newlines. */
export const chessLog = (record: ChessRecord): readonly string[] => {
  const { fen, moves, stated, recorded } = record;
  const seats = [
    { colour: "white", name: record.white },
    { colour: "black", name: record.black },
  ];
  const header = {
    ...newHeader(chess as GameModel, { seats }, nodeHash),
    ...(fen === null ? {} : { position: statedFrom(fen) }),
  };
  const digest = (value: Json): string => digestJson(value, nodeHash);
  const started = Result.getOrThrow(start(header, { games: [chess as GameModel], digest }));
  const first = fen?.includes(" b ") === true ? 1 : 0;
  let { recording } = begin(started, nodeHash);
  const lines = [encodeHeader(header)];
  for (const choice of [
    ...moves.split(" ").map((text, index) => moved(text, (first + index) % 2)),
    ...stated,
  ]) {
    const answer = Result.getOrThrow(submit(recording, choice));
    recording = answer.recording;
    lines.push(...answer.lines);
  }
  return recorded === null
    ? lines
    : tamper(
        lines,
        nodeHash,
        edit(lines.length - 1, (draft) => ({ ...draft, data: recorded })),
      );
};
