// Chance that is the same for the same seed, so that a schedule that failed can be run again. For tests of the store:
// the generator of `kernel-simulation` stands above this package.

/** Numbers from 0 to below 1: Mulberry32, by Tommy Ettinger, in the public domain. */
export const chances = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
};
