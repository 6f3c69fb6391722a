// Every set of edits under which a small record is a game, by trying them all. A plain script: no order of candidates, no merging,
// nothing of the search that is held against it.
import { accusedBy, costOf, type Costs, type Edit, leastOfAnother } from "./edits.ts";
import { isSame, type Toy, type ToyEvent } from "./toy.ts";

/** A set of edits under which the record is a game, or the beginning of one. */
export interface EditSet {
  readonly edits: readonly Edit[];
  readonly cost: number;
  /** Ascending. */
  readonly accused: readonly number[];
}

export interface BruteForce {
  /** The cost of the cheapest sets. */
  readonly least: number;
  /** All within the margin, cheapest first. */
  readonly sets: readonly EditSet[];
  /** Seats that all of these accuse, and seats that some do; ascending. */
  readonly accusedByAll: readonly number[];
  readonly accusedBySome: readonly number[];
  /** True where no set of one edit more costs at most the least and the margin: then the answer is final. */
  readonly isFinal: boolean;
}

interface Rearranged {
  readonly record: readonly ToyEvent[];
  readonly edits: readonly Edit[];
}

const dataExchanged = (record: readonly ToyEvent[], a: number, b: number): readonly ToyEvent[] =>
  record
    .with(a, { ...record[a]!, data: record[b]!.data })
    .with(b, { ...record[b]!, data: record[a]!.data });

const areSame = (a: readonly ToyEvent[], b: readonly ToyEvent[]): boolean =>
  a.length === b.length && a.every((event, at) => isSame(event, b[at]!));

/** Every way to rearrange whole lines once. */
const rearrangedOnce = ({ record, edits }: Rearranged): readonly Rearranged[] => {
  const ways: Rearranged[] = [];
  const add = (changed: readonly ToyEvent[], edit: Edit): void => {
    if (!areSame(changed, record)) ways.push({ record: changed, edits: [...edits, edit] });
  };
  const { length } = record;
  for (let a = 0; a < length; a++)
    for (let b = a + 1; b < length; b++) {
      const swapped = record.with(a, record[b]!).with(b, record[a]!);
      add(swapped, { edit: "exchange", line: a + 1, other: b + 1 });
      if (record[a]!.type === record[b]!.type)
        add(dataExchanged(record, a, b), { edit: "exchange-data", line: a + 1, other: b + 1 });
    }
  for (let lines = 1; lines < length; lines++)
    for (let from = 0; from + lines <= length; from++) {
      const block = record.slice(from, from + lines);
      const rest = record.toSpliced(from, lines);
      for (let to = 0; to <= rest.length; to++) {
        // A single line beside its place is an exchange.
        if (to === from || (lines === 1 && Math.abs(to - from) === 1)) continue;
        add(rest.toSpliced(to, 0, ...block), { edit: "move", line: from + 1, lines, to: to + 1 });
      }
      if (lines > 1 && areSame(record.slice(from + lines, from + 2 * lines), block))
        add(rest, { edit: "block-twice", line: from + lines + 1, lines });
    }
  return ways;
};

interface Trial<State> {
  readonly toy: Toy<State>;
  readonly costs: Costs;
  readonly margin: number;
  readonly most: number;
  /** Sets that cost more are of no use; it falls as cheaper ones are found. */
  bound: number;
  readonly found: EditSet[];
}

/** Plays the lines from this one on in every way that the edits left over allow. */
const playOut = <State>(
  trial: Trial<State>,
  record: readonly ToyEvent[],
  line: number,
  states: readonly State[],
  edits: readonly Edit[],
): void => {
  const { toy, costs, most, margin } = trial;
  if (edits.length > most) return;
  const cost = costOf(toy, record, edits, costs);
  if (cost > trial.bound) return;
  const state = states.at(-1)!;
  if (line > record.length) {
    trial.found.push({ edits, cost, accused: accusedBy(toy, record, edits, costs) });
    trial.bound = Math.min(trial.bound, cost + margin);
    return;
  }
  const event = record[line - 1]!;
  /** The line is done with: it led there. */
  const after = (next: State, more: readonly Edit[]): void =>
    playOut(trial, record, line + 1, [...states, next], [...edits, ...more]);
  /** Still before the line, which leads there in its stead. */
  const before = (next: State, more: readonly Edit[]): void =>
    playOut(trial, record, line, [...states.slice(0, -1), next], [...edits, ...more]);
  const tookPlace = (one: ToyEvent): Edit => ({
    edit: "takes-place",
    line,
    event: one,
    isTypeDue: toy.events.some(
      ({ type, by, data }) =>
        one.type === type &&
        toy.isLegal(state, by === undefined ? { type, data } : { type, by, data }),
    ),
  });
  /** Carried out, legal or not. */
  const carriedOut = (
    one: ToyEvent,
    goOn: (next: State, more: readonly Edit[]) => void,
    more: readonly Edit[],
  ): void => {
    if (toy.isLegal(state, one)) goOn(toy.step(state, one), more);
    else if (edits.length + more.length < most && toy.canBe(state, one))
      goOn(toy.step(state, one), [...more, tookPlace(one)]);
  };
  carriedOut(event, after, []);
  if (edits.length === most || cost + leastOfAnother(edits.at(-1), costs) > trial.bound) return;
  after(state, [{ edit: "drop", line }]);
  for (const other of toy.events) {
    if (!isSame(other, event)) carriedOut(other, after, [{ edit: "read", line, event: other }]);
    carriedOut(other, before, [{ edit: "insert", line, event: other }]);
  }
  for (let from = 0; from < line - 1; from++)
    before(states[from]!, [{ edit: "continue", line, from }]);
};

/** As it stands, and rearranged in every way that the edits left over allow. */
const tryAll = <State>(trial: Trial<State>, one: Rearranged): void => {
  const { toy, costs, most, bound } = trial;
  if (costOf(toy, one.record, one.edits, costs) > bound) return;
  playOut(trial, one.record, 1, [toy.start], one.edits);
  if (one.edits.length === most) return;
  for (const next of rearrangedOnce(one)) tryAll(trial, next);
};

/** Equal sets are found once for each order of their edits. */
const distinct = (sets: readonly EditSet[]): readonly EditSet[] => [
  ...new Map(sets.map((one) => [JSON.stringify(one.edits), one])).values(),
];

/**
 * The cheapest sets of up to `most` edits under which the record is a game, and all within the margin of them; null where there is
 * none. What each costs and whom it accuses is read from the table of costs alone.
 */
export const bruteForce = <State>(
  toy: Toy<State>,
  record: readonly ToyEvent[],
  costs: Costs,
  margin: number,
  most = 2,
): BruteForce | null => {
  const found: EditSet[] = [];
  let bound = Infinity;
  // Fewer edits first, so that they bound the others.
  for (let edits = 0; edits <= most; edits++) {
    const trial: Trial<State> = { toy, costs, margin, most: edits, bound, found: [] };
    tryAll(trial, { record, edits: [] });
    found.push(...trial.found);
    ({ bound } = trial);
  }
  if (found.length === 0) return null;
  const least = Math.min(...found.map(({ cost }) => cost));
  const sets = distinct(found)
    .filter(({ cost }) => cost <= least + margin)
    .toSorted((a, b) => a.cost - b.cost);
  const seats = Array.from({ length: toy.seats }, (_, seat) => seat);
  const further: Trial<State> = { toy, costs, margin, most: most + 1, bound, found: [] };
  tryAll(further, { record, edits: [] });
  return {
    least,
    sets,
    accusedByAll: seats.filter((seat) => sets.every(({ accused }) => accused.includes(seat))),
    accusedBySome: seats.filter((seat) => sets.some(({ accused }) => accused.includes(seat))),
    isFinal: further.found.every(({ edits }) => edits.length <= most),
  };
};
