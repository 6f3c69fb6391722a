// Games that stand twice in a file: the same players, the same date, the same moves from the same start. Told as a remark; it decides
// nothing.
import { type Reading, remark } from "./reading.ts";

/** By the digest of a game the line on which it stands in its file. */
export type SeenGames = Map<number, number>;

/** Of more games of one file nobody remembers whether they stood there before. */
const MOST_REMEMBERED = 200_000;

const [PRIME, OTHER_PRIME] = [16_777_619, 374_761_393];

/** Two digests of 26 bits in one number. It tells games apart, and keeps nobody from making two that have the same. */
const digestOf = (text: string): number => {
  let [one, other] = [2_166_136_261, 7];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), PRIME);
    other = Math.imul(other ^ text.charCodeAt(at), OTHER_PRIME);
  }
  return (one >>> 6) * 0x4_00_00_00 + (other >>> 6);
};

const isNamed = (name: string | undefined): boolean => name !== undefined && !/^\??$/.test(name);

/** Remarks that a game stands in its file already, or remembers it. One whose players are not named could be another game. */
export const remarkTwice = (reading: Reading, seen: SeenGames): void => {
  const { tags, events, hasMoves, place } = reading;
  const { White, Black, Date = "", FEN = "", Variant = "" } = tags;
  if (!hasMoves || !isNamed(White) || !isNamed(Black)) return;
  const moves = JSON.stringify(events.map(({ remarks }) => remarks?.["san"]));
  const digest = digestOf([White, Black, Date, FEN, Variant, moves].join("\n"));
  const line = seen.get(digest);
  if (line === undefined) {
    if (seen.size < MOST_REMEMBERED) seen.set(digest, place.line);
    return;
  }
  remark(reading, place, `the same players, date and moves stand on line ${line} already`);
};
