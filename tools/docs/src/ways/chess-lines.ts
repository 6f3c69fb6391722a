// Lines of chess that come to a place of its chart by few moves, as people know them; and play without captures and pawn moves, as
// the rules of fifty and of seventy-five moves ask for. Only where to look: whether a line is legal and where it leads is asked of the game.
import { SeatId, type WrittenEvent } from "@assize/kernel-model";
import { forcedSteps, legalDecisions, type Start } from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";

const moved = (text: string, by: number): WrittenEvent => ({
  type: "moved",
  by: SeatId(by),
  data: { from: text.slice(0, 2), to: text.slice(2, 4), promotion: text.slice(4) || null },
});

const line = (moves: string): readonly WrittenEvent[] =>
  moves.split(" ").map((text, ply) => moved(text, ply % 2));

const claimed = (by: number, reason: string): WrittenEvent => ({
  type: "draw-claimed",
  by: SeatId(by),
  data: { reason, move: null },
});

const AND_BACK = "g1f3 g8f6 f3g1 f6g8";

const LINES: readonly (readonly WrittenEvent[])[] = [
  // Mate in two moves of Black.
  line("f2f3 e7e5 g2g4 d8h4"),
  line("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1"),
  line("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8queen"),
  // Stalemate in ten moves, by Sam Loyd.
  line(
    "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6",
  ),
  line(Array.from({ length: 4 }, () => AND_BACK).join(" ")),
  [...line(`${AND_BACK} ${AND_BACK}`), claimed(0, "threefold")],
  [
    { type: "draw-offered", by: SeatId(0), data: {} },
    ...line("g1f3 g8f6"),
    { type: "draw-accepted", by: SeatId(1), data: {} },
  ],
  [
    { type: "resigned", by: SeatId(0), data: {} },
    { type: "result-stated", data: { winner: 1, saidBy: "arbiter" } },
  ],
];

const MOST_PLIES = 160;
/** A check may leave no knight a move. */
const LOUD = ["captured", "check-given"];

/** Only knights move, take nothing and give no check. */
const quietPlay = (start: Start, seed: number): readonly WrittenEvent[] => {
  const { game } = start;
  const draw = drawFrom(seeded(seed));
  const knights = new Set(["b1", "g1", "b8", "g8"]);
  const choices: WrittenEvent[] = [];
  let { position } = start;
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const quiet = [...legalDecisions(game, position, SeatId(ply % 2))].flatMap((event) => {
      const { from } = event.data as { readonly from?: string };
      if (from === undefined || !knights.has(from)) return [];
      const row = game.engine.accepts(position, event)!;
      const to = game.engine.take(row, position, event);
      const forced = forcedSteps(game, to);
      const isLoud = forced.some(({ event: { type } }) => LOUD.includes(type));
      return isLoud ? [] : [{ event, to: forced.at(-1)?.position ?? to }];
    });
    const chosen = quiet[draw(Math.max(1, quiet.length))];
    if (chosen === undefined) break;
    const { from, to } = chosen.event.data as { readonly from: string; readonly to: string };
    knights.delete(from);
    knights.add(to);
    choices.push(moved(`${from}${to}`, ply % 2));
    position = chosen.to;
  }
  return [...choices, ...QUIET_ENDS];
};

const QUIET_ENDS: readonly WrittenEvent[] = [claimed(0, "fifty-moves"), claimed(1, "fifty-moves")];
const QUIET_GAMES = 4;

/** Where to look in a game of chess that begins so. */
export const chessLines = (start: Start): readonly (readonly WrittenEvent[])[] => [
  ...LINES,
  ...Array.from({ length: QUIET_GAMES }, (_, seed) => quietPlay(start, seed)),
];
