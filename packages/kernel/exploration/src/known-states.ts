// The states that an exploration knows, in few bytes: of each the fingerprint of its key, and by which way it was first
// reached. Knows no game: a state is a number here, in the order in which states become known.
import { Defect } from "@assize/kernel-model";

/** 30 bits each, of five digits of a hash in base64url: 120 bits, so that no two keys of any exploration share them. */
const WORDS = 4;
const DIGITS_A_WORD = 5;
const FIRST_SLOTS = 1_024;

/** No state has led here. */
export const NO_STATE = 0xffff_ffff;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUE_OF = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value++) VALUE_OF[DIGITS.charCodeAt(value)] = value;

const wordOf = (hash: string, word: number): number => {
  let value = 0;
  for (let digit = 0; digit < DIGITS_A_WORD; digit++)
    value = (value << 6) | VALUE_OF[hash.charCodeAt(word * DIGITS_A_WORD + digit)]!;
  return value;
};

/** Typed arrays that grow by doubling. */
export class KnownStates {
  /** How many there are. */
  count = 0;
  #slots = new Uint32Array(FIRST_SLOTS);
  #prints = new Uint32Array(FIRST_SLOTS * WORDS);
  #parents = new Uint32Array(FIRST_SLOTS);
  #ways = new Uint32Array(FIRST_SLOTS);
  #depths = new Uint32Array(FIRST_SLOTS);

  /** Bytes that the states take, empty places included. */
  get bytes(): number {
    const parts = [this.#slots, this.#prints, this.#parents, this.#ways, this.#depths];
    return parts.reduce((sum, part) => sum + part.byteLength, 0);
  }

  /** The state whose key has this hash (base64url); a new one where there is none, which then is the last one. */
  stateOf(hash: string): number {
    if ((this.count + 1) * 2 > this.#slots.length) this.#grow();
    const mask = this.#slots.length - 1;
    const words = [wordOf(hash, 0), wordOf(hash, 1), wordOf(hash, 2), wordOf(hash, 3)];
    for (let slot = words[0]! & mask; ; slot = (slot + 1) & mask) {
      const held = this.#slots[slot]!;
      if (held === 0) return this.#add(slot, words);
      if (this.#isAt(held - 1, words)) return held - 1;
    }
  }

  depthOf(state: number): number {
    return this.#depths[state]!;
  }

  parentOf(state: number): number {
    return this.#parents[state]!;
  }

  /** Which of its parent's ways led here, counted from 0. */
  wayTo(state: number): number {
    return this.#ways[state]!;
  }

  reach(state: number, parent: number, way: number, depth: number): void {
    this.#parents[state] = parent;
    this.#ways[state] = way;
    this.#depths[state] = depth;
  }

  #isAt(state: number, words: readonly number[]): boolean {
    const at = state * WORDS;
    for (let word = 0; word < WORDS; word++)
      if (this.#prints[at + word] !== words[word]) return false;
    return true;
  }

  #add(slot: number, words: readonly number[]): number {
    const state = this.count++;
    if (state === NO_STATE) throw new Defect("more states than can be counted");
    this.#slots[slot] = state + 1;
    this.#prints.set(words, state * WORDS);
    this.#depths[state] = NO_STATE;
    return state;
  }

  /** Of twice as many slots at most half are taken. */
  #grow(): void {
    const longer = (part: Uint32Array, length: number): Uint32Array<ArrayBuffer> => {
      const grown = new Uint32Array(length);
      grown.set(part);
      return grown;
    };
    const slots = this.#slots.length * 2;
    this.#prints = longer(this.#prints, (slots / 2) * WORDS);
    this.#parents = longer(this.#parents, slots / 2);
    this.#ways = longer(this.#ways, slots / 2);
    this.#depths = longer(this.#depths, slots / 2);
    this.#slots = new Uint32Array(slots);
    for (let state = 0; state < this.count; state++) {
      let slot = this.#prints[state * WORDS]! & (slots - 1);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (slots - 1);
      this.#slots[slot] = state + 1;
    }
  }
}
