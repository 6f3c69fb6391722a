// Short games of chess, each to an end that bots seldom reach: moves in long notation, and what is said beside them. Knows no mutant.
import { chess, statedFrom } from "@assize/chess-game";
import { encodeHeader } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { begin, newHeader, submit, type Submission } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import * as Result from "effect/Result";

/** Sets of rulings, the position that a game begins from (null for the usual one), and what is played and said. */
type Script = readonly [sets: string, fen: string | null, play: string];

const SHUFFLE = "g1f3 g8f6 f3g1 f6g8";
const QUIET = (plies: number) => `k7/8/8/8/8/8/8/KR6 w - - ${plies} 90`;
const BARE = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 40";
const EVERY = "fide uscf lichess chess.com";

const CHESS_SCRIPTS: readonly Script[] = [
  ["fide", null, "f2f3 e7e5 g2g4 d8h4"],
  ["fide", null, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7"],
  ["fide", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7"],
  [EVERY, "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2"],
  ["fide lichess", "8/8/3k4/p1p2ppp/PpP2P1P/1P1K4/8/8 b - - 0 1", "g5g4"],
  ["fide chess.com", "4k1n1/8/8/8/8/8/3p4/4K1N1 w - - 0 1", "e1d2"],
  ["fide", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e8c8 f1f8 d8f8 resign:0"],
  ["fide", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1 e8g8 d1d8 a8d8 resign:0"],
  ["fide", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6 e8d7 resign:1"],
  ["fide", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 2", "e2e4 d4e3 resign:0"],
  ["fide", "3rk3/4P3/8/8/8/8/7P/4K3 w - - 0 1", "e7d8q e8d8 resign:1"],
  ["fide", "8/4P3/8/8/8/8/k6P/4K3 w - - 0 1", "e7e8n a2b2 resign:0"],
  ["lichess", "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8 a2b2 resign:1"],
  ["fide uscf lichess", null, `${SHUFFLE} ${SHUFFLE} claim3:0`],
  ["fide", null, `${SHUFFLE} g1f3 g8f6 f3g1 claim3:1:f6g8`],
  ["chess.com", null, `${SHUFFLE} ${SHUFFLE}`],
  ["fide lichess", null, `${SHUFFLE} ${SHUFFLE} ${SHUFFLE} ${SHUFFLE}`],
  ["uscf", null, `${SHUFFLE} ${SHUFFLE} ${SHUFFLE} ${SHUFFLE} result:-`],
  ["fide", null, "e2e4 e7e5 claim50:0:g1f3 g1f3 b8c6 resign:0"],
  ["fide", null, "e2e4 e7e5 claim3:0 accept:1"],
  ["fide", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "claim50:0:e1g1 e1g1 resign:1"],
  ["fide uscf", QUIET(100), "claim50:0"],
  ["fide", QUIET(99), "claim50:0:b1c1"],
  ["fide", QUIET(99), "claim50:0 b1c1 claim50:1"],
  ["lichess chess.com", QUIET(99), "b1c1"],
  ["fide", QUIET(149), "b1c1"],
  ["uscf", QUIET(149), "b1c1 result:-"],
  ["fide", "k7/8/1K6/8/8/8/8/7R w - - 149 90", "h1h8"],
  ["fide", null, "e2e4 resign:0"],
  ["fide uscf lichess", BARE, "resign:0"],
  ["fide", BARE, "resign:1"],
  ["fide", null, "e2e4 e7e5 offer:0 g1f3 refuse:1 b8c6 offer:1 offer:1 accept:0"],
  ["fide", null, "e2e4 e7e5 offer:0 g1f3 b8c6 offer:1 f1b5 resign:1"],
  ["fide", BARE, "offer:0 accept:1"],
  ["uscf", null, "offer:1 accept:0"],
  ["lichess", null, "e2e4 e7e5 offer:0 refuse:0 offer:1 refuse:0 resign:0"],
  [EVERY, null, "e2e4 flag:1"],
  [EVERY, null, "e2e4 flag:0"],
  [EVERY, "4k3/4p3/8/8/8/8/8/4K1N1 b - - 0 1", "flag:1"],
  [EVERY, "6rk/6pp/7N/8/8/8/8/K7 w - - 0 1", "flag:1"],
  [EVERY, "4kb2/8/8/8/8/8/8/KNN5 b - - 0 1", "flag:1"],
  [EVERY, BARE, "flag:0"],
  ["fide lichess", "8/8/3k4/p1p2p1p/PpP2PpP/1P1K2P1/8/8 w - - 0 1", "flag:0"],
  ["fide", null, "e2e4 result:1"],
  ["fide", null, "e2e4 result:-"],
  ["fide", null, "f2f3 e7e5 g2g4 d8h4 result:1"],
  ["fide", null, "e2e4 resign:0 result:1"],
];

const PIECES: Readonly<Record<string, string>> = {
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
};
const moveOf = (text: string) => ({
  from: text.slice(0, 2),
  to: text.slice(2, 4),
  promotion: PIECES[text.slice(4)] ?? null,
});

const SAID: Readonly<Record<string, string>> = {
  resign: "resigned",
  offer: "draw-offered",
  refuse: "draw-declined",
  accept: "draw-accepted",
};

const choiceOf = (text: string, onMove: number): Submission => {
  const [what = "", who = "", move] = text.split(":");
  const seat = Number(who);
  const type = SAID[what];
  if (type !== undefined) return { type, by: seat, data: {} };
  if (what === "flag") return { type: "flag-fell", data: { seat, saidBy: "clock" } };
  if (what === "result") {
    const winner = who === "-" ? null : seat;
    return { type: "result-stated", data: { winner, saidBy: "arbiter" } };
  }
  if (what.startsWith("claim")) {
    const reason = what === "claim3" ? "threefold" : "fifty-moves";
    const data = { reason, move: move === undefined ? null : moveOf(move) };
    return { type: "draw-claimed", by: seat, data };
  }
  return { type: "moved", by: onMove, data: moveOf(text) };
};

const isMove = (text: string): boolean => /^[a-h][1-8][a-h][1-8]/.test(text);

/** One game under one set, as lines. */
const linesOf = (set: string, fen: string | null, play: string): readonly string[] => {
  const model = chess as GameModel;
  const seats = [{ colour: "white" }, { colour: "black" }];
  const rulings = { set, overrides: {} };
  const header = {
    ...newHeader(model, { seats, rulings }, nodeHash),
    ...(fen === null ? {} : { position: statedFrom(fen) }),
  };
  const digest = (value: Json): string => digestJson(value, nodeHash);
  const started = Result.getOrThrow(start(header, { games: [model], digest }));
  let { recording } = begin(started, nodeHash);
  let onMove = fen?.includes(" b ") === true ? 1 : 0;
  const lines = [encodeHeader(header)];
  for (const text of play.split(" ")) {
    const answer = Result.getOrThrow(submit(recording, choiceOf(text, onMove)));
    recording = answer.recording;
    lines.push(...answer.lines);
    if (isMove(text)) onMove = 1 - onMove;
  }
  return lines;
};

/** Every script under each of its sets. */
export const scriptedGames = (): readonly {
  readonly name: string;
  readonly lines: readonly string[];
}[] =>
  CHESS_SCRIPTS.flatMap(([sets, fen, play]) =>
    sets.split(" ").map((set) => ({
      name: `${set}: ${fen ?? ""} ${play}`,
      lines: linesOf(set, fen, play),
    })),
  );
