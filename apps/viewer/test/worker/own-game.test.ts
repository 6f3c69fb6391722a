// A game of somebody's own: what is told of its seats, and what of its drawing lights up, needs no care of its author.
import { expect, test } from "vitest";
import { compareScenes, genericDrawing } from "@assize/kernel-drawing";
import { Told } from "../../src/protocol/client.ts";
import { catalogue, type Games } from "../../src/worker/games.ts";
import { aClient, exampleBytes } from "./a-desk.ts";

/** Lords of Xidit, with the words of an author who takes any text for a name. */
const careless: Games = {
  ...catalogue,
  load: async (id, language) => {
    const game = await catalogue.load(id, language);
    if (game === null) return null;
    const { describe } = game.model;
    const seat: typeof describe.seat = (number, { seats }) => {
      const { name, colour } = seats[number] ?? {};
      return [name, colour].find((word) => typeof word === "string") ?? `seat ${number}`;
    };
    return { ...game, model: { ...game.model, describe: { ...describe, seat } } };
  },
};

test.each([
  ["a careless game", careless],
  ["the game itself", catalogue],
] as const)("nobody is called by nothing: %s", async (_, games) => {
  const log = new TextDecoder().decode(exampleBytes("blue-year.jsonl"));
  const [header, ...events] = log.split("\n");
  const { seats, ...rest } = JSON.parse(header!) as {
    readonly seats: readonly { colour: string }[];
  };
  const named = seats.map(({ colour }, seat) => (seat < 2 ? { colour, name: "Ann" } : { colour }));
  const bytes = new TextEncoder().encode(
    [JSON.stringify({ ...rest, seats: named }), ...events].join("\n"),
  );
  const facts = await aClient(games).ask("open", {
    bytes,
    name: "a.jsonl",
    number: 1,
    rulings: null,
    language: "en",
  });
  const labels = facts.seats.map(({ label }) => label);
  expect(labels.length).toBeGreaterThanOrEqual(3);
  for (const label of labels.slice(0, 2)) expect(label).toMatch(/^Ann \([A-Z][a-z]+\)$/);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels.slice(2)) expect(label).toMatch(/^[A-Z][a-z]+$/);
});

test("a game that contradicts itself is told as its author's mistake, in the reader's language", async () => {
  const broken: Games = {
    ...catalogue,
    load: async (id, language) => {
      const game = await catalogue.load(id, language);
      if (game === null) return null;
      const discarded = {
        ...game.model.events["tile-discarded"]!,
        derive: () => ({ side: "left" }),
      };
      const events = { ...game.model.events, "tile-discarded": discarded };
      return { ...game, model: { ...game.model, events } };
    },
  };
  const opening = async (language: "en" | "de"): Promise<unknown> =>
    aClient(broken)
      .ask("open", {
        bytes: exampleBytes("blue-year.jsonl"),
        name: "a.jsonl",
        number: 1,
        rulings: null,
        language,
      })
      .catch((failure: unknown) => failure);
  const told = "its derive answers data.side: ";
  const failure = await opening("en");
  expect(failure).toBeInstanceOf(Told);
  const { problem } = failure as Told;
  expect(problem.code).toBe("game-mistake");
  expect(problem.message).toContain("neither the log nor a player is at fault");
  expect(problem.message).toContain(told);
  const german = ((await opening("de")) as Told).problem;
  expect(german.message).toContain("weder das Protokoll noch ein Spieler ist schuld");
  expect(german.message).toContain(told);
});

test("in the drawing of any game one longer word marks itself, and not the whole board", () => {
  const view = (onTurn: string, square: string, heap: number, isOver = false) => ({
    onTurn,
    isOver,
    board: [
      ["X", "·"],
      ["·", square],
    ],
    heaps: [heap, 9],
    seats: [
      { name: "Ann", cards: heap },
      { name: "Bo", cards: 1 },
    ],
  });
  const draw = (...shown: Parameters<typeof view>) => genericDrawing.scene(view(...shown), "en");
  const before = draw("white", "·", 9);
  const changed = (...shown: Parameters<typeof view>) =>
    compareScenes(before, draw(...shown)).changed;
  expect(changed("the black seat", "·", 9)).toEqual(["/onTurn", "/onTurn#text"]);
  expect(changed("white", "OOO", 9)).toEqual(["/board/1/1", "/board/1/1#text"]);
  expect(changed("white", "·", 1000)).toEqual([
    "/heaps/0",
    "/heaps/0#text",
    "/seats/0",
    "/seats/0/cards#text",
  ]);
  expect(changed("white", "·", 9, true)).toEqual(["/isOver", "/isOver#tick"]);
});
