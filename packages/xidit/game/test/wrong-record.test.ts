// Who plays honestly by a wrong record is not accused: one figure of one consequence is recorded wrongly, and from
// there on everybody plays on by the position as it is recorded. Whatever comes of it, nobody at the table is blamed;
// but where the record tells of a position that cannot be, nobody can have played on by that.
import { describe, expect, test } from "vitest";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Finding, GameEvent, Json, JsonObject } from "@assize/kernel-model";
import { isOver, placeOf } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, recordOf } from "@assize/testkit";
import {
  ASSESSMENTS,
  CHANCES,
  DECISIONS,
  EVENT_TYPES,
  IGNORED_REASONS,
  LOST_REASONS,
  ORDERS,
  REWARDS,
  SIDES,
} from "@assize/xidit-events";
import { ROAD_COLOURS, UNIT_KINDS } from "@assize/xidit-edition";
import * as Result from "effect/Result";
import { xidit } from "../src/index.ts";
import { table } from "./a-table.ts";
import { corpus, type CorpusGame } from "./corpus.ts";
import { game } from "./given.ts";
import { DEEP, drawing, playOn, type Step, type Stop } from "./quick-play.ts";

type Draw = (below: number) => number;

/** Consequences whose place in the log is all that they change: no figure of theirs is read. */
const CHANGE_NOTHING_BY_THEIR_DATA: readonly string[] = [
  // The turn passes on from whoever has it: the sequence of orders is not the record's to choose.
  "idrakys-stayed",
  "order-waited",
  "order-ignored",
  "dummy-stayed",
  // The reward in hand is the one that is through, for whatever reason.
  "reward-lost",
  // The calendar is moved by `year-ended`, the winner follows from the assessments.
  "census-called",
  "game-ended",
];

const CONSEQUENCES = EVENT_TYPES.filter(
  (type) => !([...DECISIONS, ...CHANCES] as readonly string[]).includes(type),
);

const WORDS: readonly (readonly string[])[] = [
  UNIT_KINDS,
  ORDERS,
  REWARDS,
  SIDES,
  ROAD_COLOURS,
  ASSESSMENTS,
  IGNORED_REASONS,
  LOST_REASONS,
];

const anotherWord = (word: string, draw: Draw): string => {
  const words = WORDS.find((list) => list.includes(word)) ?? [];
  const others = words.filter((one) => one !== word);
  return others.length === 0 ? word : others[draw(others.length)]!;
};

const anotherNumber = (value: number, draw: Draw): number => {
  const way = draw(6);
  if (way === 0) return 999;
  return way < 3 && value > 0 ? value - 1 : value + 1 + draw(2);
};

/** Another value of the same shape, now and then one that cannot be meant. */
const another = (value: Json, draw: Draw): Json => {
  if (typeof value === "number") return anotherNumber(value, draw);
  if (typeof value === "string") return anotherWord(value, draw);
  if (Array.isArray(value)) return anotherList(value as readonly Json[], draw);
  if (value === null || typeof value !== "object") return 1;
  const fields = Object.entries(value as JsonObject);
  const [field, old] = fields[draw(fields.length)]!;
  return { ...(value as JsonObject), [field]: another(old, draw) };
};

const anotherList = (list: readonly Json[], draw: Draw): Json => {
  if (list.length === 0) return [];
  if (draw(3) === 0) return list.toReversed();
  if (draw(3) === 0) return list.slice(1);
  const at = draw(list.length);
  return list.with(at, another(list[at]!, draw));
};

const wronged = ({ event }: Step, field: string, draw: Draw): GameEvent | null => {
  const data = { ...(event.data as JsonObject) };
  const wrong = another(data[field]!, draw);
  if (JSON.stringify(wrong) === JSON.stringify(data[field])) return null;
  const decoded = game.events.get(event.type)!.decode({ ...data, [field]: wrong });
  return Result.isSuccess(decoded) ? { type: event.type, data: decoded.success } : null;
};

/** What is played from a position, until the rules know no way on from there: the record may have told nonsense. */
const playedFrom = (from: Stop, draw: Draw, most: number): readonly GameEvent[] => {
  const events: GameEvent[] = [];
  let at = from;
  while (events.length < most && !isOver(game, at)) {
    try {
      const { steps, end } = playOn(at, draw, game, 1);
      events.push(...steps.map((step) => step.event));
      at = end;
    } catch {
      break;
    }
  }
  return events;
};

interface Told {
  readonly findings: readonly Finding[];
  readonly seq: number;
  /** True where the record leads elsewhere than the rules. */
  readonly elsewhere: boolean;
  /** True where it leads to a position that could be on a table at all. */
  readonly possible: boolean;
}

/** Whether a position passes the check of stated positions: no record is believed into another one. */
const isPossible = (seating: CorpusGame["seating"], at: Stop): boolean => {
  const { setup, edition } = table(seating);
  const encoded = xidit.encodeContext(at.context);
  const decoded = xidit.decodeContext(encoded, setup, edition, placeOf(game, at));
  return Result.isSuccess(decoded) && xidit.invariants(decoded.success).length === 0;
};

const STEPS = DEEP ? 400 : 90;

const told = (
  { seating, steps }: CorpusGame,
  index: number,
  field: string,
  draw: Draw,
): Told | null => {
  const step = steps[index]!;
  const wrong = wronged(step, field, draw);
  if (wrong === null) return null;
  const row = game.engine.accepts(step.before, wrong)!;
  const believed = game.engine.take(row, step.before, wrong) as Stop;
  const ruled = game.engine.take(row, step.before, step.event) as Stop;
  const encoded = ({ context }: Stop): string => JSON.stringify(xidit.encodeContext(context));
  const events = [
    ...steps.slice(0, index).map(({ event }) => event),
    wrong,
    ...playedFrom(believed, draw, STEPS),
  ];
  const answer = audit(bytesOf(recordOf(table(seating).header, events, nodeHash)), {
    games: [xidit],
  });
  if (answer.kind === "unreadable") throw new Error(answer.problem.code);
  const { findings } = answer.verdict;
  return {
    findings,
    seq: index + 1,
    elsewhere: encoded(believed) !== encoded(ruled),
    possible: isPossible(seating, believed),
  };
};

/** Places where the type occurs, of as many games as are asked for. */
const placesOf = (type: string, most: number): readonly (readonly [CorpusGame, number])[] =>
  corpus()
    .flatMap((one, at) => {
      const found = one.steps.flatMap(({ event }, index) => (event.type === type ? [index] : []));
      const index = found[drawing(at)(Math.max(1, found.length))];
      return index === undefined ? [] : [[one, index] as const];
    })
    .slice(0, most);

const MOST = DEEP ? 100 : 2;

/** Records that lead elsewhere, and of how many of them the audit says that play went on by them. */
const seen = { elsewhere: 0, believed: 0, impossible: 0 };

describe.each(CONSEQUENCES)("%s, told wrongly", (type) => {
  test("leaves nobody blamed who plays on by it", () => {
    const draw = drawing(7);
    const games = placesOf(type, MOST).flatMap(([one, index]) =>
      Object.keys(one.steps[index]!.event.data as JsonObject).map((field) =>
        told(one, index, field, draw),
      ),
    );
    const wrong = games.filter((one) => one !== null);
    for (const { findings, seq, elsewhere, possible } of wrong) {
      expect(findings[0]!.seq).toBe(seq);
      expect(findings[0]!.blame).not.toBe("player");
      if (possible) {
        expect(findings[0]!.blame).toBe("recorder");
        expect(findings.filter(({ blame }) => blame === "player")).toEqual([]);
      } else seen.impossible++;
      if (!possible || !elsewhere) continue;
      seen.elsewhere++;
      if (findings[0]!.explained!.held === "believed") seen.believed++;
    }
    const reads = !CHANGE_NOTHING_BY_THEIR_DATA.includes(type);
    if (wrong.length > 0) expect(wrong.some(({ elsewhere }) => elsewhere)).toBe(reads);
  });
});

test("records by which play went on are believed where that tells on play", () => {
  expect(seen.elsewhere).toBeGreaterThan(DEEP ? 2_000 : 40);
  expect(seen.believed).toBeGreaterThan(0.45 * seen.elsewhere);
  expect(seen.impossible).toBeGreaterThan(DEEP ? 500 : 12);
});
