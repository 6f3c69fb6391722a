// Rulings on rewards: the bank, rewards that give nothing, storeys, the dummy.
import { expect } from "vitest";
import type { Reward } from "@assize/xidit-events";
import type { RulingOptions } from "@assize/xidit-rulebook";
import type { PositionDescription } from "../a-position.ts";
import { table } from "../a-table.ts";
import { censusOf } from "../clauses/census.ts";
import { showAll } from "../census-play.ts";
import { event, given, type Given } from "../given.ts";
import type { Reading } from "./reading.ts";

type Rulings = Partial<RulingOptions>;

const chosen = (...rewards: readonly Reward[]) => event("rewards-chosen", { rewards }, 0);

/** Seat 0 has paid for the threat of city 17: gold 4, bards 3, storeys 3. */
const choosing = (rulings: Rulings, description: PositionDescription = {}): Given =>
  given(table({ rulings }), {
    ...description,
    threats: [17],
    seats: [
      {
        city: 17,
        orders: ["action"],
        units: { militia: 1, archer: 1, cleric: 1 },
        ...description.seats?.[0],
      },
    ],
  }).forced();

const RIVAL = { guilds: { 17: [1, 2] } } as const;
const NO_BARDS = { bards: { 5: [20] } } as const;

/** A Titan eliminated by three players: is the dummy to be raised? */
const titanOfThree = (rulings: Rulings): Given =>
  given(table({ seats: 3, rulings }), {
    bare: [4],
    raging: [true, false, false],
    seats: [{ city: 4, orders: ["action"], units: { militia: 3 } }],
  })
    .plays(event("titan-paid", { titan: 1, units: ["militia", "militia", "militia"] }, 0))
    .plays(chosen("gold", "guild"))
    .forced("titan-removed");

const mageAward = (rulings: Rulings, description: PositionDescription): Given =>
  showAll(censusOf("mage", description, { rulings }), [2, 0, 0, 0]).forced("storey-set-aside");

const FULL = { guilds: { 5: [0, 4] } } as const;

export const REWARD_READINGS: readonly Reading[] = [
  {
    ruling: "bank",
    cases: {
      unlimited: (rulings) =>
        choosing(rulings)
          .plays(chosen("gold", "guild"))
          .accepts(event("gold-taken", { seat: 0, gold: 4 })),
      "limited:60": (rulings) => {
        const short = choosing(rulings, { bank: 3 }).plays(chosen("gold", "guild"));
        short.accepts(event("gold-taken", { seat: 0, gold: 3 }));
        short.isWrongWith({ gold: 4 }, "reward.gold");
        // Tied in a census: each takes what is left, from the First Player on.
        const two = censusOf("militia", { bank: 1 }, { rulings });
        showAll(two, [1, 1, 0, 0]).accepts(
          event("census-awarded", {
            unit: "militia",
            hands: [1, 1, 0, 0],
            seats: [0, 1],
            reward: "gold",
            amounts: [1, 0],
          }),
        );
      },
    },
  },
  {
    ruling: "impossible-reward",
    cases: {
      barred: (rulings) => {
        choosing(rulings, RIVAL).refuses(chosen("gold", "guild"), "reward.two");
        // Fewer than two are possible: only those.
        const onlyGold = choosing(rulings, { ...RIVAL, ...NO_BARDS });
        onlyGold.refuses(chosen("gold", "guild"), "reward.two");
        onlyGold.refuses(chosen(), "reward.two");
        onlyGold.accepts(chosen("gold")).accepts(event("gold-taken", { seat: 0, gold: 4 }));
        const nothing = choosing(
          { ...rulings, bank: "limited:60" },
          { ...RIVAL, ...NO_BARDS, bank: 0 },
        );
        nothing.accepts(chosen()).accepts(event("tile-discarded", { side: "threat", tile: 17 }));
      },
      allowed: (rulings) => {
        choosing(rulings, RIVAL)
          .accepts(chosen("guild", "gold"))
          .accepts(event("reward-lost", { seat: 0, reward: "guild", reason: "rival-guild" }))
          .accepts(event("gold-taken", { seat: 0, gold: 4 }));
        // Never for bards with none left.
        choosing(rulings, NO_BARDS).refuses(chosen("bards", "gold"), "reward.bards");
        choosing({ ...rulings, bank: "limited:60" }, { bank: 0 })
          .accepts(chosen("gold", "guild"))
          .accepts(event("reward-lost", { seat: 0, reward: "gold", reason: "bank-empty" }));
      },
    },
  },
  {
    ruling: "storeys-up-to",
    cases: {
      maximum: (rulings) =>
        choosing(rulings)
          .plays(chosen("guild", "gold"))
          .refuses(event("storeys-chosen", { storeys: 2 }, 0), "reward.guild")
          .accepts(event("guild-built", { seat: 0, city: 17, storeys: 3 })),
      "up-to": (rulings) => {
        const at = choosing(rulings).plays(chosen("guild", "gold"));
        at.accepts(event("storeys-chosen", { storeys: 1 }, 0)).accepts(
          event("guild-built", { seat: 0, city: 17, storeys: 1 }),
        );
        at.refuses(event("storeys-chosen", { storeys: 0 }, 0), "reward.guild");
        at.refuses(event("storeys-chosen", { storeys: 4 }, 0), "reward.guild");
        at.refuses(event("guild-built", { seat: 0, city: 17, storeys: 3 }), "reward.guild");
        // Set-aside storeys still follow as far as there is room.
        choosing(rulings, { seats: [{ setAside: 3 }] })
          .plays(chosen("guild", "gold"), event("storeys-chosen", { storeys: 2 }, 0))
          .forced("set-aside-built")
          .accepts(event("set-aside-built", { seat: 0, city: 17, storeys: 2 }));
      },
    },
  },
  {
    ruling: "bonus-storey",
    cases: {
      "no-room": (rulings) => {
        mageAward(rulings, FULL).accepts(event("storey-set-aside", { seat: 0 }));
      },
      "no-guild-only": (rulings) => {
        const lost = mageAward(rulings, FULL);
        expect(lost.events).toContainEqual(
          event("reward-lost", { seat: 0, reward: "guild", reason: "guild-full" }),
        );
        lost.isCompliant();
        mageAward(rulings, {}).accepts(event("storey-set-aside", { seat: 0 }));
      },
    },
  },
  {
    ruling: "dummy-titan",
    cases: {
      yes: (rulings) =>
        titanOfThree(rulings)
          .refuses(event("titan-removed", { titan: 1 }), "reward.two")
          .accepts(event("dummy-raised", { assessment: "wealth" }, 0)),
      no: (rulings) =>
        titanOfThree(rulings)
          .refuses(event("dummy-raised", { assessment: "wealth" }, 0), "dummy.raise")
          .accepts(event("titan-removed", { titan: 1 })),
    },
  },
];
