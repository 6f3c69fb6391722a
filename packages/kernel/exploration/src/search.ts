// A search that reaches every state by the fewest events: states in the order of their distance from the start, each expanded
// once. Knows no game and no property: what a state is, and what leads on from it, is asked.
import type { Hash } from "@assize/kernel-integrity";
import { Frontier } from "./frontier.ts";
import { KnownStates, NO_STATE } from "./known-states.ts";
import type { Space, WayOn } from "./space.ts";

/** By how much a search is bounded: counts alone, so that the same search ends in the same way everywhere. */
export interface SearchBounds {
  /** Most states. */
  readonly mostStates: number;
  /** No state is expanded that is so many events from the start. */
  readonly mostEvents: number;
  /** Most nodes that are held while they wait (default 8,192); others are made again. What is found is the same. */
  readonly mostHeld?: number;
}

const MOST_HELD = 8_192;
/** The start is the first state that is known. */
const FIRST_STATE = 0;

/** Why a search is not whole: a bound was reached, or whoever asked has seen enough. */
export type Stop = "states" | "events" | "answered";

export interface Searched {
  readonly known: KnownStates;
  /** States that were expanded. */
  readonly expanded: number;
  /** Ways on, over all states that were expanded. */
  readonly ways: number;
  /** The greatest number of events between the start and a state that was expanded. */
  readonly depth: number;
  /** Null: every state that can be reached was expanded. */
  readonly stop: Stop | null;
}

/** What is told while the search goes on. */
export interface Watcher<Node, Way> {
  /** Before a state is expanded. Answers false to end the search. */
  readonly onState: (node: Node, state: number, events: number) => boolean;
  /** For each way on: where from, which one, and the state it leads to, null for none. */
  readonly onWay: (
    from: number,
    events: number,
    ordinal: number,
    way: Way,
    to: number | null,
  ) => void;
  /** After a state was expanded: how many ways lead on from it. */
  readonly onExpanded: (node: Node, state: number, events: number, ways: number) => void;
}

/** Searches until all is known, a bound is reached, or the watcher has seen enough. */
export const search = <Node, Way extends WayOn<Node>>(
  space: Space<Node, Way>,
  { mostStates, mostEvents, mostHeld = MOST_HELD }: SearchBounds,
  hash: Hash,
  watcher: Watcher<Node, Way>,
): Searched => {
  const { start, keyOf, waysOn } = space;
  const known = new KnownStates();
  const frontier = new Frontier<Node, Way>(space, known, FIRST_STATE, mostHeld);
  const told = { expanded: 0, ways: 0, depth: 0 };
  let stop: Stop | null = null;

  /** The state of a node; null where it would be one too many. */
  const reach = (node: Node, parent: number, way: number, depth: number): number | null => {
    const before = known.count;
    const state = known.stateOf(hash(keyOf(node)));
    if (state >= mostStates) return null;
    if (state === before || depth < known.depthOf(state)) {
      known.reach(state, parent, way, depth);
      frontier.add(depth, state, node);
    }
    return state;
  };
  const done = (stop: Stop | null): Searched => ({ known, ...told, stop });

  reach(start, NO_STATE, 0, 0);
  for (const { state, depth, node } of frontier) {
    if (depth >= mostEvents && leadsOn(waysOn(node))) {
      stop = "events";
      continue;
    }
    if (!watcher.onState(node, state, depth)) return done("answered");
    told.expanded++;
    told.depth = depth;
    let ordinal = 0;
    for (const way of waysOn(node)) {
      const to = way.to === null ? null : reach(way.to, state, ordinal, depth + way.events);
      if (way.to !== null && to === null) stop = "states";
      watcher.onWay(state, depth, ordinal, way, to);
      ordinal++;
      told.ways++;
    }
    watcher.onExpanded(node, state, depth, ordinal);
    if (stop === "states") return done(stop);
  }
  return done(stop);
};

const leadsOn = (ways: Iterable<unknown>): boolean => {
  for (const _ of ways) return true;
  return false;
};

/** Which ways lead to a state from the start: their ordinals, first to last. */
export const waysTo = (known: KnownStates, state: number): readonly number[] => {
  const ways: number[] = [];
  for (let at = state; known.parentOf(at) !== NO_STATE; at = known.parentOf(at))
    ways.push(known.wayTo(at));
  return ways.reverse();
};
