// Cases for reward.*, dummy.raise and the regions that variants close.
import { type DummyTop, referenceEdition } from "@assize/xidit-edition";
import type { Reward } from "@assize/xidit-events";
import type { PositionDescription } from "../a-position.ts";
import { type Seating, table } from "../a-table.ts";
import { withTiles } from "../an-edition.ts";
import { event, given, type Given } from "../given.ts";
import type { ClauseCase } from "./clause-case.ts";

/** City 17 shows gold 4, bards 3, storeys 3, and borders regions 3, 4 and 9 (the Bastion). */
const CITY = 17;

/** Seat 0 has just paid for the threat of city 17. */
const choosing = (description: PositionDescription = {}, seating: Seating = {}): Given =>
  given(table(seating), {
    threats: [CITY],
    ...description,
    seats: [
      {
        city: CITY,
        orders: ["action"],
        units: { militia: 1, archer: 1, cleric: 1, infantry: 1, mage: 1 },
        ...description.seats?.[0],
      },
    ],
  }).forced();

const chosen = (...rewards: readonly Reward[]) => event("rewards-chosen", { rewards }, 0);

const shares = (...pairs: readonly (readonly [number, number])[]) =>
  event("bards-placed", { regions: pairs.map(([region, bards]) => ({ region, bards })) }, 0);

const ALL_BUT_TWO_PLACED = { 1: [18, 0, 0, 0] };

/** Seat 0 places bards in city 15, which borders region 2, closed in a short game of five. */
const nearClosedRegion = (seating: Seating, city: number): Given => {
  const set = seating.seats === 3 ? ("18" as const) : ("21" as const);
  const edition = withTiles({ [city]: { units: ["militia"], rewards: { bards: 2 } } }, set);
  return given(table({ ...seating, edition }), {
    threats: [city],
    seats: [{ city, orders: ["action"], units: { militia: 1 } }],
  })
    .forced()
    .plays(chosen("bards", "gold"));
};

/** The dummy's tokens stand at their start; `top` tells where their columns end. */
const dummyDue = (top?: DummyTop): Given => {
  const edition = top === undefined ? referenceEdition : { ...referenceEdition, dummyTop: top };
  return given(table({ seats: 3, edition }), {
    threats: [2],
    seats: [{ city: 2, orders: ["action"], units: { militia: 1, archer: 1 } }],
  })
    .forced()
    .plays(chosen("gold", "guild"))
    .forced("dummy-stayed");
};

const ALL_AT_TOP = { wealth: 6, influence: 5, reputation: 4 };

export const REWARD_CASES: readonly ClauseCase[] = [
  {
    clause: "reward.two",
    keeps: () => {
      choosing().accepts(chosen("gold", "bards"));
      choosing().accepts(chosen("guild", "gold"));
    },
    breaks: () => {
      choosing().refuses(chosen("gold"), "reward.two");
      choosing().refuses(chosen("gold", "gold"), "reward.two");
      choosing().refuses(chosen("gold", "bards", "guild"), "reward.two");
      choosing({ guilds: { [CITY]: [1, 1] } }).refuses(chosen("gold", "guild"), "reward.two");
    },
  },
  {
    clause: "reward.gold",
    keeps: () =>
      choosing()
        .plays(chosen("gold", "bards"))
        .accepts(event("gold-taken", { seat: 0, gold: 4 })),
    breaks: () => {
      choosing().plays(chosen("gold", "bards")).isWrongWith({ gold: 5 }, "reward.gold");
      choosing()
        .plays(chosen("bards", "gold"))
        .refuses(event("gold-taken", { seat: 0, gold: 4 }), "reward.gold");
    },
  },
  {
    clause: "reward.bards",
    keeps: () => {
      const placing = choosing().plays(chosen("bards", "gold"));
      placing.accepts(shares([3, 1], [9, 2]));
      placing.accepts(shares([4, 3]));
      // Fewer are left than shown: all that are left.
      choosing({ bards: ALL_BUT_TWO_PLACED })
        .plays(chosen("bards", "gold"))
        .accepts(shares([3, 2]));
    },
    breaks: () => {
      const placing = choosing().plays(chosen("bards", "gold"));
      placing.refuses(shares([3, 2]), "reward.bards");
      placing.refuses(shares([3, 4]), "reward.bards");
      placing.refuses(shares([5, 3]), "reward.bards");
      choosing({ bards: ALL_BUT_TWO_PLACED })
        .plays(chosen("bards", "gold"))
        .refuses(shares([3, 3]), "reward.bards");
      choosing({ bards: { 1: [20, 0, 0, 0] } }).refuses(chosen("bards", "gold"), "reward.bards");
    },
  },
  {
    clause: "reward.guild",
    keeps: () => {
      const build = (storeys: number) => event("guild-built", { seat: 0, city: CITY, storeys });
      choosing().plays(chosen("guild", "gold")).accepts(build(3));
      choosing({ guilds: { [CITY]: [0, 2] } })
        .plays(chosen("guild", "gold"))
        .accepts(build(2));
      const oneLeft = { 1: [0, 4], 2: [0, 4], 3: [0, 4], 4: [0, 2] } as const;
      choosing({ guilds: oneLeft }).plays(chosen("guild", "gold")).accepts(build(1));
    },
    breaks: () => {
      choosing().plays(chosen("guild", "gold")).isWrongWith({ storeys: 4 }, "reward.guild");
      choosing().plays(chosen("guild", "gold")).isWrongWith({ city: 16 }, "reward.guild");
    },
  },
  {
    clause: "reward.bonus-storey",
    keeps: () =>
      choosing({ seats: [{ setAside: 2 }] })
        .plays(chosen("guild", "gold"))
        .accepts(
          event("guild-built", { seat: 0, city: CITY, storeys: 3 }),
          event("set-aside-built", { seat: 0, city: CITY, storeys: 1 }),
          event("gold-taken", { seat: 0, gold: 4 }),
        ),
    breaks: () => {
      const built = choosing({ seats: [{ setAside: 2 }] })
        .plays(chosen("guild", "gold"))
        .forced("set-aside-built");
      built.isWrongWith({ storeys: 2 }, "reward.bonus-storey");
      built.finds(event("gold-taken", { seat: 0, gold: 4 }), "reward.bonus-storey");
      choosing()
        .plays(chosen("guild", "gold"))
        .forced("gold-taken")
        .refuses(
          event("set-aside-built", { seat: 0, city: CITY, storeys: 1 }),
          "reward.bonus-storey",
        );
    },
  },
  {
    clause: "dummy.raise",
    keeps: () => {
      dummyDue().accepts(event("dummy-raised", { assessment: "influence" }, 0));
      dummyDue(ALL_AT_TOP)
        .accepts(event("dummy-stayed", { seat: 0 }))
        .forced("tile-discarded");
    },
    breaks: () => {
      const raised = event("dummy-raised", { assessment: "wealth" }, 0);
      dummyDue({ wealth: 6 }).refuses(raised, "dummy.raise");
      dummyDue().refuses(event("dummy-stayed", { seat: 0 }), "dummy.raise");
      choosing().plays(chosen("bards", "gold")).refuses(raised, "dummy.raise");
    },
  },
  {
    clause: "closed.regions",
    keeps: () => nearClosedRegion({ seats: 5, length: "short" }, 15).accepts(shares([7, 2])),
    breaks: () =>
      nearClosedRegion({ seats: 5, length: "short" }, 15).refuses(
        shares([2, 1], [7, 1]),
        "closed.regions",
      ),
  },
  {
    clause: "three.regions",
    keeps: () => nearClosedRegion({ seats: 3 }, 12).accepts(shares([8, 2])),
    breaks: () =>
      nearClosedRegion({ seats: 3 }, 12).refuses(shares([1, 2]), "three.regions", "closed.regions"),
  },
];
