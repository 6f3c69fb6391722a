// Single replacements: the rulebook's examples, each branch of the queues, and both rulings.
import { expect, test } from "vitest";
import { NO_UNITS, type State, type Queue, type Side } from "@assize/xidit-events";
import { CityId, type TileId, TitanId, UNITS_IN_BOX } from "@assize/xidit-edition";
import {
  advance,
  awaken,
  borrow,
  canAdvance,
  discardDue,
  flip,
  flipDue,
  mustBorrow,
  newlyRaging,
  passes,
  placeDue,
  placeNext,
  startReplacing,
  titansWake,
} from "../src/index.ts";
import { gameOf, VARIANTS } from "./a-game.ts";
import { replaceStepByStep, type LoggedEvent } from "./replace-step-by-step.ts";

const asIs = (tiles: readonly TileId[]): readonly TileId[] => tiles;
const queue = (next: number | null, pile: number[] = [], discard: number[] = []): Queue => ({
  next: next === null ? null : CityId(next),
  pile: pile.map(CityId),
  discard: discard.map(CityId),
});

/** Recruitment tiles 1 to 5 and Threat tiles 6 to 10 on the board, the queues as given. */
const position = (
  recruitment: Queue,
  threat: Queue,
  rulings: Partial<State["rulings"]> = {},
): State => {
  const order = Array.from({ length: 21 }, (_, index) => index + 1);
  return { ...gameOf(VARIANTS[0]!, order, rulings), queues: { recruitment, threat } };
};

const typesOf = (events: readonly LoggedEvent[]): readonly string[] => events.map(([type]) => type);
const replace = (game: State, side: Side, out: number) =>
  replaceStepByStep(game, side, CityId(out), asIs);

test("ex.paul-8: the last unit of tile 8 is recruited", () => {
  const order = [8, 1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21];
  const { game, events } = replace(gameOf(VARIANTS[0]!, order), "recruitment", 8);
  expect(typesOf(events)).toEqual(["tile-discarded", "tile-placed", "queue-advanced"]);
  expect(game.cities[8]).toBeNull();
  expect(game.cities[12]?.side).toBe("recruitment");
  expect(game.queues.recruitment).toEqual(queue(11, [13, 14, 15], [8]));
  expect(events[1]?.[1]).toMatchObject({ side: "recruitment", tile: 12 });
});

test("ex.blue-year: the threat of 17 is eliminated, the next one comes to city 14", () => {
  const order = [1, 2, 3, 4, 5, 17, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 16, 18, 19, 20, 21];
  const { game, events } = replace(gameOf(VARIANTS[0]!, order), "threat", 17);
  expect(events).toEqual([
    ["tile-discarded", { side: "threat", tile: 17 }],
    ["tile-placed", { side: "threat", tile: 14, units: [] }],
    ["queue-advanced", { side: "threat", tile: 16 }],
  ]);
  expect(game.queues.threat).toEqual(queue(16, [18, 19, 20, 21], [17]));
  expect(game.cities[17]).toBeNull();
  expect(game.cities[14]).toEqual({ side: "threat" });
});

test("an empty Recruitment pile is renewed from the Threat discard, first discarded on top", () => {
  const start = position(queue(11, [12]), queue(13, [14, 15], [21, 20, 19]));
  const { game, events } = replace(start, "recruitment", 1);
  expect(typesOf(events)).toEqual([
    "tile-discarded",
    "tile-placed",
    "queue-advanced",
    "pile-flipped",
  ]);
  expect(game.queues).toEqual({
    recruitment: queue(12, [21, 20, 19], [1]),
    threat: queue(13, [14, 15]),
  });
});

test("a pile that had nothing to be renewed with is renewed as soon as it can be (queue.none)", () => {
  const start = position(queue(11), queue(12, [13, 14]));
  const { game, events } = replace(start, "threat", 6);
  expect(events[1]).toEqual(["pile-flipped", { pile: "recruitment", tiles: 1 }]);
  expect(game.queues.recruitment).toEqual(queue(11, [6]));
  expect(game.queues.threat).toEqual(queue(13, [14]));
});

test("queue.borrow: the top of the Threat pile becomes Next Recruitment", () => {
  const start = position(queue(11), queue(12, [13, 14]));
  const { game, events } = replace(start, "recruitment", 1);
  expect(typesOf(events)).toEqual(["tile-discarded", "tile-placed", "tile-borrowed"]);
  expect(game.queues).toEqual({
    recruitment: queue(13, [], [1]),
    threat: queue(12, [14]),
  });
});

test("queue.borrow: the last tile borrowed, the Threat pile is renewed at once", () => {
  const start = position(queue(11), queue(12, [13]));
  const { game, events } = replace(start, "recruitment", 1);
  expect(typesOf(events).slice(2)).toEqual(["tile-borrowed", "pile-flipped"]);
  expect(game.queues.threat).toEqual(queue(12, [1]));
});

test("queue.borrow: an empty Threat pile is renewed before it is borrowed from", () => {
  const { game, events } = replace(position(queue(11), queue(12)), "recruitment", 1);
  expect(typesOf(events)).toEqual([
    "tile-discarded",
    "pile-flipped",
    "tile-placed",
    "tile-borrowed",
  ]);
  expect(game.queues).toEqual({ recruitment: queue(1), threat: queue(12) });
});

test("titan.awaken: Next and pile have run out, and reinforcements arrive", () => {
  const start = position(queue(11, [12, 13, 14]), queue(15, [], [16, 17, 18, 19, 20]));
  const { game, events } = replace(start, "threat", 6);
  expect(events.slice(2)).toEqual([
    ["titans-awakened", { titans: [1, 3, 5] }],
    ["reinforcements-collected", { recruitment: [12, 13], threats: 7 }],
    ["reinforcements-shuffled", { order: [14, 16, 17, 18, 19, 20, 6] }],
    ["queue-advanced", { side: "threat", tile: 14 }],
  ]);
  expect(game.queues).toEqual({
    recruitment: queue(11, [12, 13]),
    threat: queue(14, [16, 17, 18, 19, 20, 6]),
  });
  expect(game.titans.map(({ raging }) => raging)).toEqual([true, true, true]);
});

test("ruling titan-trigger: pile-empty wakes them a tile earlier, and Next Threat stays", () => {
  const queues = [queue(11, [12, 13, 14]), queue(15, [16], [17, 18, 19, 20])] as const;
  const late = replace(position(...queues), "threat", 6);
  expect(typesOf(late.events)).toEqual(["tile-discarded", "tile-placed", "queue-advanced"]);
  const early = replace(position(...queues, { "titan-trigger": "pile-empty" }), "threat", 6);
  expect(typesOf(early.events)).toEqual([
    "tile-discarded",
    "tile-placed",
    "queue-advanced",
    "titans-awakened",
    "reinforcements-collected",
    "reinforcements-shuffled",
  ]);
  expect(early.game.queues.threat).toEqual(queue(16, [14, 17, 18, 19, 20, 6]));
});

test("titan.awaken a second time: raging ones stay, empty piles give none", () => {
  const start = position(queue(11), queue(12));
  const titans = [
    { asks: 3, titans: [TitanId(2)], raging: true },
    { asks: 4, titans: [], raging: false },
    { asks: 5, titans: [5, 6].map(TitanId), raging: false },
  ];
  const game = { ...start, titans };
  expect(newlyRaging(game)).toEqual([5]);
  expect(awaken(game).titans.map(({ raging }) => raging)).toEqual([true, false, true]);
  expect(newlyRaging(awaken(game))).toEqual([]);
});

test("only a Threat tile being replaced wakes Titans", () => {
  const start = position(queue(11, [12], []), queue(13));
  const out = { ...start, cities: start.cities.with(1, null) };
  const placed = placeNext(startReplacing(out, "recruitment", CityId(1)));
  expect(titansWake(placed)).toBe(false);
  expect(
    titansWake({ ...placed, rulings: { ...placed.rulings, "titan-trigger": "pile-empty" } }),
  ).toBe(false);
  expect(canAdvance(placed)).toBe(true);
});

/** No unit in the barracks: whatever is placed gets none. */
const bare = (option: "stays" | "passes", recruitment: Queue, threat: Queue): State => ({
  ...position(recruitment, threat, { "empty-recruitment": option }),
  barracks: NO_UNITS,
});

test("ruling empty-recruitment: stays leaves the tile, passes goes round until one comes twice", () => {
  const queues = [queue(11, [12]), queue(13, [14, 15])] as const;
  const stays = replace(bare("stays", ...queues), "recruitment", 1);
  expect(stays.game.cities[11]).toEqual({ side: "recruitment", units: NO_UNITS });
  expect(typesOf(stays.events)).toEqual(["tile-discarded", "tile-placed", "queue-advanced"]);
  const round = replace(bare("passes", ...queues), "recruitment", 1);
  const placed = round.events.flatMap(([type, data]) =>
    type === "tile-placed" ? [(data as { tile: number }).tile] : [],
  );
  expect(placed.slice(0, 4)).toEqual([11, 12, 14, 15]);
  expect(placed.length).toBeGreaterThan(4);
  expect(placed.indexOf(placed.at(-1)!)).toBeLessThan(placed.length - 1);
  expect(new Set(placed.slice(0, -1)).size).toBe(placed.length - 1);
});

test("passes stops at the first tile that gets a unit", () => {
  const start = bare("passes", queue(6, [7, 8]), queue(13, [14, 15]));
  const cleared = { ...start, cities: start.cities.with(6, null).with(7, null) };
  const kinds = new Set(start.setting.tiles[6]!.recruit);
  const other = start.setting.tiles[7]!.recruit.find((kind) => !kinds.has(kind));
  expect(other).toBeDefined();
  const game = { ...cleared, barracks: { ...NO_UNITS, [other!]: 1 } };
  const { events, game: after } = replace(game, "recruitment", 1);
  expect(typesOf(events)).toEqual([
    "tile-discarded",
    "tile-placed",
    "queue-advanced",
    "tile-discarded",
    "tile-placed",
    "queue-advanced",
  ]);
  expect(after.cities[7]).toEqual({ side: "recruitment", units: { ...NO_UNITS, [other!]: 1 } });
  expect(after.queues.recruitment).toEqual(queue(8, [], [1, 6]));
});

test("questions are total: nothing is due without a replacement, and steps then change nothing", () => {
  const game = { ...position(queue(null), queue(null)), barracks: UNITS_IN_BOX };
  expect(flipDue(game)).toBeNull();
  for (const question of [discardDue, placeDue, canAdvance, mustBorrow, titansWake, passes])
    expect(question(game)).toBe(false);
  for (const step of [flip, placeNext, advance, borrow]) expect(step(game)).toBe(game);
});
