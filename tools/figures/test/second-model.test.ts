// Lords of Xidit by its second model, in Quint: it takes what bots play, and of tampered games it refuses the choice that the slow
// referee refuses, as the audit does. Asks no rule itself.
import { expect, test } from "vitest";
import { loadFormalModel } from "@assize/catalogue";
import { readGames, type RecordedGame } from "@assize/kernel-event-log";
import { engineAnswers, loadQuint, type SecondModel } from "@assize/kernel-formal/node";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { EnginesCompared } from "@assize/kernel-model";
import type { Step } from "@assize/kernel-replay";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { auditRead } from "@assize/kernel-verifier";
import { bytesOf } from "@assize/testkit";
import { xidit } from "@assize/xidit-game";
import { playOne, RULING_SETS, VARIANTS } from "../src/corpus.ts";
import { type Mutant, tamperingsAt } from "../src/tampering.ts";
import { xiditSubject } from "../src/xidit-subject.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

const formal = (await loadFormalModel("xidit"))!;
const second: SecondModel = { formal, quint: await loadQuint(formal) };

/** Table and Quint, event by event. */
const compared = (lines: readonly string[]): EnginesCompared => {
  const [read] = [...readGames(bytesOf(lines))];
  const steps: Step[] = [];
  const onStep = (step: Step): void => void steps.push(step);
  const told = auditRead(read!, { games: [xidit], hash: nodeHash, onStep });
  if (told.kind !== "audited" || told.start === null) throw new Error("it cannot be replayed");
  const { start, verdict } = told;
  const audited = { read: read as RecordedGame, start, steps, verdict, hash: nodeHash };
  return engineAnswers(audited, { engines: ["table", "quint"], second });
};

/** What the two made of it: how many events each took, and where they differ. */
const told = ({ engines, difference }: EnginesCompared) => ({
  took: engines.map(({ events }) => events),
  silent: engines.flatMap(({ silent }) => silent ?? []),
  differ: difference?.members ?? null,
});

const GAMES = DEEP ? 50 : 2;

test("it takes simulated games of all variants, in the same state after each event", () => {
  let events = 0;
  for (let game = 0; game < GAMES; game++) {
    const set = RULING_SETS[Math.floor(game / VARIANTS.length) % RULING_SETS.length]!;
    const lines = playOne(VARIANTS[game % VARIANTS.length]!, set, 500 + game);
    const took = lines.length - 1;
    events += took;
    expect([game, told(compared(lines))]).toEqual([
      game,
      { took: [took, took], silent: [], differ: null },
    ]);
  }
  expect(events).toBeGreaterThan(GAMES * 300);
});

/** The corpus of tampered games: of so many games every so many events. */
const [PLAYED, EVERY] = DEEP ? [24, 13] : [2, 97];

const isChoice = ({ type, kind }: Mutant): boolean =>
  (kind === "edit" || kind === "seat") && xidit.events[type]!.class === "decision";

test("of tampered games it refuses the illegal choice that the audit refuses", () => {
  let refused = 0;
  for (let game = 0; game < PLAYED; game++) {
    const { lines, words, judge } = xiditSubject.play(game, 7 + game);
    const draw = drawFrom(seeded(game));
    for (let seq = 1; seq < lines.length; seq += EVERY)
      for (const mutant of tamperingsAt(lines, seq, words, draw)) {
        if (!isChoice(mutant)) continue;
        const judged = judge(mutant);
        if (judged.kind !== "breaks-a-rule") continue;
        const upTo = mutant.lines.slice(0, judged.seq + 1);
        const took = judged.seq - 1;
        expect([mutant.lines[seq], told(compared(upTo))]).toEqual([
          mutant.lines[seq],
          { took: [took, took], silent: [], differ: null },
        ]);
        refused++;
      }
  }
  expect(refused).toBeGreaterThanOrEqual(DEEP ? 300 : 3);
});
