// A record gone along under all readings of the rules at once: where a line is the same under two options, nothing forks; where
// positions are equal again, they are joined. Knows neither findings nor blame.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import { replay, type Undos } from "@assize/kernel-replay";
import { type Answer, forksOf } from "./forks.ts";
import { joined, type Readings } from "./readings.ts";

/** A position, and what is equal where it is. */
interface Place {
  readonly position: Position<unknown>;
  readonly key: string;
}

/** The game as it stands under some readings. */
interface World extends Place {
  readonly readings: Readings;
  /** The options that the state at the start was made by: they are in it, and never equal again. */
  readonly from: string;
  /** The places to which a later line takes play back, by their lines. */
  readonly kept: ReadonlyMap<number, Place>;
}

/** Readings under which the record is what the rules say up to a line, from 0, and not in it; or to its end. */
export interface Gone {
  readonly readings: Readings;
  readonly position: Position<unknown>;
  /** The line that does not fit; null at the end. */
  readonly broken: number | null;
}

/** The game by the first options; null where no table can be set up by them. */
export type StartBy = (readings: Readings) => Start | null;

export interface WorldLimits {
  /** Most readings held side by side. */
  readonly worlds: number;
  /** How often a line is asked under some reading. */
  readonly asked: number;
}

const NO_START = "no-start";

const keyOf = ({ game }: Start, { at, context }: Position<unknown>): string =>
  `${at} ${JSON.stringify(game.model.encodeContext(context))}`;

const NOTHING: ReadonlySet<string> = new Set();

/** The places kept after a line, with its own where that is named later, and without those that no longer are. */
const keptAfter = (
  { named }: Undos,
  kept: World["kept"],
  line: number,
  { position, key }: Place,
): World["kept"] => {
  if (named.size === 0) return kept;
  const needed = [...kept].filter(([one]) => named.get(one)! >= line);
  const isNamed = (named.get(line) ?? -1) >= line;
  return new Map(isNamed ? [...needed, [line, { position, key }]] : needed);
};

/** What two worlds have in common that are one: where they stand, and to where they may go back. */
const wholeKey = ({ from, key, kept }: Pick<World, "from" | "key" | "kept">): string =>
  [from + key, ...[...kept].map(([line, place]) => `${line} ${place.key}`)].join("\n");

/** Where all readings lead; null where a limit is reached. */
export const worldsAlong = (
  { record, undos }: { readonly record: RecordedGame; readonly undos: Undos },
  all: Readings,
  startBy: StartBy,
  limits: WorldLimits,
): readonly Gone[] | null => {
  const begun = forksOf(all, (readings): Answer<Position<unknown> | null> => {
    const started = startBy(readings);
    if (started === null) return { value: null, key: NO_START, read: NOTHING };
    const { read } = started.rulings;
    const from = JSON.stringify([...read].sort().map((id) => [id, readings.get(id)![0]]));
    return { value: started.position, key: from, read };
  });
  const asked = { left: limits.asked };
  const gone: Gone[] = [];
  let worlds: readonly World[] = begun!.flatMap(({ value, ...one }) =>
    value === null ? [] : [begunAt(undos, { ...one, position: value })],
  );
  for (let index = 0; index < record.length && worlds.length > 0; index++) {
    const next: World[] = [];
    for (const world of worlds) {
      const forks = forksOf(world.readings, (readings) =>
        asked.left-- <= 0 ? null : lineUnder(startBy(readings)!, { record, undos }, world, index),
      );
      if (forks === null) return null;
      for (const { readings, value, key } of forks)
        if (value === null) gone.push({ readings, position: world.position, broken: index });
        else {
          const kept = keptAfter(undos, world.kept, index + 1, { position: value, key });
          next.push({ readings, position: value, key, from: world.from, kept });
        }
    }
    worlds = next.length > 1 ? together(next) : next;
    if (worlds.length + gone.length > limits.worlds) return null;
  }
  return [...worlds.map((world): Gone => ({ ...world, broken: null })), ...gone];
};

const begunAt = (undos: Undos, one: Place & Pick<World, "readings">): World => ({
  ...one,
  from: one.key,
  kept: keptAfter(undos, new Map(), 0, one),
});

/** Where one line leads by the first options; null where it is not what the rules say. */
const lineUnder = (
  started: Start,
  { record, undos }: { readonly record: RecordedGame; readonly undos: Undos },
  { position, key, kept }: World,
  index: number,
): Answer<Position<unknown> | null> => {
  const undo = undos.at.get(index);
  const there = undo === undefined ? { position, key } : kept.get(undo.to)!;
  if (undo !== undefined || undos.ruled.has(index))
    return { value: there.position, key: there.key, read: NOTHING };
  const replayed = replay(started, record, {
    index,
    position,
    recent: [],
    outcomes: [],
    read: NOTHING,
  });
  const step = replayed.steps.next();
  const { read } = replayed.reached();
  if (step.done === true) return { value: null, key: "broken", read };
  return { value: step.value.after, key: keyOf(started, step.value.after), read };
};

/** Equal positions whose readings differ in one ruling are one. */
const together = (worlds: readonly World[]): readonly World[] => {
  const byKey = Map.groupBy(worlds, wholeKey);
  return [...byKey.values()].flatMap((equal) => joinedUntilDone(equal));
};

const joinedUntilDone = (equal: readonly World[]): readonly World[] => {
  for (const [at, one] of equal.entries())
    for (const other of equal.slice(at + 1)) {
      const readings = joined(one.readings, other.readings);
      if (readings === null) continue;
      const others = equal.filter((world) => world !== one && world !== other);
      return joinedUntilDone([{ ...one, readings }, ...others]);
    }
  return equal;
};
