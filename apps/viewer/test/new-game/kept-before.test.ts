// A game that a browser kept before it kept a list is in the list, with its log, and nothing is kept twice.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteGame, keptGames, logOfKept } from "../../src/new-game/kept-games.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const LOG = `{"seats":[{"colour":"red","name":"Ann"},{"colour":"blue"}]}\n{"seq":1}\n{"seq":2}\n`;
const BEFORE = {
  title: "Lords of Xidit",
  text: LOG,
  bots: [null, "greedy"],
  times: true,
  left: `{"seats":[]}\n{"seq":1}\n`,
};

test("both are carried over, once", () => {
  kept.set("assize:table", JSON.stringify(BEFORE));
  const games = keptGames();
  expect(games).toHaveLength(2);
  expect(games.find(({ events }) => events === 2)).toMatchObject({
    title: "Lords of Xidit",
    players: ["Ann", "blue"],
    bots: [null, "greedy"],
    outcome: null,
  });
  expect(games.map(({ id }) => logOfKept(id)).includes(LOG)).toBe(true);
  expect(kept.has("assize:table")).toBe(false);
  expect(keptGames()).toEqual(games);
  expect(deleteGame(games[0]!.id)).toBe(true);
  expect(keptGames()).toHaveLength(1);
});

test("what is no such game is left alone", () => {
  for (const other of [null, 3, {}, { ...BEFORE, text: 1 }, { ...BEFORE, bots: [1] }]) {
    kept.set("assize:table", JSON.stringify(other));
    expect(keptGames()).toEqual([]);
  }
});
