// Records in which an honest player was accused once: each accuses nobody who did nothing.
import { readFileSync } from "node:fs";
import { readGames, recordedEvent } from "@assize/kernel-event-log";
import type { Finding, WrittenEvent } from "@assize/kernel-model";
import { bytesOf } from "@assize/testkit";
import { describe, expect, test } from "vitest";
import { type HonestGame, playHonestly, tersely } from "../src/deviations/honest-game.ts";
import { auditTimed, judgeLog } from "../src/deviations/judging.ts";
import { sealed } from "../src/deviations/planted-log.ts";
import { accusedBy, isRoot } from "../src/deviations/reading.ts";
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

const XIDIT = SUBJECTS.find(({ id }) => id === "xidit")!;
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

test("an attack that is written as passing is one slip, and accuses nobody who fled from it", () => {
  const url = new URL("../../../docs/examples/games/treasure-2p.jsonl", import.meta.url);
  const [read] = readGames(readFileSync(url));
  if (read?.ok !== true) throw new Error("the example cannot be read");
  const events = read.events.map(({ envelope }) => recordedEvent(envelope));
  const at = events.findIndex(({ type }) => type === "henchman-attacked");
  const passed: WrittenEvent = { ...events[at]!, type: "act-passed", data: {} };
  const log = bytesOf(sealed(read.header, events.with(at, passed)));
  const roots = auditTimed(TREASURE, log, 1).verdict.findings.filter(isRoot);
  expect(roots.map(({ seq, blame }) => [seq, blame])).toEqual([[at + 2, "recorder"]]);
});

describe("told once", () => {
  const game = playHonestly(XIDIT, 3);
  const rootsIn = (events: readonly WrittenEvent[]): readonly Finding[] => {
    const { verdict } = auditTimed(XIDIT, bytesOf(sealed(game.header, events)), 1);
    expect(verdict.covered.stopped).toBeNull();
    return verdict.findings.filter(isRoot);
  };

  test("two units that have changed their names in a hundred lines", () => {
    const other: Readonly<Record<string, string>> = { archer: "militia", militia: "archer" };
    const misnamed = game.events.map((event, index): WrittenEvent => {
      const isConsequence = game.start.game.classOf(event.type) === "consequence";
      if (!isConsequence || index < 150 || index > 250) return event;
      const data = JSON.stringify(event.data).replaceAll(/archer|militia/g, (name) => other[name]!);
      return { ...event, data: JSON.parse(data) as WrittenEvent["data"] };
    });
    expect(misnamed.filter((event, index) => event !== game.events[index]).length).toBeGreaterThan(
      5,
    );
    expect(rootsIn(misnamed)).toMatchObject([{ blame: "recorder" }]);
  });

  test("a choice in whose place an illegal one stands, though somebody cheats before it shows which it was", () => {
    const raised = game.events.findIndex(({ type }) => type === "dummy-raised");
    const { by } = game.events[raised]!;
    const program = game.events.find(
      (event) => event.type === "orders-programmed" && event.by === by,
    )!;
    const later = game.events.findIndex(
      ({ type }, index) => type === "rewards-chosen" && index > raised + 20,
    );
    const cheat = { ...game.events[later]!, data: { rewards: ["gold", "gold"] } };
    const wrong = game.events.with(raised, program).toSpliced(later, 0, cheat);
    expect(rootsIn(wrong)).toMatchObject([
      { seq: raised + 1, blame: "player", by },
      { seq: later + 1, blame: "player", by: cheat.by },
    ]);
  });
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
