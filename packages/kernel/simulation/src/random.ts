// A seeded generator as a value: the same seed gives the same game, on every machine.
// SplitMix32 (a 32-bit variant of Steele, Lea and Flood's SplitMix, 2014). Not for secrets.
import { Defect, type Draw } from "@assize/kernel-model";

export interface Random {
  readonly state: number;
}

export const seeded = (seed: number): Random => ({ state: seed | 0 });

/** 32 random bits and the generator after them. */
export const nextBits = ({ state }: Random): readonly [number, Random] => {
  const next = (state + 0x9e3779b9) | 0;
  let bits = next ^ (next >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  bits ^= bits >>> 15;
  return [bits >>> 0, { state: next }];
};

const TWO_TO_32 = 4_294_967_296;

/**
 * A whole number from 0 to `below - 1`, each equally likely (rejection), and the generator after it.
 * Requires a whole number `1 <= below <= 2^32`.
 */
export const nextBelow = (random: Random, below: number): readonly [number, Random] => {
  if (!Number.isInteger(below) || below < 1 || below > TWO_TO_32)
    throw new Defect(`no number can be drawn below ${below}`);
  const limit = TWO_TO_32 - (TWO_TO_32 % below);
  let [bits, after] = nextBits(random);
  while (bits >= limit) [bits, after] = nextBits(after);
  return [bits % below, after];
};

/** Another generator, independent of this one, named by a number (a seat, a game). */
export const fork = (random: Random, name: number): Random => {
  const [bits] = nextBits({ state: random.state ^ Math.imul(name + 1, 0x85ebca6b) });
  return seeded(bits);
};

/** Draws from a generator, one number after another. */
export const drawFrom = (random: Random): Draw => {
  let current = random;
  return (below) => {
    const [value, after] = nextBelow(current, below);
    current = after;
    return value;
  };
};

/** Names the generator of a table's own facts; chance and the seats of a game have 0 and up. */
const TABLE_FORK = 1_000;

/** Draws what a table decides by lot: the same from the same seed, wherever the game is begun. */
export const drawForTable = (seed: number): Draw => drawFrom(fork(seeded(seed), TABLE_FORK));
