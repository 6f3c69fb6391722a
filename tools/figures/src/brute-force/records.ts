// Small records by lot: some lines of a toy's game, with up to two of them changed. Shares no code with the packages of the toys.
import type { Toy, ToyEvent } from "./toy.ts";

/** A number below another one. */
export type Lot = (below: number) => number;

const pick = <T>(list: readonly T[], lot: Lot): T => list[lot(list.length)]!;

/** The first lines of a game. */
const played = <State>(toy: Toy<State>, lines: number, lot: Lot): readonly ToyEvent[] => {
  const record: ToyEvent[] = [];
  let state = toy.start;
  while (record.length < lines) {
    const here = state;
    const legal = toy.events.filter((event) => toy.isLegal(here, event));
    if (legal.length === 0) break;
    const event = pick(legal, lot);
    record.push(event);
    state = toy.step(state, event);
  }
  return record;
};

const changedOnce = <State>(
  { events }: Toy<State>,
  record: readonly ToyEvent[],
  lot: Lot,
): readonly ToyEvent[] => {
  const at = lot(record.length);
  const line = record[at]!;
  switch (lot(6)) {
    case 0:
      return record.toSpliced(at, 1);
    case 1:
      return record.toSpliced(at, 0, line);
    case 2:
      return record.toSpliced(at, 0, pick(events, lot));
    case 3: {
      const other = lot(record.length);
      return record.with(at, record[other]!).with(other, line);
    }
    default: {
      const same = events.filter(({ type }) => type === line.type);
      return record.with(at, pick(lot(3) === 0 ? events : same, lot));
    }
  }
};

const MOST_LINES = 6;

/** A record of at most six lines. */
export const smallRecord = <State>(toy: Toy<State>, lot: Lot): readonly ToyEvent[] => {
  let record = played(toy, 2 + lot(MOST_LINES - 1), lot);
  for (let changes = lot(3); changes > 0 && record.length > 1; changes--)
    record = changedOnce(toy, record, lot);
  return record.slice(0, MOST_LINES);
};
