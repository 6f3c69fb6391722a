// States that wait to be expanded, by their distance from the start. So many are held as they are; the others are made again when it
// is their turn, by the ways that led to them. Knows no game.
import { Defect } from "@assize/kernel-model";
import { type KnownStates, NO_STATE } from "./known-states.ts";
import type { Space, WayOn } from "./space.ts";

/** Of one distance, in the order in which they were reached; a node that is not held is null. */
interface Layer<Node> {
  readonly states: number[];
  readonly nodes: (Node | null)[];
}

/** A state on the way to the one that was made last, and how far its ways on were followed. */
interface Stage<Node, Way> {
  readonly state: number;
  readonly node: Node;
  ways: Iterator<Way>;
  /** The ordinal of the way that comes next. */
  next: number;
}

/** Makes nodes again. Those that come one after the other mostly have a way in common, which is gone once. */
class Again<Node, Way extends WayOn<Node>> {
  readonly #space: Space<Node, Way>;
  readonly #known: KnownStates;
  #stages: Stage<Node, Way>[];

  constructor(space: Space<Node, Way>, known: KnownStates, start: number) {
    this.#space = space;
    this.#known = known;
    this.#stages = [this.#stage(start, space.start)];
  }

  /** Requires that the ways by which the state was reached are those that are known. */
  nodeOf(state: number): Node {
    const known = this.#known;
    const missing: number[] = [];
    let at = state;
    let level = this.#levelOf(at);
    for (; level === -1; level = this.#levelOf(at)) {
      missing.push(at);
      at = known.parentOf(at);
      if (at === NO_STATE) throw new Defect(`state ${state} does not come from the start`);
    }
    this.#stages.length = level + 1;
    for (const next of missing.reverse())
      this.#stages.push(this.#stage(next, this.#follow(known.wayTo(next))));
    return this.#stages.at(-1)!.node;
  }

  #levelOf(state: number): number {
    return this.#stages.findLastIndex((stage) => stage.state === state);
  }

  #stage(state: number, node: Node): Stage<Node, Way> {
    return { state, node, ways: this.#waysOn(node), next: 0 };
  }

  #waysOn(node: Node): Iterator<Way> {
    return this.#space.waysOn(node)[Symbol.iterator]();
  }

  /** Where the way of this ordinal leads from the last stage. */
  #follow(ordinal: number): Node {
    const stage = this.#stages.at(-1)!;
    if (ordinal < stage.next) {
      stage.ways = this.#waysOn(stage.node);
      stage.next = 0;
    }
    let way = stage.ways.next();
    for (stage.next++; stage.next <= ordinal; stage.next++) way = stage.ways.next();
    const to = way.done === true ? null : way.value.to;
    if (to === null) throw new Defect(`way ${ordinal} leads nowhere, and led to a state`);
    return to;
  }
}

export class Frontier<Node, Way extends WayOn<Node>> {
  readonly #layers = new Map<number, Layer<Node>>();
  readonly #known: KnownStates;
  readonly #again: Again<Node, Way>;
  readonly #mostHeld: number;
  #held = 0;
  #depth = 0;

  constructor(space: Space<Node, Way>, known: KnownStates, start: number, mostHeld: number) {
    this.#known = known;
    this.#again = new Again(space, known, start);
    this.#mostHeld = mostHeld;
  }

  add(depth: number, state: number, node: Node): void {
    const layer = this.#layers.get(depth) ?? { states: [], nodes: [] };
    this.#layers.set(depth, layer);
    const isHeld = this.#held < this.#mostHeld;
    if (isHeld) this.#held++;
    layer.states.push(state);
    layer.nodes.push(isHeld ? node : null);
  }

  /** All of them, the nearest first; while they are gone through, others may be added that are farther. */
  *[Symbol.iterator](): Generator<{ readonly state: number; readonly depth: number; node: Node }> {
    while (this.#layers.size > 0) {
      while (!this.#layers.has(this.#depth)) this.#depth++;
      const depth = this.#depth;
      const { states, nodes } = this.#layers.get(depth)!;
      this.#layers.delete(depth);
      for (const [index, state] of states.entries()) {
        const held = nodes[index]!;
        nodes[index] = null;
        if (held !== null) this.#held--;
        // Since it was put there, a shorter way to it was found.
        if (this.#known.depthOf(state) !== depth) continue;
        yield { state, depth, node: held ?? this.#again.nodeOf(state) };
      }
    }
  }
}
