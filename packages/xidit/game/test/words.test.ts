// Lords of Xidit told in four languages: every event type, place and reason has its sentence, terms come from the
// glossary, and what the view hides stays hidden.
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Eyes, type GameSetup, LANGUAGES, SeatId } from "@assize/kernel-model";
import { referenceEdition } from "@assize/xidit-edition";
import {
  EVENT_TYPES,
  type EventOf,
  type EventType,
  type Game,
  IGNORED_REASONS,
  LOST_REASONS,
} from "@assize/xidit-events";
import { GLOSSARY } from "@assize/xidit-rulebook";
import { gameChart } from "@assize/xidit-statecharts";
import { xidit } from "../src/index.ts";
import { PLACES } from "../src/messages/sentences.ts";

const { describe: words } = xidit;
const runs = process.env["ASSIZE_DEEP"] ? 2_000 : 100;

const COLOURS = ["blue", "red", "green"];
const setup: GameSetup = {
  seats: COLOURS.map((colour) => ({ colour })),
  options: { length: "short", dummy: "normal" },
  table: { firstPlayer: 0 },
  rulings: Object.fromEntries(xidit.rulebook.rulings.map(({ id, options }) => [id, options[0].id])),
};
const game: Game = Result.getOrThrow(xidit.initial(setup, referenceEdition));

const by = SeatId(1);
const seat = SeatId(2);

const SAMPLES: { readonly [Type in EventType]: EventOf<Type>["data"] } = {
  "titans-shuffled": {
    piles: [
      [1, 2],
      [4, 3],
      [5, 6],
    ],
  },
  "tiles-shuffled": { order: [3, 1, 2] },
  "tiles-laid": {
    recruitment: [{ tile: 3, units: ["militia", "archer"] }],
    threat: [5, 6],
    nextRecruitment: 7,
    nextThreat: 8,
  },
  "assessments-shuffled": { order: ["wealth", "influence", "reputation"] },
  "idrakys-placed": { city: 12 },
  "orders-programmed": {
    orders: ["road-black", "road-red", "road-blue", "action", "wait", "wait"],
  },
  "orders-revealed": { programs: [["action"], ["wait"], ["road-red"]] },
  "idrakys-moved": { seat, road: "blue", from: 5, to: 12 },
  "idrakys-stayed": { seat, road: "red" },
  "order-waited": { seat },
  "unit-recruited": { seat, city: 7, unit: "archer" },
  "threat-paid": { seat, city: 17, units: ["militia", "archer", "archer"] },
  "titan-paid": { titan: 3, units: ["militia", "mage", "mage"] },
  "titan-declined": {},
  "order-ignored": { seat, reason: "units-missing" },
  "rewards-chosen": { rewards: ["gold", "guild"] },
  "gold-taken": { seat, gold: 5 },
  "bards-placed": { regions: [{ region: 3, bards: 2 }] },
  "storeys-chosen": { storeys: 2 },
  "guild-built": { seat, city: 4, storeys: 2 },
  "set-aside-built": { seat, city: 4, storeys: 1 },
  "reward-lost": { seat, reward: "guild", reason: "rival-guild" },
  "dummy-raised": { assessment: "influence" },
  "dummy-stayed": { seat },
  "titan-removed": { titan: 6 },
  "tile-discarded": { side: "recruitment", tile: 8 },
  "pile-flipped": { pile: "threat", tiles: 4 },
  "tile-placed": { side: "recruitment", tile: 9, units: ["cleric"] },
  "queue-advanced": { side: "threat", tile: 10 },
  "tile-borrowed": { tile: 11 },
  "titans-awakened": { titans: [2, 4] },
  "reinforcements-collected": { recruitment: [1, 2], threats: 5 },
  "reinforcements-shuffled": { order: [4, 5] },
  "census-called": { year: 3 },
  "hand-chosen": { units: 2 },
  "census-awarded": {
    unit: "cleric",
    hands: [1, 2, 0],
    seats: [by],
    reward: "bards",
    amounts: [2],
  },
  "storey-added": { city: 9 },
  "storey-set-aside": { seat },
  "reward-declined": {},
  "year-ended": { year: 3, firstPlayer: by },
  "assessments-opened": { order: ["reputation", "wealth", "influence"] },
  "bastion-opened": { bards: [0, 1, 2] },
  "assessment-held": {
    assessment: "wealth",
    scores: [3, 2, 1],
    dummy: 5,
    ranking: ["dummy", SeatId(0), by, seat],
    eliminated: [seat],
  },
  "game-ended": { winner: "dummy" },
};

const tell = (type: string, language: string, data: unknown = SAMPLES[type as EventType]) =>
  words.event({ type, by, data }, game, language);

const BROKEN = /undefined|\[object|null|NaN|\$\{/;

test("every language is declared", () => {
  expect(words.languages).toEqual(LANGUAGES);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("each event type has a sentence of its own", () => {
    expect(EVENT_TYPES.length).toBeGreaterThanOrEqual(44);
    const told = EVENT_TYPES.map((type) => tell(type, language));
    for (const [index, sentence] of told.entries()) {
      expect(sentence.length, EVENT_TYPES[index]).toBeGreaterThan(5);
      expect(sentence).not.toMatch(BROKEN);
      expect(sentence).not.toContain("\n");
      expect(sentence).not.toContain(EVENT_TYPES[index]!);
      expect(sentence.charAt(0)).toBe(sentence.charAt(0).toUpperCase());
    }
    expect(new Set(told).size).toBe(EVENT_TYPES.length);
  });

  test("no sentence is left in English", () => {
    const same = EVENT_TYPES.filter((type) => tell(type, language) === tell(type, "en"));
    expect(same).toEqual(language === "en" ? EVENT_TYPES : []);
  });

  test("each reason has words of its own", () => {
    const ignored = IGNORED_REASONS.map((reason) =>
      tell("order-ignored", language, { seat, reason }),
    );
    const lost = LOST_REASONS.map((reason) =>
      tell("reward-lost", language, { seat, reward: "bards", reason }),
    );
    for (const sentence of [...ignored, ...lost]) expect(sentence).not.toMatch(BROKEN);
    expect(new Set([...ignored, ...lost]).size).toBe(14);
  });

  test("colours, cities and units are the glossary's", () => {
    const sentence = tell("unit-recruited", language).toLowerCase();
    for (const term of ["green", "archer"] as const)
      expect(sentence).toContain(GLOSSARY[term][language].toLowerCase());
    expect(sentence).toContain(`${GLOSSARY.city[language]} 7`.toLowerCase());
  });

  test("each place has words", () => {
    const told = PLACES.map((place) => words.place(place, language));
    for (const sentence of told) expect(sentence).not.toMatch(BROKEN);
    expect(new Set(told).size).toBe(PLACES.length);
    expect(told.some((sentence) => sentence.startsWith("play."))).toBe(false);
  });

  test("a seat is called by its name, else its colour, else its number", () => {
    const named = { ...setup, seats: [{ colour: "blue", name: "Ada" }, { colour: "red" }, {}] };
    expect(words.seat(SeatId(0), named, language)).toBe("Ada");
    expect(words.seat(SeatId(1), named, language)).toBe(GLOSSARY.red[language]);
    expect(words.seat(SeatId(2), named, language)).toContain("2");
  });

  test("the state is told whole, without gaps in its words", () => {
    const lines = words.state(game, "all", language);
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(line).not.toMatch(BROKEN);
    for (const term of ["barracks", "recruitment-queue", "threat-queue", "program"] as const)
      expect(lines.join("\n")).toContain(GLOSSARY[term][language]);
  });

  test("what does not fit its type is told as recorded", () => {
    expect(tell("unit-recruited", language, { seat: "x" })).toContain(
      'unit-recruited {"seat":"x"}',
    );
    expect(tell("no-such-event", language, {})).toContain("no-such-event {}");
  });
});

test("the places are the leaves of the chart", () => {
  interface Config {
    readonly states?: Readonly<Record<string, Config>>;
  }
  const leaves = (config: Config, path: string): readonly string[] =>
    config.states === undefined
      ? [path]
      : Object.entries(config.states).flatMap(([key, child]) =>
          leaves(child, path === "" ? key : `${path}.${key}`),
        );
  expect([...PLACES].sort()).toEqual([...leaves(gameChart.config as Config, "")].sort());
});

test("a language that is not there is told in English", () => {
  expect(tell("order-waited", "it")).toBe(tell("order-waited", "en"));
  expect(words.place("nowhere", "fr")).toBe("nowhere");
});

test("any data at all can be told", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EVENT_TYPES),
      fc.jsonValue(),
      fc.constantFrom(...LANGUAGES),
      fc.option(fc.nat(9), { nil: undefined }),
      fc.boolean(),
      (type, data, language, acting, atTable) => {
        const event = acting === undefined ? { type, data } : { type, by: SeatId(acting), data };
        expect(words.event(event, atTable ? game : null, language)).not.toBe("");
      },
    ),
    { numRuns: runs },
  );
});

describe("what eyes may not see is not told", () => {
  const secret: Game = {
    ...game,
    screens: game.screens.map((units, at) => (at === 0 ? { ...units, mage: 7 } : units)),
    gold: [41, 42, 43],
    programs: [["wait", "wait", "wait", "wait", "wait", "wait"], null, null],
    census: { kind: 0, hands: [17, 18, 19], placing: [], reward: null, amount: 0 },
    queues: {
      recruitment: { next: 1, pile: [2, 77, 3], discard: [78, 4] },
      threat: { next: 5, pile: [6, 79], discard: [] },
    },
    assessments: ["wealth", "influence", "reputation"],
    dummy: { wealth: 6, influence: 5, reputation: 4 },
  };
  const seen = (eyes: Eyes) => words.state(secret, eyes, "en").join("\n");

  test("the public sees neither gold, units, hands nor programs", () => {
    const text = seen("public");
    for (const hidden of ["41", "42", "43", "7 × Battle Mage", "17", "Wait", "77", "78", "79"])
      expect(text).not.toContain(hidden);
    expect(text).toContain("programmed, secret");
    expect(text).toContain("3 (top: 2)");
    expect(text).toContain("2 (top: 4)");
  });

  test("a seat sees its own", () => {
    const text = seen(SeatId(0));
    for (const own of ["41", "7 × Battle Mage", "blue 17", "Wait"]) expect(text).toContain(own);
    for (const hidden of ["42", "18"]) expect(text).not.toContain(hidden);
  });

  test("all-seeing eyes see all hands", () => {
    for (const one of ["41", "42", "43", "blue 17", "red 18"]) expect(seen("all")).toContain(one);
  });
});

test("a few sentences, word for word", () => {
  expect(tell("idrakys-moved", "en")).toBe("Green moves by blue Road from City 5 to City 12");
  expect(tell("idrakys-moved", "fr")).toBe("Vert avance par chemin bleu : cité 5 → cité 12");
  expect(tell("idrakys-moved", "de")).toBe("Grün zieht (blaue Straße) von Stadt 5 nach Stadt 12");
  expect(tell("idrakys-moved", "es")).toBe(
    "Verde avanza por carretera azul de ciudad 5 a ciudad 12",
  );
  expect(tell("threat-paid", "en")).toBe(
    "Green eliminates the threat in City 17, paying Peasant Militia, 2 × Archer",
  );
});
