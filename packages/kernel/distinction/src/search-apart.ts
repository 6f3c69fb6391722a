// The shortest way to a difference from where two games stand alike: everything that can be played under both at once, by the
// number of events. Makes no log.
import { search, type SearchBounds, type Stop, waysTo } from "@assize/kernel-exploration";
import type { Hash } from "@assize/kernel-integrity";
import { Defect } from "@assize/kernel-model";
import { stateKeyOf } from "@assize/kernel-referee";
import type { Both, Difference, Pair, Sides } from "./difference.ts";
import { forcedTogether, type Gone, type WayTogether, waysTogether } from "./together.ts";

export interface ApartBounds extends SearchBounds {
  /** Most choices or outcomes that are followed from one position. */
  readonly mostWays: number;
}

/** How much was looked at. */
export interface Looked {
  /** Pairs of positions that were gone on from. */
  readonly states: number;
  /** So many events from the start of the search at most. */
  readonly depth: number;
  /** Pairs with more ways on than were followed. */
  readonly cut: number;
  readonly stop: Stop | null;
}

/** A record that tells the two apart, as the steps of each. */
export interface Witness {
  readonly steps: Gone["steps"];
  readonly difference: Difference;
  /** How many events a record needs to show it. */
  readonly events: number;
}

export interface Searched {
  readonly looked: Looked;
  readonly found: Witness | null;
  /** Found: nothing shorter is there. Not found: nothing is there at all. */
  readonly isProved: boolean;
}

interface Asked {
  readonly sides: Sides;
  readonly bounds: ApartBounds;
  readonly hash: Hash;
}

interface Point {
  readonly state: number;
  readonly ordinal: number;
  readonly events: number;
}

const NOTHING_BEFORE: Both<readonly []> = { one: [], other: [] };

/** The ways of these ordinals, one after the other. */
const along = ({ sides, bounds }: Asked, opening: Gone, ordinals: readonly number[]): Witness => {
  const one = [...opening.steps.one];
  const other = [...opening.steps.other];
  let events = opening.events;
  let at = opening.to;
  for (const ordinal of ordinals) {
    let index = 0;
    let way: WayTogether | undefined;
    for (const candidate of waysTogether(sides, at!, bounds.mostWays))
      if (index++ === ordinal) {
        way = candidate;
        break;
      }
    if (way === undefined) throw new Defect(`a path takes way ${ordinal}, and there are ${index}`);
    one.push(...way.steps.one);
    other.push(...way.steps.other);
    events += way.events;
    at = way.to;
    if (way.difference !== null)
      return { steps: { one, other }, difference: way.difference, events };
  }
  throw new Defect("a path that leads to no difference");
};

/** Searches from where the two stand. */
export const searchApart = (asked: Asked, from: Pair): Searched => {
  const { sides, bounds, hash } = asked;
  const opening = forcedTogether(sides, from, NOTHING_BEFORE);
  if (opening.to === null) {
    const looked = { states: 0, depth: opening.events, cut: 0, stop: null };
    const { steps, events, difference } = opening;
    return { looked, found: { steps, events, difference: difference! }, isProved: true };
  }
  const noted: { point: Point | null; cuts: number[] } = { point: null, cuts: [] };
  const isEnough = (events: number): boolean =>
    noted.point !== null && noted.point.events <= events + 1;
  const { known, expanded, depth, stop } = search<Pair, WayTogether>(
    {
      start: opening.to,
      keyOf: ({ one, other }) =>
        `${stateKeyOf(sides.one.game, one)}\n${stateKeyOf(sides.other.game, other)}`,
      waysOn: (pair) => waysTogether(sides, pair, bounds.mostWays),
    },
    bounds,
    hash,
    {
      onState: (_, __, events) => !isEnough(events),
      onWay: (state, events, ordinal, way) => {
        if (way.isCut) noted.cuts.push(events);
        const all = events + way.events;
        if (way.difference !== null && (noted.point === null || all < noted.point.events))
          noted.point = { state, ordinal, events: all };
      },
      onExpanded: () => undefined,
    },
  );
  const { point, cuts } = noted;
  const looked = { states: expanded, depth: depth + opening.events, cut: cuts.length, stop };
  if (point === null) return { looked, found: null, isProved: stop === null && cuts.length === 0 };
  return {
    looked,
    found: along(asked, opening, [...waysTo(known, point.state), point.ordinal]),
    isProved: [...cuts, ...farthest(stop, depth, bounds)].every((at) => at + 1 >= point.events),
  };
};

/** Events to the nearest pair that was not gone on from, or not by every way: nothing nearer than one event on was missed. */
const farthest = (stop: Stop | null, depth: number, { mostEvents }: ApartBounds) => {
  if (stop === "states") return [depth];
  return stop === "events" ? [mostEvents] : [];
};
