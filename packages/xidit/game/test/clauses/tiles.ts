// Cases for recruit.fill, tile.*, queue.*, titan.awaken and reinforce.*: the Path of Destiny.
import { expect } from "vitest";
import type { State } from "@assize/xidit-events";
import type { PositionDescription } from "../a-position.ts";
import { table } from "../a-table.ts";
import { tileOf } from "../an-edition.ts";
import { event, given, type Given } from "../given.ts";
import type { ClauseCase } from "./clause-case.ts";

const four = table();
type Queues = NonNullable<PositionDescription["queues"]>;

/** Seat 0 has just recruited the last unit of tile 8. */
const recruitedLast = (queues: Queues, more: PositionDescription = {}): Given =>
  given(four, {
    ...more,
    seats: [{ city: 8, orders: ["action"] }, ...(more.seats ?? [])],
    recruitment: { 8: { cleric: 1 } },
    queues,
  }).plays(event("unit-recruited", { seat: 0, city: 8, unit: "cleric" }));

/** Seat 0 has eliminated the threat of city 17 and has its rewards; the tile is about to go. */
const eliminated = (queues: Queues): Given =>
  given(four, {
    seats: [{ city: 17, orders: ["action"], units: { militia: 1, archer: 1, cleric: 1 } }],
    threats: [17],
    queues,
  })
    .forced()
    .plays(event("rewards-chosen", { rewards: ["gold", "guild"] }, 0))
    .forced("tile-discarded");

const PLAIN: Queues = { recruitment: { next: 13, pile: [14, 15, 16, 18] } };
/** The Recruitment pile empties with the advance, the Threat discard has two tiles. */
const FLIP_RECRUITMENT: Queues = {
  recruitment: { next: 13, pile: [14] },
  threat: { discard: [20, 21] },
};
const FLIP_THREAT: Queues = {
  recruitment: { discard: [20, 21] },
  threat: { next: 13, pile: [14] },
};
/** Nothing to renew the Recruitment pile with. */
const BORROW: Queues = {
  recruitment: { next: 13, pile: [] },
  threat: { next: 14, pile: [15, 16, 18, 19, 20, 21, 9, 10, 11], discard: [] },
};
/** The Threat queue ends with Next Threat; with the tile eliminated there will be ten tiles to divide. */
const AWAKEN: Queues = {
  recruitment: { next: 13, pile: [15, 16, 18, 19], discard: [] },
  threat: { next: 14, pile: [], discard: [20, 21, 9, 10, 11] },
};

/** All mages are behind the screens of the others. */
const MAGES_OUT: PositionDescription = { seats: [{ units: { mage: 10 } }] };

const flips = (pile: "recruitment" | "threat") => event("pile-flipped", { pile, tiles: 2 });
const collected = (): Given => eliminated(AWAKEN).forced("reinforcements-collected");
const shuffling = (): Given => eliminated(AWAKEN).forced();
const reversed = ({ context }: Given) =>
  event("reinforcements-shuffled", { order: context.reinforcements.toReversed() });

const pileOf = (at: Given, side: "recruitment" | "threat"): State["queues"]["threat"]["pile"] =>
  at.context.queues[side].pile;

export const TILE_CASES: readonly ClauseCase[] = [
  {
    clause: "tile.recruit-out",
    keeps: () =>
      recruitedLast(PLAIN).accepts(event("tile-discarded", { side: "recruitment", tile: 8 })),
    breaks: () => {
      recruitedLast(PLAIN).isWrongWith({ tile: 5 }, "tile.recruit-out");
      recruitedLast(PLAIN).isWrongWith({ side: "threat" }, "tile.recruit-out");
      recruitedLast(PLAIN).finds(
        event("tile-placed", { side: "recruitment", tile: 13, units: [] }),
        "tile.recruit-out",
      );
    },
  },
  {
    clause: "tile.threat-out",
    keeps: () => eliminated({}).accepts(event("tile-discarded", { side: "threat", tile: 17 })),
    breaks: () => {
      eliminated({}).isWrongWith({ tile: 16 }, "tile.threat-out");
      eliminated({}).refuses(event("titan-removed", { titan: 1 }), "tile.threat-out");
    },
  },
  {
    clause: "tile.place",
    keeps: () => recruitedLast(PLAIN).forced("queue-advanced").isCompliant(),
    breaks: () =>
      recruitedLast(PLAIN).forced("tile-placed").isWrongWith({ tile: 14 }, "tile.place"),
  },
  {
    clause: "recruit.fill",
    keeps: () => {
      const { recruit } = tileOf(13);
      expect(recruit).toEqual(["militia", "militia", "archer", "cleric", "mage"]);
      recruitedLast(PLAIN)
        .forced("tile-placed")
        .accepts(event("tile-placed", { side: "recruitment", tile: 13, units: recruit }));
      // The mages are out: their place stays empty.
      recruitedLast(PLAIN, MAGES_OUT)
        .forced("tile-placed")
        .accepts(
          event("tile-placed", { side: "recruitment", tile: 13, units: recruit.slice(0, 4) }),
        );
    },
    breaks: () => {
      const { recruit } = tileOf(13);
      recruitedLast(PLAIN).forced("tile-placed").isWrongWith({ units: [] }, "recruit.fill");
      recruitedLast(PLAIN, MAGES_OUT)
        .forced("tile-placed")
        .isWrongWith({ units: [...recruit.slice(0, 4), "cleric"] }, "recruit.fill");
    },
  },
  {
    clause: "queue.advance",
    keeps: () =>
      recruitedLast(PLAIN)
        .forced("queue-advanced")
        .accepts(event("queue-advanced", { side: "recruitment", tile: 14 })),
    breaks: () =>
      recruitedLast(PLAIN).forced("queue-advanced").isWrongWith({ tile: 15 }, "queue.advance"),
  },
  {
    clause: "queue.flip-recruitment",
    keeps: () => {
      const flipped = recruitedLast(FLIP_RECRUITMENT)
        .forced("pile-flipped")
        .accepts(flips("recruitment"));
      // The tile discarded first comes out first.
      expect(pileOf(flipped, "recruitment")).toEqual([20, 21]);
    },
    breaks: () => {
      const due = recruitedLast(FLIP_RECRUITMENT).forced("pile-flipped");
      due.isWrongWith({ tiles: 1 }, "queue.flip-recruitment");
      due.finds(event("order-waited", { seat: 1 }), "queue.flip-recruitment");
      recruitedLast(PLAIN)
        .forced("tile-placed")
        .refuses(flips("recruitment"), "queue.flip-recruitment");
    },
  },
  {
    clause: "queue.flip-threat",
    keeps: () => {
      const flipped = eliminated(FLIP_THREAT).forced("pile-flipped").accepts(flips("threat"));
      expect(pileOf(flipped, "threat")).toEqual([20, 21]);
    },
    breaks: () => {
      const due = eliminated(FLIP_THREAT).forced("pile-flipped");
      due.isWrongWith({ pile: "recruitment" }, "queue.flip-threat");
      due.finds(event("order-waited", { seat: 1 }), "queue.flip-threat");
    },
  },
  {
    clause: "queue.none",
    keeps: () => recruitedLast(BORROW).forced("tile-borrowed").isCompliant(),
    breaks: () =>
      recruitedLast(BORROW)
        .forced("tile-borrowed")
        .refuses(event("pile-flipped", { pile: "recruitment", tiles: 0 }), "queue.none"),
  },
  {
    clause: "queue.borrow",
    keeps: () => {
      const borrowed = recruitedLast(BORROW)
        .forced("tile-borrowed")
        .accepts(event("tile-borrowed", { tile: 15 }));
      expect(borrowed.context.queues.recruitment.next).toBe(15);
      expect(pileOf(borrowed, "threat")[0]).toBe(16);
    },
    breaks: () => {
      recruitedLast(BORROW).forced("tile-borrowed").isWrongWith({ tile: 14 }, "queue.borrow");
      recruitedLast(PLAIN)
        .forced("queue-advanced")
        .refuses(event("tile-borrowed", { tile: 17 }), "queue.borrow");
    },
  },
  {
    clause: "titan.awaken",
    keeps: () => {
      const awake = eliminated(AWAKEN)
        .forced("titans-awakened")
        .accepts(event("titans-awakened", { titans: [1, 3, 5] }));
      expect(awake.context.titans.map(({ raging }) => raging)).toEqual([true, true, true]);
    },
    breaks: () => {
      eliminated(AWAKEN)
        .forced("titans-awakened")
        .isWrongWith({ titans: [1, 3] }, "titan.awaken");
      eliminated({})
        .forced("queue-advanced")
        .refuses(event("titans-awakened", { titans: [1, 3, 5] }), "titan.awaken");
    },
  },
  {
    clause: "reinforce.collect",
    keeps: () =>
      collected().accepts(event("reinforcements-collected", { recruitment: [15, 16], threats: 8 })),
    breaks: () => collected().isWrongWith({ threats: 7 }, "reinforce.collect"),
  },
  {
    clause: "reinforce.recruitment",
    keeps: () => expect(pileOf(shuffling(), "recruitment")).toEqual([15, 16]),
    breaks: () => collected().isWrongWith({ recruitment: [20, 21] }, "reinforce.recruitment"),
  },
  {
    clause: "reinforce.threat",
    keeps: () => {
      const at = shuffling();
      const order = at.context.reinforcements.toReversed();
      expect(pileOf(at.accepts(reversed(at)), "threat")).toEqual(order);
    },
    breaks: () => {
      const at = shuffling();
      const order = at.context.reinforcements;
      at.refuses(event("reinforcements-shuffled", { order: order.slice(1) }), "reinforce.threat");
      at.refuses(
        event("reinforcements-shuffled", { order: [13, ...order.slice(1)] }),
        "reinforce.threat",
      );
    },
  },
  {
    clause: "reinforce.next",
    keeps: () => {
      const at = shuffling();
      const [top, ...rest] = at.context.reinforcements.toReversed();
      const drawn = at
        .plays(reversed(at))
        .accepts(event("queue-advanced", { side: "threat", tile: top! }));
      expect(drawn.context.queues.threat).toMatchObject({ next: top, pile: rest });
    },
    breaks: () => {
      const at = shuffling();
      at.plays(reversed(at)).finds(event("order-waited", { seat: 1 }), "reinforce.next");
    },
  },
];
