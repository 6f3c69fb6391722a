// Whatever the record says that it does not know, wherever that stands: an honest game is never violated for it.
import { audit } from "@assize/kernel-verifier/node";
import type { Json } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { bytesOf } from "@assize/testkit";
import { expect, test } from "vitest";
import { type HonestGame, playHonestly } from "../src/deviations/honest-game.ts";
import { sealed } from "../src/deviations/planted-log.ts";
import { type Subject, SUBJECTS } from "../src/deviations/subject.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const LOGS = DEEP ? 400 : 24;
const UNKNOWN: Json = { $unknown: "coffee on the page" };

type Path = readonly (string | number)[];

/** Every place at which a value stands, that of the whole first. */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== "object" || value === null) return;
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [key, one] of members) yield* placesIn(one, [...path, key]);
}

const withUnknown = (value: Json, [key, ...path]: Path): Json => {
  if (key === undefined) return UNKNOWN;
  const member = (value as Readonly<Record<string | number, Json>>)[key]!;
  const own = withUnknown(member, path);
  return Array.isArray(value) ? value.with(Number(key), own) : { ...(value as object), [key]: own };
};

type Written = HonestGame["events"][number];

const smudged = (
  events: readonly Written[],
  draw: (below: number) => number,
): readonly Written[] => {
  const at = draw(events.length);
  const event = events[at]!;
  if (JSON.stringify(event.data).includes("$unknown")) return events;
  const places = [...placesIn(event.data)];
  return events.with(at, {
    ...event,
    data: withUnknown(event.data, places[draw(places.length)]!),
  });
};

test.each(SUBJECTS.map((subject) => [subject.id, subject] as const))(
  "%s: unknown values alone violate nothing",
  (_, subject) => {
    const draw = drawFrom(seeded(77));
    const games = [901, 902].map((seed) => playHonestly(subject, seed));
    const seen = { stopped: 0, whole: 0 };
    for (let log = 0; log < LOGS; log++) {
      const game = games[log % games.length]!;
      const isTerse = draw(2) === 0;
      const { classOf } = game.start.game;
      let events: readonly Written[] = game.events.filter(
        ({ type }) => !isTerse || classOf(type) !== "consequence",
      );
      for (let times = draw(3); times >= 0; times--) events = smudged(events, draw);
      const header = isTerse ? { ...game.header, terse: true as const } : game.header;
      const answer = audit(bytesOf(sealed(header, events)), {
        games: [subject.model],
        engine: log % 6 === 0 ? "xstate" : "table",
      });
      if (answer.kind === "unreadable") throw new Error(answer.problem.code);
      const { covered, findings, kind } = answer.verdict;
      expect(findings).toEqual([]);
      expect(kind).toBe("undetermined");
      if (covered.stopped === null) seen.whole++;
      else {
        seen.stopped++;
        expect(covered.stopped.code).toBe("unknown-value");
      }
    }
    expect(seen.whole).toBeGreaterThan(LOGS / 4);
  },
  120_000,
);

const CASES = [
  ["grandlin", "spell-cast", ["card"], "card"],
  ["xidit", "orders-programmed", ["orders", 2], "orders[2]"],
  ["xidit", "orders-programmed", [], "data"],
  ["xidit", "census-awarded", ["hands", 1], "hands[1]"],
  ["xidit", "tiles-shuffled", ["order", 7], "order[7]"],
] as const;

const playedUntil = (subject: Subject, type: string): HonestGame => {
  for (let seed = 901; seed < 920; seed++) {
    const game = playHonestly(subject, seed);
    if (game.events.some((event) => event.type === type)) return game;
  }
  throw new Error(`no ${type}`);
};

test.each(CASES)("%s: %s of which %j is not known", (id, type, path, field) => {
  const subject = SUBJECTS.find((one) => one.id === id)!;
  const game = playedUntil(subject, type);
  const at = game.events.findIndex((event) => event.type === type);
  const event = game.events[at]!;
  const events = game.events.with(at, { ...event, data: withUnknown(event.data, path) });
  const answer = audit(bytesOf(sealed(game.header, events)), { games: [subject.model] });
  if (answer.kind === "unreadable") throw new Error(answer.problem.code);
  const { doubts, findings } = answer.verdict;
  expect(findings).toEqual([]);
  expect(doubts).toMatchObject([
    { reason: "unknown-value", seq: at + 1, values: { type, field, given: "coffee on the page" } },
  ]);
});
