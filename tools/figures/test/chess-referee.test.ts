// The slow referee of chess against what is known: counts of moves, the chart over games with errors in them, and the audit over games
// that people really played.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { linesOfNoted, loadNotation } from "@assize/catalogue";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { WrittenEvent } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf } from "@assize/testkit";
import { judgeByChart } from "../src/chart-subject.ts";
import { playHonestly } from "../src/deviations/honest-game.ts";
import { anySlip } from "../src/deviations/slips.ts";
import { SUBJECTS_OF_KINDS } from "../src/deviations/subject.ts";
import { countedTo, fromFen, START } from "../src/reference/chess/board.ts";
import { judgeChess } from "../src/reference/chess/referee.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = DEEP ? 60 : 5;
const SLIPS = 8;
/** Of the real games, one in so many. */
const ONE_IN = DEEP ? 1 : 3;

const chess = SUBJECTS_OF_KINDS.find(({ id }) => id === "chess")!;

// Published counts: the start, and five positions in common use, see https://www.chessprogramming.org/Perft_Results.
const COUNTS = [
  ["the start", null, [20, 400, 8_902, 197_281]],
  [
    "castling, pins and promotions",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
    [48, 2_039, 97_862],
  ],
  ["capture in passing", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", [14, 191, 2_812, 43_238]],
  [
    "promotions out of check",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -",
    [6, 264, 9_467],
  ],
  [
    "a knight deep inside",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -",
    [44, 1_486, 62_379],
  ],
] as const;
const DEPTH = DEEP ? 4 : 2;

describe("the slow referee of chess", () => {
  it.each(COUNTS)("counts moves as is known: %s", (_, fen, counts) => {
    const board = fen === null ? START : fromFen(fen);
    const depths = counts.slice(0, DEPTH);
    expect(depths.length).toBeGreaterThanOrEqual(2);
    expect(depths.map((_count, at) => countedTo(board, at + 1))).toEqual(depths);
  });

  it("lets games pass under any set of rulings, and stops tampered ones where the chart stops", () => {
    const chart = judgeByChart(chess.model);
    const sets = new Set<string>();
    let illegal = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = playHonestly(chess, seed);
      sets.add(game.header.rulings.set);
      expect(judgeChess(game.header, game.events)).toEqual({ legal: true, finished: true });
      const draw = drawFrom(seeded(seed));
      for (let time = 0; time < SLIPS; time++) {
        const tampered = anySlip(game, game.events, draw(game.events.length), draw);
        if (tampered === null) continue;
        const [slow, own] = [judgeChess, chart].map((judge) => judge(game.header, tampered.events));
        if (!slow!.legal) illegal++;
        expect(slow).toMatchObject(own!.legal ? own! : { legal: false, at: own!.at });
      }
    }
    expect(sets.size).toBe(5);
    expect(illegal).toBeGreaterThan((GAMES * SLIPS) / 2);
  });

  it("judges games that people played as the audit does", async () => {
    const file = new URL("../../../apps/cli/test/real-games/hundred.pgn", import.meta.url);
    const { read } = await loadNotation("pgn");
    const seen = { judged: 0, illegal: 0 };
    let number = 0;
    for (const game of read({
      text: readFileSync(file, "utf8"),
      firstLine: 1,
      language: "en",
      seen: new Map(),
    })) {
      if (number++ % ONE_IN !== 0) continue;
      if ("unread" in game || game.header.position !== undefined) continue;
      const { seats, rulings } = game.header;
      const own = newHeader(chess.model, { seats, rulings, options: {}, table: {} }, nodeHash);
      const answer = audit(bytesOf(linesOfNoted(own, game)), { games: [chess.model] });
      if (answer.kind === "unreadable") throw new Error(answer.problem.code);
      const events = game.events.map(({ event }): WrittenEvent => event);
      // Claims, flags and what nobody knows are not read.
      const isRead = events.every(
        ({ type, data }) =>
          type !== "draw-claimed" &&
          type !== "flag-fell" &&
          !JSON.stringify(data).includes("$unknown"),
      );
      if (!isRead) continue;
      const judged = judgeChess({ ...own, terse: true }, events);
      const [first] = answer.verdict.findings;
      expect(judged.legal ? null : judged.at + 1).toBe(first?.seq ?? null);
      seen.judged++;
      if (!judged.legal) seen.illegal++;
    }
    expect(seen.judged).toBeGreaterThan(DEEP ? 80 : 25);
    expect(seen.illegal).toBeGreaterThan(DEEP ? 4 : 0);
  });
});
