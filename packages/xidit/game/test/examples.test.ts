// The rulebook's worked examples of orders, recruiting, threats, rewards and tiles, with its own figures.
// Where an example's picture shows another tile than the reference edition has, the tile is altered.
import { describe, expect, test } from "vitest";
import { referenceEdition } from "@assize/xidit-edition";
import { table } from "./a-table.ts";
import { tileOf, withTiles } from "./an-edition.ts";
import { event, given, givenProgramming } from "./given.ts";

const [PAUL, STEPHANIE, ALEX, STEVE] = [0, 1, 2, 3] as const;
const four = table();

describe("phase 1 and orders", () => {
  test("ex.paul-orders: move, action, move, wait, action, move", () => {
    const orders = ["road-black", "action", "road-red", "wait", "action", "road-blue"] as const;
    const programmed = event("orders-programmed", { orders }, PAUL);
    const others = [STEPHANIE, ALEX, STEVE].map((seat) =>
      event(
        "orders-programmed",
        { orders: ["wait", "wait", "wait", "wait", "wait", "wait"] },
        seat,
      ),
    );
    const position = givenProgramming(four, {
      seats: [{ city: 5 }, { city: 1 }, { city: 2 }, { city: 3 }],
      bare: [4, 3],
    });
    const revealed = position.accepts(programmed, ...others).forced("idrakys-moved");
    expect(revealed.context.programs[PAUL]).toEqual(orders);
    const done = revealed.forced().isCompliant();
    const own = done.events.filter(({ data }) => (data as { seat?: number }).seat === PAUL);
    expect(own.map(({ type }) => type)).toEqual([
      "idrakys-moved",
      "order-ignored",
      "idrakys-moved",
      "order-waited",
      "order-ignored",
      "idrakys-moved",
    ]);
  });

  test("ex.alex-5-12: from city 5 to city 12 by the blue road", () => {
    const seats = [{}, {}, { city: 5, orders: ["road-blue"] as const }];
    given(four, { seats, onTurn: ALEX }).accepts(
      event("idrakys-moved", { seat: ALEX, road: "blue", from: 5, to: 12 }),
    );
  });

  test("ex.stephanie-5: the militia is the weakest of city 5", () => {
    const after = given(four, {
      seats: [{}, { city: 5, orders: ["action"] }],
      recruitment: { 5: { militia: 1, infantry: 1, cleric: 1 } },
      onTurn: STEPHANIE,
    }).accepts(event("unit-recruited", { seat: STEPHANIE, city: 5, unit: "militia" }));
    expect(after.context.screens[STEPHANIE]).toMatchObject({ militia: 1, archer: 0, infantry: 0 });
  });
});

describe("threats and rewards", () => {
  test("ex.alex-archer-mage: an archer and a mage go back to the barracks", () => {
    expect(tileOf(10).threat.units).toEqual(["archer", "mage"]);
    const before = given(four, {
      seats: [{}, {}, { city: 10, orders: ["action"], units: { archer: 1, mage: 2 } }],
      threats: [10],
      onTurn: ALEX,
    });
    const after = before.accepts(
      event("threat-paid", { seat: ALEX, city: 10, units: ["archer", "mage"] }),
    );
    expect(after.context.screens[ALEX]).toMatchObject({ archer: 0, mage: 1 });
    expect(after.context.barracks.mage).toBe(before.context.barracks.mage + 1);
  });

  const paulsTile = withTiles({ 8: { rewards: { gold: 5, bards: 4 } } });
  const paul = given(table({ edition: paulsTile }), {
    seats: [{ city: 8, orders: ["action"], units: { archer: 1, infantry: 1, cleric: 1 } }],
    threats: [8],
  })
    .forced()
    .accepts(event("rewards-chosen", { rewards: ["gold", "bards"] }, PAUL));

  test("ex.paul-gold-5: five gold, as the tile shows", () => {
    const after = paul.accepts(event("gold-taken", { seat: PAUL, gold: 5 }));
    expect(after.context.gold[PAUL]).toBe(5);
    paul.isWrongWith({ gold: 4 }, "reward.gold");
  });

  test("ex.paul-bards-4: four bards in regions next to the Idrakys, the Bastion among them", () => {
    const central = referenceEdition.regions.find((region) => region.central)!.id;
    const shares = [
      { region: 4, bards: 1 },
      { region: 7, bards: 1 },
      { region: central, bards: 2 },
    ];
    const placing = paul.forced();
    const placed = placing.accepts(event("bards-placed", { regions: shares }, PAUL));
    expect(placed.context.bards.map((region) => region[PAUL])).toEqual([
      0, 0, 0, 0, 1, 0, 0, 1, 0, 2,
    ]);
    placing.refuses(
      event("bards-placed", { regions: [{ region: 4, bards: 3 }] }, PAUL),
      "reward.bards",
    );
  });

  test("ex.alex-guild: two storeys stand, four are shown: two are built, two stay in stock", () => {
    const edition = withTiles({ 6: { rewards: { storeys: 4 } } });
    const alex = given(table({ edition }), {
      seats: [
        {},
        {},
        { city: 6, orders: ["action"], units: { militia: 1, infantry: 1, cleric: 1 } },
      ],
      threats: [6],
      guilds: { 6: [ALEX, 2] },
      onTurn: ALEX,
    })
      .forced()
      .accepts(event("rewards-chosen", { rewards: ["guild", "gold"] }, ALEX));
    const stock = alex.context.storeyStock[ALEX]!;
    const built = alex.accepts(event("guild-built", { seat: ALEX, city: 6, storeys: 2 }));
    expect(built.context.guilds[6]).toEqual({ seat: ALEX, storeys: 4 });
    expect(built.context.storeyStock[ALEX]).toBe(stock - 2);
    alex.isWrongWith({ storeys: 4 }, "reward.guild");
  });
});

describe("tiles", () => {
  test("ex.paul-8: tile 8 out, the next placed and filled, the queue advanced, then the next player", () => {
    const { recruit } = tileOf(13);
    expect(recruit).toHaveLength(5);
    given(four, {
      seats: [{ city: 8, orders: ["action"] }],
      recruitment: { 8: { cleric: 1 } },
      queues: { recruitment: { next: 13, pile: [14, 15] } },
    })
      .accepts(
        event("unit-recruited", { seat: PAUL, city: 8, unit: "cleric" }),
        event("tile-discarded", { side: "recruitment", tile: 8 }),
        event("tile-placed", { side: "recruitment", tile: 13, units: recruit }),
        event("queue-advanced", { side: "recruitment", tile: 14 }),
      )
      .accepts(event("order-waited", { seat: STEPHANIE }));
  });

  test("ex.stephanie-12: she foresees that tile 12 comes, and fights there with her sixth order", () => {
    const wait = "wait" as const;
    const afterPaul = given(four, {
      seats: [
        { city: 17, orders: ["action"], units: { militia: 1, archer: 1, cleric: 1 } },
        {
          city: 12,
          orders: [wait, wait, wait, wait, wait, "action"],
          units: { militia: 1, archer: 1 },
        },
      ],
      threats: [17],
      queues: { threat: { next: 12 } },
    })
      .forced()
      .accepts(event("rewards-chosen", { rewards: ["gold", "guild"] }, PAUL))
      .forced();
    expect(afterPaul.place).toBe("play.resolution.rewards.choosing");
    expect(afterPaul.context.elimination).toMatchObject({ city: 12 });
    expect(afterPaul.events.map(({ type }) => type)).toContain("tile-placed");
    expect(afterPaul.events.at(-1)).toEqual(
      event("threat-paid", { seat: STEPHANIE, city: 12, units: ["militia", "archer"] }),
    );
    afterPaul.isCompliant();
  });

  test("ex.alex-titan: city 4 without a tile; of two raging Titans the one that asks for three", () => {
    const alex = given(four, {
      seats: [{}, {}, { city: 4, orders: ["action"], units: { militia: 2, archer: 1, mage: 1 } }],
      bare: [4],
      raging: [true, true, false],
      onTurn: ALEX,
    });
    const [titan, another] = [
      alex.context.titans[0]!.titans[0]!,
      alex.context.titans[1]!.titans[0]!,
    ];
    const units = ["militia", "archer", "mage"] as const;
    const paid = alex.accepts(event("titan-paid", { titan, units }, ALEX));
    expect(paid.context.screens[ALEX]).toMatchObject({ militia: 1, archer: 0, mage: 0 });
    const removed = paid
      .accepts(event("rewards-chosen", { rewards: ["gold", "guild"] }, ALEX))
      .forced("order-waited")
      .isCompliant();
    expect(removed.events.at(-1)).toEqual(event("titan-removed", { titan }));
    expect(removed.context.titans[0]).toMatchObject({ raging: false });
    alex.refuses(event("titan-paid", { titan: another, units }, ALEX), "titan.units");
    alex.accepts(event("titan-declined", {}, ALEX));
  });
});
