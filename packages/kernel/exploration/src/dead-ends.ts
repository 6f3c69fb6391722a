// From which states no end can be reached any more: which state leads to which, followed backwards from the ends.
// Knows numbers of states alone.
import type { KnownStates } from "./known-states.ts";

/** A list of whole numbers in four bytes each. */
class Numbers {
  count = 0;
  #held = new Uint32Array(1_024);

  add(number: number): void {
    if (this.count === this.#held.length) {
      const longer = new Uint32Array(this.count * 2);
      longer.set(this.#held);
      this.#held = longer;
    }
    this.#held[this.count++] = number;
  }

  at(index: number): number {
    return this.#held[index]!;
  }
}

export class DeadEnds {
  readonly #from = new Numbers();
  readonly #to = new Numbers();
  readonly #ends: number[] = [];

  edge(from: number, to: number): void {
    this.#from.add(from);
    this.#to.add(to);
  }

  end(state: number): void {
    this.#ends.push(state);
  }

  /** The nearest state from which no end can be reached; null where there is none. Requires that all states were expanded. */
  nearest(known: KnownStates): number | null {
    const goesOn = this.#thatReachAnEnd(known.count);
    let nearest: number | null = null;
    for (let state = 0; state < known.count; state++)
      if (goesOn[state] === 0 && known.depthOf(state) < depthOf(known, nearest)) nearest = state;
    return nearest;
  }

  #thatReachAnEnd(count: number): Uint8Array {
    const { starts, sources } = this.#backwards(count);
    const reached = new Uint8Array(count);
    const waiting = [...this.#ends];
    for (const state of waiting) reached[state] = 1;
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop())
      for (let at = starts[state]!; at < starts[state + 1]!; at++) {
        const source = sources[at]!;
        if (reached[source] === 1) continue;
        reached[source] = 1;
        waiting.push(source);
      }
    return reached;
  }

  /** Of each state, those that lead to it: from `starts[state]` on in `sources`. */
  #backwards(count: number): { readonly starts: Uint32Array; readonly sources: Uint32Array } {
    const starts = new Uint32Array(count + 1);
    for (let edge = 0; edge < this.#to.count; edge++) starts[this.#to.at(edge) + 1]!++;
    for (let state = 0; state < count; state++) starts[state + 1]! += starts[state]!;
    const next = starts.slice();
    const sources = new Uint32Array(this.#to.count);
    for (let edge = 0; edge < this.#to.count; edge++)
      sources[next[this.#to.at(edge)]!++] = this.#from.at(edge);
    return { starts, sources };
  }
}

const depthOf = (known: KnownStates, state: number | null): number =>
  state === null ? Infinity : known.depthOf(state);
