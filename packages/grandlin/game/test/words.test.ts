// What seats are called: by a name that can be read, else by their colour, else by their number.
import { describe, expect, test } from "vitest";
import { LANGUAGES, SeatId } from "@assize/kernel-model";
import { grandlin } from "../src/index.ts";
import { randomTable } from "./random-table.ts";

test("a seat is called by its name, else its colour, else its number", () => {
  const seats = [
    { colour: "red", name: "Ada" },
    { colour: "red" },
    ...["", " ", "\u200b"].map((name) => ({ colour: "red", name })),
    { colour: "", name: "" },
  ];
  const called = seats.map((_, seat) =>
    grandlin.describe.seat(SeatId(seat), { seats } as never, "en"),
  );
  expect(called.slice(0, 2)).toEqual(["Ada", "Red"]);
  expect(called.slice(2, 5)).toEqual(["Red", "Red", "Red"]);
  expect(called[5]).toContain("5");
});

describe("in another language", () => {
  const game = { setting: { colours: ["red"] }, contenders: [], over: null, onTurn: 0, turns: 0 };
  const told = (language: string): readonly string[] => {
    const { event, covered, place, seat, word, outline } = grandlin.describe;
    const die = { type: "die-rolled", data: { die: 3 } };
    return [
      event(die, game as never, language),
      covered!({ type: "cards-shuffled", data: {} }, game as never, language),
      place("play.influence.choosing", language),
      seat(SeatId(0), { seats: [{ colour: "red" }] } as never, language),
      word!("gold", language),
      word!("card-under-henchman", language),
      word!("play.influence.choosing", language),
      ...outline!(game as never, "play.move", language),
    ];
  };

  test("each text is English for every reader, and the game says that it has no others", () => {
    expect(grandlin.describe.languages).toEqual(["en"]);
    expect(told("en").length).toBeGreaterThanOrEqual(9);
    for (const language of LANGUAGES) expect(told(language)).toEqual(told("en"));
  });

  test("a name is no text of ours, and what is shown as recorded neither", () => {
    const setup = { seats: [{ colour: "red", name: "Ada" }] } as never;
    expect(grandlin.describe.seat(SeatId(0), setup, "de")).toBe("Ada");
    const unknown = grandlin.describe.event({ type: "go", data: {} }, game as never, "de");
    expect(unknown).toBe("go {}");
  });
});

test("seats of one name are told apart by their colours", () => {
  const seats = ["red", "blue", "green"].map((colour) => ({ colour, name: "Ada" }));
  const called = seats.map((_, seat) =>
    grandlin.describe.seat(SeatId(seat), { seats } as never, "en"),
  );
  expect(called).toEqual(["Ada (Red)", "Ada (Blue)", "Ada (Green)"]);
});

test("one treasure is one", () => {
  const plundered = (treasures: number): string =>
    grandlin.describe.event(
      { type: "henchman-plundered", data: { seat: 0, by: 1, treasures, gold: 2 } },
      null,
      "en",
    );
  expect(plundered(1)).toContain("takes 1 treasure and");
  expect(plundered(2)).toContain("takes 2 treasures and");
});

test("cards that are not in one place each are named", () => {
  const table = randomTable(1).context;
  const { cardIds } = table.setting.facts;
  const [first, second, ...rest] = cardIds;
  const begun = { ...table, pile: cardIds, discard: [], aside: [], hands: [], lying: {} };
  const cardsOf = (pile: readonly string[]) =>
    grandlin.invariants({ ...begun, pile, played: null }).filter(({ id }) => id === "comp.cards");
  expect(cardsOf(cardIds)).toEqual([]);
  expect(cardsOf([first!, first!, ...rest])).toEqual([
    { id: "comp.cards", by: { wrong: "cards", missing: second, twice: first } },
  ]);
  expect(cardsOf(rest)).toEqual([
    {
      id: "comp.cards",
      by: {
        wrong: "cards",
        has: rest.length,
        needs: cardIds.length,
        missing: `${first} ${second}`,
      },
    },
  ]);
});

test("the state tells of cards and treasures by their names, not by what a record calls each copy", () => {
  let named = 0;
  for (let seed = 0; seed < 5; seed++) {
    const { context } = randomTable(seed);
    const lines = grandlin.describe.state(context, "play.move", "all", "en").join("\n");
    expect(lines).not.toMatch(/[a-z]-\d/);
    named += lines.match(/hand \d+ \([A-Z]/g)?.length ?? 0;
  }
  expect(named).toBeGreaterThan(0);
});
