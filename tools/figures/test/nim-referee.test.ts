// Nim's slow referee against its chart: both stop every record at the same event, or let it pass.
import { expect, it } from "vitest";
import { nim } from "@assize/toys";
import type { GameModel } from "@assize/kernel-model";
import { judgeByChart } from "../src/chart-subject.ts";
import { CORPUS_NAMES, plansOf } from "../src/deviations/corpora.ts";
import { playHonestly } from "../src/deviations/honest-game.ts";
import { madeBy } from "../src/deviations/planted-log.ts";
import { SUBJECTS } from "../src/deviations/subject.ts";
import { judgeNim } from "../src/reference/nim.ts";

const GAMES = process.env["ASSIZE_DEEP"] === undefined ? 6 : 120;

it("stops where the chart stops", () => {
  const subject = SUBJECTS.find(({ id }) => id === "nim")!;
  const byChart = judgeByChart(nim as GameModel);
  const seen = { legal: 0, illegal: 0, finished: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = playHonestly(subject, seed);
    expect(judgeNim(game.header, game.events)).toEqual({ legal: true, finished: true });
    for (const corpus of CORPUS_NAMES)
      for (const plan of plansOf(corpus, game)) {
        const log = madeBy(plan);
        // The chart takes each event by itself; what a terse log leaves out is the audit's to fill in.
        if (log === null || log.header.terse === true) continue;
        const [slow, chart] = [judgeNim, byChart].map((judge) => judge(log.header, log.events));
        if (!slow!.legal) {
          seen.illegal++;
          expect(chart, `${plan.name}`).toMatchObject({ legal: false, at: slow!.at });
        } else {
          seen.legal++;
          if (slow!.finished) seen.finished++;
          expect(chart, `${plan.name}`).toEqual(slow);
        }
      }
  }
  expect(seen.illegal).toBeGreaterThan(50 * GAMES);
  expect(seen.legal).toBeGreaterThan(0);
  expect(seen.finished).toBeGreaterThan(0);
});
