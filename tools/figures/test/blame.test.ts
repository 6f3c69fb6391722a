// Records in which an honest player was accused once: each accuses nobody who did nothing.
import { readFileSync } from "node:fs";
import { loadGame } from "@assize/catalogue";
import { readGames, recordedEvent } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Finding, WrittenEvent } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { audit } from "@assize/kernel-verifier/node";
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

test.each([
  ["in whose place another one was made", "grandlin/stood-impossible/1/10"],
  ["after which the effects of others show", "grandlin/stood-impossible/2/13"],
])("a choice that stood though that cannot be, %s, is one cause", (_, name) => {
  const { subject, log } = caseNamed(SUBJECTS, name)!;
  expect(judgeLog(subject, name, log, 1)).toMatchObject({ exact: true, cheatsAccused: 1 });
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
  expect(roots.map(({ seq, between }) => [seq, between])).toEqual([[at + 2, [1, "recorder"]]]);
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

  test("a year that is written one too high from a line on", () => {
    const from = 150;
    const wrong = game.events.map((event, index): WrittenEvent => {
      const data = event.data as { readonly year: number };
      if (event.type !== "year-ended" || index < from) return event;
      return { ...event, data: { ...data, year: data.year + 1 } };
    });
    expect(wrong.filter((event, index) => event !== game.events[index]).length).toBeGreaterThan(3);
    expect(rootsIn(wrong)).toMatchObject([{ blame: "recorder" }]);
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

describe("two cards that changed places are one slip", () => {
  const game = playHonestly(TREASURE, 3);
  const { events } = game;
  const [first, second] = [...events.keys()].filter(
    (index) => index > 300 && events[index]!.type === "card-drawn",
  ) as [number, number];
  const cardAt = (index: number): string => (events[index]!.data as { card: string }).card;
  const rootsOf = (wrong: readonly WrittenEvent[]): readonly Finding[] => {
    const { verdict } = auditTimed(TREASURE, bytesOf(sealed(game.header, wrong)), 1);
    expect(verdict.covered.stopped).toBeNull();
    return verdict.findings.filter(isRoot);
  };

  test("in a shuffle hundreds of lines before", () => {
    const { order } = events[0]!.data as { readonly order: readonly string[] };
    const [one, other] = [order.indexOf(cardAt(first)), order.indexOf(cardAt(second))];
    expect(Math.abs(one - other)).toBe(1);
    const exchanged = order.with(one, order[other]!).with(other, order[one]!);
    const wrong = events.with(0, { ...events[0]!, data: { order: exchanged } });
    expect(rootsOf(wrong)).toMatchObject([
      { seq: first + 1, blame: "recorder", explained: { supposed: { seq: 1 } } },
    ]);
  });

  test("in two lines that say what was drawn", () => {
    const as = (index: number, card: string): WrittenEvent => {
      const event = events[index]!;
      return { ...event, data: { ...(event.data as object), card } };
    };
    const wrong = events
      .with(first, as(first, cardAt(second)))
      .with(second, as(second, cardAt(first)));
    expect(rootsOf(wrong)).toMatchObject([{ seq: first + 1, blame: "recorder" }]);
  });
});

describe("a cheat that nobody can prove is named beside whoever kept the record", () => {
  const namedFirst = (game: HonestGame, events: readonly WrittenEvent[]) => {
    const { verdict } = auditTimed(game.subject, bytesOf(sealed(game.header, events)), 1);
    return verdict.findings.filter(isRoot).map(({ blame, between }) => ({ blame, between }));
  };
  const game = playHonestly(TREASURE, 3);
  const { events } = game;

  test("who goes a step farther than the die allows", () => {
    const dieAt = (index: number): number => (events[index]!.data as { die: number }).die;
    const rolls = [...events.keys()].filter(
      (index) =>
        events[index]!.type === "die-rolled" &&
        dieAt(index) > 1 &&
        events.slice(index + 1, index + 1 + dieAt(index)).every(({ type }) => type === "stepped"),
    );
    expect(rolls.length).toBeGreaterThan(1);
    for (const roll of rolls.slice(0, 2)) {
      const { by } = events[roll + 1]!;
      const lower = events.with(roll, { ...events[roll]!, data: { die: dieAt(roll) - 1 } });
      expect(namedFirst(game, lower)).toEqual([{ blame: "undecided", between: [by, "recorder"] }]);
    }
  });

  test("who plays twice in a row, unless it is only what is forced that is missing", async () => {
    const { model } = await loadGame("chess");
    const seats = [{ colour: "white" }, { colour: "black" }];
    const rulings = { set: "default", overrides: {} };
    const header = newHeader(model, { seats, rulings, options: {} }, nodeHash);
    const firstOf = (events: readonly WrittenEvent[]): Finding | undefined => {
      const answer = audit(bytesOf(sealed(header, events)), { games: [model] });
      return answer.kind === "unreadable" ? undefined : answer.verdict.findings[0];
    };
    const move = (by: number, from: string, to: string): WrittenEvent => ({
      type: "moved",
      by,
      data: { from, to, promotion: null },
    });
    const twice = [move(0, "e2", "e4"), move(1, "e7", "e5"), move(0, "d2", "d4")].concat(
      [move(0, "g1", "f3"), move(1, "b8", "c6")],
      [move(0, "b1", "c3"), move(1, "g8", "f6")],
    );
    expect(firstOf(twice)).toMatchObject({ seq: 4, blame: "undecided", between: ["recorder", 0] });
    const checked = [move(0, "e2", "e4"), move(1, "d7", "d6"), move(0, "f1", "b5")];
    const resigned: readonly WrittenEvent[] = [
      ...checked,
      { type: "resigned", by: 1, data: {} },
      { type: "game-won", data: { winner: 0 } },
    ];
    expect(firstOf(resigned)).toMatchObject({ seq: 4, blame: "recorder", between: [] });
  });
});

describe("one slip, which accuses nobody", () => {
  const rootsIn = (game: HonestGame, events: readonly WrittenEvent[]): readonly Finding[] => {
    const { verdict } = auditTimed(game.subject, bytesOf(sealed(game.header, events)), 1);
    expect([verdict.kind, verdict.covered.stopped]).toEqual(["violated", null]);
    return verdict.findings.filter(isRoot);
  };
  const exchanged = (
    events: readonly WrittenEvent[],
    first: number,
    second: number,
  ): readonly WrittenEvent[] =>
    events
      .with(first, { ...events[first]!, data: events[second]!.data })
      .with(second, { ...events[second]!, data: events[first]!.data });
  const xidit = playHonestly(XIDIT, 3);
  const treasure = playHonestly(TREASURE, 3);
  const cards = playHonestly(TREASURE, 25);

  test("two hands of a census that have changed places: the award has both right", () => {
    const { events } = xidit;
    const unlike = [...events.keys()].filter(
      (at) =>
        events[at]!.type === "hand-chosen" &&
        events[at + 1]!.type === "hand-chosen" &&
        JSON.stringify(events[at]!.data) !== JSON.stringify(events[at + 1]!.data),
    );
    expect(unlike.length).toBeGreaterThan(3);
    for (const at of unlike.slice(0, 4))
      expect(rootsIn(xidit, exchanged(events, at, at + 1))).toMatchObject([{ blame: "recorder" }]);
  });

  test.each(["idrakys-placed", "orders-programmed"])(
    "two of %s that have changed places",
    (type) => {
      const { events } = xidit;
      const at = events.findIndex((event) => event.type === type);
      expect(events[at + 1]!.type).toBe(type);
      expect(rootsIn(xidit, exchanged(events, at, at + 1))).toMatchObject([{ blame: "recorder" }]);
    },
  );

  test.each([124, 173])("a card on another square, where somebody lays one at %i", (later) => {
    const { events } = treasure;
    const at = events.findIndex(({ type }) => type === "card-inserted");
    const { square } = events[later]!.data as { readonly square: string };
    expect(events[later]!.type).toBe("card-inserted");
    const data = { ...(events[at]!.data as object), square };
    const [only, ...more] = rootsIn(treasure, events.with(at, { ...events[at]!, data }));
    expect([only!.seq, more]).toEqual([later + 1, []]);
    expect(only!.blame).not.toBe("player");
  });

  test.each([
    ["from which somebody flees later", 87, { card: "snake-3", square: "B4" }],
    ["which somebody lays down later, behind a guess", 235, { card: "deserter-3", square: "C9" }],
  ])("another card on another square, %s", (_, at, data) => {
    const { header, events } = cards;
    expect(events[at]!.type).toBe("card-inserted");
    const wrong = bytesOf(sealed(header, events.with(at, { ...events[at]!, data })));
    const { kind, findings } = auditTimed(TREASURE, wrong, 1).verdict;
    expect([kind, findings.filter(({ blame }) => blame === "player")]).toEqual(["violated", []]);
  });

  test("a whole turn under the wrong seat", () => {
    const { events } = treasure;
    const first = events.findIndex(({ type }, at) => type === "roll-called" && at > 200);
    const last = events.findIndex(({ type }, at) => type === "turn-ended" && at > first);
    const own = events[first]!.by!;
    const wrong = events.map((event, at): WrittenEvent =>
      event.by === own && at >= first && at < last ? { ...event, by: own === 0 ? 1 : 0 } : event,
    );
    expect(wrong.filter((event, at) => event !== events[at]).length).toBeGreaterThan(1);
    expect(rootsIn(treasure, wrong)).toMatchObject([{ blame: "undecided" }]);
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
