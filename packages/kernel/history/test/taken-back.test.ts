// Play that is taken back, in a history: its lines, its branches, and the logs that are made of them.
import { nim } from "@assize/toys";
import type { GameModel } from "@assize/kernel-model";
import { loadLanguage } from "@assize/kernel-report/lean";
import * as Result from "effect/Result";
import { atOnce } from "@assize/kernel-verifier";
import { describe, expect, test } from "vitest";
import {
  branchOf,
  choicesAt,
  type Continued,
  type History,
  judgedNow,
  linesOf,
  logOf,
  positionAt,
  RECORD,
  takeAt,
  takeBackTo,
} from "../src/index.ts";
import { hash, historyOf, linesOfGame, reader, recordBranch, recordOf } from "./a-history.ts";
import { openHistory } from "../src/index.ts";

const game = nim as GameModel;

/** A table at which nothing has happened but what was laid. */
const table = (): History => {
  const [header] = linesOfGame(game, 2, 1);
  const line = header!.replace("assize-log/1", "assize-log/2");
  const opened = atOnce(openHistory(recordOf([line]), { game, hash, growing: true }));
  if (opened.kind !== "history") throw new Error("not shown");
  return opened.history;
};

const choose = (history: History): Continued => {
  const branch = recordBranch(history);
  const seq = branch.steps.length;
  const { list } = choicesAt(history, positionAt(history, branch, seq)!, null, reader());
  return Result.getOrThrow(takeAt(history, branch, seq, list[0]!.event));
};

const back = (history: History, to: number): Continued =>
  Result.getOrThrow(takeBackTo(history, recordBranch(history), to, [0, 1]));

/** What was laid, two turns, the second taken back, and another one. */
const played = (): History => {
  let { history } = choose(table());
  ({ history } = choose(history));
  const before = recordBranch(history).steps.length;
  ({ history } = choose(history));
  ({ history } = back(history, before));
  return choose(history).history;
};

const textOf = (history: History, from = 0): string => {
  const branch = recordBranch(history);
  return logOf(history, branch, { from, to: branch.steps.length, name: "nim" }, hash);
};

const linesIn = (text: string): readonly string[] => text.split("\n").slice(0, -1);

describe("a table that takes play back", () => {
  test("stands where it stood, and keeps every line", () => {
    const history = played();
    const types = recordBranch(history).steps.map(({ recorded }) => recorded.type);
    expect(types).toEqual([
      "matches-laid",
      "matches-taken",
      "turn-passed",
      "matches-taken",
      "turn-passed",
      "table/undo",
      "matches-taken",
      "turn-passed",
    ]);
    const judged = atOnce(judgedNow(history, hash));
    expect(judged.verdict).toMatchObject({ kind: "compliant", takenBack: { count: 1 } });
    expect(recordBranch(judged).steps).toHaveLength(types.length);
  });

  test("tells the line in four languages, with who agreed", async () => {
    for (const language of ["de", "fr", "es"] as const) await loadLanguage(language);
    const history = played();
    const texts = (["en", "de", "fr", "es"] as const).map(
      (language) => linesOf(history, recordBranch(history), reader("public", language))[5]!,
    );
    expect(texts[0]).toMatchObject({ class: "record", taken: [], data: { to: 3, seats: [0, 1] } });
    expect(new Set(texts.map(({ text }) => text)).size).toBe(4);
    expect(texts[0]!.text).toContain("after event 3");
  });

  test("makes a log that is the same when it is opened again, from its start and from a later line", () => {
    const history = played();
    const whole = linesIn(textOf(history));
    expect(historyOf(game, whole).verdict.kind).toBe("compliant");
    expect(linesIn(textOf(historyOf(game, whole)))).toEqual(whole);
    for (let from = 0; from < whole.length; from++) {
      const part = historyOf(game, linesIn(textOf(historyOf(game, whole), from)));
      expect(part.verdict.kind, `from ${from}`).toBe("compliant");
      const end = recordBranch(part).steps.at(-1)?.after ?? part.start.position;
      const own = recordBranch(history).steps.at(-1)!.after;
      expect(game.encodeContext(end.context)).toEqual(game.encodeContext(own.context));
    }
  });

  test("a branch that leaves a terse log goes back to the lines as they are counted in its own", () => {
    const whole = linesIn(textOf(played()));
    const kept = whole.filter((line) => !line.includes('"turn-passed"'));
    const terse = kept.map((line, index) => {
      const plain = line.replace(/,"prev":"[^"]*"/, "").replace(/"seq":\d+/, `"seq":${index}`);
      return index === 0
        ? plain.replace('"table":{}', '"table":{},"terse":true')
        : plain.replace('"to":3', '"to":2');
    });
    const opened = historyOf(game, terse);
    expect(opened.verdict).toMatchObject({ kind: "compliant", takenBack: { count: 1 } });
    const record = recordBranch(opened);
    const end = record.steps.length;
    const { list } = choicesAt(opened, positionAt(opened, record, end)!, null, reader());
    const gone = Result.getOrThrow(takeAt(opened, record, end, list[0]!.event));
    const branch = branchOf(gone.history, gone.branch)!;
    const to = branch.steps.length;
    const log = linesIn(logOf(gone.history, branch, { from: 0, to, name: "nim" }, hash));
    expect(historyOf(game, log).verdict.kind).toBe("compliant");
    expect(log.filter((line) => line.includes("table/undo"))[0]).toContain('"to":3');
  });

  test("refuses what leads nowhere, and a log of format 1", () => {
    const history = played();
    const end = recordBranch(history).steps.length;
    const ahead = takeBackTo(history, recordBranch(history), end + 1, [0]);
    expect(Result.isFailure(ahead) && ahead.failure).toMatchObject({ kind: "not-taken-back" });
    const first = historyOf(game, linesOfGame(game, 2, 1));
    const none = takeBackTo(first, branchOf(first, RECORD)!, 1, [0]);
    expect(Result.isFailure(none) && none.failure).toMatchObject({ why: { kind: "no-undo" } });
  });
});
