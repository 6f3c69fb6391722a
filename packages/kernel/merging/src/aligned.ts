// Which lines of several protocols tell of the same moment: an alignment by the greatest sum of what agrees (S. Needleman, C. Wunsch,
// Journal of Molecular Biology 48, 1970), each protocol added to those before. Knows no rule.
import type { Envelope } from "@assize/kernel-event-log";
import { saidBy, combined } from "./said.ts";

/** A moment of the game: of each protocol the line that tells of it, or null. */
export type Moment = readonly (Envelope | null)[];

/** Of two lines: they agree; they are of one type and seat; both have one number. */
const WORTH = { agree: 8, alike: 3, number: 1 } as const;

const wordsOf = (line: Envelope): string => JSON.stringify([line.type, line.by, line.data]);

/** A line, and its text to be compared quickly. */
interface Worded {
  readonly line: Envelope;
  readonly words: string;
  readonly isOpen: boolean;
}

const worded = (line: Envelope): Worded => {
  const words = wordsOf(line);
  return { line, words, isOpen: words.includes('"$unknown"') };
};

const worthOf = (one: Worded, other: Worded): number => {
  const number = one.line.seq === other.line.seq ? WORTH.number : 0;
  if (one.words === other.words) return WORTH.agree + number;
  if (one.line.type !== other.line.type || one.line.by !== other.line.by) return 0;
  const isOpen = one.isOpen || other.isOpen;
  if (isOpen && combined(saidBy(one.line), saidBy(other.line)) !== null)
    return WORTH.agree + number;
  return WORTH.alike + number;
};

/** A moment is told by the first line that tells of it, and the fullest. */
const wordedMoment = (moment: Moment): Worded => {
  const lines = moment.flatMap((line) => (line === null ? [] : [worded(line)]));
  return lines.find(({ isOpen }) => !isOpen) ?? lines[0]!;
};

type Pair = readonly [moment: number | null, line: number | null];

/** Both in their order, pairs where they belong together. Null where there is more to compare than `most`. */
const pairs = (
  moments: readonly Worded[],
  lines: readonly Worded[],
  most: number,
): readonly Pair[] | null => {
  const shorter = Math.min(moments.length, lines.length);
  let begun = 0;
  while (begun < shorter && moments[begun]!.words === lines[begun]!.words) begun++;
  const [rows, columns] = [moments.length - begun, lines.length - begun];
  if ((rows + 1) * (columns + 1) > most) return null;
  // best[row][column]: of what is left behind the first `row` moments and `column` lines.
  const width = columns + 1;
  const best = new Int32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const worth = worthOf(moments[begun + row]!, lines[begun + column]!);
      const both = worth === 0 ? -1 : worth + best[(row + 1) * width + column + 1]!;
      best[row * width + column] = Math.max(
        both,
        best[(row + 1) * width + column]!,
        best[row * width + column + 1]!,
      );
    }
  const found: Pair[] = Array.from({ length: begun }, (_, at) => [at, at] as const);
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const here = best[row * width + column]!;
    const worth =
      row < rows && column < columns ? worthOf(moments[begun + row]!, lines[begun + column]!) : 0;
    if (worth > 0 && here === worth + best[(row + 1) * width + column + 1]!) {
      found.push([begun + row++, begun + column++]);
      continue;
    }
    const isMoment = row < rows && here === best[(row + 1) * width + column]!;
    const isLine = column < columns && here === best[row * width + column + 1]!;
    // Where both may come first, the numbers that their writers gave them tell.
    const isEarlier =
      isMoment && isLine && moments[begun + row]!.line.seq <= lines[begun + column]!.line.seq;
    if (isMoment && (!isLine || isEarlier)) found.push([begun + row++, null]);
    else found.push([null, begun + column++]);
  }
  return found;
};

/** The moments of a game, in order. Null where the protocols differ in more than can be compared. */
export const aligned = (
  protocols: readonly (readonly Envelope[])[],
  most: number,
): readonly Moment[] | null => {
  let moments: readonly Moment[] = protocols[0]!.map((line) => [line]);
  for (const [at, lines] of protocols.entries()) {
    if (at === 0) continue;
    const nobody: Moment = Array.from({ length: at }, () => null);
    const found = pairs(moments.map(wordedMoment), lines.map(worded), most);
    if (found === null) return null;
    moments = found.map(([moment, line]) => [
      ...(moment === null ? nobody : moments[moment]!),
      line === null ? null : lines[line]!,
    ]);
  }
  return moments;
};
