// Lords of Xidit told in four languages: every event type, place and reason has its sentence, terms come from the
// glossary, and what the view hides stays hidden.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Eyes, LANGUAGES, SeatId } from "@assize/kernel-model";
import { EVENT_TYPES, type EventType, IGNORED_REASONS, LOST_REASONS } from "@assize/xidit-events";
import { GLOSSARY } from "@assize/xidit-rulebook";
import { gameChart } from "@assize/xidit-statecharts";
import { xidit } from "../src/index.ts";
import { COVERED, PHASES, PLACES, STATED_PARTS, WRITTEN_RULES } from "../src/messages/sentences.ts";
import { by, game, SAMPLES, seat, secret, setup } from "./told.ts";

const { describe: words } = xidit;
const runs = process.env["ASSIZE_DEEP"] ? 2_000 : 100;

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
      expect(sentence.length).toBeGreaterThan(5);
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

  test("each part of a state has words of its own, and a place is told as one", () => {
    const told = STATED_PARTS.map((part) => words.word!(part, language));
    for (const [index, text] of told.entries()) {
      expect(text).not.toMatch(BROKEN);
      if (STATED_PARTS[index]!.includes("-")) expect(text).not.toBe(STATED_PARTS[index]);
    }
    for (const place of [...PLACES, ...PHASES])
      expect(words.word!(place, language)).toBe(words.place(place, language));
  });

  test("what holds a secret has a sentence without it", () => {
    const secrets = EVENT_TYPES.filter((type) =>
      Object.values(xidit.events[type]!.fields).some(({ audience }) => audience !== "public"),
    );
    expect([...COVERED].sort()).toEqual([...secrets].sort());
    const told = COVERED.map((type) => words.covered!({ type, by, data: {} }, game, language));
    for (const sentence of told) expect(sentence).not.toMatch(BROKEN);
    expect(new Set(told).size).toBe(COVERED.length);
    const english = COVERED.map((type) => words.covered!({ type, by, data: {} }, game, "en"));
    if (language !== "en") expect(told.filter((text, i) => text === english[i])).toEqual([]);
  });

  test("years, orders and seats lead through a game", () => {
    const outline = (place: string) => words.outline!(game, place, language);
    for (const place of PLACES) {
      const titles = outline(place);
      expect(titles.length).toBeGreaterThan(0);
      for (const title of titles) expect(title).not.toMatch(BROKEN);
      // A step does not repeat the name of its chapter.
      const [chapter = "", step = ""] = titles;
      expect(step.slice(0, 5)).not.toBe(chapter.slice(0, 5));
    }
    expect(outline("play.resolution.turn")).toHaveLength(3);
    expect(outline("play.resolution.turn")[0]).toContain(String(game.year));
  });

  test("each reason has words of its own", () => {
    const ignored = IGNORED_REASONS.map((reason) =>
      tell("order-ignored", language, { seat, reason }),
    );
    const lost = LOST_REASONS.map((reason) =>
      tell("reward-lost", language, { seat, reward: "bards", reason }),
    );
    for (const sentence of [...ignored, ...lost]) expect(sentence).not.toMatch(BROKEN);
    expect(new Set([...ignored, ...lost]).size).toBe(13);
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

  test("each rule about how something is written has words", () => {
    const told = WRITTEN_RULES.map((rule) => words.word!(rule, language));
    for (const sentence of told) expect(sentence).not.toMatch(BROKEN);
    expect(new Set(told).size).toBe(WRITTEN_RULES.length);
    for (const [index, rule] of WRITTEN_RULES.entries()) expect(told[index]).not.toBe(rule);
  });

  test("each phase has words", () => {
    const told = PHASES.map((phase) => words.place(phase, language));
    for (const sentence of told) expect(sentence).not.toMatch(BROKEN);
    expect(new Set(told).size).toBe(PHASES.length);
    expect(told.some((sentence) => sentence.startsWith("play."))).toBe(false);
  });

  test("a seat is called by its name, else its colour, else its number", () => {
    const named = { ...setup, seats: [{ colour: "blue", name: "Ada" }, { colour: "red" }, {}] };
    expect(words.seat(SeatId(0), named, language)).toBe("Ada");
    expect(words.seat(SeatId(1), named, language)).toBe(GLOSSARY.red[language]);
    expect(words.seat(SeatId(2), named, language)).toContain("2");
    for (const name of ["", " ", "\u200b"]) {
      const blank = {
        ...setup,
        seats: [
          { colour: "red", name },
          { colour: name, name },
        ],
      };
      expect(words.seat(SeatId(0), blank, language)).toBe(GLOSSARY.red[language]);
      expect(words.seat(SeatId(1), blank, language)).toContain("1");
    }
  });

  test("the state is told whole, without gaps in its words", () => {
    const lines = words.state(secret, "play.secret-orders.programming", "all", language);
    expect(lines.length).toBeGreaterThan(24);
    for (const line of lines) expect(line).not.toMatch(BROKEN);
    for (const term of [
      "barracks",
      "royal-bank",
      "recruitment-queue",
      "threat-queue",
      "program",
      "titan-raging",
      "titan-slumbering",
      "recruitment-tile",
      "threat-tile",
      "census",
      "dummy",
      "eliminated",
    ] as const)
      expect(lines.join("\n")).toContain(GLOSSARY[term][language]);
  });

  test("what does not fit its type is told as recorded", () => {
    expect(tell("unit-recruited", language, { seat: "x" })).toContain(
      'unit-recruited {"seat":"x"}',
    );
    expect(tell("no-such-event", language, {})).toContain("no-such-event {}");
  });
});

test("the places are the leaves of the chart, the phases all its other states", () => {
  interface Config {
    readonly states?: Readonly<Record<string, Config>>;
  }
  const phases = ({ states = {} }: Config, path: string): readonly string[] =>
    Object.entries(states).flatMap(([key, child]) => {
      const below = path === "" ? key : `${path}.${key}`;
      return child.states === undefined ? [] : [below, ...phases(child, below)];
    });
  expect([...PHASES].sort()).toEqual([...phases(gameChart.config as Config, "")].sort());
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
  const seen = (eyes: Eyes) =>
    words.state(secret, "play.secret-orders.programming", eyes, "en").join("\n");

  test("the public sees neither gold, units, hands nor programs", () => {
    const text = seen("public");
    for (const hidden of ["41", "42", "43", "7 Battle Mages", "27", "Wait", "77", "78", "79"])
      expect(text).not.toContain(hidden);
    expect(text).toContain("programmed, secret");
    expect(text).toContain("3 (top: 2)");
    expect(text).toContain("2 (top: 4)");
  });

  test("a seat sees its own", () => {
    const text = seen(SeatId(0));
    for (const own of ["41", "7 Battle Mages", "blue 27", "Wait"]) expect(text).toContain(own);
    for (const hidden of ["42", "28"]) expect(text).not.toContain(hidden);
  });

  test("all-seeing eyes see all hands", () => {
    for (const one of ["41", "42", "43", "blue 27", "red 28"]) expect(seen("all")).toContain(one);
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
    "Green eliminates the threat in City 17, paying Peasant Militia and 2 Archers",
  );
});
