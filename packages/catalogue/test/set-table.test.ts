import * as Result from "effect/Result";
import { type Misfit, misfit } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { GAMES, gameNamed } from "@assize/catalogue/all";
import {
  GAME_IDS,
  setTable,
  TABLE_CHOICES,
  type TableForm,
  type TableWishes,
} from "@assize/catalogue";

const form: TableForm = {
  seats: { min: 2, max: 3, default: 2 },
  colours: ["red", "blue", "green"],
  fields: [
    {
      id: "pace",
      goes: "options",
      kind: "choice",
      label: { en: "Pace" },
      values: [
        { value: "slow", label: { en: "slow" } },
        { value: "quick", label: { en: "quick" } },
      ],
      default: { byPlayers: { 2: "slow", 3: "quick" } },
    },
    {
      id: "goal",
      goes: "options",
      kind: "pattern",
      label: { en: "Goal" },
      values: [
        { value: "points:N", most: 12, label: { en: "N points" } },
        { value: "none", label: { en: "none" } },
      ],
      default: "points:3",
    },
    {
      id: "extras",
      goes: "options",
      kind: "flags",
      label: { en: "Extras" },
      values: [
        { value: "rain", label: { en: "rain" } },
        { value: "wind", label: { en: "wind" } },
      ],
    },
    {
      id: "start",
      goes: "options",
      kind: "number",
      label: { en: "Start" },
      least: 0,
      most: 959,
      none: { en: "the usual one" },
    },
    { id: "first", goes: "table", kind: "seat", label: { en: "First" }, random: true },
    {
      id: "third",
      goes: "table",
      kind: "choice",
      players: [3],
      label: { en: "Third" },
      values: [{ value: "yes", label: { en: "yes" } }],
      default: "yes",
    },
  ],
};

const set = (wishes: TableWishes) => setTable(form, wishes, (below) => below - 1);

test("where nothing is wished, defaults and the lot decide", () => {
  expect(Result.getOrThrow(set({}))).toEqual({
    seats: [{ colour: "red" }, { colour: "blue" }],
    options: { pace: "slow", goal: "points:3" },
    table: { first: 1 },
  });
  expect(Result.getOrThrow(set({ players: 3 }))).toMatchObject({
    options: { pace: "quick" },
    table: { first: 2, third: "yes" },
  });
});

test("a number is taken as it is, or drawn by lot where that is wished", () => {
  const optionsOf = (start: string) => Result.getOrThrow(set({ choices: { start } })).options;
  for (const start of [0, 518, 959]) expect(optionsOf(`${start}`)).toMatchObject({ start });
  expect(optionsOf("random")).toMatchObject({ start: 959 });
});

test("wishes stand in place of defaults, and no lot is drawn for what is wished", () => {
  const choices = { goal: "points:12", extras: "wind, rain", first: "red" };
  const noLot = () => expect.fail("nothing is left to the lot");
  expect(Result.getOrThrow(setTable(form, { choices }, noLot))).toMatchObject({
    options: { goal: "points:12", extras: ["wind", "rain"] },
    table: { first: 0 },
  });
});

const refused: readonly (readonly [TableWishes, Misfit])[] = [
  [{ players: 1 }, misfit("players", "range", 2, 3)],
  [{ players: 4 }, misfit("players", "range", 2, 3)],
  [{ players: 2.5 }, misfit("players", "range", 2, 3)],
  [{ choices: { pace: "furious" } }, misfit("pace", "one-of", "slow", "quick")],
  [{ choices: { goal: "points:13" } }, misfit("goal", "one-of", "points:1..12", "none")],
  [{ choices: { goal: "points:0" } }, misfit("goal", "one-of", "points:1..12", "none")],
  [{ choices: { goal: "points:" } }, misfit("goal", "one-of", "points:1..12", "none")],
  [{ choices: { extras: "hail" } }, misfit("extras", "some-of", "rain", "wind")],
  [{ choices: { extras: "" } }, misfit("extras", "some-of", "rain", "wind")],
  [{ choices: { extras: "rain,rain" } }, misfit("extras", "repeated")],
  [{ choices: { start: "960" } }, misfit("start", "range", 0, 959)],
  [{ choices: { start: "-1" } }, misfit("start", "range", 0, 959)],
  [{ choices: { start: "01" } }, misfit("start", "range", 0, 959)],
  [{ choices: { start: "some" } }, misfit("start", "range", 0, 959)],
  [{ choices: { first: "green" } }, misfit("first", "one-of", "red", "blue")],
  [{ choices: { third: "yes" } }, misfit("third", "rule", "asked-with-players", 3)],
  [
    { choices: { weather: "fine" } },
    misfit("weather", "surplus", "pace", "goal", "extras", "start", "first"),
  ],
  [
    { choices: { toString: "x" } },
    misfit("toString", "surplus", "pace", "goal", "extras", "start", "first"),
  ],
];

test.each(refused)("%j is refused at its field", (wishes, wrong) => {
  const answer = set(wishes);
  if (Result.isSuccess(answer)) return expect.fail("it was accepted");
  const value = Object.values(wishes.choices ?? {})[0] ?? `${wishes.players}`;
  expect(answer.failure).toEqual({ ...wrong, value });
});

test("there are cases", () => {
  expect(refused.length).toBeGreaterThanOrEqual(14);
  expect(GAMES.length).toBeGreaterThanOrEqual(2);
});

test.each(GAMES.map((game) => [game.model.id, game] as const))(
  "%s: every table of its form is one that the game accepts",
  (_, { model, table, bots, defaultBot }) => {
    expect(Object.keys(bots)).toContain(defaultBot);
    expect(table.colours.length).toBeGreaterThanOrEqual(table.seats.max);
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    for (let players = table.seats.min; players <= table.seats.max; players++) {
      const set = Result.getOrThrow(setTable(table, { players }, () => 0));
      const rulings = Object.fromEntries(
        model.rulebook.rulings.map(({ id, options }) => [id, options[0].id]),
      );
      const started = model.initial({ ...set, rulings }, model.edition.reference);
      if (Result.isFailure(started)) expect.fail(JSON.stringify(started.failure));
    }
  },
);

test("what tables choose is named without loading a game", () => {
  const ids = GAMES.flatMap(({ table }) => table.fields.map(({ id }) => id));
  expect([...TABLE_CHOICES].sort()).toEqual([...new Set(ids)].sort());
});

test("a game is found by the id its model has", () => {
  expect(GAMES.map(({ model }) => model.id)).toEqual([...GAME_IDS]);
  expect(gameNamed(GAME_IDS[0])).toBe(GAMES[0]);
  expect(gameNamed("toString")).toBeUndefined();
});
