// Cases for orders.*, resolve.*, move.*, wait.*, action.*, recruit.*, threat.* and titan.units.
import type { Order } from "@assize/xidit-events";
import type { PositionDescription, SomeUnits } from "../a-position.ts";
import { table } from "../a-table.ts";
import { event, given, type Given, givenProgramming } from "../given.ts";
import type { ClauseCase } from "./clause-case.ts";

const four = table();
const WAITS: readonly Order[] = ["wait", "wait", "wait", "wait", "wait", "wait"];
const programs = (by: number, orders: readonly Order[] = WAITS) =>
  event("orders-programmed", { orders }, by);
const ignored = (reason: string) => event("order-ignored", { seat: 0, reason } as never);
const recruited = (city: number, unit: "militia" | "archer" | "infantry") =>
  event("unit-recruited", { seat: 0, city, unit });

const programming = (): Given => givenProgramming(four, {});

/** Seat 0 has an action to carry out in this city. */
const acting = (
  city: number,
  more: PositionDescription & { readonly own?: SomeUnits; readonly seat?: object } = {},
): Given => {
  const { own = {}, seat = {}, ...description } = more;
  return given(four, {
    ...description,
    seats: [{ city, orders: ["action"], units: own, ...seat }],
  });
};

const onRecruitment = (seat: object = {}): Given =>
  acting(5, { recruitment: { 5: { militia: 1, archer: 1, infantry: 1 } }, seat });
const onThreat = (own: SomeUnits, seat: object = {}): Given =>
  acting(12, { threats: [12], own, seat });
const paid = event("threat-paid", { seat: 0, city: 12, units: ["militia", "archer"] });
const onBare = (own: SomeUnits, raging: readonly boolean[], seat: object = {}): Given =>
  acting(4, { bare: [4], own, raging, seat });
const titanPaid = (units: readonly ("militia" | "archer")[], titan = 1) =>
  event("titan-paid", { titan, units }, 0);
const recruitedAt8 = event("unit-recruited", { seat: 0, city: 8, unit: "cleric" });
const THREE = ["militia", "militia", "archer"] as const;

export const ORDER_AND_DEED_CASES: readonly ClauseCase[] = [
  {
    clause: "orders.six",
    keeps: () => programming().accepts(programs(0)),
    breaks: () => {
      programming().refuses(programs(0, WAITS.slice(1)), "orders.six");
      programming().refuses(programs(0, [...WAITS, "action"]), "orders.six");
    },
  },
  {
    clause: "orders.secret",
    keeps: () => programming().accepts(programs(2), programs(0), programs(3), programs(1)),
    breaks: () => {
      const revealed = event("orders-revealed", { programs: [WAITS, WAITS, WAITS, []] });
      const three = programming().plays(programs(0), programs(1), programs(2));
      three.refuses(programs(1), "orders.secret");
      three.refuses(revealed, "orders.secret");
    },
  },
  {
    clause: "orders.reveal",
    keeps: () =>
      allIn().accepts(event("orders-revealed", { programs: [WAITS, WAITS, WAITS, WAITS] })),
    breaks: () => {
      const other: readonly Order[] = ["action", ...WAITS.slice(1)];
      allIn().isWrongWith({ programs: [WAITS, WAITS, other, WAITS] }, "orders.reveal");
    },
  },
  {
    clause: "resolve.sequence",
    keeps: () => {
      given(four, {}).accepts(...[0, 1, 2, 3, 0].map((seat) => waited(seat)));
      // Order 1 begins with the First Player, whoever was on turn before.
      givenProgramming(four, { onTurn: 2 })
        .plays(...[0, 1, 2, 3].map((seat) => programs(seat)))
        .forced("order-waited")
        .accepts(...[0, 1, 2, 3].map((seat) => waited(seat)));
    },
    breaks: () => {
      given(four, {}).plays(waited(0)).isWrongWith({ seat: 2 }, "resolve.sequence");
      given(four, {}).refuses(ignored("no-raging-titan"), "resolve.sequence");
    },
  },
  {
    clause: "move.road",
    keeps: () =>
      moving().accepts(event("idrakys-moved", { seat: 0, road: "blue", from: 5, to: 12 })),
    breaks: () => {
      moving().isWrongWith({ to: 4 }, "move.road");
      moving().refuses(event("idrakys-stayed", { seat: 0, road: "blue" }), "move.road");
      given(four, { seats: [{ city: 1, orders: ["road-red"] }] }).refuses(
        event("idrakys-moved", { seat: 0, road: "red", from: 1, to: 2 }),
        "move.road",
      );
    },
  },
  {
    clause: "move.share",
    keeps: () =>
      moving().accepts(event("idrakys-moved", { seat: 0, road: "blue", from: 5, to: 12 })),
    breaks: () => moving().finds(event("idrakys-stayed", { seat: 0, road: "blue" }), "move.share"),
  },
  {
    clause: "wait.nothing",
    keeps: () => waiting().accepts(waited(0)),
    breaks: () => waiting().finds(recruited(5, "militia"), "wait.nothing"),
  },
  {
    clause: "action.now",
    keeps: () => tileCame().accepts(tileCame().due!),
    breaks: () => tileCame().finds(ignored("no-raging-titan"), "action.now"),
  },
  {
    clause: "action.recruit",
    keeps: () => onRecruitment().accepts(recruited(5, "militia")),
    breaks: () => {
      onRecruitment().finds(ignored("recruited-here"), "action.recruit");
      acting(4, { bare: [4] }).refuses(recruited(4, "militia"), "action.recruit");
    },
  },
  {
    clause: "recruit.weakest",
    keeps: () => onRecruitment().accepts(recruited(5, "militia")),
    breaks: () => {
      onRecruitment().isWrongWith({ unit: "archer" }, "recruit.weakest");
      acting(5, { recruitment: { 5: {} } }).refuses(recruited(5, "militia"), "recruit.weakest");
    },
  },
  {
    clause: "recruit.once",
    keeps: () => onRecruitment({ recruitedIn: [6, 7] }).accepts(recruited(5, "militia")),
    breaks: () => {
      const again = onRecruitment({ recruitedIn: [5] });
      again.refuses(recruited(5, "militia"), "recruit.once");
      again.accepts(ignored("recruited-here"));
    },
  },
  {
    clause: "action.threat",
    keeps: () => onThreat({ militia: 1, archer: 2 }).accepts(paid),
    breaks: () => {
      onThreat({ militia: 1, archer: 2 }).finds(ignored("units-missing"), "action.threat");
      acting(12, { bare: [12], own: { militia: 1, archer: 1 } }).refuses(paid, "action.threat");
    },
  },
  {
    clause: "threat.units",
    keeps: () => onThreat({ militia: 1, archer: 1 }).accepts(paid),
    breaks: () => {
      // A stronger unit does not stand in for a weaker one.
      onThreat({ militia: 1, mage: 1 }).refuses(paid, "threat.units");
      onThreat({ militia: 2, archer: 1 }).isWrongWith({ units: ["militia"] }, "threat.units");
    },
  },
  {
    clause: "threat.once",
    keeps: () => onThreat({ militia: 1, archer: 1 }, { foughtIn: [11] }).accepts(paid),
    breaks: () => {
      const fought = onThreat({ militia: 1, archer: 1 }, { foughtIn: [12] });
      fought.refuses(paid, "threat.once");
      fought.accepts(ignored("fought-here"));
      onThreat({ militia: 1, archer: 1 }, { titansIn: [12] }).refuses(paid, "threat.once");
      const bare = onBare({ militia: 2, archer: 1 }, [true, false, false], { foughtIn: [4] });
      bare.refuses(titanPaid(THREE), "threat.once");
    },
  },
  {
    clause: "action.titan",
    keeps: () => {
      const at = onBare({ militia: 2, archer: 1 }, [true, false, false]);
      at.accepts(titanPaid(THREE));
      at.accepts(event("titan-declined", {}, 0));
    },
    breaks: () => {
      onBare({ militia: 2, archer: 1 }, [false, true, false]).refuses(
        titanPaid(THREE),
        "action.titan",
      );
      acting(5, {
        recruitment: { 5: "full" },
        own: { militia: 3 },
        raging: [true, true, true],
      }).refuses(titanPaid(["militia", "militia", "militia"]), "action.titan");
    },
  },
  {
    clause: "titan.units",
    keeps: () => onBare({ militia: 2, archer: 1 }, [true, false, false]).accepts(titanPaid(THREE)),
    breaks: () => {
      const at = onBare({ militia: 2, archer: 1 }, [true, false, false]);
      at.refuses(titanPaid(["militia", "archer"]), "titan.units");
      at.refuses(titanPaid(["militia", "archer", "archer"]), "titan.units");
      onBare({ militia: 2 }, [true, false, false]).refuses(titanPaid(THREE), "titan.units");
    },
  },
  {
    clause: "action.ignored",
    keeps: () => {
      onThreat({ militia: 2 }).accepts(ignored("units-missing"));
      acting(5, { recruitment: { 5: {} } }).accepts(ignored("no-unit-left"));
      onBare({ militia: 2 }, [true, false, false]).accepts(ignored("titan-units-missing"));
      onBare({ militia: 2 }, [false, false, false]).accepts(ignored("no-raging-titan"));
    },
    breaks: () => {
      onThreat({ militia: 2 }).isWrongWith({ reason: "fought-here" }, "action.ignored");
      onRecruitment().refuses(ignored("recruited-here"), "action.ignored");
    },
  },
];

function waited(seat: number) {
  return event("order-waited", { seat });
}

function allIn(): Given {
  return programming().plays(...[0, 1, 2, 3].map((seat) => programs(seat)));
}

/** City 12 holds another Idrakys already. */
function moving(): Given {
  return given(four, { seats: [{ city: 5, orders: ["road-blue"] }, { city: 12 }] });
}

function waiting(): Given {
  return given(four, { seats: [{ city: 5 }], recruitment: { 5: "full" } });
}

/** Seat 1 stands in bare city 13; seat 0's recruiting just brought tile 13 there. */
function tileCame(): Given {
  return given(four, {
    seats: [
      { city: 8, orders: ["action"] },
      { city: 13, orders: ["action"] },
    ],
    recruitment: { 8: { cleric: 1 } },
    queues: { recruitment: { next: 13 } },
  })
    .plays(recruitedAt8)
    .forced("unit-recruited");
}
