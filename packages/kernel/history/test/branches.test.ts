// Branches leave a branch anywhere, and every one of them is a log that keeps the rules.
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { LIMITS } from "@assize/kernel-model";
import { atOnce } from "@assize/kernel-verifier";
import { randomBot, seeded } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier";
import {
  choicesAt,
  discardBranch,
  firstDifference,
  judgedNow,
  logOf,
  openHistory,
  playOnAt,
  positionAt,
  RECORD,
  branchOf,
  renameBranch,
  standingOf,
  takeAt,
} from "../src/index.ts";
import { historyOf, hash, linesOfGame, reader, recordOf, recordBranch, TOYS } from "./a-history.ts";

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
      const history = historyOf(game, linesOfGame(game, 3, seed));
      const branch = recordBranch(history);
      for (let seq = 0; seq <= branch.steps.length; seq++) {
        const options = { bot: randomBot, random: seeded(seed + seq), choices: Infinity };
        const played = Result.getOrThrow(playOnAt(history, branch, seq, options));
        const longer = branchOf(played.history, played.branch)!;
        expect(history.branches.size).toBe(1);
        const wish = { from: 0, to: longer.steps.length, name: "toy" };
        const verdict = judge(game, logOf(played.history, longer, wish, hash));
        expect(verdict).toMatchObject({ kind: "compliant", finished: true, assurance: "chained" });
        const last = positionAt(played.history, longer, longer.steps.length)!;
        expect(verdict.outcome).toEqual(game.outcome(last.context));
        expect(standingOf(played.history, longer, "en").over).toBe(true);
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
  const history = historyOf(game!, terse);
  const played = Result.getOrThrow(
    playOnAt(history, recordBranch(history), 2, { bot: randomBot, random: seeded(1), choices: 1 }),
  );
  const branch = branchOf(played.history, played.branch)!;
  const log = logOf(played.history, branch, { from: 0, to: branch.steps.length, name: "" }, hash);
  expect(JSON.parse(log.split("\n")[0]!)).not.toHaveProperty("terse");
  expect(judge(game!, log).kind).toBe("compliant");
  const slice = logOf(history, recordBranch(history), { from: 1, to: 3, name: "" }, hash);
  expect(judge(game!, slice)).toMatchObject({ kind: "compliant", covered: { events: 2 } });
});

test("a game that is written down goes on in its own branch", () => {
  for (const game of TOYS) {
    const bare = linesOfGame(game, 2, 1).slice(0, 1);
    const opened = atOnce(openHistory(recordOf(bare), { game, hash, growing: true }));
    if (opened.kind !== "history") throw new Error("not shown");
    let { history } = opened;
    let seq = 0;
    for (let step = 0; step < 100; step++) {
      const branch = recordBranch(history);
      const { list } = choicesAt(history, positionAt(history, branch, seq)!, null, reader());
      if (list.length === 0) break;
      const { event } = list[step % list.length]!;
      const taken = Result.getOrThrow(takeAt(history, branch, seq, event as never));
      expect(taken.branch).toBe(RECORD);
      ({ history, seq } = taken);
    }
    const now = atOnce(judgedNow(history, hash));
    expect(now.verdict).toMatchObject({ kind: "compliant", finished: true });
    expect(now.record.events).toHaveLength(seq);
  }
});

test("what the rules refuse is refused, and limits are answers", () => {
  const [game] = TOYS;
  const history = historyOf(game!, linesOfGame(game!, 2, 4));
  const branch = recordBranch(history);
  const illegal = takeAt(history, branch, 1, {
    type: "matches-taken",
    by: 1,
    data: { matches: 1 },
  });
  expect(illegal).toMatchObject({ failure: { kind: "refused", refusal: { kind: "illegal" } } });
  expect(takeAt(history, branch, 9_999, { type: "x", data: {} })).toMatchObject({
    failure: { kind: "no-such-moment" },
  });
  let many = history;
  const submission = { type: "matches-taken", by: 0, data: { matches: 1 } };
  for (let index = 0; index < LIMITS.branchesPerGame; index++)
    many = Result.getOrThrow(takeAt(many, branch, 1, submission)).history;
  expect(takeAt(many, branch, 1, submission)).toMatchObject({ failure: { kind: "limit" } });
});

test("a branch is named, compared with its record, and discarded with all that leave it", () => {
  const [game] = TOYS;
  const history = historyOf(game!, linesOfGame(game!, 2, 4));
  const options = { bot: randomBot, random: seeded(3), choices: 1 };
  const first = Result.getOrThrow(playOnAt(history, recordBranch(history), 0, options));
  const branch = branchOf(first.history, first.branch)!;
  const second = Result.getOrThrow(playOnAt(first.history, branch, 0, options));
  const third = Result.getOrThrow(playOnAt(second.history, recordBranch(history), 1, options));
  expect([...third.history.branches.keys()]).toEqual([0, 1, 2, 3]);
  const named = renameBranch(third.history, 3, "mine");
  expect(named.names.get(3)).toBe("mine");
  expect([...discardBranch(named, 1).branches.keys()]).toEqual([0, 3]);
  expect(discardBranch(named, RECORD)).toBe(named);
  const sides = [recordBranch(named), branch].map((branch) => ({ history: named, branch }));
  const found = firstDifference(sides[0]!, sides[1]!, reader());
  expect(found).not.toBeNull();
  expect(firstDifference(sides[0]!, sides[0]!, reader())).toBeNull();
});
