// Rulings on orders, threats and Titans, with the rare cases of two deeds in one city and year.
import type { RulingOptions } from "@assize/xidit-rulebook";
import type { PositionDescription } from "../a-position.ts";
import { table } from "../a-table.ts";
import { event, given, givenProgramming, type Given } from "../given.ts";
import type { Reading } from "./reading.ts";

type Rulings = Partial<RulingOptions>;

const ignored = (reason: "recruited-before-titan" | "fought-here" | "recruited-here") =>
  event("order-ignored", { seat: 0, reason });

/** City 1 has no red road. */
const noSuchRoad = event(
  "orders-programmed",
  { orders: ["road-red", "wait", "wait", "wait", "wait", "wait"] },
  0,
);
const atCity1 = (rulings: Rulings): Given =>
  givenProgramming(table({ rulings }), { seats: [{ city: 1 }] });

/** A second ordinary threat in the same city and year: it was eliminated, and its tile came back. */
const secondThreat = (rulings: Rulings): Given =>
  given(table({ rulings }), {
    threats: [12],
    seats: [{ city: 12, orders: ["action"], units: { militia: 1, archer: 1 }, foughtIn: [12] }],
  });
const paid = event("threat-paid", { seat: 0, city: 12, units: ["militia", "archer"] });

const titanPaid = event("titan-paid", { titan: 1, units: ["militia", "militia", "archer"] }, 0);
const near = (
  rulings: Rulings,
  description: PositionDescription,
  seat: PositionDescription["seats"],
): Given =>
  given(table({ rulings }), {
    ...description,
    raging: [true, false, false],
    seats: [{ city: 4, orders: ["action"], units: { militia: 2, archer: 1 }, ...seat?.[0] }],
  });

/** Where the tile's own deed is not possible: one has recruited here this year. */
const onUsedTile = (rulings: Rulings): Given =>
  near(rulings, { recruitment: { 4: "full" } }, [{ recruitedIn: [4] }]);

export const DEED_READINGS: readonly Reading[] = [
  {
    ruling: "no-road",
    cases: {
      stay: (rulings) => {
        const others = [1, 2, 3].map((seat) => ({ ...noSuchRoad, by: seat as never }));
        atCity1(rulings)
          .plays(noSuchRoad, ...others)
          .forced("idrakys-stayed")
          .accepts(event("idrakys-stayed", { seat: 0, road: "red" }));
      },
      "illegal-program": (rulings) => {
        atCity1(rulings).refuses(noSuchRoad, "move.road");
        // Only one's own orders move one's Idrakys, so the whole way can be known: 1, 11, 17.
        const orders = ["road-black", "road-red", "wait", "wait", "wait", "wait"] as const;
        atCity1(rulings).accepts(event("orders-programmed", { orders }, 0));
      },
    },
  },
  {
    ruling: "threat-once",
    cases: {
      one: (rulings) => {
        secondThreat(rulings).refuses(paid, "threat.once").accepts(ignored("fought-here"));
      },
      "titan-mixes-only": (rulings) => {
        secondThreat(rulings).accepts(paid);
        // A Titan and a threat in one city and year is barred by both texts.
        near(rulings, { bare: [4] }, [{ foughtIn: [4] }]).refuses(titanPaid, "threat.once");
        near(rulings, { threats: [12] }, [{ city: 12, titansIn: [12] }]).refuses(
          paid,
          "threat.once",
        );
      },
    },
  },
  {
    ruling: "titan-after-recruit",
    cases: {
      allowed: (rulings) => near(rulings, { bare: [4] }, [{ recruitedIn: [4] }]).accepts(titanPaid),
      barred: (rulings) => {
        const recruitedHere = near(rulings, { bare: [4] }, [{ recruitedIn: [4] }]);
        recruitedHere.refuses(titanPaid, "action.titan");
        recruitedHere.accepts(ignored("recruited-before-titan"));
        near(rulings, { bare: [4] }, [{ recruitedIn: [5] }]).accepts(titanPaid);
        // The other way round is always allowed.
        near(rulings, { recruitment: { 4: "full" } }, [{ titansIn: [4] }]).accepts(
          event("unit-recruited", { seat: 0, city: 4, unit: "militia" }),
        );
      },
    },
  },
  {
    ruling: "titan-anywhere",
    cases: {
      "bare-cities": (rulings) =>
        onUsedTile(rulings).refuses(titanPaid, "action.titan").accepts(ignored("recruited-here")),
      "any-city": (rulings) => {
        onUsedTile(rulings).accepts(titanPaid);
        // The compulsory deed of the city's tile comes first.
        near(rulings, { recruitment: { 4: "full" } }, [])
          .refuses(titanPaid, "action.titan")
          .accepts(event("unit-recruited", { seat: 0, city: 4, unit: "militia" }));
        near(rulings, { threats: [12] }, [{ city: 12 }]).accepts(paid);
        // Neither is possible: the order is ignored for the tile's reason.
        near(rulings, { recruitment: { 4: "full" } }, [{ recruitedIn: [4], units: {} }]).accepts(
          ignored("recruited-here"),
        );
      },
    },
  },
];
