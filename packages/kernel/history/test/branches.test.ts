// Branches leave a reel anywhere, and every one of them is a log that keeps the rules.
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { LIMITS } from "@assize/kernel-model";
import { randomBot, seeded } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier";
import {
  choicesAt,
  discardReel,
  firstDifference,
  judgedNow,
  logOf,
  openFilm,
  playOnAt,
  positionAt,
  RECORD,
  reelOf,
  renameReel,
  standingOf,
  takeAt,
} from "../src/index.ts";
import { filmOf, hash, linesOfGame, reader, recordOf, recordReel, TOYS } from "./a-film.ts";

const SEEDS = process.env["ASSIZE_DEEP"] === undefined ? 4 : 80;

const judge = (game: (typeof TOYS)[number], text: string) => {
  const found = audit(new TextEncoder().encode(text), { games: [game], hash });
  if (found.kind !== "audited") throw new Error("unreadable");
  return found.verdict;
};

test("a bot plays on from anywhere, and the log comes to the same end", () => {
  let checked = 0;
  for (const game of TOYS)
    for (let seed = 1; seed <= SEEDS; seed++) {
      const film = filmOf(game, linesOfGame(game, 3, seed));
      const reel = recordReel(film);
      for (let seq = 0; seq <= reel.shots.length; seq++) {
        const options = { bot: randomBot, random: seeded(seed + seq), choices: Infinity };
        const played = Result.getOrThrow(playOnAt(film, reel, seq, options));
        const branch = reelOf(played.film, played.reel)!;
        expect(film.reels.size).toBe(1);
        const wish = { from: 0, to: branch.shots.length, name: "toy" };
        const verdict = judge(game, logOf(played.film, branch, wish, hash));
        expect(verdict).toMatchObject({ kind: "compliant", finished: true, assurance: "chained" });
        const last = positionAt(played.film, branch, branch.shots.length)!;
        expect(verdict.outcome).toEqual(game.outcome(last.context));
        expect(standingOf(played.film, branch, "en").over).toBe(true);
        checked++;
      }
    }
  expect(checked).toBeGreaterThan(SEEDS * 20);
});

test("a branch of a terse log is written out in full", () => {
  const [game] = TOYS;
  const [header = "", ...events] = linesOfGame(game!, 2, 2);
  const terse = [
    JSON.stringify({ ...JSON.parse(header), terse: true }),
    ...events
      .map((line) => JSON.parse(line))
      .filter(({ type }) => game!.events[type]!.class !== "consequence")
      .map((event, index) => JSON.stringify({ ...event, seq: index + 1, prev: undefined })),
  ];
  const film = filmOf(game!, terse);
  const played = Result.getOrThrow(
    playOnAt(film, recordReel(film), 2, { bot: randomBot, random: seeded(1), choices: 1 }),
  );
  const branch = reelOf(played.film, played.reel)!;
  const log = logOf(played.film, branch, { from: 0, to: branch.shots.length, name: "" }, hash);
  expect(JSON.parse(log.split("\n")[0]!)).not.toHaveProperty("terse");
  expect(judge(game!, log).kind).toBe("compliant");
  const slice = logOf(film, recordReel(film), { from: 1, to: 3, name: "" }, hash);
  expect(judge(game!, slice)).toMatchObject({ kind: "compliant", covered: { events: 2 } });
});

test("a game that is written down goes on in its own reel", () => {
  for (const game of TOYS) {
    const bare = linesOfGame(game, 2, 1).slice(0, 1);
    const opened = openFilm(recordOf(bare), { game, hash, growing: true });
    if (opened.kind !== "film") throw new Error("not shown");
    let { film } = opened;
    let seq = 0;
    for (let step = 0; step < 100; step++) {
      const reel = recordReel(film);
      const { list } = choicesAt(film, positionAt(film, reel, seq)!, null, reader());
      if (list.length === 0) break;
      const { event } = list[step % list.length]!;
      const taken = Result.getOrThrow(takeAt(film, reel, seq, event as never));
      expect(taken.reel).toBe(RECORD);
      ({ film, seq } = taken);
    }
    const now = judgedNow(film, hash);
    expect(now.verdict).toMatchObject({ kind: "compliant", finished: true });
    expect(now.record.events).toHaveLength(seq);
  }
});

test("what the rules refuse is refused, and limits are answers", () => {
  const [game] = TOYS;
  const film = filmOf(game!, linesOfGame(game!, 2, 4));
  const reel = recordReel(film);
  const illegal = takeAt(film, reel, 1, { type: "matches-taken", by: 1, data: { matches: 1 } });
  expect(illegal).toMatchObject({ failure: { kind: "refused", refusal: { kind: "illegal" } } });
  expect(takeAt(film, reel, 9_999, { type: "x", data: {} })).toMatchObject({
    failure: { kind: "no-such-moment" },
  });
  let many = film;
  const submission = { type: "matches-taken", by: 0, data: { matches: 1 } };
  for (let index = 0; index < LIMITS.branchesPerGame; index++)
    many = Result.getOrThrow(takeAt(many, reel, 1, submission)).film;
  expect(takeAt(many, reel, 1, submission)).toMatchObject({ failure: { kind: "limit" } });
});

test("a branch is named, compared with its record, and discarded with all that leave it", () => {
  const [game] = TOYS;
  const film = filmOf(game!, linesOfGame(game!, 2, 4));
  const options = { bot: randomBot, random: seeded(3), choices: 1 };
  const first = Result.getOrThrow(playOnAt(film, recordReel(film), 0, options));
  const branch = reelOf(first.film, first.reel)!;
  const second = Result.getOrThrow(playOnAt(first.film, branch, 0, options));
  const third = Result.getOrThrow(playOnAt(second.film, recordReel(film), 1, options));
  expect([...third.film.reels.keys()]).toEqual([0, 1, 2, 3]);
  const named = renameReel(third.film, 3, "mine");
  expect(named.names.get(3)).toBe("mine");
  expect([...discardReel(named, 1).reels.keys()]).toEqual([0, 3]);
  expect(discardReel(named, RECORD)).toBe(named);
  const sides = [recordReel(named), branch].map((reel) => ({ film: named, reel }));
  const found = firstDifference(sides[0]!, sides[1]!, reader());
  expect(found).not.toBeNull();
  expect(firstDifference(sides[0]!, sides[0]!, reader())).toBeNull();
});
