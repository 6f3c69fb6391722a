// The rulebook's small vocabularies as const arrays and unions. Knows no rule.
import type { UnitKind } from "@assize/xidit-edition";

/** The five kinds of order on a programming wheel (orders.six). */
export const ORDERS = ["road-black", "road-red", "road-blue", "action", "wait"] as const;
export type Order = (typeof ORDERS)[number];

/** Orders in a year's program (orders.six). */
export const ORDERS_A_YEAR = 6;

/** The three rewards of a threat or Titan (reward.two). */
export const REWARDS = ["gold", "bards", "guild"] as const;
export type Reward = (typeof REWARDS)[number];

/** The three assessments (assess.order). */
export const ASSESSMENTS = ["wealth", "influence", "reputation"] as const;
export type Assessment = (typeof ASSESSMENTS)[number];
export type ByAssessment<T> = Readonly<Record<Assessment, T>>;

/** The two sides of a city tile, and the two queues of the Path of Destiny. */
export const SIDES = ["recruitment", "threat"] as const;
export type Side = (typeof SIDES)[number];

export const LENGTHS = ["long", "short"] as const;
export type Length = (typeof LENGTHS)[number];

/** How strong the dummy of three players starts (three.dummy). */
export const DUMMY_LEVELS = ["normal", "harder"] as const;
export type DummyLevel = (typeof DUMMY_LEVELS)[number];

/** Why an action did nothing: the first that holds, in this order for each kind of city (action.ignored). */
export const IGNORED_REASONS = [
  "recruited-here",
  "no-unit-left",
  "fought-here",
  "units-missing",
  "no-raging-titan",
  "recruited-before-titan",
  "titan-units-missing",
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** Why a reward gave nothing (reward.two, census.most). */
export const LOST_REASONS = [
  "bank-empty",
  "no-open-region",
  "no-bard-left",
  "rival-guild",
  "guild-full",
  "no-storey-left",
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** How many units of each kind. */
export type Units = Readonly<Record<UnitKind, number>>;

export const NO_UNITS: Units = { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 };

/** Units as a list, weakest first: how a log writes them. */
export const listUnits = (units: Units): readonly UnitKind[] => {
  const list: UnitKind[] = [];
  putUnits(list, "militia", units.militia);
  putUnits(list, "archer", units.archer);
  putUnits(list, "infantry", units.infantry);
  putUnits(list, "cleric", units.cleric);
  putUnits(list, "mage", units.mage);
  return list;
};

const putUnits = (list: UnitKind[], kind: UnitKind, count: number): void => {
  for (let left = count; left > 0; left--) list.push(kind);
};

/** The kinds are written out, here and below: V8 looks up a name that is only known at run time five times as slowly. */
export const countUnits = (list: readonly UnitKind[]): Units => {
  let [militia, archer, infantry, cleric, mage] = [0, 0, 0, 0, 0];
  for (const kind of list)
    if (kind === "militia") militia++;
    else if (kind === "archer") archer++;
    else if (kind === "infantry") infantry++;
    else if (kind === "cleric") cleric++;
    else mage++;
  return { militia, archer, infantry, cleric, mage };
};

export const totalUnits = (units: Units): number =>
  units.militia + units.archer + units.infantry + units.cleric + units.mage;

export const addUnits = (a: Units, b: Units): Units => ({
  militia: a.militia + b.militia,
  archer: a.archer + b.archer,
  infantry: a.infantry + b.infantry,
  cleric: a.cleric + b.cleric,
  mage: a.mage + b.mage,
});

export const subtractUnits = (a: Units, b: Units): Units => ({
  militia: a.militia - b.militia,
  archer: a.archer - b.archer,
  infantry: a.infantry - b.infantry,
  cleric: a.cleric - b.cleric,
  mage: a.mage - b.mage,
});

/** Of each kind as many as both hold. */
export const unitsInBoth = (a: Units, b: Units): Units => ({
  militia: Math.min(a.militia, b.militia),
  archer: Math.min(a.archer, b.archer),
  infantry: Math.min(a.infantry, b.infantry),
  cleric: Math.min(a.cleric, b.cleric),
  mage: Math.min(a.mage, b.mage),
});

/** One more of a kind, or `more` of it, which may be negative. */
export const addUnit = (units: Units, kind: UnitKind, more = 1): Units => ({
  militia: kind === "militia" ? units.militia + more : units.militia,
  archer: kind === "archer" ? units.archer + more : units.archer,
  infantry: kind === "infantry" ? units.infantry + more : units.infantry,
  cleric: kind === "cleric" ? units.cleric + more : units.cleric,
  mage: kind === "mage" ? units.mage + more : units.mage,
});

/** True where `units` holds at least `wanted` of each kind. */
export const hasUnits = (units: Units, wanted: Units): boolean =>
  units.militia >= wanted.militia &&
  units.archer >= wanted.archer &&
  units.infantry >= wanted.infantry &&
  units.cleric >= wanted.cleric &&
  units.mage >= wanted.mage;
