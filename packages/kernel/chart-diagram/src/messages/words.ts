// What a chart's drawing says besides the game's own words. One record for each language.
import type { EventClass } from "@assize/kernel-model";

export interface ChartWords {
  /** What stands beside the sign of each class of events. */
  readonly classes: Readonly<Record<EventClass, string>>;
  /** How large the drawing is, for somebody who does not see it. */
  readonly size: (states: number, transitions: number) => string;
}
