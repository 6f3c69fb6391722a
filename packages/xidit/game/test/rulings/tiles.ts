// Rulings on tiles and piles: a tile that gets no unit, when Titans awaken, the piles of three players.
import { expect } from "vitest";
import type { Edition } from "@assize/xidit-edition";
import type { RulingOptions } from "@assize/xidit-rulebook";
import type { PositionDescription } from "../a-position.ts";
import { table } from "../a-table.ts";
import { withTiles } from "../an-edition.ts";
import { titansOf } from "../clauses/components-and-setup.ts";
import { event, given, type Given, opening } from "../given.ts";
import type { Reading } from "./reading.ts";

type Rulings = Partial<RulingOptions>;

const RARE = ["archer", "archer", "infantry", "infantry", "mage"] as const;
const RARE_CITIES = [8, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21];
const ONLY_13 = withTiles({ 13: { recruit: RARE } });
const ALL_QUEUED = withTiles(
  Object.fromEntries(RARE_CITIES.map((tile) => [tile, { recruit: RARE }])),
);

/** All archers, infantry and mages are behind a screen; some tiles ask for nothing else. */
const emptyTileComes = (
  rulings: Rulings,
  edition: Edition,
  description: PositionDescription,
): Given =>
  given(table({ rulings, edition }), {
    ...description,
    seats: [{ city: 8, orders: ["action"] }, { units: { archer: 16, infantry: 14, mage: 10 } }],
    recruitment: { ...description.recruitment, 8: { cleric: 1 } },
  }).plays(event("unit-recruited", { seat: 0, city: 8, unit: "cleric" }));

const PLAIN: PositionDescription = { queues: { recruitment: { next: 13, pile: [16, 18] } } };

const placed13 = event("tile-placed", { side: "recruitment", tile: 13, units: [] });
const advanced = (tile: number) => event("queue-advanced", { side: "recruitment", tile });
const out = (tile: number) => event("tile-discarded", { side: "recruitment", tile });

/** The Threat pile runs out with the advance; Next Threat is taken. */
const pileRunsOut = (rulings: Rulings): Given =>
  given(table({ rulings }), {
    seats: [{ city: 17, orders: ["action"], units: { militia: 1, archer: 1, cleric: 1 } }],
    threats: [17],
    queues: {
      recruitment: { next: 13, pile: [15, 16, 18], discard: [] },
      threat: { next: 14, pile: [19], discard: [20, 21, 9, 10, 11] },
    },
  })
    .forced()
    .plays(event("rewards-chosen", { rewards: ["gold", "guild"] }, 0))
    .forced("queue-advanced")
    .accepts(event("queue-advanced", { side: "threat", tile: 19 }));

const pilesOfThree = (length: "long" | "short", rulings: Rulings): readonly number[] => {
  const three = table({ seats: 3, length, rulings });
  const order = three.fresh.setting.tilesInPlay;
  const laid = opening(three)
    .plays(
      event("titans-shuffled", { piles: titansOf(three) as never }),
      event("tiles-shuffled", { order }),
    )
    .forced()
    .isCompliant();
  const { recruitment, threat } = laid.context.queues;
  return [recruitment.pile.length, threat.pile.length];
};

export const TILE_READINGS: readonly Reading[] = [
  {
    ruling: "empty-recruitment",
    cases: {
      stays: (rulings) => {
        const after = emptyTileComes(rulings, ONLY_13, PLAIN)
          .accepts(out(8), placed13, advanced(16))
          .accepts(event("order-waited", { seat: 1 }));
        expect(after.context.cities[13]).toMatchObject({ side: "recruitment" });
        // Nobody can recruit from it.
        given(table({ rulings }), {
          seats: [{ city: 13, orders: ["action"] }],
          recruitment: { 13: {} },
        }).accepts(event("order-ignored", { seat: 0, reason: "no-unit-left" }));
      },
      passes: (rulings) => {
        emptyTileComes(rulings, ONLY_13, PLAIN)
          .accepts(out(8), placed13, advanced(16), out(13))
          .forced("queue-advanced")
          .accepts(advanced(18))
          .accepts(event("order-waited", { seat: 1 }));
        // Only such tiles are queued: one that is placed a second time stays, so it ends.
        const round = emptyTileComes(rulings, ALL_QUEUED, {
          recruitment: { 6: "full", 7: "full", 10: "full", 12: "full" },
          threats: [1, 2, 3, 4, 5],
          queues: { recruitment: { next: 13, pile: [14] }, threat: { next: 9 } },
        })
          .forced("order-waited")
          .isCompliant();
        const placed = round.events.flatMap(({ type, data }) =>
          type === "tile-placed" ? [(data as { tile: number }).tile] : [],
        );
        const last = placed.pop()!;
        expect(placed).toContain(last);
        expect(new Set(placed).size).toBe(placed.length);
        expect(placed.length).toBeGreaterThanOrEqual(9);
        expect(round.context.cities[last]).toMatchObject({ side: "recruitment" });
      },
    },
  },
  {
    ruling: "titan-trigger",
    cases: {
      "queue-empty": (rulings) => {
        const at = pileRunsOut(rulings).accepts(event("order-waited", { seat: 1 }));
        expect(at.context.queues.threat).toMatchObject({ next: 19, pile: [] });
      },
      "pile-empty": (rulings) => {
        const shuffling = pileRunsOut(rulings)
          .accepts(event("titans-awakened", { titans: [1, 3, 5] }))
          .forced();
        // One fewer to divide, and Next Threat is taken: no tile is drawn for it.
        expect(shuffling.context.reinforcements).toHaveLength(7);
        const order = shuffling.context.reinforcements.toReversed();
        const done = shuffling
          .accepts(event("reinforcements-shuffled", { order }))
          .accepts(event("order-waited", { seat: 1 }));
        expect(done.context.queues.threat).toMatchObject({ next: 19, pile: order });
      },
    },
  },
  {
    ruling: "three-piles",
    cases: {
      five: (rulings) => {
        expect(pilesOfThree("long", rulings)).toEqual([4, 4]);
        expect(pilesOfThree("short", rulings)).toEqual([4, 2]);
      },
      four: (rulings) => {
        expect(pilesOfThree("long", rulings)).toEqual([3, 5]);
        expect(pilesOfThree("short", rulings)).toEqual([3, 3]);
      },
    },
  },
];
