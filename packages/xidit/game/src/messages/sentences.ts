// What Lords of Xidit has sentences for: each event type, place, reason and heading. A missing one does not compile.
// Game terms are handed in by `Terms`; no sentence spells one itself.
import type { SeatId } from "@assize/kernel-model";
import type { CityId, RegionId, RoadColour, TileId, UnitKind } from "@assize/xidit-edition";
import {
  type Assessment,
  type Contestant,
  type EventOf,
  type EventType,
  type FactName,
  type FactValues,
  type Order,
  type Reward,
  type Side,
} from "@assize/xidit-events";
import type { Term } from "@assize/xidit-rulebook";

/** The glossary's words in one language, with the numbers and names of one game. */
export interface Terms {
  readonly term: (term: Term) => string;
  readonly seat: (seat: SeatId) => string;
  readonly contestant: (contestant: Contestant) => string;
  readonly contestants: (contestants: readonly Contestant[]) => string;
  /** A thing with its number, for example a city or a Titan. */
  readonly numbered: (term: Term, number: number) => string;
  readonly numberedList: (term: Term, numbers: readonly number[]) => string;
  readonly city: (city: CityId) => string;
  /** A tile of this side, by its city. */
  readonly tile: (side: Side, tile: TileId) => string;
  readonly queue: (side: Side) => string;
  readonly next: (side: Side) => string;
  /** `2 Archers`. */
  readonly times: (count: number, term: Term) => string;
  readonly unit: (kind: UnitKind) => string;
  /** Weakest first, several of a kind as `2 Archers`; a dash for none. */
  readonly units: (units: readonly UnitKind[]) => string;
  readonly road: (colour: RoadColour) => string;
  readonly orders: (orders: readonly Order[]) => string;
  readonly reward: (reward: Reward) => string;
  readonly rewards: (rewards: readonly Reward[]) => string;
  /** What is carried out one after the other, with `then` between two; a dash for nothing. */
  readonly inTurn: (texts: readonly string[], then: string) => string;
  readonly assessment: (assessment: Assessment) => string;
  readonly assessments: (assessments: readonly Assessment[]) => string;
  readonly shares: (
    shares: readonly { readonly region: RegionId; readonly bards: number }[],
  ) => string;
  /** One number a seat, in the order of the seats. */
  readonly bySeat: (numbers: readonly number[]) => string;
  readonly list: (texts: readonly string[]) => string;
}

export type EventSentences = {
  readonly [Type in EventType]: (event: EventOf<Type>, terms: Terms) => string;
};

/** The same, as told afterwards. */
export type HappenedSentences = EventSentences;

/** What an Action can be for. */
export type Deed = "recruit" | "threat" | "titan";

/** One whole sentence for each fact, with its full stop. */
export type FactSentences = {
  readonly [Name in FactName]: (values: FactValues[Name], terms: Terms) => string;
};

/** Every state of the chart without states in it, also those where no game rests. */
export const PLACES = [
  "play.setup.titans",
  "play.setup.tiles",
  "play.setup.laying",
  "play.setup.assessments",
  "play.setup.placement",
  "play.secret-orders.programming",
  "play.resolution.turn",
  "play.resolution.rewards.choosing",
  "play.resolution.rewards.handing-out",
  "play.resolution.rewards.gold",
  "play.resolution.rewards.bards",
  "play.resolution.rewards.choosing-storeys",
  "play.resolution.rewards.building",
  "play.resolution.rewards.built",
  "play.resolution.rewards.set-aside",
  "play.resolution.rewards.losing",
  "play.resolution.rewards.dummy",
  "play.resolution.rewards.leaving",
  "play.tile-management.discarding",
  "play.tile-management.placing",
  "play.tile-management.refilling",
  "play.tile-management.settling",
  "play.tile-management.reinforcements.collecting",
  "play.tile-management.reinforcements.shuffling",
  "play.tile-management.reinforcements.drawing",
  "play.census.hands",
  "play.census.rewards",
  "play.assessment.ranking",
  "ended",
] as const;
export type Place = (typeof PLACES)[number];

/** Every state of the chart that has states in it. */
export const PHASES = [
  "play",
  "play.setup",
  "play.secret-orders",
  "play.resolution",
  "play.resolution.rewards",
  "play.tile-management",
  "play.tile-management.reinforcements",
  "play.census",
  "play.assessment",
] as const;
export type Phase = (typeof PHASES)[number];

/** Rules about how something is written in a header, a position or an event. */
export const WRITTEN_RULES = [
  "weakest-first",
  "ascending-regions",
  "city-on-board",
  "region-on-board",
  "dummy-with-three",
  "fits-place",
] as const;
export type WrittenRule = (typeof WRITTEN_RULES)[number];

/** Parts of a state by their names where a stated position is wrong, as far as the glossary has no word for them. */
export const STATED_PARTS = [
  "assessments-or-dummy",
  "colour",
  "elimination",
  "next-empty",
  "programs",
  "rankings-or-end",
  "recruitment",
  "replacement",
  "setup",
  "stock-below-zero",
  "storeys",
  "tiles",
  "titan-piles",
] as const;
export type StatedPart = (typeof STATED_PARTS)[number];

/** What each type of event is called, within a sentence. */
export type KindNames = Readonly<Record<EventType, string>>;

/** What a header may be set to, beside the seats. */
export const SETTINGS = ["long", "short", "normal", "harder"] as const;
export type Setting = (typeof SETTINGS)[number];

/** Event types of which not everybody may know everything. */
export const COVERED = [
  "titans-shuffled",
  "tiles-shuffled",
  "orders-programmed",
  "reinforcements-collected",
  "reinforcements-shuffled",
  "hand-chosen",
] as const satisfies readonly EventType[];
export type CoveredType = (typeof COVERED)[number];

/** What everybody may know of an event; `seat` is who acts, where a seat does. */
export type CoveredSentences = Readonly<
  Record<CoveredType, (terms: Terms, seat: string) => string>
>;

/** One text for each name of a list: a reason, a phase, a place. */
export type TextsOf<Name extends string> = Readonly<Record<Name, (terms: Terms) => string>>;
