// Whether a layout still belongs to a chart: a short mark of the description. Not for security, only for staleness.
import type { ChartDescription } from "./description.ts";

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/** FNV-1a, 64 bits, of the description's JSON in UTF-8: sixteen hexadecimal digits. */
export const digestOfChart = (description: ChartDescription): string => {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(JSON.stringify(description)))
    hash = ((hash ^ BigInt(byte)) * PRIME) & MASK;
  return hash.toString(16).padStart(16, "0");
};
