// The golden cases of the rules' restatement, and every number the manual gives for play.
import { expect, test } from "vitest";
import {
  aTable,
  blue,
  chance,
  FIGHT,
  happen,
  INFLUENCE,
  red,
  refusal,
  ROLL,
  STEPS,
} from "./a-table.ts";

const rolled = (die: number) => [red("roll-called"), chance("die-rolled", { die })];
const fight = (own: number, other: number) => [
  red("fought"),
  chance("combat-rolled", { dice: [own, other] }),
];
const step = (to: string) => red("stepped", { to });

/** Red stands on a square where a villain has just been shown. */
const facing = (villain: string, wishes: Parameters<typeof aTable>[0] = {}) =>
  happen(
    aTable({
      ...wishes,
      henchmen: {
        0: { square: "C7", ...wishes.henchmen?.[0] },
        ...(wishes.henchmen?.[1] ? { 1: wishes.henchmen[1] } : {}),
      },
      lying: { C7: villain, ...wishes.lying },
    }),
    ROLL,
    ...rolled(1),
    red("halted"),
  );

test("start: 15 health, 5 gold, 2 strength, no weaponry", () => {
  expect(aTable({ players: 4 }).henchmen).toMatchObject(
    ["A0", "A9", "J9", "J0"].map((square) => ({
      square,
      health: 15,
      gold: 5,
      strength: 2,
      weaponry: 0,
    })),
  );
});

test("x.stop: a card on A2 stops a move of five after two steps", () => {
  const { events, types } = happen(
    aTable({ lying: { A2: "knife-1" } }),
    ROLL,
    ...rolled(5),
    step("A1"),
    step("A2"),
  );
  expect(events[4]).toEqual({ type: "move-stopped", data: { seat: 0, square: "A2", left: 3 } });
  expect(types.slice(5)).toEqual(["card-shown", "effect-applied", "card-discarded"]);
});

test("x.bandit: 6 to 3 kills a bandit and earns one gold", () => {
  const { game, events } = happen(facing("bandit-1").game, FIGHT, ...fight(4, 1));
  expect(events[2]).toMatchObject({ data: { totals: [6, 3], loser: "second", loss: 3 } });
  expect(game.henchmen[0]).toMatchObject({ gold: 6, health: 15 });
  expect(game.discard).toEqual(["bandit-1"]);
});

test("x.cap: the War-Pig takes five at most, and then he may flee", () => {
  const met = facing("war-pig-1");
  expect(refusal(met.game, FIGHT, red("fled", { to: "C8" }))).toEqual(["combat.flee"]);
  const { game, place } = happen(met.game, FIGHT, ...fight(1, 6));
  expect(game.henchmen[0]!.health).toBe(10);
  const fled = happen(game, place, red("fled", { to: "C8" }));
  expect(fled.place).toBe(INFLUENCE);
  expect(fled.game.lying["C7"]).toMatchObject({ card: "war-pig-1", shown: true });
});

test("x.equal: equal totals change nothing", () => {
  const met = facing("orc-1", { henchmen: { 0: { square: "C7", strength: 5 } } });
  const { game, place, events } = happen(met.game, FIGHT, ...fight(3, 2));
  expect(events.at(-1)).toMatchObject({ data: { totals: [8, 8], loser: "none", loss: 0 } });
  expect([place, game.combat]).toMatchObject([FIGHT, { life: 6, round: 2 }]);
});

test.each([
  ["down", 3],
  ["up", 4],
])("x.rust: seven weaponry halved %s is %i", (divide, left) => {
  const { game } = facing("rust-1", {
    rulings: { divide },
    henchmen: { 0: { square: "C7", weaponry: 7 } },
  });
  expect(game.henchmen[0]!.weaponry).toBe(left);
});

test("x.gate: the City is entered from a gate on the next day only", () => {
  const first = happen(
    aTable({ henchmen: { 0: { square: "C4" } } }),
    ROLL,
    ...rolled(3),
    step("D4"),
  );
  expect(refusal(first.game, STEPS, step("E4"))).toEqual(["city.enter"]);
  expect(refusal(first.game, STEPS, step("D5"))).toEqual(["accepted"]);
  const next = aTable({ henchmen: { 0: { square: "D4", slept: "D4" } } });
  const back = happen(next, ROLL, ...rolled(4), step("C4"), step("D4"));
  expect(refusal(back.game, STEPS, step("E4"))).toEqual(["city.enter"]);
  const inside = happen(next, ROLL, ...rolled(3), step("E4"), step("E5"), step("F5"));
  const paid = happen(
    inside.game,
    inside.place,
    red("influence-passed"),
    red("service-bought", { times: 1 }),
  );
  expect(paid.game.henchmen[0]).toMatchObject({ square: "F5", gold: 7 });
  expect(refusal(aTable({ henchmen: { 0: { square: "D5" } } }), STEPS, step("E5"))).toContain(
    "city.gates",
  );
});

test("x.heal: two healings at 6 health and 3 gold give 15 health and leave 1 gold", () => {
  const { game } = happen(
    aTable({
      henchmen: { 0: { square: "F4", health: 6, gold: 3, poison: 1 } },
      turn: { poisonDone: true },
    }),
    ROLL,
    ...rolled(1),
    red("halted"),
    red("influence-passed"),
    red("service-bought", { times: 2 }),
  );
  expect(game.henchmen[0]).toMatchObject({ health: 15, gold: 1, poison: 0 });
});

test.each([
  [1, "dies"],
  [2, "stays"],
  [3, "stays"],
  [4, "travels"],
  [5, "stays"],
  [6, "travels"],
])("x.portal: from B2 to G7 a %i: he %s", (die, fate) => {
  const { game, types } = happen(
    aTable({
      henchmen: { 0: { square: "B2" } },
      lying: { B2: "portal-1" },
      carried: { 0: ["crown-1"] },
      hands: { 0: ["pit-1", "pit-2", "pit-3"] },
    }),
    ROLL,
    ...rolled(1),
    red("halted"),
    red("special-used", { to: "G7", peek: [] }),
    chance("portal-rolled", { die }),
  );
  expect(types.includes("travelled")).toBe(fate === "travels");
  expect(types.includes("henchman-died")).toBe(fate === "dies");
  if (fate === "travels") expect(game.henchmen[0]!.square).toBe("G7");
  if (fate === "stays") expect(game.henchmen[0]!.square).toBe("B2");
  if (fate === "dies") expect(game.treasures["crown-1"]).toMatchObject({ square: "B2" });
});

test("x.poison: dead in the first step, no roll, the treasure lies where he died", () => {
  const { game, types, place } = happen(
    aTable({
      henchmen: { 0: { square: "C7", health: 1, poison: 1, gold: 9 } },
      carried: { 0: ["orb-1"] },
    }),
    "play.morning",
  );
  expect(types).toEqual(["poison-taken", "henchman-died", "treasures-left"]);
  expect(place).toBe("play.death-drawing");
  const drawn = game.pile.slice(0, 4).map((card) => chance("card-drawn", { seat: 0, card }));
  const after = happen(game, place, ...drawn);
  expect(after.types.slice(4)).toEqual(["henchman-followed", "turn-ended"]);
  expect(after.game.treasures["orb-1"]).toMatchObject({ at: "square", square: "C7" });
  expect(after.game.henchmen[0]).toMatchObject({
    square: "A0",
    health: 15,
    gold: 5,
    strength: 2,
    weaponry: 0,
    poison: 0,
  });
});

test("x.slay: the slayer gets treasures and gold, must play a card, and draws none", () => {
  const { game, place } = happen(
    aTable({
      henchmen: { 0: { square: "C7", gold: 12 }, 1: { square: "C7", health: 1, gold: 5 } },
      carried: { 1: ["crown-1", "orb-1"] },
      hands: { 0: ["pit-1", "pit-2", "pit-3", "knife-1"] },
    }),
    ROLL,
    ...rolled(1),
    red("halted"),
    red("henchman-attacked", { seat: 1 }),
    ...fight(6, 1),
  );
  expect(game.henchmen[0]!.gold).toBe(15);
  const drawn = game.pile.slice(0, 4).map((card) => chance("card-drawn", { seat: 1, card }));
  const done = happen(game, place, ...drawn);
  expect(done.place).toBe(INFLUENCE);
  expect(refusal(done.game, INFLUENCE, red("influence-passed"))).toEqual(["hand.must"]);
  const played = happen(
    done.game,
    INFLUENCE,
    red("card-inserted", { card: "pit-1", square: "D7" }),
  );
  expect(played.types).toEqual(["card-inserted", "turn-ended"]);
  expect(played.game.hands[0]).toHaveLength(3);
});

test("x.hoard: an ogre keeps what it kills for; who kills it takes all", () => {
  const killed = facing("ogre-1", {
    henchmen: { 0: { square: "C7", health: 3 } },
    on: { C7: ["goblet-1"] },
    carried: { 0: ["crown-1", "orb-1"] },
  });
  const dead = happen(killed.game, FIGHT, ...fight(1, 6));
  expect(dead.types).toContain("treasures-left");
  expect(dead.game.treasures["crown-1"]).toMatchObject({ square: "C7" });
  const slain = facing("ogre-1", {
    henchmen: { 0: { square: "C7", strength: 15, weaponry: 15 } },
    on: { C7: ["goblet-1", "crown-1", "orb-1"] },
    rulings: { "loss-cap": "none" },
  });
  const { game, types } = happen(slain.game, FIGHT, ...fight(6, 1));
  expect(types.slice(2)).toEqual([
    "round-fought",
    "hoard-taken",
    "effect-applied",
    "effect-applied",
    "card-discarded",
  ]);
  expect(game.henchmen[0]).toMatchObject({ gold: 10, strength: 15 });
  expect(game.treasures["orb-1"]).toMatchObject({ at: "hand", seat: 0 });
});

test("x.full: with four treasures away from home there is only passing, and no draw", () => {
  const full = aTable({
    henchmen: { 0: { square: "C7" } },
    carried: { 0: ["crown-1", "crown-2", "orb-1", "orb-2"] },
    turn: { roll: "made", moving: false },
  });
  expect(happen(full, INFLUENCE, red("influence-passed")).types).toEqual([
    "influence-passed",
    "turn-ended",
  ]);
  const five = {
    ...full,
    treasures: { ...full.treasures, "goblet-1": full.treasures["orb-1"]! },
    undug: full.undug.filter((id) => id !== "goblet-1"),
  };
  expect(refusal(five, INFLUENCE, red("influence-passed"))).toEqual(["accepted"]);
});

test("x.maps: after the twelfth treasure all maps leave, and who held them draws as many", () => {
  const all = ["crown", "goblet", "orb"].flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}-${n}`));
  const table = aTable({
    henchmen: { 0: { square: "B3" } },
    hands: { 0: ["map-b3-1"], 1: ["map-c4-1", "map-d8-1"] },
    on: { C9: all.slice(1) },
    turn: { roll: "made", moving: false },
  });
  const dug = happen(
    table,
    INFLUENCE,
    red("map-used", { card: "map-b3-1" }),
    chance("treasure-drawn", { seat: 0, treasure: "crown-1" }),
  );
  expect(dug.types.slice(2)).toEqual([
    "card-discarded",
    "discarded-maps-set-aside",
    "hand-maps-set-aside",
  ]);
  expect(dug.events.at(-1)!.data).toEqual({ seat: 1, cards: ["map-c4-1", "map-d8-1"] });
  const drawn = dug.game.pile.slice(0, 2).map((card) => chance("card-drawn", { seat: 1, card }));
  const { game } = happen(dug.game, dug.place, ...drawn);
  expect(game.hands[1]).toHaveLength(2);
  expect(game.aside).toEqual(["map-b3-1", "map-c4-1", "map-d8-1"]);
});

test("x.dead: all twelve secured and nobody has one of each kind", () => {
  const table = aTable({
    players: 4,
    win: "each",
    henchmen: { 3: { square: "J0" } },
    on: {
      A0: ["crown-1", "crown-2", "orb-1"],
      A9: ["crown-3", "crown-4", "orb-2"],
      J9: ["orb-3", "goblet-1", "goblet-2"],
      J0: ["orb-4", "goblet-3"],
    },
    carried: { 3: ["goblet-4"] },
    turn: { roll: "made", moving: false },
    change: { onTurn: 3 as never },
  });
  const { types, place, game } = happen(table, INFLUENCE, {
    type: "treasure-hidden",
    by: 3 as never,
    data: { treasure: "goblet-4" },
  });
  expect([...types, place]).toEqual(["treasure-hidden", "game-ended", "ended"]);
  expect(game.over).toEqual({ reason: "dead-end", winner: null });
});

test("x.home-death: poisoned to death at home, both treasures are secured and win", () => {
  const { types, game } = happen(
    aTable({ henchmen: { 0: { health: 1, poison: 1 } }, carried: { 0: ["crown-1", "orb-1"] } }),
    "play.morning",
  );
  expect(types).toEqual(["poison-taken", "henchman-died", "treasures-left", "game-won"]);
  expect(game.over).toEqual({ reason: "won", winner: 0 });
});

test("looting: the first day needs a one, the second at most a two, and after a find a one again", () => {
  const table = (days: number) =>
    aTable({
      variants: ["loot"],
      henchmen: {
        0: { square: "A9", days, searching: days === 0 ? null : "A9" },
        1: { square: "F8" },
      },
      on: { A9: ["crown-1"] },
      turn: { roll: "made", moving: false },
      hands: { 0: ["pit-1"] },
    });
  const search = (days: number, die: number) =>
    happen(
      table(days),
      "play.arrival.act",
      red("castle-searched"),
      chance("search-rolled", { die }),
    );
  expect(search(0, 2).place).toBe(INFLUENCE);
  expect(search(0, 1).place).toBe("play.arrival.search.find");
  expect(search(1, 2).place).toBe("play.arrival.search.find");
  const found = search(1, 2);
  const taken = happen(
    found.game,
    found.place,
    chance("treasure-found", { seat: 0, treasure: "crown-1" }),
  );
  expect(taken.game.henchmen[0]!.days).toBe(0);
});

test("five cards in hand, one played: four, and no draw", () => {
  const hand = ["pit-1", "pit-2", "pit-3", "knife-1", "knife-2"];
  const table = aTable({ hands: { 0: hand }, turn: { roll: "made", moving: false } });
  const { types, game } = happen(
    table,
    INFLUENCE,
    red("card-inserted", { card: "pit-1", square: "B5" }),
  );
  expect(types).toEqual(["card-inserted", "turn-ended"]);
  expect(game.hands[0]).toHaveLength(4);
});

test("attributes stay between 0 and 15", () => {
  const rich = facing("battle-axe-1", { henchmen: { 0: { square: "C7", weaponry: 12 } } });
  expect(rich.game.henchmen[0]!.weaponry).toBe(15);
  const weak = facing("fever-1", { henchmen: { 0: { square: "C7", strength: 0 } } });
  expect(weak.game.henchmen[0]).toMatchObject({ strength: 0, poison: 1 });
});

test("a spell leaves the decision due that it came before", () => {
  const table = aTable({
    hands: { 0: ["balm-1"] },
    henchmen: { 0: { square: "C7", health: 4 } },
    lying: { C7: "mine-1" },
  });
  const asked = happen(table, ROLL, ...rolled(2), red("halted"));
  expect(asked.place).toBe("play.arrival.special");
  const cast = red("spell-cast", { card: "balm-1", seat: null, from: null, to: null, peek: [] });
  const { place, game } = happen(asked.game, asked.place, cast);
  expect(place).toBe("play.arrival.special");
  expect(game.henchmen[0]!.health).toBe(9);
  expect(happen(game, place, red("special-used", { to: null, peek: [] })).types).toContain(
    "card-kept",
  );
});

test("only the attacked may flee, from the second round on", () => {
  const table = aTable({
    henchmen: { 0: { square: "C7" }, 1: { square: "C7" } },
    turn: { roll: "made", moving: false },
  });
  const met = happen(
    table,
    "play.arrival.act",
    red("henchman-attacked", { seat: 1 }),
    ...fight(3, 2),
  );
  expect(met.place).toBe("play.combat.answer");
  const fled = happen(met.game, met.place, blue("fled", { to: "C8" }));
  expect([fled.place, fled.game.henchmen[1]!.square]).toEqual([INFLUENCE, "C8"]);
  const stood = happen(met.game, met.place, blue("stood"));
  expect(refusal(stood.game, stood.place, red("fled", { to: "C6" }))).toContain("combat.flee");
});
