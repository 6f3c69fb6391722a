// The reference deck: 122 playing cards (ours but for the counts, extremes and names the manual gives).
import type { CardType, Effect, Face, Quantity } from "./format.ts";

const add = (what: Quantity, by: number): Effect => ({ what, how: "add", by });
const set = (what: Quantity, by: number): Effect => ({ what, how: "set", by });
const halve = (what: Quantity): Effect => ({ what, how: "divide", by: 2 });
const POISONED: Effect = add("poison", 1);
const CURED: Effect = set("poison", 0);

const faces =
  (type: CardType) =>
  (name: string, copies: number, effects: readonly Effect[], more: Partial<Face> = {}): Face => ({
    name,
    type,
    copies,
    ...(effects.length > 0 ? { effects } : {}),
    ...more,
  });
const spell = faces("spell");
const weapon = faces("weapon");
const potion = faces("potion");
const trap = faces("trap");
const special = faces("special");

const map = (square: string): Face => ({
  name: `map-${square.toLowerCase()}`,
  type: "map",
  copies: 1,
  square,
});

/** Half the power in gold, rounded up; power 6 and more a strength, 12 and more two. */
const villain = (name: string, copies: number, power: number): Face => ({
  name,
  type: "villain",
  copies,
  power,
  effects: [
    add("gold", Math.ceil(power / 2)),
    ...(power >= 6 ? [add("strength", power >= 12 ? 2 : 1)] : []),
  ],
});

export const REFERENCE_DECK: readonly Face[] = [
  spell("teleportation", 2, [], { deed: "teleport" }),
  spell("swiftness", 2, [add("steps", 3)]),
  spell("fury", 2, [add("fury", 4)]),
  spell("balm", 2, [add("health", 5)]),
  spell("lightning", 2, [add("health", -3)], { deed: "strike" }),
  spell("second-sight", 1, [], { deed: "peek" }),
  spell("displacement", 1, [], { deed: "displace" }),
  spell("dispel", 1, [], { deed: "dispel" }),
  spell("snare", 1, [add("lost-turn", 1)], { deed: "snare" }),

  ...["B3", "B6", "I3", "I6", "C4", "C5", "H4", "H5", "D1", "D8", "G1", "G8"].map(map),

  weapon("knife", 4, [add("weaponry", 1)]),
  weapon("club", 5, [add("weaponry", 2)]),
  weapon("spear", 5, [add("weaponry", 3)]),
  weapon("sword", 4, [add("weaponry", 4)]),
  weapon("morning-star", 2, [add("weaponry", 5)]),
  weapon("battle-axe", 1, [add("weaponry", 6)]),

  potion("draught", 3, [add("health", 6)]),
  potion("elixir", 1, [set("health", 15)]),
  potion("bears-brew", 2, [add("strength", 2)]),
  potion("giants-brew", 1, [add("strength", 3), add("health", -2)]),
  potion("detox", 2, [CURED]),
  potion("bad-wine", 1, [POISONED]),
  potion("weakness", 1, [halve("strength")]),

  trap("pit", 3, [add("health", -3)]),
  trap("spikes", 2, [add("health", -5)]),
  trap("snake", 3, [POISONED]),
  trap("fever", 1, [add("strength", -1), POISONED]),
  trap("cutpurse", 2, [set("gold", 0)]),
  trap("thieves", 1, [halve("gold")]),
  trap("rust", 2, [halve("weaponry")]),
  trap("quicksand", 2, [add("lost-turn", 1)]),

  special("portal", 1, [], { deed: "portal" }),
  special("spring", 2, [add("health", 3)]),
  special("mine", 2, [add("gold", 2)]),
  special("armourer", 2, [add("gold", -2), add("weaponry", 2)]),
  special("herbalist", 1, [add("gold", -1), add("health", 2), CURED]),
  special("watchtower", 1, [], { deed: "peek" }),
  special("shrine", 3, [add("strength", 1)], { once: true }),
  special("mercenary", 1, [add("gold", -3), add("strength", 2)], { once: true }),
  special("chest", 1, [add("gold", 5)], { once: true }),

  villain("bandit", 5, 2),
  villain("deserter", 5, 3),
  villain("wolf", 5, 4),
  villain("brigand", 4, 5),
  villain("orc", 4, 6),
  villain("werewolf", 3, 7),
  villain("troll", 2, 8),
  villain("ogre", 2, 10),
  villain("giant", 2, 12),
  villain("wyvern", 1, 15),
  villain("war-pig", 1, 20),
];
