// Cases so rare that simulated games hardly meet them: positions made by hand, under the default rulings.
import { describe, expect, test } from "vitest";
import type { PositionDescription } from "./a-position.ts";
import { table } from "./a-table.ts";
import { event, given, type Given } from "./given.ts";

const four = table();

describe("two deeds in one city and year", () => {
  test("a new tile to recruit from, where one has recruited this year: nothing (recruit.once)", () => {
    const recruited = event("unit-recruited", { seat: 0, city: 5, unit: "militia" });
    const at = given(four, {
      recruitment: { 5: "full" },
      seats: [{ city: 5, orders: ["action"], recruitedIn: [5] }],
    });
    at.refuses(recruited, "recruit.once");
    at.accepts(event("order-ignored", { seat: 0, reason: "recruited-here" }));
  });

  test("a threat where one recruited this year is eliminated all the same", () => {
    const paid = event("threat-paid", { seat: 0, city: 12, units: ["militia", "archer"] });
    given(four, {
      threats: [12],
      seats: [
        { city: 12, orders: ["action"], recruitedIn: [12], units: { militia: 1, archer: 1 } },
      ],
    }).accepts(paid);
  });

  test("recruiting where one has eliminated a threat or a Titan this year", () => {
    const recruited = event("unit-recruited", { seat: 0, city: 5, unit: "militia" });
    for (const seat of [{ foughtIn: [5] }, { titansIn: [5] }])
      given(four, {
        recruitment: { 5: "full" },
        seats: [{ city: 5, orders: ["action"], ...seat }],
      }).accepts(recruited);
  });
});

/** The Threat queue ends with Next Threat 14; nothing can renew its pile. */
const beforeAwakening = (more: PositionDescription): Given =>
  given(four, {
    threats: [17],
    seats: [{ city: 17, orders: ["action"], units: { militia: 1, archer: 1, cleric: 1 } }],
    queues: {
      recruitment: { next: 13, pile: [15, 16, 18, 19], discard: [] },
      threat: { next: 14, pile: [], discard: [20, 21, 9, 10, 11] },
    },
    ...more,
  })
    .forced()
    .plays(event("rewards-chosen", { rewards: ["gold", "guild"] }, 0))
    .forced("titans-awakened");

describe("a second awakening", () => {
  test("a raging Titan stays, a sleeping one wakes, an empty pile gives none", () => {
    const titans = [[1, 2], [4], []];
    const awake = beforeAwakening({ titans, raging: [true, false, false] }).accepts(
      event("titans-awakened", { titans: [4] }),
    );
    expect(awake.context.titans.map(({ raging }) => raging)).toEqual([true, true, false]);
  });

  test("reinforcements arrive whatever the Titan piles hold", () => {
    beforeAwakening({ titans: [[], [], []] }).accepts(
      event("titans-awakened", { titans: [] }),
      event("reinforcements-collected", { recruitment: [15, 16], threats: 8 }),
    );
  });

  test("the Titan below an eliminated one sleeps until the next awakening", () => {
    const removed = given(four, {
      bare: [4],
      titans: [[1, 2], [3], [5]],
      raging: [true, false, false],
      seats: [{ city: 4, orders: ["action"], units: { mage: 3 } }],
    })
      .plays(event("titan-paid", { titan: 1, units: ["mage", "mage", "mage"] }, 0))
      .plays(event("rewards-chosen", { rewards: ["gold", "guild"] }, 0))
      .forced("order-waited");
    expect(removed.context.titans[0]).toEqual({ asks: 3, titans: [2], raging: false });
  });
});

test("storeys set aside: up to three wait, and a full new guild takes none", () => {
  const built = (setAside: number, storeys: number): Given =>
    given(table({ rulings: { "storeys-up-to": "up-to" } }), {
      threats: [17],
      guilds: { 1: [0, 4], 2: [0, 4] },
      seats: [
        {
          city: 17,
          orders: ["action"],
          units: { militia: 1, archer: 1, cleric: 1 },
          setAside,
        },
      ],
    })
      .forced()
      .plays(event("rewards-chosen", { rewards: ["guild", "gold"] }, 0))
      .plays(event("storeys-chosen", { storeys }, 0))
      .forced("gold-taken")
      .isCompliant();
  expect(built(3, 1).context.guilds[17]).toEqual({ seat: 0, storeys: 4 });
  expect(built(3, 1).context.setAside[0]).toBe(0);
  expect(built(3, 3).context.setAside[0]).toBe(2);
});

test("a dummy whose tokens are all at the top stays where it is", () => {
  const top = { wealth: 6, influence: 5, reputation: 4 };
  const three = table({ seats: 3 });
  const edition = { ...three.edition, dummyTop: top };
  given(table({ seats: 3, edition }), {
    threats: [2],
    seats: [{ city: 2, orders: ["action"], units: { militia: 1, archer: 1 } }],
  })
    .forced()
    .plays(event("rewards-chosen", { rewards: ["gold", "guild"] }, 0))
    .forced("dummy-stayed")
    .refuses(event("dummy-raised", { assessment: "wealth" }, 0), "dummy.raise")
    .accepts(event("dummy-stayed", { seat: 0 }))
    .accepts(event("tile-discarded", { side: "threat", tile: 2 }));
});
