// Games as other games: the same play under other players' names, with a chain of its own. A million games are made so as
// they are read, and never stored. Knows lines; no game and no rule.
import { nodeHash } from "@assize/kernel-integrity/node";

const NEWLINE = 10;
const LINK = Buffer.from('"prev":"');
/** Characters of a SHA-256 in base64url. */
const LINK_LENGTH = 43;

/** The header with other players' names, which count from the number of the copy. */
const renamed = (header: string, copy: number): string => {
  const written = JSON.parse(header) as { seats: Record<string, unknown>[] };
  const seats = written.seats.map((seat, at) => ({ ...seat, name: `Player ${copy * 10 + at}` }));
  return JSON.stringify({ ...written, seats });
};

/** A game with its last newline, as copy number `copy`. Links are written over in place: they are all of one length. */
export const copyOf = (game: Buffer, copy: number): Buffer => {
  const headerEnd = game.indexOf(NEWLINE);
  const header = renamed(game.toString("utf8", 0, headerEnd), copy);
  const lines = Buffer.from(game.subarray(headerEnd + 1));
  let last = nodeHash(header);
  for (let start = 0; start < lines.length;) {
    const end = lines.indexOf(NEWLINE, start);
    lines.write(last, lines.indexOf(LINK, start) + LINK.length, LINK_LENGTH, "latin1");
    last = nodeHash(lines.subarray(start, end));
    start = end + 1;
  }
  return Buffer.concat([Buffer.from(`${header}\n`), lines]);
};
