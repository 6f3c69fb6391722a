// A small random generator as a pure value: drawing gives a number and the next generator.
// Whole-number arithmetic only, so every engine draws the same. Not for secrets.

export interface Random {
  readonly state: number;
}

/** Requires a whole number; equal seeds give equal draws. */
export const seeded = (seed: number): Random => ({ state: seed >>> 0 });

/** A whole number from 0 to `below - 1`. Requires 1 <= below <= 2^32. */
export const draw = (random: Random, below: number): readonly [number, Random] => {
  const state = (random.state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  const bits = (mixed ^ (mixed >>> 14)) >>> 0;
  return [Math.floor((bits / 4_294_967_296) * below), { state }];
};

/** One entry of a list that is not empty. */
export const pick = <T>(random: Random, list: readonly T[]): readonly [T, Random] => {
  const [index, next] = draw(random, list.length);
  return [list[index]!, next];
};

/** A fair permutation (Fisher and Yates). */
export const shuffle = <T>(random: Random, list: readonly T[]): readonly [T[], Random] => {
  const shuffled = [...list];
  let rest = random;
  for (let last = shuffled.length - 1; last > 0; last--) {
    const [at, next] = draw(rest, last + 1);
    rest = next;
    [shuffled[last], shuffled[at]] = [shuffled[at]!, shuffled[last]!];
  }
  return [shuffled, rest];
};
