// How well an audit tells what is wrong with a record, over planted errors: every log judged by a referee first.
// A hundredth of the logs here, all of them in a deep run.
import { beforeAll, describe, expect, it } from "vitest";
import { CORPUS_NAMES } from "../src/deviations/corpora.ts";
import { judgeLog } from "../src/deviations/judging.ts";
import { failuresOf, measuresOf } from "../src/deviations/measures.ts";
import { sealed } from "../src/deviations/planted-log.ts";
import { allOf, failingCases } from "../src/deviations/report.ts";
import { caseNamed, gamesOf, type Results, run } from "../src/deviations/running.ts";
import { SUBJECTS } from "../src/deviations/subject.ts";
import { shortcomings, THRESHOLDS } from "../src/deviations/thresholds.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const WHOLE = {
  subjects: SUBJECTS,
  corpora: CORPUS_NAMES,
  seed: 1,
  games: gamesOf(12),
  oneIn: 1,
  audits: 1,
};
/** Fewer games of which more is taken: a game has to be played before anything can be planted in it. */
const PART = { ...WHOLE, games: gamesOf(3), oneIn: 32 };

/** Cases that were told wrong once, by what they need. */
const ONCE_WRONG = [
  ["a choice many lines late", ["xidit/moved/2/7", "xidit/cheat-after-error/2/10"]],
  ["a secret choice under another seat's name", ["xidit/seat/1/6", "xidit/two-errors/102/21"]],
  ["a choice that belongs before lines which fit without it", ["grandlin/exchanged/3/12"]],
  ["a line that stands too late, and would be legal there too", ["grandlin/exchanged/103/22"]],
  ["choices that are missing with what is forced before them", ["nim/missing-pages/104/4"]],
  ["a pile of which nobody knows the order", ["grandlin/moved/2/0", "grandlin/moved/103/0"]],
  ["a pile in another order, and more that is wrong", ["grandlin/dropped/1/0"]],
  ["several choices that are missing, where one could be", ["grandlin/dropped-run/3/17"]],
  ["a roll that is missing, and stands once more later", ["grandlin/dropped/103/10"]],
  ["a choice that stands too early", ["grandlin/two-errors/103/9"]],
  ["an honest choice after a wrong one", ["grandlin/value/1/67", "grandlin/value/102/30"]],
  ["an honest choice after one that is missing", ["grandlin/two-errors/1/39"]],
  ["a card that was typed wrong as it was laid, and is turned up later", ["grandlin/value/1/18"]],
  ["a header with another first player", ["xidit/header/1/5"]],
  ["a header with another number in a ruling", ["grandlin/header/1/29"]],
  ["a game that is taken back near its end", ["nim/undo/4/11", "nim/undo/110/8"]],
  ["a start city that was typed wrong", ["xidit/value/2/16"]],
  ["a shuffle with two cards exchanged", ["grandlin/value/2/0"]],
  ["two lines of a terse record exchanged", ["nim/terse/1/7", "xidit/terse/2/37"]],
  ["a terse line written twice, or too early", ["xidit/terse/3/22", "xidit/terse/3/62"]],
  ["the last line of a terse record, written too early", ["nim/terse/103/11"]],
  ["a missing run of which one line stands a hundred lines later", ["grandlin/dropped-run/102/13"]],
] as const;

/** Cases that are told as more than was planted, by what is not found. */
const STILL_WRONG = [
  ["a card of the shuffled pile that was typed wrong, behind a guess", "grandlin/value/102/1"],
] as const;

const GAMES_OF_A_KIND = DEEP ? 2 : 1;

/** Failing cases that are shown at most. */
const SHOWN = 12;

/** On a busy machine the audits take several times as long. */
const PATIENCE_MS = DEEP ? 7_200_000 : 900_000;

let results: Results;
beforeAll(() => {
  results = run(DEEP ? WHOLE : PART);
}, PATIENCE_MS);

describe("planted errors", () => {
  it("are never misjudged: a broken rule is found where it breaks, another legal game is compliant", () => {
    const wrong = CORPUS_NAMES.flatMap((name) =>
      allOf(results, name).flatMap(({ judged }) =>
        judged.misjudged === null ? [] : [`${judged.name}: ${judged.misjudged}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it.each(CORPUS_NAMES)("%s: told as well as the table of thresholds asks", (name) => {
    const measures = measuresOf(allOf(results, name));
    expect(measures.logs).toBeGreaterThanOrEqual(DEEP ? 100 : 2);
    const failing = failingCases(results).filter((one) => one.includes(`/${name}/`));
    const shown = failing.slice(0, SHOWN).join("\n");
    expect(shortcomings(THRESHOLDS[name], measures), `${shown}\n`).toEqual([]);
  });

  it.each(ONCE_WRONG)("%s: is told as it was planted", (_, names) => {
    for (const name of names) {
      const { subject, log } = caseNamed(SUBJECTS, name)!;
      expect({ name, failures: failuresOf(judgeLog(subject, name, log, 1)) }).toEqual({
        name,
        failures: [],
      });
    }
  });

  it.each(STILL_WRONG)("%s: accuses nobody", (_, name) => {
    const { subject, log } = caseNamed(SUBJECTS, name)!;
    const judged = judgeLog(subject, name, log, 1);
    expect(judged).toMatchObject({ exact: false, misjudged: null, honestAccused: [] });
  });

  it(`are of every kind in at least ${GAMES_OF_A_KIND} of the games`, () => {
    for (const name of CORPUS_NAMES) {
      const games = [...results.values()].filter((ofGame) => ofGame.get(name)!.length > 0);
      expect(games.length, `${name}`).toBeGreaterThanOrEqual(GAMES_OF_A_KIND);
    }
  });

  it("are planted again by the name of a case", () => {
    for (const { id } of SUBJECTS) {
      const [again, once] = [0, 1].map(() => caseNamed(SUBJECTS, `${id}/value/2/3`)!.log);
      expect(sealed(again!.header, again!.events)).toEqual(sealed(once!.header, once!.events));
    }
    expect(caseNamed(SUBJECTS, "xidit/value/1/100000")).toBeNull();
    expect(caseNamed(SUBJECTS, "xidit/no-such-corpus/1/1")).toBeNull();
  });
});
