// What a seat may not know stands neither in its view, nor in the lines of its table, nor in its share of an event.
import { type Eyes, type GameEvent, SeatId } from "@assize/kernel-model";
import { type State, squares } from "@assize/grandlin-rules";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import { aimlessPlay, DEEP, LEANINGS, prepared, randomTable } from "./random-table.ts";
import type { Step } from "./steps.ts";

const POSITIONS = DEEP ? 4_000 : 200;
const EVENTS_AFTER = 30;

const sees = (eyes: Eyes, seen: readonly SeatId[]): boolean =>
  eyes !== "public" && eyes !== "all" && seen.includes(eyes);

/** The names of all cards and treasures that are hidden from these eyes. */
const hiddenFrom = (game: State, eyes: Eyes): readonly string[] => {
  const hands = game.hands.filter((_, seat) => seat !== eyes).flat();
  const lying = Object.values(game.lying).flatMap(({ card, shown, seen }) =>
    shown || sees(eyes, seen) ? [] : [card],
  );
  const treasures = Object.entries(game.treasures).flatMap(([id, { at, square, open, seen }]) => {
    const lies = square !== null && squares.lordOf(game, square) === null;
    const shown = game.over?.reason === "won" && at === "square";
    return open || lies || shown || sees(eyes, seen) ? [] : [id];
  });
  return [...hands, ...game.pile, ...lying, ...treasures];
};

/** The fields of an event that these eyes may know when it is recorded. */
const share = ({ type, by, data }: GameEvent, eyes: Eyes): string => {
  const fields = data as Readonly<Record<string, unknown>>;
  const mayKnow = (name: string): boolean => {
    const { audience } = grandlin.events[type]!.fields[name]!;
    if (audience === "actor") return by === eyes;
    if (audience === "seat") return fields["seat"] === eyes;
    return audience === "public";
  };
  return JSON.stringify(Object.entries(fields).filter(([name]) => mayKnow(name)));
};

const eyesOf = (game: State): readonly Eyes[] => [...squares.seatsOf(game), "public"];
const names = (text: string, hidden: readonly string[]): readonly string[] =>
  hidden.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

test("a secret of chance names whose it is, and so that all can know", () => {
  const secrets = Object.values(grandlin.events).filter(({ fields }) =>
    Object.values(fields).some(({ audience }) => audience === "seat"),
  );
  expect(secrets).toHaveLength(3);
  for (const { fields } of secrets) expect(fields["seat"]?.audience).toBe("public");
  const chances = Object.values(grandlin.events).filter((one) => one.class !== "decision");
  for (const { fields } of chances)
    expect(Object.values(fields).map(({ audience }) => audience)).not.toContain("actor");
});

const leaksOfView = (game: State, place: string, eyes: Eyes): readonly string[] => {
  const hidden = hiddenFrom(game, eyes);
  const { setting: _known, ...view } = grandlin.view(game, place, eyes);
  const lines = grandlin.describe.state(game, place, eyes, "en");
  return [...names(JSON.stringify(view), hidden), ...names(lines.join("\n"), hidden)];
};

/** Hidden before the event and after it: what was shown just now is no secret. */
const leaksOfEvent = ({ before, event, after }: Step, eyes: Eyes): readonly string[] => {
  const earlier = new Set(hiddenFrom(before.context, eyes));
  const hidden = hiddenFrom(after.context, eyes).filter((name) => earlier.has(name));
  return names(share(event, eyes), hidden);
};

test("no view and no share of an event names what is hidden", () => {
  let views = 0;
  let events = 0;
  let hidden = 0;
  for (let seed = 0; seed < POSITIONS; seed++) {
    const from = randomTable(seed, LEANINGS[seed % LEANINGS.length]);
    for (const eyes of eyesOf(from.context)) {
      const { path } = prepared.table.leaves[from.at]!;
      expect(leaksOfView(from.context, path, eyes)).toEqual([]);
      hidden += hiddenFrom(from.context, eyes).length;
      views++;
    }
    for (const step of aimlessPlay(from, seed, EVENTS_AFTER)) {
      events++;
      for (const eyes of eyesOf(step.after.context)) expect(leaksOfEvent(step, eyes)).toEqual([]);
    }
  }
  expect(views).toBeGreaterThan(POSITIONS * 3);
  expect(events).toBeGreaterThan(POSITIONS * 20);
  expect(hidden).toBeGreaterThan(views * 10);
});

test("who holds, inserted or dug up something knows it", () => {
  let known = 0;
  for (let seed = 0; seed < 60; seed++)
    for (const { event, after } of aimlessPlay(randomTable(seed), seed, EVENTS_AFTER)) {
      const { card, treasure } = event.data as { card?: string; treasure?: string };
      const seat = (event.data as { seat?: SeatId }).seat ?? event.by;
      const thing = card ?? treasure;
      const told = ["card-drawn", "card-inserted", "treasure-drawn"].includes(event.type);
      if (!told || seat === undefined || thing === undefined) continue;
      const { setting: _known, ...view } = grandlin.view(
        after.context,
        "play.evening",
        SeatId(seat),
      );
      expect(names(JSON.stringify(view), [thing])).toEqual([thing]);
      known++;
    }
  expect(known).toBeGreaterThan(60);
});
