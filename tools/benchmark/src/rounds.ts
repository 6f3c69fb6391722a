// Measures benches fairly: all in one process, in turns, round after round, so that whatever disturbs the
// machine disturbs them alike. Mitata's own runner goes through its benches one after the other; its `measure`
// takes the samples here.
import { measure } from "mitata";
import type { Bench } from "./bench.ts";

/** What a bench came to. Ratios compare the time for one event with the first bench's, and with that of the one they are measured by. */
export interface Figure {
  readonly name: string;
  readonly gamesPerSecond: number;
  readonly eventsPerSecond: number;
  readonly ratioToFloor: number;
  readonly ratioToMeasure: number;
}

export interface RoundsOptions {
  /** Rounds that count. */
  readonly rounds: number;
  /** Rounds before them, for the compiler to settle. */
  readonly warmUp: number;
  /** The name of the bench, besides the first one, that the others are compared with. */
  readonly measure: string;
}

const NANOSECONDS = 1e9;

/** One pass through a bench's games, in nanoseconds; a pass before it is not counted. */
const onePass = async (bench: Bench): Promise<number> => {
  const { samples } = await measure(() => bench.run(), {
    warmup_samples: 0,
    min_samples: 1,
    max_samples: 1,
    min_cpu_time: 0,
    gc: false,
  });
  return samples[0]!;
};

/** The middle value; of an even number the mean of the two in the middle. Requires one at least. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1]!;
  return sorted.length % 2 === 1 ? upper : (upper + sorted[(sorted.length >> 1) - 1]!) / 2;
};

/** Medians over the rounds; each ratio is taken within its round first. The first bench is the floor. */
export const measureInTurns = async (
  benches: readonly Bench[],
  { rounds, warmUp, measure: measuredBy }: RoundsOptions,
): Promise<readonly Figure[]> => {
  const passes: number[][] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const pass: number[] = [];
    for (const bench of benches) pass.push((await onePass(bench)) / bench.events);
    if (round >= warmUp) passes.push(pass);
  }
  const measuring = benches.findIndex(({ name }) => name === measuredBy);
  const ratio = (index: number, to: number): number =>
    median(passes.map((pass) => pass[index]! / pass[to]!));
  return benches.map((bench, index) => {
    const perEvent = median(passes.map((pass) => pass[index]!));
    return {
      name: bench.name,
      gamesPerSecond: (NANOSECONDS * bench.games) / (perEvent * bench.events),
      eventsPerSecond: NANOSECONDS / perEvent,
      ratioToFloor: ratio(index, 0),
      ratioToMeasure: ratio(index, measuring),
    };
  });
};
