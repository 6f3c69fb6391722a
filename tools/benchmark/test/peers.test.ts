// What other programs are measured at. `npm run bench` installs them; where it never ran there is nothing to test.
import { GAMES } from "@assize/catalogue/all";
import { describe, expect, test, vi } from "vitest";
import { peerBenches } from "../src/benches.ts";
import { chessBenches } from "../src/chess-benches.ts";
import { collectedGames, lichessGames } from "../src/chess-games.ts";
import { makeMoves, replayer } from "../src/boardgame-io.ts";
import { chessPlayer } from "../src/chessops.ts";
import { makeCorpus } from "../src/corpus.ts";
import { peersInstalled } from "../src/peers.ts";

describe.runIf(peersInstalled())("the peers", () => {
  test("replay as many moves as the games have", () => {
    const benches = peerBenches(makeCorpus(GAMES[0]!, 1));
    expect(benches.map(({ name }) => name)).toEqual(["boardgame.io", "chessops"]);
    for (const one of benches) one.run();
  });

  test("stand beside audits of real games of chess, ply by ply", async () => {
    const benches = await chessBenches(lichessGames());
    expect(benches.map(({ name }) => name)).toEqual([
      "chess-floor",
      "chess-log",
      "chess-pgn",
      "chess-replay",
    ]);
    expect(new Set(benches.map(({ events, games }) => `${games} ${events}`)).size).toBe(1);
    expect(benches[0]!.games).toBe(100);
    expect(collectedGames().match(/^\[Event /gm)!.length).toBeGreaterThan(6_000);
    for (const one of benches) one.run();
  });

  test("notice what cannot be played", () => {
    const { makePgn, replayPgn } = chessPlayer();
    const pgn = makePgn(700, 1);
    expect(replayPgn(pgn)).toBe(true);
    expect(makePgn(700, 1)).toEqual(pgn);
    expect(replayPgn({ ...pgn, text: pgn.text.replace(/^1\. \S+/m, "1. Ke2") })).toBe(false);

    // boardgame.io tells the console of a move that it does not accept.
    const told = vi.spyOn(console, "error").mockReturnValue();
    const replay = replayer();
    const moves = makeMoves(40);
    expect(replay(moves)).toBe(true);
    expect(replay(moves.toSpliced(3, 1))).toBe(false);
    expect(told).toHaveBeenCalledWith("ERROR:", expect.stringContaining("recruit"));
  });
});
