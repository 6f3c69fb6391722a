// Games as other games: the same play under other players' names, with a chain of its own. A million games are made so as
// they are read, and never stored. Knows lines; no game and no rule.
import { nodeHash } from "@assize/kernel-integrity/node";

const LINK = /"prev":"[A-Za-z0-9_-]{43}"/;

/** The header with other players' names, which count from the number of the copy. */
const renamed = (header: string, copy: number): string => {
  const written = JSON.parse(header) as { seats: Record<string, unknown>[] };
  const seats = written.seats.map((seat, at) => ({ ...seat, name: `Player ${copy * 10 + at}` }));
  return JSON.stringify({ ...written, seats });
};

/** The lines of a game, as those of copy number `copy`. */
export const copyOf = (lines: readonly string[], copy: number): readonly string[] => {
  let last = renamed(lines[0]!, copy);
  const copied = [last];
  for (const line of lines.slice(1)) {
    last = line.replace(LINK, `"prev":"${nodeHash(last)}"`);
    copied.push(last);
  }
  return copied;
};
