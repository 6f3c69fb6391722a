// Readings that neither the manual nor its restatement spells out, each with the decision it follows (docs/adr/02xx).
import { isOver } from "@assize/kernel-referee";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import { aTable, chance, happen, INFLUENCE, red, refusal, ROLL, STEPS } from "./a-table.ts";
import { aimlessPlay, prepared, randomTable } from "./random-table.ts";

const ARRIVED = { roll: "made", moving: false } as const;
const ACTED = { ...ARRIVED, arriving: false, acted: true } as const;
const cast = (card: string, aim: object = {}) =>
  red("spell-cast", { card, seat: null, from: null, to: null, peek: [], ...aim });
const rolled = (die: number) => [red("roll-called"), chance("die-rolled", { die })];
const drawn = (game: ReturnType<typeof aTable>, seat: number, count: number) =>
  game.pile.slice(0, count).map((card) => chance("card-drawn", { seat, card }));

test("0202: who comes to stand on a square that was reached free does not stop the move", () => {
  const table = aTable({
    henchmen: { 0: { square: "A8" }, 1: { square: "C7", health: 2 } },
    hands: { 0: ["lightning-1"] },
  });
  const passing = happen(table, ROLL, ...rolled(5), red("stepped", { to: "A9" }));
  const struck = happen(passing.game, STEPS, cast("lightning-1", { seat: 1 }));
  expect(struck.place).toBe("play.death-drawing");
  const after = happen(struck.game, struck.place, ...drawn(struck.game, 1, 4));
  expect(after.game.henchmen[1]!.square).toBe("A9");
  expect(after.place).toBe(STEPS);
  expect(happen(after.game, STEPS, red("stepped", { to: "B9" })).place).toBe(STEPS);
});

test("0203: the days of a search belong to one castle", () => {
  const search = (searching: string | null, days: number) =>
    happen(
      aTable({
        players: 4,
        variants: ["loot"],
        henchmen: { 0: { square: "A9", days, searching }, 1: { square: "F8" } },
        on: { A9: ["crown-1"] },
        turn: ARRIVED,
      }),
      "play.arrival.act",
      red("castle-searched"),
      chance("search-rolled", { die: 2 }),
    ).place;
  expect(search("A9", 1)).toBe("play.arrival.search.find");
  expect(search("J9", 1)).toBe(INFLUENCE);
  expect(search(null, 0)).toBe(INFLUENCE);
});

test("0204: what is dropped is the card of the turn, and is not taken up again today", () => {
  const table = aTable({
    variants: ["drop"],
    henchmen: { 0: { square: "C7" } },
    carried: { 0: ["orb-1"] },
    hands: { 0: ["pit-1", "pit-2", "pit-3", "rust-1"] },
    turn: ARRIVED,
  });
  const { types, game } = happen(table, INFLUENCE, red("treasure-dropped", { treasure: "orb-1" }));
  expect(types).toEqual(["treasure-dropped", "turn-ended"]);
  expect(game.treasures["orb-1"]).toMatchObject({ at: "square", square: "C7", open: true });
});

test.each([
  { what: "a follower to attack", rulings: { "home-safe": "allowed" }, at: "C7", carried: [] },
  { what: "treasures to search for", variants: ["loot"], at: "A9", carried: ["orb-1"] },
])("0208: Lightning in step 6 does not open step 5 again: $what", ({ at, carried, ...more }) => {
  const table = aTable({
    ...more,
    henchmen: { 0: { square: "A9" }, 1: { square: at, health: 2 } },
    hands: { 0: ["lightning-1", "pit-1", "pit-2", "pit-3", "rust-1"] },
    carried: { 1: carried },
    turn: { ...ARRIVED, arriving: false },
  });
  const struck = happen(table, INFLUENCE, cast("lightning-1", { seat: 1 }));
  const { types } = happen(struck.game, struck.place, ...drawn(struck.game, 1, 4));
  expect(types.slice(-3)).toEqual(["henchman-followed", "card-discarded", "turn-ended"]);
});

test("0208: a spell in step 5 leaves it open, and Teleportation in step 6 opens it", () => {
  const arrived = {
    henchmen: { 0: { square: "C7" } },
    hands: { 0: ["balm-1", "teleportation-1"] },
    turn: { ...ARRIVED, arriving: false },
  };
  const took = red("treasure-taken", { treasure: "orb-1" });
  const first = happen(
    aTable({ ...arrived, on: { C7: ["orb-1"] } }),
    "play.arrival.act",
    cast("balm-1"),
    took,
  );
  expect(first.types).toContain("treasure-taken");
  const anew = happen(
    aTable({ ...arrived, on: { B5: ["orb-1"] } }),
    INFLUENCE,
    cast("teleportation-1", { to: "B5" }),
    took,
  );
  expect(anew.types).toContain("treasure-taken");
});

test("0208: a hoard that the catharsis of step 8 lays bare is not taken that day", () => {
  const { pile } = aTable();
  const hand = ["pit-1", "pit-2", "pit-3"];
  const table = aTable({
    variants: ["catharsis"],
    henchmen: { 0: { square: "C7" } },
    hands: { 0: ["teleportation-1", ...hand] },
    lying: { C7: "ogre-1" },
    on: { C7: ["orb-1"] },
    turn: { ...ARRIVED, shown: ["C7"] },
    change: {
      pile: [],
      discard: pile.filter((card) => ![...hand, "teleportation-1", "ogre-1"].includes(card)),
      found: { card: "ogre-1", square: "C7", stage: "asked" },
      combat: { foe: null, life: 10, round: 1, stage: "choice", dice: [] },
    },
  });
  const stays = happen(
    table,
    "play.combat.choice",
    cast("teleportation-1", { to: "C7" }),
    red("catharsis-chosen", { square: "C7" }),
  );
  expect(stays.types.at(-1)).toBe("inserted-discarded");
  expect(stays.place).toBe("play.cards.drawing");
  const order = stays.game.discard;
  const renewed = happen(stays.game, stays.place, chance("cards-reshuffled", { order }));
  expect(happen(renewed.game, renewed.place, ...drawn(renewed.game, 0, 1)).types).toEqual([
    "card-drawn",
    "turn-ended",
  ]);
});

test("0205: the catharsis leaves the card that is being dealt with", () => {
  const { pile } = aTable();
  const table = aTable({
    variants: ["catharsis"],
    henchmen: { 0: { square: "C7", health: 1 } },
    lying: { C7: "pit-1", B5: "rust-1" },
    turn: ARRIVED,
    change: { pile: [], discard: pile.filter((card) => card !== "pit-1" && card !== "rust-1") },
  });
  const dead = happen(table, "play.arrival.showing");
  expect(dead.place).toBe("play.death-drawing");
  const choose = (square: string) => red("catharsis-chosen", { square });
  expect(refusal(dead.game, dead.place, choose("C7"))).toEqual(["variant.catharsis"]);
  const cleansed = happen(dead.game, dead.place, choose("B5"));
  expect(cleansed.place).toBe("play.death-drawing");
  const order = cleansed.game.discard;
  const renewed = happen(cleansed.game, cleansed.place, chance("cards-reshuffled", { order }));
  const after = happen(renewed.game, renewed.place, ...drawn(renewed.game, 0, 4));
  expect(after.types).toContain("card-discarded");
  expect(after.game.discard).toEqual(["pit-1"]);
});

test("0206: treasures of the dead are laid down before all, in a castle too", () => {
  const { game } = happen(
    aTable({
      win: "any:4",
      henchmen: { 0: { square: "A9", health: 1, poison: 1 } },
      carried: { 0: ["orb-1"] },
    }),
    "play.morning",
  );
  expect(game.treasures["orb-1"]).toMatchObject({ square: "A9", open: true });
  expect(grandlin.view(game, "play.death", "public").seats[1]!.secured.known).toEqual(["orb-1"]);
});

test("0206: at the win secured kinds are shown, carried ones are not", () => {
  const { game } = happen(
    aTable({ win: "any:1", carried: { 0: ["orb-1"], 1: ["orb-2"] }, turn: ACTED }),
    INFLUENCE,
    red("treasure-hidden", { treasure: "orb-1" }),
  );
  const { seats } = grandlin.view(game, "ended", "public");
  expect(seats[0]!.secured.known).toEqual(["orb-1"]);
  expect(seats[1]!.carried).toEqual({ count: 1, known: [] });
});

test("0207: a spell may come before the Portal's destination is chosen", () => {
  const asked = aTable({
    rulings: { "portal-choice": "after" },
    henchmen: { 0: { square: "C7" } },
    hands: { 0: ["balm-1", "teleportation-1"] },
    lying: { C7: "portal-1" },
    turn: { ...ARRIVED, shown: ["C7"] },
    change: {
      found: { card: "portal-1", square: "C7", stage: "used" },
      portal: { to: null, die: 6 },
    },
  });
  const AIM = "play.arrival.portal.aim";
  expect(happen(asked, AIM, cast("balm-1")).place).toBe(AIM);
  const away = happen(asked, AIM, cast("teleportation-1", { to: "B5" }));
  expect([away.game.henchmen[0]!.square, away.game.portal]).toEqual(["B5", null]);
});

test("0207: a limit of no turns ends the game before the first", () => {
  const ends = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const from = randomTable(seed, "setup");
    if (from.context.rulings.limit !== "turns:0") continue;
    for (const { event, after } of aimlessPlay(from, seed, 60))
      if (isOver(prepared, after)) ends.add(`${event.type} ${after.context.turns}`);
  }
  expect([...ends]).toEqual(["game-ended 0"]);
});
