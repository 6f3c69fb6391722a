// Stated positions that cannot be: each differs in one thing from a position of a game, and is refused.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  LANGUAGES,
  type Misfit,
} from "@assize/kernel-model";
import { xidit } from "../src/index.ts";
import { table } from "./a-table.ts";
import { contextOf } from "./a-position.ts";
import { corpus } from "./corpus.ts";
import { game } from "./given.ts";

const four = table();

const refusals = (context: Json, place: string, at = four): readonly string[] => {
  const decoded = xidit.decodeContext(context, at.setup, at.edition, place);
  return Result.isFailure(decoded) ? decoded.failure.map((one) => JSON.stringify(one)) : [];
};

type Change = (context: JsonObject) => JsonObject;

const entries = (context: JsonObject, name: string): readonly Json[] =>
  context[name] as readonly Json[];

const inQueue = (context: JsonObject, side: string, change: JsonObject): JsonObject => {
  const queues = context["queues"] as JsonObject;
  return { queues: { ...queues, [side]: { ...(queues[side] as JsonObject), ...change } } };
};

/** What none of the setup's events touches, and what they bring about in no other way. */
const NOT_IN_THE_SETUP: Readonly<Record<string, Change>> = {
  gold: (context) => ({ gold: entries(context, "gold").with(0, 1) }),
  foughtIn: (context) => ({ foughtIn: entries(context, "foughtIn").with(1, [1]) }),
  recruitedIn: (context) => ({ recruitedIn: entries(context, "recruitedIn").with(1, [1]) }),
  year: () => ({ year: 2 }),
  "another First Player": () => ({ firstPlayer: 1, onTurn: 1 }),
  onTurn: () => ({ onTurn: 1 }),
  order: () => ({ order: 1 }),
  "a unit behind a screen": (context) => ({
    barracks: { ...(context["barracks"] as JsonObject), militia: 17 },
    screens: entries(context, "screens").with(0, {
      ...(entries(context, "screens")[0] as JsonObject),
      militia: 1,
    }),
  }),
  "a guild": (context) => ({
    guilds: entries(context, "guilds").with(3, { seat: 0, storeys: 1 }),
    storeyStock: entries(context, "storeyStock").with(0, 14),
  }),
  "a raging Titan": (context) => ({
    titans: entries(context, "titans").map((pile) => ({ ...(pile as JsonObject), raging: true })),
  }),
  "a Titan that is gone": (context) => ({
    titans: entries(context, "titans").map((pile) => ({
      ...(pile as JsonObject),
      titans: ((pile as JsonObject)["titans"] as readonly Json[]).slice(1),
    })),
  }),
};

const ONCE_TILES_ARE_LAID: Readonly<Record<string, Change>> = {
  "a tile discarded": (context) => {
    const queues = context["queues"] as Record<string, Record<string, readonly Json[]>>;
    const [first, ...pile] = queues["threat"]!["pile"]!;
    return inQueue(context, "threat", { pile, discard: [first!] });
  },
  "a unit that has left its tile": (context) => {
    const cities = entries(context, "cities");
    const at = cities.findIndex((tile) => (tile as JsonObject | null)?.["side"] === "recruitment");
    const { units } = cities[at] as { units: Record<string, number> };
    const kind = Object.keys(units).find((one) => units[one]! > 0)!;
    const barracks = context["barracks"] as Record<string, number>;
    const fewer = { ...units, [kind]: units[kind]! - 1 };
    return {
      barracks: { ...barracks, [kind]: barracks[kind]! + 1 },
      cities: cities.with(at, { side: "recruitment", units: fewer }),
    };
  },
};

const PLACEMENT: Readonly<Record<string, Change>> = {
  "two Idrakys in one city": (context) => ({
    idrakys: entries(context, "idrakys").map((_, seat) => (seat < 2 ? 4 : null)),
  }),
  "an Idrakys out of turn": (context) => ({
    idrakys: entries(context, "idrakys").map((_, seat) => (seat === 1 ? 4 : null)),
  }),
};

/** The first position of a game of four at each place of the setup. */
const setupStops = () => {
  const one = corpus().find(({ seating }) => seating.seats === 4 || seating.seats === undefined)!;
  const seen = new Map<string, JsonObject>();
  for (const { before } of one.steps) {
    const { path } = game.table.leaves[before.at]!;
    if (!seen.has(path)) seen.set(path, xidit.encodeContext(before.context) as JsonObject);
  }
  const places = [...seen].filter(([path]) => path.startsWith("play.setup."));
  return { at: table(one.seating), places };
};

describe("a position in the setup", () => {
  const { at, places } = setupStops();

  test("is one of each step", () => expect(places).toHaveLength(5));

  test.each(places)(
    "%s is what the steps before have brought about, and no more",
    (place, sound) => {
      expect(refusals(sound, place, at)).toEqual([]);
      const step = places.findIndex(([path]) => path === place);
      const changes = Object.entries({
        ...NOT_IN_THE_SETUP,
        ...(step > 2 ? ONCE_TILES_ARE_LAID : {}),
        ...(step > 3 ? PLACEMENT : {}),
      });
      expect(changes.length).toBeGreaterThanOrEqual(11);
      const passed = changes
        .filter(([name]) => step > 0 || !name.includes("Titan"))
        .filter(([, change]) => refusals({ ...sound, ...change(sound) }, place, at).length === 0);
      expect(passed.map(([name]) => name)).toEqual([]);
    },
  );

  test("may have another bank: it may be replayed under another reading of it", () => {
    const [place, sound] = places.at(-1)!;
    expect(refusals({ ...sound, bank: 0 }, place, at)).toEqual([]);
  });
});

const AMONG_ORDERS: Readonly<Record<string, Change>> = {
  "recruited in city 0": () => ({ recruitedIn: [[0], [], [], []] }),
  "fought in city 22": () => ({ foughtIn: [[], [22], [], []] }),
  "a Titan in city 63": () => ({ titansIn: [[], [], [], [63]] }),
  "a guild in entry 0": (context) => ({
    guilds: entries(context, "guilds").with(0, { seat: 0, storeys: 1 }),
    storeyStock: entries(context, "storeyStock").with(0, 14),
  }),
  "bards in entry 0": (context) => ({
    bards: entries(context, "bards").with(0, [1, 0, 0, 0]),
    bardStock: entries(context, "bardStock").with(0, 19),
  }),
};

test("numbers of cities and regions that the board does not have are refused", () => {
  const sound = xidit.encodeContext(contextOf(four, {})) as JsonObject;
  expect(refusals(sound, "play.resolution.turn")).toEqual([]);
  const passed = Object.entries(AMONG_ORDERS).filter(
    ([, change]) => refusals({ ...sound, ...change(sound) }, "play.resolution.turn").length === 0,
  );
  expect(passed.map(([name]) => name)).toEqual([]);
});

describe("the Bastion in a stated position", () => {
  const last = xidit.encodeContext(contextOf(four, { year: 12, order: 6 })) as JsonObject;
  const held = (assessment: string, eliminated: number): JsonObject => ({
    assessment,
    scores: [0, 0, 0, 0],
    dummy: null,
    ranking: [0, 1, 2, 3],
    eliminated: [eliminated],
  });
  const refused = (place: string, change: JsonObject): boolean =>
    refusals({ ...last, ...change }, place).length > 0;
  const ranking = "play.assessment.ranking";

  test.each([
    ["before the assessments", "play.resolution.turn", { bastionOpened: true }, true],
    ["before reputation is next", ranking, { bastionOpened: true }, true],
    [
      "when reputation is next",
      ranking,
      { bastionOpened: true, rankings: [held("wealth", 3), held("influence", 2)] },
      false,
    ],
    [
      "closed when reputation is next",
      ranking,
      { rankings: [held("wealth", 3), held("influence", 2)] },
      false,
    ],
    [
      "closed after reputation",
      ranking,
      { rankings: [held("wealth", 3), held("influence", 2), held("reputation", 1)] },
      true,
    ],
    [
      "when somebody has been eliminated twice",
      ranking,
      { rankings: [held("wealth", 3), held("influence", 3)] },
      true,
    ],
  ])("opened %s", (_, place, change, expected) => expect(refused(place, change)).toBe(expected));
});

/** What a report asks the game's words for: names and values, but for those that any game has. */
const namesIn = ({ code, expected }: Misfit): readonly Json[] => {
  if (code === "rule") return expected;
  const [, by] = expected;
  return code === "clause" && isJsonObject(by) ? Object.entries(by).flat() : [];
};
const OF_ANY_GAME = ["has", "needs", "least", "wrong"];

describe.each(LANGUAGES)("what cannot be at a place, in %s", (language) => {
  const sound = xidit.encodeContext(contextOf(four, {})) as JsonObject;
  const told = (place: string, change: JsonObject): readonly string[] => {
    const decoded = xidit.decodeContext({ ...sound, ...change }, four.setup, four.edition, place);
    const misfits: readonly Misfit[] = Result.isFailure(decoded) ? decoded.failure : [];
    return misfits
      .flatMap(namesIn)
      .filter((name) => typeof name === "string" && !OF_ANY_GAME.includes(name))
      .map((name) => xidit.describe.word!(name as string, language));
  };
  const WRONG: readonly (readonly [place: string, change: JsonObject])[] = [
    ["play.census.hands", {}],
    ["play.assessment.ranking", {}],
    ["play.tile-management.placing", {}],
    ["play.resolution.rewards.gold", {}],
    ["play.setup.laying", {}],
    ["ended", {}],
    ["play.resolution.turn", { titans: [] }],
    ["play.resolution.turn", { titans: [{ asks: 9, titans: [], raging: true }] }],
    ["play.resolution.turn", { programs: [null, null, null, null] }],
    ["play.resolution.turn", { idrakys: [null, null, null, null] }],
    ["play.resolution.turn", { assessments: ["wealth"] }],
    ["play.resolution.turn", inQueue(sound, "threat", { next: null })],
    ["play.resolution.turn", { barracks: { ...(sound["barracks"] as JsonObject), mage: 99 } }],
  ];

  test("has words for all that is named, none of them a name of ours", () => {
    for (const [place, change] of WRONG) {
      const texts = told(place, change);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text).not.toMatch(/play\.|titan-piles|-or-|next-|below-zero|fits-place/);
        if (language !== "en") expect(text).not.toMatch(/^Replacement|^Programs|^Tiles|^Order$/);
      }
    }
  });
});
