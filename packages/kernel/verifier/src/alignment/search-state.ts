// What a search holds while it runs: the rules, the record's lines, its limits.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { isHuge, sameJson } from "@assize/kernel-model";
import type { Undos } from "@assize/kernel-replay";
import type { Limits } from "./costs.ts";
import type { Hypothesis } from "./moves.ts";
import type { Pins } from "./pins.ts";
import type { Rules } from "./rules.ts";

export interface Search {
  readonly rules: Rules;
  readonly lineAt: (index: number) => Envelope;
  readonly length: number;
  /** Where the record takes play back. */
  readonly undos: Undos;
  /** The positions after those lines of the sound part to which play goes back. */
  readonly sound: ReadonlyMap<number, Position<unknown>>;
  readonly limits: Limits;
  /** What an arbiter has ruled. */
  readonly pins: Pins;
  /** How often another earlier choice was looked for, by the hypothesis before the deviations that called for it. */
  readonly revised: Map<Hypothesis, number>;
  /** Steps for guesses that were asked again after something else had been told. */
  readonly askedAgain: { steps: number };
  /** Steps for earlier decisions that name what a refused one names; and the first line that deviates, where there is none. */
  readonly related: { steps: number; inVainAt: number | null };
  /** The lines that are what the rules say: their number, the outcomes of chance among them, and once that was asked for where the latest stand. */
  readonly soundPart: {
    readonly end: number;
    readonly outcomes: readonly number[];
    stands: readonly SoundLine[] | null;
  };
  /** How often a run of missing choices was looked for. */
  readonly runs: { count: number };
}

/** A line of the sound part, and where it stands. */
interface SoundLine extends Pick<Hypothesis, "position" | "kept"> {
  readonly line: number;
}

/**
 * Whether what nobody wrote down is looked for too: asked when it comes to that. `known`: only what stands elsewhere in the
 * record.
 */
export type Thorough = (known?: "known") => boolean;

/** What of an event makes it the same one, wherever it stands. */
export interface Told {
  readonly type: string;
  readonly by?: number | undefined;
  readonly data: unknown;
}

export const sameEvent = (a: Told, b: Told): boolean =>
  a.type === b.type &&
  a.by === b.by &&
  isHuge(a.data) === isHuge(b.data) &&
  sameJson(a.data, b.data);
