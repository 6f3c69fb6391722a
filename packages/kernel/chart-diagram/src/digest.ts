// Whether a layout still belongs to a chart: a short mark of the description. Not for security, only for staleness.
import type { ChartDescription } from "./description.ts";

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");

/** Two multiplicative hashes of 32 bits, with odd constants of their own, over the UTF-16 code units. */
const hashOf = (text: string): string => {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  return hex(one ^ (other >>> 15)) + hex(other ^ (one >>> 15));
};

/** A drawing is made for every moment of a game, always of the same description. */
const known = new WeakMap<ChartDescription, string>();

/** Sixteen hexadecimal digits that change with anything in the description. */
export const digestOfChart = (description: ChartDescription): string => {
  const digest = known.get(description) ?? hashOf(JSON.stringify(description));
  known.set(description, digest);
  return digest;
};
