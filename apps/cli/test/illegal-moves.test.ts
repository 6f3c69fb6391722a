// Two hundred illegal moves, planted by a seed in games that people really played: whichever piece of its kind is meant, the move is told as
// illegal for that kind, and names nobody but its mover and whoever kept the record. A quick run audits every fifth of these games.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PieceSymbol } from "chess.js";
import { expect, onTestFinished, test } from "vitest";
import { assize, makeFolder } from "./command-line.ts";
import { planted, type Planted } from "./illegal-moves/plant.ts";
import { gamesIn } from "./real-games/reduce.ts";

const HUNDRED = join(import.meta.dirname, "real-games", "hundred.pgn");
const ONE_IN = process.env["ASSIZE_DEEP"] === undefined ? 20 : 1;

interface Report {
  readonly verdict: string;
  readonly covered: { readonly searchedInPart?: readonly unknown[] };
  readonly findings: readonly {
    readonly code: string;
    readonly seq: number;
    readonly by: number | null;
    readonly clauses: readonly string[];
    readonly blame: string;
    readonly between: readonly (number | "recorder")[];
  }[];
}

const audited = async (text: string): Promise<readonly Report[]> => {
  const folder = makeFolder();
  onTestFinished(folder.remove);
  const file = folder.path("games.pgn");
  writeFileSync(file, text);
  const { out } = await assize(["audit", file, "--ndjson", "--no-impact"]);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Report);
};

/** Of the hundred those that have moves, and in which nothing is found. */
const soundGames = async (): Promise<readonly string[]> => {
  const text = readFileSync(HUNDRED, "utf8");
  const reports = await audited(text);
  return gamesIn(text).filter(
    (game, index) => reports[index]!.verdict === "compliant" && /\n\n\S+ /.test(game),
  );
};

/** Clauses that a piece of each kind may break wherever it goes. */
const OF_ANY = ["move.occupied", "king.exposed", "end.checkmate"];
const OF_KIND: Readonly<Record<PieceSymbol, readonly string[]>> = {
  n: ["move.knight"],
  b: ["move.bishop", "move.path"],
  r: ["move.rook", "move.path"],
  q: ["move.queen", "move.path"],
  // Two squares from where it castles, castling may be meant.
  k: ["king.step", "castling.lost", "castling.path", "castling.attacked"],
  p: ["pawn.advance", "pawn.capture", "pawn.en-passant"],
};

/** Faults in how a planted move is told; empty where there is none. */
const misses = (
  { verdict, covered, findings: [first] }: Report,
  { kind, ply }: Planted,
): readonly string[] => {
  if (verdict !== "violated" || first === undefined) return [verdict];
  const mover = ply % 2;
  const { code, seq, by, clauses, blame, between } = first;
  // The moves behind it were read on the board that it made; where no explanation of all of them is found, nobody is spared.
  const isFound = covered.searchedInPart === undefined;
  const named = between.filter((one) => one !== "recorder" && isFound);
  return [
    ...(code === "decision-illegal" ? [] : [code]),
    ...(seq === ply + 1 && by === mover ? [] : [`event ${seq} of seat ${by}`]),
    ...clauses.filter((clause) => !OF_ANY.includes(clause) && !OF_KIND[kind].includes(clause)),
    ...(clauses.length > 0 ? [] : ["no clause"]),
    ...named.filter((seat) => seat !== mover).map((seat) => `seat ${seat} is named`),
    ...(["player", "undecided", "recorder"].includes(blame) ? [] : [blame]),
  ];
};

test("each of two hundred illegal moves is told as illegal for its kind, and of its mover", async () => {
  const games = await soundGames();
  expect(games.length).toBeGreaterThanOrEqual(60);
  const all = planted(games, 200, 29);
  const some = all.filter((_, index) => index % ONE_IN === 0);
  expect(some.length).toBeGreaterThanOrEqual(200 / ONE_IN);
  for (const how of ["cut", "goneOn"] as const) {
    const reports = await audited(some.map((one) => one[how]).join(""));
    expect(reports).toHaveLength(some.length);
    const missed = reports.flatMap((report, index) => {
      const wrong = misses(report, some[index]!);
      return wrong.length === 0 ? [] : [[how, some[index]!.move, ...wrong]];
    });
    expect(missed).toEqual([]);
    // Where nothing stands behind it, it is the mover's, if no more can be said.
    if (how === "cut")
      expect(reports.filter(({ findings }) => findings[0]!.blame === "recorder")).toEqual([]);
  }
});
