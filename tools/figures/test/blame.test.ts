// Records in which an honest player was accused once: each accuses nobody who did nothing.
import type { WrittenEvent } from "@assize/kernel-model";
import { bytesOf } from "@assize/testkit";
import { expect, test } from "vitest";
import { type HonestGame, playHonestly, tersely } from "../src/deviations/honest-game.ts";
import { auditTimed, judgeLog } from "../src/deviations/judging.ts";
import { sealed } from "../src/deviations/planted-log.ts";
import { accusedBy } from "../src/deviations/reading.ts";
import { caseNamed } from "../src/deviations/running.ts";
import { SUBJECTS } from "../src/deviations/subject.ts";

test.each([
  ["an impossible choice that was carried out before", "xidit/stood-impossible/1/24"],
  ["an outcome of chance that was written wrong, and shows late", "grandlin/value/1/21"],
  ["a step that stands some lines too late", "grandlin/moved/3/12"],
  ["a value that shows 76 lines later", "grandlin/two-errors/2/3"],
  ["a forgotten purchase, which nobody knows", "grandlin/dropped-run/102/26"],
  ["a forgotten program of a terse record, one of thousands", "xidit/terse/2/5"],
  ["two lines exchanged, and a step that stands too late", "grandlin/three-errors/2/8"],
  ["a missing page right before the end", "grandlin/missing-pages/4/9"],
])("%s accuses no honest player", (_, name) => {
  const { subject, log } = caseNamed(SUBJECTS, name)!;
  expect(judgeLog(subject, name, log, 1).honestAccused).toEqual([]);
});

const accusedIn = (game: HonestGame, events: readonly WrittenEvent[]): readonly number[] => {
  const { verdict } = auditTimed(game.subject, bytesOf(sealed(game.header, events)), 1);
  expect(verdict.kind).toBe("violated");
  return verdict.findings.flatMap(accusedBy);
};

const TREASURE = SUBJECTS.find(({ id }) => id === "grandlin")!;

test("a page of another game accuses nobody", () => {
  const [game, other] = [2, 3].map((seed) => playHonestly(TREASURE, seed));
  const page = other!.events.slice(150, 160);
  expect(accusedIn(game!, game!.events.toSpliced(200, 0, ...page))).toEqual([]);
});

test("a choice that is forgotten, and the next line twice, accuse nobody, wherever the record ends", () => {
  const { events, ...game } = playHonestly(TREASURE, 3);
  // A step from here, instead, would lead to a card with effects of its own.
  const halted = 164;
  expect(events.slice(halted, halted + 2).map(({ type }) => type)).toEqual([
    "halted",
    "card-inserted",
  ]);
  const wrong = events.toSpliced(halted, 1, events[halted + 1]!);
  for (const more of [3, 8])
    expect(accusedIn({ ...game, events }, wrong.slice(0, halted + more))).toEqual([]);
});

test("a cheat of a terse record is named, where choices that are forgotten would explain it", () => {
  const { subject, log } = caseNamed(SUBJECTS, "grandlin/terse/3/187")!;
  const { verdict } = auditTimed(subject, bytesOf(sealed(log.header, log.events)), 1);
  expect(verdict.findings[0]).toMatchObject({ blame: "undecided", between: ["recorder", 1] });
});

test("a last line of a terse record that stands too late accuses nobody", () => {
  const { events, ...game } = tersely(playHonestly(TREASURE, 2));
  const pairs = [...events.keys()].filter(
    (index) => events[index]!.type === "stepped" && events[index + 1]?.type === "halted",
  );
  expect(pairs.length).toBeGreaterThan(2);
  for (const index of pairs.slice(0, 3)) {
    const exchanged = [...events.slice(0, index), events[index + 1]!, events[index]!];
    expect(accusedIn({ ...game, events }, exchanged)).toEqual([]);
  }
});
