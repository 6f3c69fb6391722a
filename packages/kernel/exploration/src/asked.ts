// What is asked of an exploration: of which game, from where, which properties, within which bounds.
import type { Position } from "@assize/kernel-chart-engine";
import type { Hash } from "@assize/kernel-integrity";
import type { Property } from "./property.ts";
import type { SearchBounds } from "./search.ts";
import type { Symmetry } from "./symmetry.ts";
import type { Explored } from "./ways.ts";

export interface ExploreOptions<Context> {
  readonly explored: Explored<Context>;
  readonly start: Position<Context>;
  readonly properties: readonly Property<Context>[];
  readonly symmetries?: readonly Symmetry<Context>[];
  readonly bounds: SearchBounds;
  readonly hash: Hash;
  /** True: goes on when all properties are answered, so that counts and transitions are those of the whole. */
  readonly whole?: boolean;
  /** Told before each state is expanded: its number, counted from 0 as they became known. */
  readonly onState?: (state: number) => void;
}
