// Cases for census.*: hands in secret, the award for each kind, its placing.
import type { UnitKind } from "@assize/xidit-edition";
import { UNIT_KINDS } from "@assize/xidit-edition";
import type { ClauseId } from "@assize/xidit-rulebook";
import type { PositionDescription, SeatDescription } from "../a-position.ts";
import { type Seating, table } from "../a-table.ts";
import { showAll } from "../census-play.ts";
import { event, type Given, givenYearEnd } from "../given.ts";
import type { ClauseCase } from "./clause-case.ts";

const NONE = [0, 0, 0, 0] as const;
const TWO_EACH = { militia: 2, archer: 2, infantry: 2, cleric: 2, mage: 2 };

/** Four seats with two units of each kind in cities 17, 17, 8 and 4; the first seat is First Player. */
const CITIES = [17, 17, 8, 4] as const;

const censusCalled = (description: PositionDescription = {}, seating: Seating = {}): Given => {
  const seats = CITIES.map((city, seat): SeatDescription => ({
    city,
    units: TWO_EACH,
    ...description.seats?.[seat],
  }));
  return givenYearEnd(table(seating), { year: 4, ...description, seats }).forced();
};

/** The census as far as this kind, nobody having shown anything so far. */
export const censusOf = (
  kind: UnitKind,
  description: PositionDescription = {},
  seating: Seating = {},
): Given =>
  UNIT_KINDS.slice(0, UNIT_KINDS.indexOf(kind)).reduce(
    (at) => showAll(at, NONE).forced(),
    censusCalled(description, seating),
  );

/** The award for this kind is placed, as far as it has to be. */
const awarded = (kind: UnitKind, hands: readonly number[], more: PositionDescription = {}): Given =>
  showAll(censusOf(kind, more), hands).plays(showAll(censusOf(kind, more), hands).due!);

const due = (kind: UnitKind, hands: readonly number[]): Given => showAll(censusOf(kind), hands);

const hand = (units: number, by: number) => event("hand-chosen", { units }, by);
const bards = (by: number, ...pairs: readonly (readonly [number, number])[]) =>
  event(
    "bards-placed",
    { regions: pairs.map(([region, count]) => ({ region, bards: count })) },
    by,
  );

/** A kind of which one seat shows most: the award as the rules have it, and a wrong reward or amount. */
const prize = (
  clause: ClauseId,
  kind: UnitKind,
  reward: "gold" | "bards" | "guild",
  amount: number,
): Pick<ClauseCase, "keeps" | "breaks"> => ({
  keeps: () =>
    due(kind, [0, 2, 1, 0]).accepts(
      event("census-awarded", {
        unit: kind,
        hands: [0, 2, 1, 0],
        seats: [1],
        reward,
        amounts: [amount],
      }),
    ),
  breaks: () => {
    const other = reward === "gold" ? "bards" : "gold";
    due(kind, [0, 2, 1, 0]).isWrongWith({ reward: other }, clause);
    if (reward === "gold") due(kind, [0, 2, 1, 0]).isWrongWith({ amounts: [3] }, clause);
  },
});

export const CENSUS_CASES: readonly ClauseCase[] = [
  {
    clause: "census.order",
    keeps: () => showAll(showAll(censusCalled(), NONE).forced(), NONE).forced().isCompliant(),
    breaks: () => {
      const year4 = givenYearEnd(table(), { year: 4 });
      year4.refuses(event("year-ended", { year: 4, firstPlayer: 1 }), "census.order");
      givenYearEnd(table(), { year: 5 }).refuses(
        event("census-called", { year: 5 }),
        "census.order",
      );
      due("militia", [1, 0, 0, 0]).isWrongWith({ unit: "archer" }, "census.order");
      // Infantry is rewarded before clerics are shown.
      awarded("infantry", [1, 0, 0, 0]).refuses(hand(1, 0), "census.order");
    },
  },
  {
    clause: "census.secret",
    keeps: () => showAll(censusCalled(), [2, 0, 1, 2]),
    breaks: () => {
      censusCalled().refuses(hand(3, 0), "census.secret");
      censusCalled().plays(hand(1, 0)).refuses(hand(2, 0), "census.secret");
      due("militia", [2, 0, 1, 0]).isWrongWith({ hands: [2, 0, 2, 0] }, "census.secret");
    },
  },
  {
    clause: "census.most",
    keeps: () => due("militia", [2, 0, 1, 0]).forced().isCompliant(),
    breaks: () => {
      due("militia", [2, 0, 1, 0]).isWrongWith({ seats: [2] }, "census.most");
      due("militia", NONE).isWrongWith({ seats: [0], amounts: [1] }, "census.most");
    },
  },
  { clause: "census.militia", ...prize("census.militia", "militia", "gold", 1) },
  { clause: "census.archers", ...prize("census.archers", "archer", "gold", 2) },
  {
    clause: "census.infantry",
    keeps: () => {
      prize("census.infantry", "infantry", "bards", 1).keeps();
      awarded("infantry", [2, 0, 0, 0]).accepts(bards(0, [9, 1]));
      awarded("infantry", [2, 0, 0, 0]).accepts(event("reward-declined", {}, 0));
    },
    breaks: () => {
      prize("census.infantry", "infantry", "bards", 1).breaks();
      const at = awarded("infantry", [2, 0, 0, 0]);
      at.refuses(bards(0, [9, 2]), "census.infantry");
      at.refuses(bards(0, [5, 1]), "census.infantry");
    },
  },
  {
    clause: "census.clerics",
    keeps: () => {
      prize("census.clerics", "cleric", "bards", 2).keeps();
      awarded("cleric", [2, 0, 0, 0]).accepts(bards(0, [3, 1], [9, 1]));
    },
    breaks: () => {
      prize("census.clerics", "cleric", "bards", 2).breaks();
      awarded("cleric", [2, 0, 0, 0]).refuses(bards(0, [3, 1]), "census.clerics");
    },
  },
  {
    clause: "census.mages",
    keeps: () => {
      prize("census.mages", "mage", "guild", 1).keeps();
      const room = awarded("mage", [2, 0, 0, 0], { guilds: { 3: [0, 3], 5: [0, 4] } });
      room.accepts(event("storey-added", { city: 3 }, 0));
      awarded("mage", [2, 0, 0, 0]).accepts(event("storey-set-aside", { seat: 0 }));
      const full = awarded("mage", [2, 0, 0, 0], { guilds: { 5: [0, 4] } });
      full.accepts(event("storey-set-aside", { seat: 0 }));
    },
    breaks: () => {
      prize("census.mages", "mage", "guild", 1).breaks();
      const guilds = { 3: [0, 3], 5: [0, 4], 6: [1, 1] } as const;
      const at = awarded("mage", [2, 0, 0, 0], { guilds });
      for (const city of [5, 6, 7]) at.refuses(event("storey-added", { city }, 0), "census.mages");
      at.refuses(event("storey-set-aside", { seat: 0 }), "census.mages");
      awarded("mage", [2, 0, 0, 0]).finds(
        event("year-ended", { year: 4, firstPlayer: 1 }),
        "census.mages",
      );
    },
  },
  {
    clause: "census.tie",
    keeps: () => {
      // Also archers: one gold each; also clerics: one bard each.
      const archers = due("archer", [2, 0, 2, 0]).forced();
      if (archers.context.gold.join() !== "1,0,1,0") throw new Error("one gold each");
      awarded("cleric", [2, 0, 2, 0]).accepts(bards(0, [3, 1]), bards(2, [4, 1]));
    },
    breaks: () => {
      due("archer", [2, 0, 2, 0]).isWrongWith({ amounts: [2, 2] }, "census.tie");
      awarded("cleric", [2, 0, 2, 0]).refuses(bards(0, [3, 2]), "census.clerics");
    },
  },
  {
    clause: "census.tie-order",
    keeps: () =>
      awarded("infantry", [1, 0, 1, 1], { firstPlayer: 2 }).accepts(
        bards(2, [4, 1]),
        bards(3, [6, 1]),
        bards(0, [9, 1]),
      ),
    breaks: () => {
      const first = awarded("infantry", [1, 0, 1, 1], { firstPlayer: 2 });
      first.refuses(bards(0, [9, 1]), "census.tie-order");
      due("infantry", [1, 0, 1, 0]).isWrongWith({ seats: [2, 0] }, "census.tie-order");
    },
  },
];
