// The hash XXH64 (seed 0), by which zstd frames say whether they are whole. Source: the xxHash specification. Knows no frame.

const MASK = (1n << 64n) - 1n;
const PRIMES = [
  0x9e3779b185ebca87n,
  0xc2b2ae3d27d4eb4fn,
  0x165667b19e3779f9n,
  0x85ebca77c2b2ae63n,
  0x27d4eb2f165667c5n,
] as const;
const STRIPE_BYTES = 32;

const times = (one: bigint, other: bigint): bigint => (one * other) & MASK;
const rotated = (value: bigint, bits: bigint): bigint =>
  ((value << bits) | (value >> (64n - bits))) & MASK;
const round = (lane: bigint, input: bigint): bigint =>
  times(rotated((lane + input * PRIMES[1]) & MASK, 31n), PRIMES[0]);

export interface Xxh64 {
  readonly update: (bytes: Uint8Array) => void;
  /** The lowest 32 bits of the hash of all that was handed over. */
  readonly low32: () => number;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Mixes in what is left of less than a stripe. */
const withRest = (start: bigint, rest: Uint8Array): bigint => {
  const view = viewOf(rest);
  let hash = start;
  let at = 0;
  for (; at + 8 <= rest.length; at += 8) {
    hash ^= round(0n, view.getBigUint64(at, true));
    hash = (times(rotated(hash, 27n), PRIMES[0]) + PRIMES[3]) & MASK;
  }
  for (; at + 4 <= rest.length; at += 4) {
    hash ^= times(BigInt(view.getUint32(at, true)), PRIMES[0]);
    hash = (times(rotated(hash, 23n), PRIMES[1]) + PRIMES[2]) & MASK;
  }
  for (; at < rest.length; at++) {
    hash ^= times(BigInt(rest[at]!), PRIMES[4]);
    hash = times(rotated(hash, 11n), PRIMES[0]);
  }
  return hash;
};

const spread = (start: bigint): bigint => {
  let hash = times(start ^ (start >> 33n), PRIMES[1]);
  hash = times(hash ^ (hash >> 29n), PRIMES[2]);
  return hash ^ (hash >> 32n);
};

const merged = (lanes: readonly bigint[]): bigint => {
  const turns = [1n, 7n, 12n, 18n];
  const sum = lanes.reduce((total, lane, index) => total + rotated(lane, turns[index]!), 0n) & MASK;
  return lanes.reduce(
    (hash, lane) => (times(hash ^ round(0n, lane), PRIMES[0]) + PRIMES[3]) & MASK,
    sum,
  );
};

export const xxh64 = (): Xxh64 => {
  const lanes = [(PRIMES[0] + PRIMES[1]) & MASK, PRIMES[1], 0n, (MASK + 1n - PRIMES[0]) & MASK];
  let held = new Uint8Array(0);
  let length = 0n;
  return {
    update: (bytes) => {
      length += BigInt(bytes.length);
      const all = new Uint8Array(held.length + bytes.length);
      all.set(held);
      all.set(bytes, held.length);
      const view = viewOf(all);
      let at = 0;
      for (; at + STRIPE_BYTES <= all.length; at += STRIPE_BYTES)
        for (const [index, lane] of lanes.entries())
          lanes[index] = round(lane, view.getBigUint64(at + 8 * index, true));
      held = all.slice(at);
    },
    low32: () => {
      const start = length >= BigInt(STRIPE_BYTES) ? merged(lanes) : PRIMES[4];
      return Number(spread(withRest((start + length) & MASK, held)) & 0xffffffffn);
    },
  };
};
