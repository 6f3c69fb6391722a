// Which lines of several protocols tell of the same moment: an alignment by the greatest sum of what agrees (S. Needleman, C. Wunsch,
// Journal of Molecular Biology 48, 1970) along the numbers that their writers gave them, each protocol added to those before. A
// number that was left out is a moment of which nothing is said. Knows no rule.
import type { Envelope } from "@assize/kernel-event-log";
import { combined, saidBy } from "./said.ts";

/** A moment of the game: of each protocol the line that tells of it, or null. */
export type Moment = readonly (Envelope | null)[];

/** What is aligned. */
export interface Told {
  readonly lines: readonly Envelope[];
  /** What is forced is left out, and the numbers go on over it. */
  readonly isTerse: boolean;
}

/**
 * Of two lines: they agree; they are of one type and seat. And what it takes to number on over a line: half of what an agreement
 * is worth, so that lines whose numbers are far apart need many that agree.
 */
const WORTH = { agree: 8, alike: 1, shift: -4 } as const;

/** Less than any sum. */
const NEVER = -1_000_000_000;

const wordsOf = (line: Envelope): string => JSON.stringify([line.type, line.by, line.data]);

/** A line, and its text to be compared quickly. */
interface Worded {
  readonly line: Envelope;
  readonly words: string;
  readonly isOpen: boolean;
}

/** What stands under a number; null where that was left out. */
type Slot = Worded | null;

const worded = (line: Envelope): Worded => {
  const words = wordsOf(line);
  return { line, words, isOpen: words.includes('"$unknown"') };
};

const worthOf = (one: Slot, other: Slot): number => {
  if (one === null || other === null) return 0;
  if (one.words === other.words) return WORTH.agree;
  if (one.line.type !== other.line.type || one.line.by !== other.line.by) return NEVER;
  const isOpen = one.isOpen || other.isOpen;
  return isOpen && combined(saidBy(one.line), saidBy(other.line)) !== null
    ? WORTH.agree
    : WORTH.alike;
};

/** A moment is told by the first line that tells of it, and the fullest. */
const slotOf = (moment: Moment): Slot => {
  const lines = moment.flatMap((line) => (line === null ? [] : [worded(line)]));
  return lines.find(({ isOpen }) => !isOpen) ?? lines[0] ?? null;
};

/** The lines at the places of their numbers; a number that does not ascend is taken for the next one. Null where there are more than `most`. */
const slotsOf = (lines: readonly Envelope[], most: number): readonly Slot[] | null => {
  const slots: Slot[] = [];
  for (const line of lines) {
    if (line.seq > most || slots.length >= most) return null;
    while (slots.length < line.seq - 1) slots.push(null);
    slots.push(worded(line));
  }
  return slots;
};

/** Slots on one side, and whether those on the other side leave out what is forced. */
interface Side {
  readonly slots: readonly Slot[];
  readonly isOtherTerse: boolean;
}

type IsForced = (type: string) => boolean;

/** What it takes that the other side numbers on over a slot. */
const shiftOver = (slot: Slot, { isOtherTerse }: Side, isForced: IsForced): number =>
  isOtherTerse && (slot === null || isForced(slot.line.type)) ? 0 : WORTH.shift;

type Pair = readonly [moment: number | null, line: number | null];

const beginAlike = ({ slots: one }: Side, { slots: other }: Side): number => {
  const shorter = Math.min(one.length, other.length);
  let begun = 0;
  while (begun < shorter && one[begun]?.words === other[begun]?.words) begun++;
  return begun;
};

/** Both in their order, pairs where they belong together. Null where there is more to compare than `most`. */
const pairs = (
  moments: Side,
  lines: Side,
  isForced: IsForced,
  most: number,
): readonly Pair[] | null => {
  const begun = beginAlike(moments, lines);
  const above = moments.slots.slice(begun);
  const beside = lines.slots.slice(begun);
  const [rows, columns] = [above.length, beside.length];
  if ((rows + 1) * (columns + 1) > most) return null;
  const down = above.map((slot) => shiftOver(slot, moments, isForced));
  const right = beside.map((slot) => shiftOver(slot, lines, isForced));
  // best[row][column]: of what is left behind the first `row` moments and `column` lines. Where one side is at its end, the other
  // goes on alone, which takes nothing.
  const width = columns + 1;
  const best = new Int32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      best[row * width + column] = Math.max(
        worthOf(above[row]!, beside[column]!) + best[(row + 1) * width + column + 1]!,
        down[row]! + best[(row + 1) * width + column]!,
        right[column]! + best[row * width + column + 1]!,
      );
  const found: Pair[] = Array.from({ length: begun }, (_, at) => [at, at] as const);
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const here = best[row * width + column]!;
    const both = worthOf(above[row]!, beside[column]!) + best[(row + 1) * width + column + 1]!;
    if (here === both) found.push([begun + row++, begun + column++]);
    else if (here === down[row]! + best[(row + 1) * width + column]!)
      found.push([begun + row++, null]);
    else found.push([null, begun + column++]);
  }
  while (row < rows) found.push([begun + row++, null]);
  while (column < columns) found.push([null, begun + column++]);
  return found;
};

/**
 * The moments of a game of which somebody tells, in order. Null where the protocols differ in more than can be compared, or
 * leave more numbers out.
 */
export const aligned = (
  protocols: readonly Told[],
  isForced: IsForced,
  most: number,
): readonly Moment[] | null => {
  let moments: readonly Moment[] = [];
  for (const [at, { lines, isTerse }] of protocols.entries()) {
    const slots = slotsOf(lines, most);
    if (slots === null) return null;
    const found = pairs(
      { slots: moments.map(slotOf), isOtherTerse: isTerse },
      { slots, isOtherTerse: protocols.slice(0, at).every((one) => one.isTerse) },
      isForced,
      most,
    );
    if (found === null) return null;
    const nobody: Moment = Array.from({ length: at }, () => null);
    moments = found.map(([moment, line]) => [
      ...(moment === null ? nobody : moments[moment]!),
      line === null ? null : (slots[line]?.line ?? null),
    ]);
  }
  return moments.filter((moment) => moment.some((line) => line !== null));
};
